#include "app/puzzles/exercisejudge.h"

#include "model/games/catalogue.h"
#include "model/review/chances.h"

namespace tessera {

namespace {

constexpr std::chrono::milliseconds kLookEvery{40};
constexpr int kMebibytes = 32;

} // namespace

ExerciseJudge::ExerciseJudge(const Exercises &exercises, const SearchLimits &limits, QObject *parent)
    : QObject(parent)
    , m_exercises(exercises)
    , m_limits(limits)
{
    m_timer.setInterval(kLookEvery);
    connect(&m_timer, &QTimer::timeout, this, &ExerciseJudge::look);
}

ExerciseJudge::~ExerciseJudge() = default;

void ExerciseJudge::reset()
{
    m_timer.stop();
    if (m_analyst)
        m_analyst->rest();
    m_move.reset();
    m_verdict = PuzzleVerdict::Open;
}

std::vector<MoveCode> ExerciseJudge::solutionOf(const Puzzle &puzzle) const
{
    const Exercise *exercise = m_exercises.find(puzzle);
    if (exercise == nullptr)
        return {};
    const GameEntry *entry = findGame(exercise->game);
    const auto position = entry->game->parsePosition(puzzle.start, puzzle.options);
    std::vector<MoveCode> line;
    for (const std::string &text : exercise->best) {
        const auto move = (*position)->parseMove(text);
        if (!move)
            break;
        line.push_back(*move);
        (*position)->play(*move);
    }
    return line;
}

PuzzleVerdict ExerciseJudge::verdict(const Puzzle &puzzle, const GameEntry &entry, MoveCode move)
{
    const Exercise *exercise = m_exercises.find(puzzle);
    if (m_move == move || exercise == nullptr)
        return m_verdict;
    reset();
    m_move = move;
    auto position = entry.game->parsePosition(puzzle.start, puzzle.options);
    if (!position)
        return m_verdict;
    m_mover = puzzle.solver;
    m_chance = exercise->chance;
    const std::string text = (*position)->moveText(move);
    (*position)->play(move);
    const Outcome outcome = (*position)->outcome();
    const bool isBest = !exercise->best.empty() && text == exercise->best.front();
    if (isBest || text == exercise->played || outcome.isOver()) {
        const bool isGood = isBest
                            || (outcome.isOver()
                                && outcome.scores[m_mover] > m_chance - kDoubtfulLoss);
        m_verdict = isGood ? PuzzleVerdict::Solved : PuzzleVerdict::Failed;
        return m_verdict;
    }
    if (m_analyst == nullptr || m_entry != &entry) {
        EngineSettings settings;
        settings.hashMebibytes = kMebibytes;
        m_entry = &entry;
        m_analyst = std::make_unique<Analyst>(entry.makeEngine, settings);
    }
    m_position = std::move(*position);
    m_analyst->ask({m_position->clone(), m_limits});
    m_timer.start();
    return m_verdict;
}

void ExerciseJudge::look()
{
    const Analyst::Thoughts thoughts = m_analyst->thoughts();
    if (!thoughts.isDone || thoughts.lines.empty())
        return;
    m_timer.stop();
    const auto chances = chancesOf(
        thoughts.lines.front().score, m_position->toMove(), m_position->info().playerCount());
    m_verdict = m_chance - chances[m_mover] < kDoubtfulLoss ? PuzzleVerdict::Solved
                                                            : PuzzleVerdict::Failed;
    emit judged();
}

} // namespace tessera

#include "moc_exercisejudge.cpp"
