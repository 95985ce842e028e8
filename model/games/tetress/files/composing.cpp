#include "model/games/tetress/files/positiontext.h"
#include "model/games/tetress/rules/rules.h"

namespace tessera::tetress {

std::vector<Piece> Rules::palette(const Position &)
{
    return {{Player::First, 0}, {Player::Second, 0}};
}

std::vector<PositionField> Rules::fields(const Position &position)
{
    return {{TESSERA_TEXT("tetress", "Actions taken"), position.turnsTaken(), 0, kTurnLimit}};
}

std::string Rules::compose(
    const Position &, std::span<const Piece> pieces, std::span<const int> values)
{
    return tetress::positionText(values[0], [pieces](int cell) {
        return pieces[static_cast<std::size_t>(cell)];
    });
}

} // namespace tessera::tetress
