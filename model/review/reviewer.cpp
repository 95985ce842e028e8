#include "model/review/reviewer.h"

#include "model/review/chances.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>

namespace tessera {

namespace {

/// The positions of one game, which threads share.
class ReviewRun
{
public:
    ReviewRun(const ReviewTask &task, std::stop_token stop, const PositionJudged &judged)
        : m_task(task)
        , m_stop(std::move(stop))
        , m_judged(judged)
    {
        m_positions.push_back(task.start->clone());
        for (const MoveCode move : task.moves) {
            m_positions.push_back(m_positions.back()->clone());
            m_positions.back()->play(move);
        }
        m_results.resize(m_positions.size());
    }

    std::optional<GameReview> run()
    {
        {
            std::vector<std::jthread> threads;
            const int count = std::min(m_task.engineCount, static_cast<int>(m_positions.size()));
            for (int i = 0; i < std::max(count, 1); ++i)
                threads.emplace_back([this] { work(); });
        }
        if (m_doneCount < m_positions.size())
            return std::nullopt;
        return GameReview{m_task.start->info().playerCount(), m_task.moves, std::move(m_results)};
    }

private:
    void work()
    {
        std::unique_ptr<Engine> engine;
        for (std::size_t i = m_next++; i < m_positions.size(); i = m_next++) {
            if (m_stop.stop_requested())
                return;
            if (i < m_task.known.size() && m_task.known[i]) {
                m_results[i] = *m_task.known[i];
                ++m_doneCount;
                continue;
            }
            if (engine == nullptr) {
                engine = m_task.makeEngine();
                engine->configure(m_task.settings);
            }
            judge(i, *engine);
        }
    }

    void judge(std::size_t number, Engine &engine)
    {
        const AnyPosition &position = *m_positions[number];
        JudgedPosition result;
        const Outcome outcome = position.outcome();
        if (outcome.isOver()) {
            result.chances = outcome.scores;
        } else {
            // Entries of other positions in the tables would make the verdict depend on their order.
            engine.newGame();
            result.toMove = position.toMove();
            result.choices = static_cast<int>(position.legalMoves().size());
            result.thought = engine.think(position, m_task.limits, m_stop, [](const SearchInfo &) {
            });
            // A search that was cut short is less reliable than its neighbours.
            if (m_stop.stop_requested())
                return;
            result.chances
                = chancesOf(result.thought.score, result.toMove, position.info().playerCount());
        }
        const std::scoped_lock lock(m_mutex);
        m_results[number] = result;
        ++m_doneCount;
        if (m_judged)
            m_judged(static_cast<int>(number), result);
    }

    const ReviewTask &m_task;
    std::stop_token m_stop;
    const PositionJudged &m_judged;
    std::vector<std::unique_ptr<AnyPosition>> m_positions;
    std::vector<JudgedPosition> m_results;
    std::atomic<std::size_t> m_next = 0;
    std::atomic<std::size_t> m_doneCount = 0;
    std::mutex m_mutex;
};

} // namespace

bool isReviewable(const AnyPosition &position)
{
    return seenBy(position, Player::First) == nullptr;
}

std::optional<GameReview> reviewGame(
    const ReviewTask &task, std::stop_token stop, const PositionJudged &judged)
{
    return ReviewRun(task, std::move(stop), judged).run();
}

} // namespace tessera
