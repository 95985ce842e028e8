#pragma once

#include "app/game/gamesession.h"
#include "app/settings/preferences.h"
#include "model/review/analyst.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace tessera {

/// An engine's thoughts about the position shown, for as long as it is switched on: they follow whoever steps
/// through the game, and never tell of another position. Of games that hide parts from players there are none; while
/// a computer player thinks, it has the processor for itself.
class LiveAnalysis final : public QObject
{
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        Off,
        Thinking,
        Done,    ///< nothing more is to be found
        Waiting, ///< a computer player thinks
        Over,    ///< nobody is to move at this position
        Hidden,  ///< not everybody sees everything of this game
    };
    static constexpr int kMostLines = kMostAnalysisLines;

    /// The session must outlive this.
    explicit LiveAnalysis(GameSession &session, QObject *parent = nullptr);
    ~LiveAnalysis() override;

    [[nodiscard]] bool isOn() const { return m_isOn; }
    void setOn(bool isOn);
    [[nodiscard]] int lineCount() const { return m_lineCount; }
    void setLineCount(int count);

    [[nodiscard]] State state() const { return m_state; }
    /// The best lines from `position`, best first; none while there are none yet.
    [[nodiscard]] const std::vector<SearchInfo> &lines() const;
    /// The position that is thought about; null when none is.
    [[nodiscard]] const AnyPosition *position() const;
    [[nodiscard]] NodeId node() const { return m_node; }

signals:
    void changed();

private:
    /// Begins with the position shown, or rests.
    void follow();
    [[nodiscard]] State stateHere() const;
    void look();
    /// Whether the thoughts are of the game that is played: others may hear of the next one earlier.
    [[nodiscard]] bool isOfThisGame() const { return m_gameNumber == m_session.model.gameNumber(); }

    GameSession &m_session;
    std::unique_ptr<Analyst> m_analyst;
    /// The game whose engine the analyst has.
    std::string m_game;
    bool m_isOn = false;
    int m_lineCount = 3;
    State m_state = State::Off;
    std::unique_ptr<AnyPosition> m_position;
    NodeId m_node = GameRecord::kRoot;
    int m_gameNumber = -1;
    std::vector<SearchInfo> m_lines;
    QTimer m_timer;
};

} // namespace tessera
