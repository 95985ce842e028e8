#include "model/games/xxlchess/rules/kingsafety.h"

#include "model/games/xxlchess/rules/parts.h"

#include <cstdlib>

namespace tessera::xxlchess {

namespace {

/// The line from the king in one direction of an orientation.
class Ray
{
public:
    Ray(const Position &position, Square king, Orientation orientation, int direction)
        : m_position(position)
        , m_king(king)
        , m_orientation(orientation)
        , m_direction(direction)
        , m_place(placeOn(orientation, king))
    {}

    [[nodiscard]] Square squareOf(int place) const
    {
        return m_king + (place - m_place) * stepOf(m_orientation);
    }
    /// Whether the piece on `place` would attack the king along this line if nothing stood between.
    [[nodiscard]] bool aims(int place) const
    {
        const auto &movement = m_position.rules().movement(m_position.piece(squareOf(place)).kind());
        return movement.slides(m_orientation) && std::abs(place - m_place) <= movement.range;
    }
    /// The squares behind the king that a checker on `place` attacks through it.
    void addShadow(int place, const Neighbours &neighbours, SquareSet &shadow) const
    {
        const int range = m_position.rules().movement(m_position.piece(squareOf(place)).kind()).range;
        const int end = m_direction > 0 ? neighbours.below : neighbours.above;
        for (int i = m_place - m_direction;
             std::abs(i - place) <= range && (m_direction > 0 ? i >= end : i <= end);
             i -= m_direction) {
            const bool isEdge = i == end
                                && (m_position.rules().edges().word(m_orientation, m_king) >> i & 1)
                                       != 0;
            if (!isEdge)
                shadow.add(squareOf(i));
        }
    }

private:
    const Position &m_position;
    Square m_king;
    Orientation m_orientation;
    int m_direction;
    int m_place;
};

} // namespace

KingSafety::KingSafety(const Position &position, Player player)
{
    const Square king = position.king(player);
    if (king == kNoSquare)
        return;
    const Player enemy = opponentOf(player);
    checkers = position.attackersOffLines(king, enemy);
    forEachOrientation([&](auto orientation) {
        const int place = placeOn(orientation, king);
        const std::uint32_t enemies = position.piecesOnLine(enemy, orientation, king);
        if (enemies == 0)
            return;
        const std::uint32_t own = position.piecesOnLine(player, orientation, king);
        const std::uint32_t blockers = position.blockersOnLine(orientation, king);
        const Neighbours neighbours = neighboursOf(blockers, place);
        for (const int direction : {-1, 1}) {
            const int first = direction > 0 ? neighbours.above : neighbours.below;
            const Ray ray(position, king, orientation, direction);
            if ((enemies >> first & 1) != 0) {
                if (ray.aims(first)) {
                    checkers.add(ray.squareOf(first));
                    ray.addShadow(first, neighbours, shadow);
                }
            } else if ((own >> first & 1) != 0) {
                const Neighbours beyond = neighboursOf(blockers, first);
                const int second = direction > 0 ? beyond.above : beyond.below;
                if ((enemies >> second & 1) != 0 && ray.aims(second)) {
                    pins.add({ray.squareOf(first), ray.squareOf(second)});
                    pinned.add(ray.squareOf(first));
                }
            }
        }
    });
    checkerCount = checkers.count();
    shields = shieldsFromParts(position, player);
    if (checkerCount == 1) {
        const Square checker = checkers.first();
        remedies = checkers;
        // A leaper may stand on one line with the king and still not be blocked.
        if (!position.rules().leaps(position.piece(checker).kind(), king).contains(checker))
            remedies |= squaresBetween(king, checker);
    }
}

SquareSet KingSafety::pinLine(Square square, Square king) const
{
    for (const Pin &pin : pins) {
        if (pin.pinned == square)
            return squaresBetween(king, pin.pinner) | SquareSet::of(pin.pinner);
    }
    return {};
}

} // namespace tessera::xxlchess
