#include "model/games/watchyourback/files/positiontext.h"
#include "model/games/watchyourback/rules/rules.h"

#include <algorithm>

namespace tessera::watchyourback {

namespace {

constexpr int kMostComposedTurns = 999;

} // namespace

std::vector<Piece> Rules::palette(const Position &)
{
    return {{Player::First, 0}, {Player::Second, 0}};
}

std::vector<PositionField> Rules::fields(const Position &position)
{
    const State &state = position.state();
    return {
        {TESSERA_TEXT("watchyourback", "Phase"),
         state.phase == Phase::Placing ? 0 : 1,
         0,
         1,
         {TESSERA_TEXT("watchyourback", "Placing"), TESSERA_TEXT("watchyourback", "Moving")}},
        {TESSERA_TEXT("watchyourback", "Turns of the phase"),
         state.turns,
         0,
         std::max<int>(kMostComposedTurns, state.turns)}};
}

std::string Rules::compose(
    const Position &position, std::span<const Piece> pieces, std::span<const int> values)
{
    PositionWords words;
    words.isPlacing = values[0] == 0;
    words.turns = values[1];
    words.isSideTaken = position.state().sideTaken;
    const int shrinks = words.isPlacing ? 0 : shrinksAfter(words.turns);
    const Bitboard corners = cornersAfter(shrinks);
    const Bitboard removed = ~boardAfter(shrinks);
    return watchyourback::positionText(words, [&](int square) {
        const Bitboard bit = Bitboard{1} << square;
        if ((corners & bit) != 0)
            return kCornerLetter;
        if ((removed & bit) != 0)
            return kRemovedLetter;
        return letterOf(pieces[static_cast<std::size_t>(square)]);
    });
}

} // namespace tessera::watchyourback
