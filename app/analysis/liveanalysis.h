#pragma once

#include "app/settings/preferences.h"
#include "controller/session/gamesession.h"
#include "model/foreign/playerprogram.h"
#include "model/review/analyst.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace tessera {

/// An engine's analysis of the position shown, while it is switched on: it follows the steps through the game, and
/// never shows results for another position. Games that hide parts from players have none; while a computer player
/// thinks, the analysis waits.
class LiveAnalysis final : public QObject
{
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        Off,
        Thinking,
        Done,     ///< the search has ended
        Waiting,  ///< a computer player thinks, or nobody has looked for long
        Over,     ///< nobody is to move at this position
        Hidden,   ///< not everybody sees everything of this game
        NoThreat, ///< there is no position with another player to move
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
    /// Gives the present list of other programs that may analyse.
    using Programs = std::function<std::vector<PlayerProgram>()>;
    void setPrograms(Programs programs);
    /// The programs that can analyse the game on the board.
    [[nodiscard]] std::vector<PlayerProgram> programs() const;
    /// Sets whether to analyse the next player's threats, as if it were their turn.
    void setThreats(bool isOn);
    [[nodiscard]] bool showsThreats() const { return m_showsThreats; }
    /// Sets whether somebody may look at it: where nobody can, it rests after a while, as it would take all processors for
    /// ever.
    void setSeen(bool isSeen);
    void setUnseenTime(std::chrono::milliseconds time) { m_unseen.setInterval(time); }
    /// The name of the engine; empty for ours.
    [[nodiscard]] const QString &engineName() const { return m_engineName; }
    /// A sentence that says why the engine has failed.
    [[nodiscard]] const QString &fault() const { return m_fault; }

    [[nodiscard]] State state() const { return m_state; }
    /// The best lines from `position`, best first; none while there are none yet.
    [[nodiscard]] const std::vector<SearchInfo> &lines() const;
    /// The position that is analysed; null without one.
    [[nodiscard]] const AnyPosition *position() const;
    [[nodiscard]] NodeId node() const { return m_node; }

signals:
    void changed();

private:
    /// Begins with the position shown, or rests.
    void follow();
    [[nodiscard]] State stateHere() const;
    void look();
    /// Starts the analysis of a new question.
    void begin();
    [[nodiscard]] std::unique_ptr<AnyPosition> positionHere() const;
    [[nodiscard]] std::unique_ptr<Analyst> makeAnalyst();
    /// Lets the engine go without waiting for it.
    void leaveAnalyst();
    [[nodiscard]] std::optional<PlayerProgram> program() const;
    /// Whether the results belong to the present game, of which others may hear earlier.
    [[nodiscard]] bool isOfThisGame() const { return m_gameNumber == m_session.model.gameNumber(); }

    GameSession &m_session;
    std::unique_ptr<Analyst> m_analyst;
    /// The game of the analyst's engine, and its rules, which other programs are told when they start.
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
    /// Runs while nobody can look, until the analysis rests.
    QTimer m_unseen;
    bool m_isResting = false;
};

} // namespace tessera
