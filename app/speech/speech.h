#pragma once

#include "app/game/gamewords.h"
#include "app/settings/preferences.h"
#include "app/speech/speaker.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <chrono>
#include <optional>

namespace tessera {

class GamePage;
class Settings;

/// Listens to the game on the board and says what happens in it, as the preferences want. What happens at one time is
/// one sentence. Only what the person before the screen may know is said.
class Speech final : public QObject
{
    Q_OBJECT

public:
    /// All of them outlive it.
    Speech(GameSession &session, const GamePage &page, Settings &settings, QObject *parent = nullptr);

    /// Sets whether the game page is shown; elsewhere nothing is said.
    void setAtBoard(bool isAtBoard);

    /// Says something now so that one may hear it, even if nothing else is spoken.
    void sample(const QString &text) { m_speaker.say(text); }

private:
    /// What has happened since the last sentence.
    struct Events
    {
        /// A move was played.
        std::optional<NodeId> played;
        /// Another position is looked at.
        bool isShown = false;
        /// The game has begun, or its state is another one.
        bool isTold = false;
        /// What the person asked for, or why something cannot be done: said whatever else is spoken.
        QStringList answers;
        /// What the window said by itself, and the clock that runs out.
        QStringList notices;
    };

    void connectSession();
    void follow(const Preferences &preferences);
    [[nodiscard]] bool tellsAll() const;
    /// Speaks when all that happens now has happened.
    void expectToSpeak();
    void hearBegun();
    void hearShown();
    void watchClocks();
    void speak();
    void fallSilent();
    [[nodiscard]] QStringList wordsOf(const Events &events) const;
    /// What is said of a move that was played just now.
    [[nodiscard]] QStringList playedWords(NodeId node) const;
    /// The move that led to `node`, with its remarks; at the root, that it is the start.
    [[nodiscard]] QStringList moveWords(NodeId node) const;
    [[nodiscard]] bool isForcedPass(NodeId node) const;

    GameSession &m_session;
    const GamePage &m_page;
    GameWords m_words;
    AccessibilityPreferences m_wanted;
    Speaker m_speaker;
    QTimer m_gathering;
    Events m_events;
    bool m_isAtBoard = false;
    NodeId m_shown = GameRecord::kRoot;
    /// The time of which each player was warned last; at first that of the start, of which nobody is.
    PerPlayer<std::chrono::milliseconds> m_warned;
};

} // namespace tessera
