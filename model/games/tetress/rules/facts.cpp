#include "model/games/tetress/rules/facts.h"

#include "model/core/erasure/erased.h"
#include "model/games/tetress/rules/rules.h"

namespace tessera::tetress {

Facts factsOf(const AnyPosition &erased)
{
    static_assert(std::tuple_size_v<decltype(Facts::ofShape)> == kShapeCount);
    const auto &position = as<Rules>(erased);
    Facts facts;
    facts.actions = position.turnsTaken();
    facts.mostActions = kTurnLimit;
    for (const Player player : {kRed, kBlue}) {
        facts.tokens[player] = position.tokens(player).count();
        facts.placements[player] = position.isAtTurnLimit() ? 0 : position.placementsOf(player);
    }
    Position::MoveList moves;
    position.legalMoves(moves);
    for (const Move move : moves)
        ++facts.ofShape[static_cast<std::size_t>(move.shape())];
    return facts;
}

int placementsOf(const Facts &facts, char shape)
{
    for (std::size_t i = 0; i < facts.ofShape.size(); ++i) {
        if (kShapeLetters[i] == shape)
            return facts.ofShape[i];
    }
    return 0;
}

} // namespace tessera::tetress
