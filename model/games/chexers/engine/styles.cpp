#include "model/games/chexers/engine/styles.h"

#include "model/games/chexers/engine/maxnadapter.h"

#include <algorithm>

namespace tessera::chexers {

namespace {

/// The hexes that a move gains for the player; an exit is worth more than all.
int progress(Player player, Move move)
{
    constexpr int kExit = 4 * kRadius;
    if (move == Move::pass())
        return 0;
    if (move.isExit())
        return kExit;
    return axial(move.to()).along(player) - axial(move.from()).along(player);
}

/// Weights that grow with progress so fast that only the greatest counts.
void weighByProgress(const Position &position, const MoveList &moves, MoveChances &weights)
{
    const auto *const best = std::max_element(moves.begin(), moves.end(), [&](Move left, Move right) {
        return progress(position.toMove(), left) < progress(position.toMove(), right);
    });
    const int most = progress(position.toMove(), *best);
    for (std::size_t i = 0; i < moves.size(); ++i)
        weights[i] = progress(position.toMove(), moves[i]) == most ? 1 : 0;
}

void weighByOdds(const Position &position, const MoveList &moves, MoveChances &weights)
{
    constexpr int kSharpness = 3;
    constexpr int kDecided = 4 * kOddsScale;
    Position at = position;
    const Player mover = position.toMove();
    const MoverOdds before = MaxnAdapter::features(position);
    std::array<int, MoveList::kCapacity> odds{};
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const auto undone = at.play(moves[i]);
        if (!at.isOver())
            odds[i] = MaxnAdapter::oddsAfter(before, at, undone);
        else
            odds[i] = at.outcome().winner() == mover ? kDecided : -kDecided;
        at.undo(moves[i], undone);
    }
    const int most = *std::max_element(odds.begin(), odds.begin() + moves.size());
    const ChanceTable &table = ChanceTable::ofScale<kOddsScale>();
    for (std::size_t i = 0; i < moves.size(); ++i)
        weights[i] = table.weight(kSharpness * (most - odds[i]));
}

} // namespace

void addChances(
    Style style, const Position &position, const MoveList &moves, float weight, MoveChances &chances)
{
    MoveChances weights{};
    if (style == Style::Racing)
        weighByProgress(position, moves, weights);
    else
        weighByOdds(position, moves, weights);
    float sum = 0;
    for (std::size_t i = 0; i < moves.size(); ++i)
        sum += weights[i];
    for (std::size_t i = 0; i < moves.size(); ++i)
        chances[i] += weight * weights[i] / sum;
}

} // namespace tessera::chexers
