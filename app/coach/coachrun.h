#pragma once

#include "app/settings/preferences.h"
#include "controller/session/gamesession.h"
#include "model/review/coach.h"

#include <QObject>

#include <chrono>
#include <memory>
#include <optional>

class QThread;

namespace tessera {

class CoachWorker;

/// The coach of the game on the board: it analyses people's moves in a thread of its own, while no computer player
/// thinks, and never talks about another game or a move that was taken back. It is silent in games that hide parts, and
/// where hints are not allowed.
class CoachRun final : public QObject
{
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        Silent,
        Thinking,
        Told, ///< there is a lesson, which may be that nothing was lost
    };

    /// The least loss of the winning chance that is told on request, which is smaller than otherwise.
    static constexpr double kLeastAskedLoss = 0.02;

    /// `session` must outlive this.
    explicit CoachRun(GameSession &session, QObject *parent = nullptr);
    ~CoachRun() override;

    /// Thinks as long about each position from the next move on.
    void setThinkingTime(std::chrono::milliseconds time) { m_thinkingTime = time; }
    void setMode(CoachMode mode);
    void setHintsAllowed(bool isAllowed);
    /// Whether there is a move to ask about.
    [[nodiscard]] bool canAsk() const;
    /// Asks about the last move of a person before the position shown, or, in a finished game, about the move that led
    /// there; `canAsk` must hold.
    void ask();
    /// Drops the lesson.
    void dismiss();

    [[nodiscard]] State state() const { return m_state; }
    /// Whether the coach was asked; otherwise it speaks by itself, and only when it has something to say.
    [[nodiscard]] bool isAsked() const { return m_isAsked; }
    /// The node of the last move analysed.
    [[nodiscard]] NodeId node() const { return m_node; }
    [[nodiscard]] const Lesson &lesson() const { return m_lesson; }
    /// The positions before and after the move, while there is a lesson.
    [[nodiscard]] const std::shared_ptr<const AnyPosition> &before() const { return m_before; }
    [[nodiscard]] const std::shared_ptr<const AnyPosition> &after() const { return m_after; }

signals:
    void changed();
    /// There is a new lesson; after `changed`.
    void told();

private:
    [[nodiscard]] bool mayTeach() const;
    /// Whether a person made the move to `node`.
    [[nodiscard]] bool isPersons(NodeId node) const;
    /// Whether the move to `node` was not a forced pass, which teaches nothing and drops no lesson.
    [[nodiscard]] bool isChoice(NodeId node) const;
    /// The move that is asked about; -1 for none.
    [[nodiscard]] NodeId asked() const;
    void begin(NodeId node, bool isAsked);
    void follow();
    void take(const std::shared_ptr<const Lesson> &lesson, int ticket);

    GameSession &m_session;
    std::chrono::milliseconds m_thinkingTime{300};
    CoachMode m_mode = CoachMode::OnRequest;
    bool m_isAllowed = true;
    State m_state = State::Silent;
    bool m_isAsked = false;
    NodeId m_node = -1;
    /// A person's move that waits until no computer thinks.
    NodeId m_waiting = -1;
    Lesson m_lesson;
    std::shared_ptr<const AnyPosition> m_before;
    std::shared_ptr<const AnyPosition> m_after;
    QThread *m_thread;
    CoachWorker *m_worker;
    std::stop_source m_stop;
    /// The ticket of the question; answers with another one are dropped.
    int m_ticket = 0;
};

} // namespace tessera
