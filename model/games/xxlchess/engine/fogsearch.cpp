#include "model/games/xxlchess/engine/fogsearch.h"

#include "model/core/erasure/erased.h"
#include "model/core/randomness.h"
#include "model/games/xxlchess/rules/placement.h"
#include "model/games/xxlchess/rules/rules.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tessera::xxlchess {

namespace {

using std::chrono::milliseconds;

/// The scale of values in a sample, in hundredths of a pawn: they are squashed to ±1, a won game.
constexpr double kScale = 600;
constexpr int kMostSamples = 8;
constexpr std::size_t kMostCandidates = 5;
/// The share of the nodes and time for searches that propose moves.
constexpr double kProposing = 0.4;
constexpr int kWeakest = EngineSettings::kStrongest - 1;
constexpr std::uint64_t kLeastNodes = 150;
constexpr std::uint64_t kAmple = kFogLevels.back().nodes;

double centipawnsOf(const Score &score)
{
    if (score.kind == Score::Kind::Mate)
        return score.value > 0 ? 1 : -1;
    return std::tanh(score.value / kScale);
}

/// The position of the open game with only what is seen.
Position bare(const Position &view)
{
    RuleChoices choices = view.rules().choices();
    choices.hasFog = false;
    choices.drawsByRepetition = false;
    return {std::make_shared<const Ruleset>(std::move(choices)), placementOf(view)};
}

} // namespace

FogSearch::FogSearch(
    Engine &open,
    const EngineSettings &settings,
    const Position &view,
    const SearchLimits &limits,
    std::stop_token stop)
    : m_open(open)
    , m_settings(settings)
    , m_view(view)
    , m_stop(std::move(stop))
    , m_began(std::chrono::steady_clock::now())
{
    view.legalMoves(m_moves);
    takeLimits(limits);
}

SearchResult FogSearch::run(const FogSamples &samples)
{
    if (m_moves.size() == 1)
        return result(m_moves[0], 0);
    for (const Move move : m_moves) {
        const Piece prey = m_view.piece(move.to);
        if (prey.isPresent() && prey.owner() != m_view.toMove()
            && m_view.rules().movement(prey.kind()).isRoyal)
            return result(move, 1);
    }
    chooseSamples(samples.positions());
    propose();
    return bestCandidate();
}

SearchResult FogSearch::runVisible()
{
    const ErasedPosition<Rules> seen(bare(m_view));
    Move chosen = m_moves[0];
    double value = 0;
    if (!seen.outcome().isOver()) {
        const SearchResult found = search(seen.position(), m_nodes, m_time);
        if (!found.line.empty() && isLegal(Rules::decode(found.line.front()))) {
            chosen = Rules::decode(found.line.front());
            value = centipawnsOf(found.score);
        }
    }
    return result(chosen, value);
}

void FogSearch::takeLimits(const SearchLimits &limits)
{
    m_nodes = std::min(limits.nodes.value_or(kAmple), level().nodes);
    m_depth = limits.depth;
    if (limits.moveTime)
        m_time = *limits.moveTime;
    if (limits.clocks) {
        constexpr int kTurnsLeft = 30;
        const Player mover = m_view.toMove();
        const milliseconds planned = (*limits.clocks)[mover] / kTurnsLeft
                                     + limits.increments[mover] / 2;
        m_time = std::min(m_time.value_or(planned), planned);
    }
}

bool FogSearch::isLegal(Move move) const
{
    return std::find(m_moves.begin(), m_moves.end(), move) != m_moves.end();
}

const FogLevel &FogSearch::level() const
{
    return kFogLevels[static_cast<std::size_t>(m_settings.level - 1)];
}

int FogSearch::weakness() const
{
    return EngineSettings::kStrongest - m_settings.level;
}

void FogSearch::chooseSamples(const std::vector<Position> &all)
{
    const int wanted = kMostSamples - (kMostSamples - 1) * weakness() / kWeakest;
    for (std::size_t i = 0; i < all.size() && static_cast<int>(m_samples.size()) < wanted; ++i) {
        // Samples are chosen far apart, as neighbours come from the same position, and only different ones.
        const Position &sample = all[(i * 29) % all.size()];
        const bool isKnown
            = std::any_of(m_samples.begin(), m_samples.end(), [&sample](const Position &other) {
                  return other.hash() == sample.hash();
              });
        if (!isKnown)
            m_samples.push_back(sample);
    }
}

SearchResult FogSearch::search(
    const Position &position, std::uint64_t nodes, std::optional<milliseconds> time)
{
    SearchLimits limits;
    limits.nodes = std::max(nodes, kLeastNodes);
    limits.depth = m_depth;
    if (time)
        limits.moveTime = std::max(*time, milliseconds(1));
    SearchResult found
        = m_open.think(ErasedPosition<Rules>(position), limits, m_stop, [](const SearchInfo &) {});
    m_used += found.nodes;
    m_reached = std::max(m_reached, found.depth);
    return found;
}

