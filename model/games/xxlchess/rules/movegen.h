#pragma once

#include "model/games/xxlchess/rules/kingsafety.h"
#include "model/games/xxlchess/rules/movesinks.h"
#include "model/games/xxlchess/rules/parts.h"
#include "model/games/xxlchess/rules/position.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace tessera::xxlchess {

/// Which legal moves to generate: all, or one of the two halves that a search tries one after another. `Tactical` moves
/// capture or promote; `Quiet` ones do neither.
enum class MovePart : std::uint8_t { All, Tactical, Quiet };

/// Legal move generation: passes the legal moves of the side to move to `sink` (see movesinks.h). Checks and pins are
/// known beforehand, so that no move has to be tried, except where there are parts (X7). Draw rules are ignored.
template<MovePart Part, typename Sink>
class MoveGenerator
{
public:
    MoveGenerator(const Position &position, const KingSafety &safety, Sink &sink)
        : m_position(position)
        , m_rules(position.rules())
        , m_safety(safety)
        , m_sink(sink)
        , m_player(position.toMove())
        , m_enemy(opponentOf(m_player))
        , m_king(position.king(m_player))
        , m_own(position.pieces(m_player))
        , m_enemies(position.pieces(m_enemy))
        , m_empty(m_rules.board().without(m_own | m_enemies))
        , m_targets(wantedTargets())
    {}

    void run()
    {
        if (m_rules.hasParts()) {
            runWithParts();
            return;
        }
        if (m_king != kNoSquare)
            kingMoves();
        if (m_safety.checkerCount > 1)
            return;
        const bool isChecked = m_safety.checkerCount == 1;
        if (Part != MovePart::Tactical && !isChecked && m_king != kNoSquare)
            castling();
        SquareSet officers = m_own.without(m_position.pawns(m_player));
        if (m_king != kNoSquare)
            officers.remove(m_king);
        const SquareSet &pawns = m_position.pawns(m_player);
        if (isChecked) {
            pawnMoves(pawns.without(m_safety.pinned), m_safety.remedies);
            officers.without(m_safety.pinned).forEach([this](Square from) {
                m_sink.addTargets(from, targetsFrom(from) & m_safety.remedies);
            });
            return;
        }
        if (m_safety.pins.isEmpty()) {
            pawnMoves(pawns, m_rules.board());
            officers.forEach([this](Square from) { officerMoves(from); });
            return;
        }
        pawnMoves(pawns.without(m_safety.pinned), m_rules.board());
        officers.without(m_safety.pinned).forEach([this](Square from) { officerMoves(from); });
        for (const Pin &pin : m_safety.pins) {
            const SquareSet line = m_safety.pinLine(pin.pinned, m_king);
            if (pawns.contains(pin.pinned))
                pawnMoves(SquareSet::of(pin.pinned), line);
            else
                m_sink.addTargets(pin.pinned, targetsFrom(pin.pinned) & line);
        }
    }

    /// Generates castling (X4). Neither the square that the king passes may be attacked, nor its target square with the
    /// rook on its new square. Must not be called in check or without a king.
    void castling();

private:
    [[nodiscard]] SquareSet wantedTargets() const
    {
        switch (Part) {
        case MovePart::Tactical:
            return m_enemies;
        case MovePart::Quiet:
            return m_empty;
        case MovePart::All:
            break;
        }
        return m_empty | m_enemies;
    }

    /// Generates moves where pieces have parts (X7). Pins along lines are not enough there, so moves that might expose
    /// the king are tried.
    void runWithParts()
    {
        const bool isChecked = m_safety.checkerCount > 0;
        if (Part != MovePart::Tactical && !isChecked && m_king != kNoSquare)
            castling();
        SquareSet suspects = isChecked ? m_own : m_safety.pinned | m_safety.shields;
        if (m_king != kNoSquare)
            suspects.add(m_king);
        const SquareSet &pawns = m_position.pawns(m_player);
        pawnMoves(pawns.without(suspects), m_rules.board());
        m_own.without(suspects | pawns).forEach([this](Square from) { officerMoves(from); });
        suspects.forEach([&](Square from) {
            const auto isSafe = [&](Square to) {
                return !leavesKingAttacked(m_position, m_player, from, to);
            };
            if (pawns.contains(from))
                pawnMoves(SquareSet::of(from), only(pawnTargets(from), isSafe));
            else
                m_sink.addTargets(from, only(targetsFrom(from), isSafe));
        });
    }

    template<typename Keeps>
    [[nodiscard]] static SquareSet only(const SquareSet &squares, Keeps keeps)
    {
        SquareSet kept;
        squares.forEach([&](Square square) {
            if (keeps(square))
                kept.add(square);
        });
        return kept;
    }

    /// All squares to which a pawn might go (X3).
    [[nodiscard]] SquareSet pawnTargets(Square from) const
    {
        SquareSet targets = m_position.attacksFrom(from);
        const Square ahead = from + m_rules.forward(m_player);
        for (const Square square : {ahead, ahead + m_rules.forward(m_player)}) {
            if (square >= 0 && square < kSquareCount)
                targets.add(square);
        }
        return targets & m_rules.board();
    }

    [[nodiscard]] SquareSet targetsFrom(Square from) const
    {
        if (m_rules.movement(m_position.piece(from).kind()).hasParts)
            return m_position.movesFrom(from) & m_targets;
        return m_position.attacksFrom(from) & m_targets;
    }

