#include "model/games/watchyourback/rules/position.h"

namespace tessera::watchyourback {

std::array<ShrinkStage, 5> shrink(int shrinks, PerPlayer<Bitboard> &pieces)
{
    std::array<ShrinkStage, 5> stages;
    const auto fall = [&pieces](ShrinkStage &stage, Player player, Bitboard set) {
        const Bitboard fallen = pieces[player] & set;
        stage.fallen[player] |= fallen;
        pieces[player] &= ~fallen;
    };

    stages[0].removedSquares = boardAfter(shrinks) & ~boardAfter(shrinks + 1);
    fall(stages[0], Player::First, stages[0].removedSquares);
    fall(stages[0], Player::Second, stages[0].removedSquares);

    Bitboard corners = 0;
    const auto newCorners = cornersInOrder(shrinks + 1);
    for (std::size_t i = 0; i < newCorners.size(); ++i) {
        ShrinkStage &stage = stages[i + 1];
        stage.newCorner = newCorners[i];
        const Bitboard corner = bit(newCorners[i]);
        fall(stage, Player::First, corner);
        fall(stage, Player::Second, corner);
        corners |= corner;
        // Both colours are checked before either falls. Their lines differ, so neither saves the other.
        PerPlayer<Bitboard> between;
        for (const Player player : {Player::First, Player::Second}) {
            const Bitboard hostile = pieces[opponent(player)] | corners;
            between[player] = (toRight(corner) & toLeft(hostile))
                              | (toLeft(corner) & toRight(hostile))
                              | (upwards(corner) & downwards(hostile))
                              | (downwards(corner) & upwards(hostile));
        }
        fall(stage, Player::First, between[Player::First]);
        fall(stage, Player::Second, between[Player::Second]);
    }
    return stages;
}

/// Removes a ring unless the game has ended (W5). It is defined in this source so that `play` does not inline it: the
/// stages would enlarge the stack frame of every turn.
void Position::shrinkBoard()
{
    if (isOver())
        return;
    shrink(m_state.shrinks, m_state.pieces);
    ++m_state.shrinks;
    judge(reason::kShrink);
}

} // namespace tessera::watchyourback