std::optional<milliseconds> FogSearch::timeFor(double part, std::size_t searches) const
{
    if (!m_time)
        return std::nullopt;
    return milliseconds(
        std::llround(part * static_cast<double>(m_time->count()) / static_cast<double>(searches)));
}

void FogSearch::addProposal(Move move, double weight)
{
    const auto known
        = std::find_if(m_candidates.begin(), m_candidates.end(), [move](const Candidate &candidate) {
              return candidate.move == move;
          });
    if (known != m_candidates.end())
        known->proposals += weight;
    else
        m_candidates.push_back({move, weight});
}

void FogSearch::propose()
{
    const std::size_t searches = m_samples.size() + 1;
    const auto nodes = static_cast<std::uint64_t>(kProposing * static_cast<double>(m_nodes))
                       / searches;
    const auto ask = [&](const Position &position, double weight) {
        if (m_stop.stop_requested() && !m_candidates.empty())
            return;
        if (position.isOver() || position.isInCheck(opponentOf(position.toMove())))
            return;
        const SearchResult found = search(position, nodes, timeFor(kProposing, searches));
        if (!found.line.empty() && isLegal(Rules::decode(found.line.front())))
            addProposal(Rules::decode(found.line.front()), weight);
    };
    for (const Position &sample : m_samples)
        ask(sample, 1);
    ask(bare(m_view), 1.0 / 2);
    addWeakMoves();
    std::stable_sort(
        m_candidates.begin(), m_candidates.end(), [](const Candidate &a, const Candidate &b) {
            return a.proposals > b.proposals;
        });
    if (m_candidates.size() > kMostCandidates)
        m_candidates.resize(kMostCandidates);
}

void FogSearch::addWeakMoves()
{
    const int strays = m_candidates.empty() ? 2 : weakness() / 3;
    std::uint64_t bits = mixedBits(m_view.hash() ^ m_settings.seed);
    for (int i = 0; i < strays; ++i) {
        bits = mixedBits(bits);
        addProposal(m_moves[chosenBelow(static_cast<std::uint32_t>(m_moves.size()), bits)], 0.1);
    }
}

double FogSearch::valueIn(
    const Position &sample, Move move, std::uint64_t nodes, std::optional<milliseconds> time)
{
    const Piece moved = isPass(move) ? Piece{} : sample.piece(move.from);
    if (!moved.isPresent() || moved.owner() != sample.toMove())
        return 0;
    Position after = sample;
    after.play(move);
    const Player mover = sample.toMove();
    if (after.isKingTaken())
        return 1;
    if (after.isInCheck(mover))
        return -1;
    if (after.isOver())
        return after.outcome().winner() == mover ? 1 : 0;
    return -centipawnsOf(search(after, nodes, time).score);
}

SearchResult FogSearch::bestCandidate()
{
    const std::size_t searches = std::max<std::size_t>(1, m_candidates.size() * m_samples.size());
    const std::uint64_t left = m_nodes - std::min(m_nodes, m_used);
    const auto time = timeFor(1 - kProposing, searches);
    for (const Position &sample : m_samples) {
        if (m_candidates.size() == 1 || m_stop.stop_requested())
            break;
        for (Candidate &candidate : m_candidates)
            candidate.value += valueIn(sample, candidate.move, left / searches, time)
                               / static_cast<double>(m_samples.size());
    }
    const auto best = std::max_element(
        m_candidates.begin(), m_candidates.end(), [this](const Candidate &a, const Candidate &b) {
            return noisyValue(a) < noisyValue(b);
        });
    return result(best->move, best->value);
}

double FogSearch::noisyValue(const Candidate &candidate) const
{
    const std::uint64_t bits = mixedBits(
        m_view.hash() ^ m_settings.seed ^ static_cast<std::uint64_t>(Rules::encode(candidate.move)));
    return candidate.value + gaussian(level().error, bits) / kScale + candidate.proposals / 100;
}

SearchResult FogSearch::result(Move move, double value) const
{
    SearchResult found;
    found.depth = std::max(1, m_reached);
    found.selectiveDepth = found.depth;
    constexpr double kNearlyOne = 0.999;
    found.score.value = static_cast<int>(
        std::lround(kScale * std::atanh(std::clamp(value, -kNearlyOne, kNearlyOne))));
    found.nodes = m_used;
    found.time = std::chrono::duration_cast<milliseconds>(
        std::chrono::steady_clock::now() - m_began);
    found.line = {Rules::encode(move)};
    return found;
}

} // namespace tessera::xxlchess
