#pragma once

#include "app/game/gamesession.h"
#include "app/settings/preferences.h"
#include "model/foreign/playerprogram.h"
#include "model/review/analyst.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

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
        Done,     ///< nothing more is to be found
        Waiting,  ///< a computer player thinks
        Over,     ///< nobody is to move at this position
        Hidden,   ///< not everybody sees everything of this game
        NoThreat, ///< there is no such position in which another player were to move
        Broken,   ///< the engine has failed: see `fault`
    };

    /// The session must outlive this.
    explicit LiveAnalysis(GameSession &session, QObject *parent = nullptr);
    ~LiveAnalysis() override;

    [[nodiscard]] bool isOn() const { return m_isOn; }
    void setOn(bool isOn);
    [[nodiscard]] const AnalysisPreferences &preferences() const { return m_preferences; }
    void setPreferences(const AnalysisPreferences &preferences);
    [[nodiscard]] int lineCount() const { return m_preferences.lines; }
    /// The programs of others that may think, as they are listed at the moment.
    using Programs = std::function<std::vector<PlayerProgram>()>;
    void setPrograms(Programs programs);
    /// Those that can think about the game on the board.
    [[nodiscard]] std::vector<PlayerProgram> programs() const;
    /// Thinks about what the player after the one to move could do if it were their turn.
    void setThreats(bool isOn);
    [[nodiscard]] bool showsThreats() const { return m_showsThreats; }
    /// What the engine that thinks is called; empty for ours.
    [[nodiscard]] const QString &engineName() const { return m_engineName; }
    /// A sentence that says why it thinks no more.
    [[nodiscard]] const QString &fault() const { return m_fault; }

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
    /// Thinks anew, as it is another question.
    void begin();
    [[nodiscard]] std::unique_ptr<AnyPosition> positionHere() const;
    [[nodiscard]] std::unique_ptr<Analyst> makeAnalyst();
    /// Lets the engine go without waiting for it.
    void leaveAnalyst();
    [[nodiscard]] std::optional<PlayerProgram> program() const;
    /// Whether the thoughts are of the game that is played: others may hear of the next one earlier.
    [[nodiscard]] bool isOfThisGame() const { return m_gameNumber == m_session.model.gameNumber(); }

    GameSession &m_session;
    std::unique_ptr<Analyst> m_analyst;
    /// The game whose engine the analyst has, and its rules: programs of others are told of them when they start.
    std::string m_game;
    Options m_options;
    bool m_isOn = false;
    bool m_showsThreats = false;
    AnalysisPreferences m_preferences;
    Programs m_programs;
    QString m_fault;
    QString m_engineName;
    State m_state = State::Off;
    std::unique_ptr<AnyPosition> m_position;
    NodeId m_node = GameRecord::kRoot;
    int m_gameNumber = -1;
    std::vector<SearchInfo> m_lines;
    QTimer m_timer;
};

} // namespace tessera