    void kingMoves()
    {
        targetsFrom(m_king).without(m_safety.shadow).forEach([this](Square to) {
            if (!m_position.isAttacked(to, m_enemy))
                m_sink.add(m_king, to);
        });
    }

    [[nodiscard]] bool isEdge(int place) const
    {
        return (m_rules.edges().word(Orientation::Row, m_king) >> place & 1) != 0;
    }

    /// Generates pawn moves (X3) for all pawns of a set at once, only to `allowed` squares.
    void pawnMoves(const SquareSet &pawns, const SquareSet &allowed)
    {
        const bool goesUp = m_rules.goesUp(m_player);
        const auto ahead = [goesUp](const SquareSet &set, int distance) {
            return goesUp ? set.shiftedUp(distance) : set.shiftedDown(distance);
        };
        const int sign = goesUp ? 1 : -1;
        const SquareSet steps = ahead(pawns, kStride) & m_empty;
        addPawns(steps & allowed, sign * kStride, false);
        const SquareSet starters = (pawns & m_rules.secondRow(m_player))
                                       .without(m_position.movedPawns());
        const SquareSet doubles = ahead(ahead(starters, kStride) & m_empty, kStride) & m_empty;
        addPawns(doubles & allowed, sign * 2 * kStride, false);
        if (Part == MovePart::Quiet)
            return;
        const SquareSet prey = m_enemies & allowed;
        addPawns(ahead(pawns.without(kFirstFile), kStride - sign) & prey, sign * kStride - 1, true);
        addPawns(ahead(pawns.without(kLastFile), kStride + sign) & prey, sign * kStride + 1, true);
    }

    void addPawns(const SquareSet &targets, int distance, bool isCapture)
    {
        if (targets.isEmpty())
            return;
        const SquareSet &zone = m_rules.promotionZone(m_player);
        if (Part != MovePart::Tactical || isCapture)
            m_sink.addPawns(targets.without(zone), distance);
        if (Part != MovePart::Quiet && targets.intersects(zone))
            m_sink.addPromotions(targets & zone, distance, m_rules.promotions());
    }

    void officerMoves(Square from)
    {
        const auto &movement = m_rules.movement(m_position.piece(from).kind());
        if (!movement.isSeparable()) {
            m_sink.addTargets(from, targetsFrom(from));
            return;
        }
        if (movement.leaps)
            m_sink.addTargets(from, m_rules.leaps(m_position.piece(from).kind(), from) & m_targets);
        if (movement.slidesOrthogonally) {
            slides<Orientation::Row>(from);
            slides<Orientation::Column>(from);
        }
        if (movement.slidesDiagonally) {
            slides<Orientation::Rising>(from);
            slides<Orientation::Falling>(from);
        }
    }

    template<Orientation orientation>
    void slides(Square from)
    {
        const std::uint32_t enemies = m_position.piecesOnLine(m_enemy, orientation, from);
        const int place = placeOn(orientation, from);
        const std::uint32_t blockers = m_position.blockersOnLine(orientation, from);
        constexpr int kStep = stepOf(orientation);
        if (Part == MovePart::Tactical) {
            for (std::uint32_t prey = nearestOf(blockers, place) & enemies; prey != 0;
                 prey &= prey - 1)
                m_sink.add(from, from + (std::countr_zero(prey) - place) * kStep);
            return;
        }
        const auto [below, above] = neighboursOf(blockers, place);
        const bool takes = Part == MovePart::All;
        m_sink.addRun(
            from,
            place,
            below - (takes ? static_cast<int>(enemies >> below & 1) : 0),
            above + (takes ? static_cast<int>(enemies >> above & 1) : 0),
            kStep);
    }

    static constexpr SquareSet fileSet(int file)
    {
        SquareSet set;
        for (int rank = 0; rank < kMostSide; ++rank)
            set.add(squareAt(file, rank));
        return set;
    }
    static constexpr SquareSet kFirstFile = fileSet(0);
    static constexpr SquareSet kLastFile = fileSet(kMostSide - 1);

    const Position &m_position;
    const Ruleset &m_rules;
    const KingSafety &m_safety;
    Sink &m_sink;
    Player m_player;
    Player m_enemy;
    Square m_king;
    SquareSet m_own;
    SquareSet m_enemies;
    SquareSet m_empty;
    SquareSet m_targets;
};

template<MovePart Part, typename Sink>
void MoveGenerator<Part, Sink>::castling()
{
    if (m_position.piece(m_king).kind() != kKing || !m_position.unmoved().contains(m_king))
        return;
    const int place = placeOn(Orientation::Row, m_king);
    const auto [below, above]
        = neighboursOf(m_position.blockersOnLine(Orientation::Row, m_king), place);
    for (const int rookPlace : {above, below}) {
        const int direction = rookPlace > place ? 1 : -1;
        const Square rook = m_king + rookPlace - place;
        const bool mayCastle = std::abs(rookPlace - place) >= kLeastRookDistance
                               && !isEdge(rookPlace) && m_position.unmoved().contains(rook)
                               && m_position.piece(rook) == Piece::of(m_player, kRook);
        if (!mayCastle)
            continue;
        const std::uint32_t change = 1U << place | 1U << rookPlace | 1U << (place + direction)
                                     | 1U << (place + 2 * direction);
        if (!m_position.isAttacked(m_king + direction, m_enemy)
            && !m_position.isAttacked(m_king + 2 * direction, m_enemy, change))
            m_sink.add(m_king, m_king + 2 * direction);
    }
}

} // namespace tessera::xxlchess
