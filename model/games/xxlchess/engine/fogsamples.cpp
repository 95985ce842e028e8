#include "model/games/xxlchess/engine/fogsamples.h"

#include "model/core/randomness.h"
#include "model/games/xxlchess/engine/fogrepair.h"

#include <algorithm>
#include <utility>

namespace tessera::xxlchess {

namespace {

constexpr std::size_t kPositions = 48;
/// The most rounds in which each previous position is tried until there are enough new ones.
constexpr int kRounds = 3;

/// Tries the moves of the other side in random order, and stops at the first one that leads to what was seen.
std::optional<Position> continued(
    const Position &position, Player viewer, const Glimpse &glimpse, std::uint64_t bits)
{
    std::vector<Move> moves;
    addFogMoves(position, moves);
    Position next = position;
    for (std::size_t left = moves.size(); left > 0; --left) {
        bits = mixedBits(bits);
        std::swap(moves[chosenBelow(static_cast<std::uint32_t>(left), bits)], moves[left - 1]);
        const Move move = moves[left - 1];
        const Square captured = !isPass(move) && position.piece(move.to).isPresent()
                                    ? Square{move.to}
                                    : kNoSquare;
        if (captured != glimpse.capture)
            continue;
        const auto undo = next.play(move);
        if (fits(next, viewer, glimpse))
            return next;
        next.undo(move, undo);
    }
    return std::nullopt;
}

} // namespace

bool fits(const Position &position, Player viewer, const Glimpse &glimpse)
{
    const SquareSet pieces = position.pieces(Player::First) | position.pieces(Player::Second);
    bool isSame = true;
    (pieces & glimpse.seen).forEach([&](Square square) {
        isSame = isSame
                 && position.piece(square) == glimpse.pieces[static_cast<std::size_t>(square)];
    });
    if (!isSame)
        return false;
    glimpse.seen.without(pieces).forEach([&](Square square) {
        isSame = isSame && !glimpse.pieces[static_cast<std::size_t>(square)].isPresent();
    });
    return isSame && seenSquares(position, viewer) == glimpse.seen;
}

void FogSamples::clear()
{
    m_positions.clear();
    m_last.reset();
    m_viewer = Player::None;
    m_rebuilt = 0;
}

void FogSamples::follow(const Position &view, std::uint64_t seed)
{
    const Player viewer = view.view()->viewer;
    const auto memory = view.sharedMemory(viewer);
    std::vector<std::shared_ptr<const Memory>> fresh;
    auto at = memory;
    while (at != nullptr && (viewer != m_viewer || at != m_last)) {
        fresh.push_back(at);
        at = at->before;
    }
    if (at == nullptr || m_positions.empty()) {
        clear();
        m_viewer = viewer;
        begin(view);
        m_last = fresh.back();
        fresh.pop_back();
    }
    for (; !fresh.empty(); fresh.pop_back()) {
        const auto &next = fresh.back();
        advance(
            m_last->glimpse,
            next->glimpse,
            mixedBits(seed + static_cast<std::uint64_t>(next->turn)));
        m_last = next;
    }
}

void FogSamples::begin(const Position &view)
{
    RuleChoices choices = view.rules().choices();
    choices.hasFog = false;
    choices.drawsByRepetition = false;
    const Position start(std::make_shared<const Ruleset>(std::move(choices)), *view.start());
    m_positions.assign(kPositions, start);
}

void FogSamples::advance(const Glimpse &before, const Glimpse &glimpse, std::uint64_t seed)
{
    std::vector<Position> next = successors(glimpse, seed);
    if (next.empty()) {
        ++m_rebuilt;
        for (std::size_t i = 0; i < m_positions.size(); ++i)
            next.push_back(repaired(m_positions[i], m_viewer, before, glimpse, mixedBits(seed + i)));
    }
    // Fewer fitting positions are better than more of them that are the same.
    m_positions = std::move(next);
}

std::vector<Position> FogSamples::successors(const Glimpse &glimpse, std::uint64_t seed) const
{
    std::vector<Position> next;
    if (glimpse.isOwn) {
        for (const Position &position : m_positions) {
            const Piece moved = position.piece(glimpse.own.from);
            const bool isOwn = moved.isPresent() && moved.owner() == m_viewer;
            if (!isOwn && !isPass(glimpse.own))
                continue;
            Position after = position;
            after.play(glimpse.own);
            if (fits(after, m_viewer, glimpse))
                next.push_back(std::move(after));
        }
        return next;
    }
    for (int round = 0; round < kRounds; ++round) {
        for (std::size_t i = 0; i < m_positions.size() && next.size() < kPositions; ++i) {
            seed = mixedBits(seed);
            if (auto after = continued(m_positions[i], m_viewer, glimpse, seed))
                next.push_back(std::move(*after));
        }
        if (next.size() >= kPositions || next.empty())
            break;
    }
    return next;
}

} // namespace tessera::xxlchess
