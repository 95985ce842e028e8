#include "app/review/reviewrun.h"

#include "model/review/annotations.h"

#include <QMetaObject>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kMebibytes = 32;

} // namespace

ReviewRun::ReviewRun(GameModel &game, QObject *parent)
    : QObject(parent)
    , m_game(game)
{
    connect(&game, &GameModel::begun, this, &ReviewRun::drop);
    // A running game must have no review, as it would help the players.
    const auto dropRunning = [this] {
        if (!m_game.isOver())
            drop();
    };
    connect(&game, &GameModel::reopened, this, dropRunning);
    connect(&game, &GameModel::takenBack, this, dropRunning);
    connect(&game, &GameModel::moved, this, dropRunning);
    connect(&game, &GameModel::jumped, this, dropRunning);
}

ReviewRun::~ReviewRun()
{
    stop();
}

bool isReviewable(const GameModel &game)
{
    return game.hasGame() && game.isOver() && !game.hidesParts()
           && game.node() != GameRecord::kRoot;
}

ReviewTask ReviewRun::task() const
{
    ReviewTask task;
    task.makeEngine = m_game.entry().makeEngine;
    task.start = m_game.positionAt(GameRecord::kRoot);
    task.moves = m_game.record().movesTo(m_nodes.back());
    task.limits = SearchLimits::ofTime(m_thinkingTime);
    task.settings.hashMebibytes = kMebibytes;
    // One processor is left to the window.
    task.engineCount = std::max(1, EngineSettings::mostThreads() - 1);
    return task;
}

void ReviewRun::begin()
{
    if (m_isRunning || m_review)
        return;
    m_nodes = reviewedNodes();
    m_isRunning = true;
    m_done = 0;
    m_total = static_cast<int>(m_nodes.size());
    const int ticket = ++m_ticket;
    m_thread = std::jthread([this, ticket, task = task()](const std::stop_token &stop) {
        auto review = reviewGame(task, stop, [this, ticket](int, const JudgedPosition &) {
            QMetaObject::invokeMethod(
                this, [this, ticket] { takeStep(ticket); }, Qt::QueuedConnection);
        });
        QMetaObject::invokeMethod(
            this,
            [this, ticket, review = std::move(review)] { takeResult(ticket, review); },
            Qt::QueuedConnection);
    });
    emit changed();
}

void ReviewRun::takeStep(int ticket)
{
    if (ticket != m_ticket)
        return;
    ++m_done;
    emit changed();
}

void ReviewRun::takeResult(int ticket, std::optional<GameReview> review)
{
    if (ticket != m_ticket)
        return;
    m_isRunning = false;
    m_review = std::move(review);
    keep();
    emit changed();
    if (m_review)
        emit finished();
}

std::vector<NodeId> ReviewRun::reviewedNodes() const
{
    std::vector<NodeId> nodes = m_game.record().pathTo(m_game.node());
    nodes.insert(nodes.begin(), GameRecord::kRoot);
    return nodes;
}

void ReviewRun::recall()
{
    if (!isReviewable(m_game))
        return;
    const auto start = m_game.positionAt(GameRecord::kRoot);
    m_review = keptReview(m_game.record(), m_game.node(), *start);
    if (!m_review)
        return;
    m_nodes = reviewedNodes();
    emit changed();
}

void ReviewRun::keep()
{
    if (!m_review)
        return;
    const auto thoughts = keptThoughts(*m_review, *m_game.positionAt(GameRecord::kRoot));
    std::vector<GameModel::Judgement> judgements;
    for (std::size_t i = 0; i < thoughts.size(); ++i) {
        // A line may have been deleted meanwhile.
        if (m_game.record().contains(m_nodes[i]))
            judgements.push_back({m_nodes[i], thoughts[i].evaluation, thoughts[i].bestLine});
    }
    m_game.setJudgements(judgements);
}

void ReviewRun::stop()
{
    ++m_ticket;
    m_isRunning = false;
    if (m_thread.joinable()) {
        m_thread.request_stop();
        m_thread.join();
    }
}

void ReviewRun::cancel()
{
    if (m_isRunning)
        drop();
}

void ReviewRun::drop()
{
    stop();
    m_review.reset();
    m_nodes.clear();
    emit changed();
}

int ReviewRun::placeOf(NodeId node) const
{
    const GameRecord &record = m_game.record();
    for (NodeId at = node; at > GameRecord::kRoot; at = record.node(at).parent) {
        const auto found = std::ranges::find(m_nodes, at);
        if (found != m_nodes.end())
            return static_cast<int>(found - m_nodes.begin());
    }
    return 0;
}

} // namespace tessera

#include "moc_reviewrun.cpp"
