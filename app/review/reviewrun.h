#pragma once

#include "model/review/reviewer.h"
#include "model/session/gamemodel.h"

#include <QObject>

#include <chrono>
#include <optional>
#include <thread>
#include <vector>

namespace tessera {

/// Whether a game can be reviewed: it is over, has a move, and shows everything to all players.
[[nodiscard]] bool isReviewable(const GameModel &game);

/// Reviews the game that is over, in threads of its own: starting, cancelling and leaving never wait longer than an
/// engine needs to notice (milliseconds). The judgements are kept in the game's record, so that a game that is opened
/// again has its review. When another game begins, or this one goes on, the review is dropped with its results.
class ReviewRun final : public QObject
{
    Q_OBJECT

public:
    /// The thinking time of each position, and of each answer that is judged like one.
    static constexpr std::chrono::milliseconds kUsualTime{400};

    /// `game` must outlive the run.
    explicit ReviewRun(GameModel &game, QObject *parent = nullptr);
    ~ReviewRun() override;

    /// Thinks as long about each position from the next review on.
    void setThinkingTime(std::chrono::milliseconds time) { m_thinkingTime = time; }
    [[nodiscard]] std::chrono::milliseconds thinkingTime() const { return m_thinkingTime; }

    /// Begins, unless it runs or has been done; the game must be reviewable.
    void begin();
    /// Takes up the review that the record keeps, if it keeps one, of a game that was opened.
    void recall();
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    /// Positions judged so far, and all there are.
    [[nodiscard]] int done() const { return m_done; }
    [[nodiscard]] int total() const { return m_total; }

    /// Nothing before it has come to its end.
    [[nodiscard]] const std::optional<GameReview> &review() const { return m_review; }
    /// The root and the nodes of the moves that are reviewed, in their order.
    [[nodiscard]] const std::vector<NodeId> &nodes() const { return m_nodes; }
    /// The number of `node` in `nodes`; of a node beside them, that of the last one before it.
    [[nodiscard]] int placeOf(NodeId node) const;

signals:
    /// It has begun, gone on, ended, or was dropped.
    void changed();
    /// A review has come to its end just now; not one that a game kept.
    void finished();

private:
    void drop();
    void stop();
    [[nodiscard]] ReviewTask task() const;
    [[nodiscard]] std::vector<NodeId> reviewedNodes() const;
    void takeStep(int ticket);
    void keep();
    void takeResult(int ticket, std::optional<GameReview> review);

    GameModel &m_game;
    std::chrono::milliseconds m_thinkingTime = kUsualTime;
    std::vector<NodeId> m_nodes;
    std::optional<GameReview> m_review;
    bool m_isRunning = false;
    int m_done = 0;
    int m_total = 0;
    /// What comes from a run before is dropped.
    int m_ticket = 0;
    std::jthread m_thread;
};

} // namespace tessera
