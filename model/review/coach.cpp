#include "model/review/coach.h"

#include "model/review/chances.h"

#include <algorithm>

namespace tessera {

namespace {

/// The most claims of either kind, about what follows and what was missed; more would be a lecture.
constexpr std::size_t kMostClaims = 2;
constexpr std::size_t kMostMissed = 1;

/// A position with an engine's search of it, and everybody's chances.
struct Thought
{
    std::unique_ptr<AnyPosition> position;
    SearchResult result;
    PerPlayer<double> chances{};
};

class Thinker
{
public:
    Thinker(const CoachTask &task, std::stop_token stop)
        : m_task(task)
        , m_stop(std::move(stop))
        , m_engine(task.makeEngine())
    {
        m_engine->configure(task.settings);
    }

    [[nodiscard]] Thought thoughtOf(std::unique_ptr<AnyPosition> position)
    {
        Thought thought{std::move(position), {}, {}};
        const Outcome outcome = thought.position->outcome();
        if (outcome.isOver()) {
            thought.chances = outcome.scores;
            return thought;
        }
        m_engine->newGame();
        thought.result
            = m_engine->think(*thought.position, m_task.limits, m_stop, [](const SearchInfo &) {});
        thought.chances = chancesOf(
            thought.result.score,
            thought.position->toMove(),
            thought.position->info().playerCount());
        return thought;
    }
    [[nodiscard]] Thought thoughtAfter(MoveCode move)
    {
        auto after = m_task.before->clone();
        after->play(move);
        return thoughtOf(std::move(after));
    }

private:
    const CoachTask &m_task;
    std::stop_token m_stop;
    std::unique_ptr<Engine> m_engine;
};

/// The claims that can be proved against `whom`, each with a line to show.
std::vector<Claim> claimsAgainst(const Thought &thought, Player whom)
{
    const ClaimsFacet *facet = thought.position->claims();
    if (facet == nullptr || thought.position->outcome().isOver())
        return {};
    const std::vector<MoveCode> &line = thought.result.line;
    std::vector<Claim> claims = facet->against(whom, line);
    for (Claim &claim : claims) {
        const bool isOfLine = claim.moves.empty()
                              || (!line.empty() && line.front() == claim.moves.front());
        claim.line = isOfLine ? line : std::vector{claim.moves.front()};
    }
    return claims;
}

void dropCovered(std::vector<Claim> &claims, const std::vector<Claim> &others, std::size_t most)
{
    std::erase_if(claims, [&others](const Claim &claim) {
        return std::any_of(others.begin(), others.end(), [&claim](const Claim &other) {
            return isCovered(claim, other);
        });
    });
    if (claims.size() > most)
        claims.resize(most);
}

/// The claims that the mover could have made true and did not; what the move itself does is left out.
std::vector<Claim> missedBy(const CoachTask &task, const Thought &before)
{
    std::vector<Claim> missed;
    const Player mover = before.position->toMove();
    const int players = before.position->info().playerCount();
    for (Player whom = nextPlayer(mover, players); whom != mover; whom = nextPlayer(whom, players)) {
        for (Claim &claim : claimsAgainst(before, whom)) {
            const bool isDone = std::find(claim.moves.begin(), claim.moves.end(), task.played)
                                != claim.moves.end();
            const bool isSaid = std::any_of(missed.begin(), missed.end(), [&](const Claim &said) {
                return said.kind == claim.kind && said.cells == claim.cells;
            });
            if (claim.by == mover && !isDone && !isSaid && claim.kind != Claim::Kind::Loses)
                missed.push_back(std::move(claim));
        }
    }
    return missed;
}

/// Pieces that the mover lost by the move itself are gone before any claim about what follows.
std::vector<Sentence> costsOf(const AnyPosition &before, MoveCode played)
{
    const TallyFacet *tallies = before.tallies();
    const auto losses = tallies == nullptr ? std::nullopt : tallies->measure("losses");
    if (!losses || tallies->of(played, before.toMove(), *losses) <= 0 || !before.preview())
        return {};
    return before.preview()->of(played);
}

} // namespace

std::optional<Lesson> lessonOf(const CoachTask &task, std::stop_token stop)
{
    Thinker thinker(task, stop);
    const Player mover = task.before->toMove();
    const Thought before = thinker.thoughtOf(task.before->clone());
    if (stop.stop_requested() || before.result.line.empty())
        return std::nullopt;
    Lesson lesson;
    lesson.best = before.result.line.front();
    if (lesson.best == task.played)
        return lesson;
    const Thought after = thinker.thoughtAfter(task.played);
    if (stop.stop_requested())
        return std::nullopt;
    lesson.loss = std::max(0.0, before.chances[mover] - after.chances[mover]);
    if (lesson.loss < task.leastLoss)
        return lesson;
    const Thought instead = thinker.thoughtAfter(lesson.best);
    if (stop.stop_requested())
        return std::nullopt;
    lesson.costs = costsOf(*task.before, task.played);
    lesson.claims = claimsAgainst(after, mover);
    dropCovered(lesson.claims, claimsAgainst(instead, mover), kMostClaims);
    lesson.missed = missedBy(task, before);
    dropCovered(lesson.missed, {}, kMostMissed);
    return lesson;
}

} // namespace tessera
