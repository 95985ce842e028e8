#include "model/games/watchyourback/rules/rules.h"

namespace tessera::watchyourback {

namespace {

constexpr std::uint8_t kFighter = 0;

void addRemovals(Transition &transition, int stage, const PerPlayer<Bitboard> &fallen)
{
    for (const Player player : {Player::First, Player::Second}) {
        forEachSquare(fallen[player], [&](int square) {
            transition.steps.push_back(Step::remove(stage, {player, kFighter}, cellAt(square)));
        });
    }
}

/// Adds the stages of the shrink (W5): the ring with its pieces, then corner by corner, each with the pieces that it
/// eliminates.
void addShrink(Transition &transition, const Position &before, PerPlayer<Bitboard> pieces)
{
    const int shrinks = before.state().shrinks;
    int stage = transition.stageCount();
    for (const ShrinkStage &part : shrink(shrinks, pieces)) {
        addRemovals(transition, stage, part.fallen);
        forEachSquare(part.removedSquares, [&](int square) {
            const Ground ground = Rules::ground(before, cellAt(square));
            transition.steps.push_back(
                Step::closeCell(stage, ground, Ground::Removed, cellAt(square)));
        });
        if (part.newCorner >= 0)
            transition.steps.push_back(
                Step::closeCell(stage, Ground::Open, Ground::Blocked, cellAt(part.newCorner)));
        ++stage;
    }
}

/// The pieces after the arrival of `move` and before any shrink; `fallen` receives those that the arrival eliminates.
PerPlayer<Bitboard> piecesAfterArrival(const Position &position, Move move, Eliminated &fallen)
{
    const Player player = position.toMove();
    PerPlayer<Bitboard> pieces = position.state().pieces;
    if (move.kind() == Move::Kind::Go)
        pieces[player] ^= bit(move.from());
    pieces[player] |= bit(move.to());
    fallen = eliminatedBy(move.to(), pieces[player], pieces[opponent(player)], position.corners());
    pieces[nextPlayer(player, 2)] &= ~fallen.enemies;
    pieces[player] &= ~fallen.self;
    return pieces;
}

bool triggersShrink(const Position &before, Move move)
{
    Position after = before;
    after.play(move);
    return after.state().shrinks != before.state().shrinks;
}

bool isJump(Move move)
{
    const int dx = columnOf(move.to()) - columnOf(move.from());
    const int dy = rowOf(move.to()) - rowOf(move.from());
    return dx * dx + dy * dy > 1;
}

} // namespace

Transition Rules::transition(const Position &position, Move move)
{
    Transition transition;
    if (move.kind() == Move::Kind::TakeSide)
        return transition;
    const Player player = position.toMove();
    const Piece fighter{player, kFighter};
    PerPlayer<Bitboard> pieces = position.state().pieces;
    if (move.kind() != Move::Kind::Pass) {
        if (move.kind() == Move::Kind::Place)
            transition.steps.push_back(Step::place(0, fighter, cellAt(move.to())));
        else
            transition.steps.push_back(
                Step::move(0, fighter, cellAt(move.from()), cellAt(move.to()), isJump(move)));
        Eliminated fallen;
        pieces = piecesAfterArrival(position, move, fallen);
        PerPlayer<Bitboard> victims;
        victims[nextPlayer(player, 2)] = fallen.enemies;
        addRemovals(transition, 1, victims);
        PerPlayer<Bitboard> self;
        self[player] = fallen.self;
        addRemovals(transition, transition.stageCount(), self);
    }
    if (triggersShrink(position, move))
        addShrink(transition, position, pieces);
    return transition;
}

std::vector<Sentence> Rules::remarks(const Position &position, Move move)
{
    std::vector<Sentence> remarks;
    if (move.kind() == Move::Kind::TakeSide) {
        remarks.push_back(
            {"watchyourback", TESSERA_TEXT("watchyourback", "Black takes White's side"), {}});
        return remarks;
    }
    if (!triggersShrink(position, move))
        return remarks;
    PerPlayer<Bitboard> pieces = position.state().pieces;
    Eliminated fallen;
    if (move.kind() != Move::Kind::Pass)
        pieces = piecesAfterArrival(position, move, fallen);
    PerPlayer<int> losses;
    for (const ShrinkStage &part : shrink(position.state().shrinks, pieces)) {
        for (const Player player : {Player::First, Player::Second})
            losses[player] += std::popcount(part.fallen[player]);
    }
    remarks.push_back(
        {"watchyourback",
         TESSERA_TEXT("watchyourback", "The ring falls (White −%1, Black −%2)"),
         {std::to_string(losses[Player::First]), std::to_string(losses[Player::Second])}});
    return remarks;
}

Sentence Rules::phase(const Position &position)
{
    if (position.state().phase == Phase::Placing)
        return {"watchyourback", TESSERA_TEXT("watchyourback", "Placing phase"), {}};
    return {"watchyourback", TESSERA_TEXT("watchyourback", "Moving phase"), {}};
}

} // namespace tessera::watchyourback
