#include "model/games/xxlchess/engine/fogrepair.h"

#include "model/core/randomness.h"
#include "model/games/xxlchess/engine/fogsamples.h"
#include "model/games/xxlchess/rules/placement.h"

#include <array>

namespace tessera::xxlchess {

namespace {

constexpr int kTries = 12;

std::size_t at(Square square)
{
    return static_cast<std::size_t>(square);
}

/// One attempt at putting pieces where they can stand.
class Repair
{
public:
    Repair(const Position &position, Player viewer, const Glimpse &glimpse, std::uint64_t seed)
        : m_rules(position.rules())
        , m_viewer(viewer)
        , m_enemy(opponentOf(viewer))
        , m_glimpse(glimpse)
        , m_old(placementOf(position))
        , m_bits(seed)
    {
        m_rules.board().forEach([&](Square square) {
            const Piece piece = m_old.pieces[at(square)];
            if (piece.isPresent() && piece.owner() == m_enemy)
                ++m_left[at(piece.kind())];
        });
    }

    /// Removes one of the remaining pieces of that kind.
    void lose(Kind kind)
    {
        // If none of that kind is left, it was promoted from a pawn.
        if (int &left = m_left[at(kind)]; left > 0)
            --left;
        else if (m_left[at(kPawn)] > 0)
            --m_left[at(kPawn)];
    }

    [[nodiscard]] Placement run()
    {
        m_new.toMove = m_glimpse.toMove;
        m_glimpse.seen.forEach([this](Square square) {
            const Piece piece = m_glimpse.pieces[at(square)];
            m_new.pieces[at(square)] = piece;
            if (piece.isPresent() && piece.owner() == m_enemy)
                lose(piece.kind());
        });
        m_hidden = m_rules.board().without(m_glimpse.seen);
        keepStanding();
        fillBlockades();
        for (Kind kind = 0; kind < m_rules.pieces().size(); ++kind) {
            while (m_left[at(kind)] > 0 && putAnywhere(kind))
                --m_left[at(kind)];
        }
        m_rules.board().forEach([this](Square square) {
            if (m_old.pieces[at(square)] == m_new.pieces[at(square)]) {
                if (m_old.unmoved.contains(square))
                    m_new.unmoved.add(square);
                if (m_old.movedPawns.contains(square))
                    m_new.movedPawns.add(square);
            }
        });
        return m_new;
    }

private:
    [[nodiscard]] std::uint32_t below(int bound)
    {
        m_bits = mixedBits(m_bits);
        return chosenBelow(static_cast<std::uint32_t>(bound), m_bits);
    }

    void put(Kind kind, Square square) { m_new.pieces[at(square)] = Piece::of(m_enemy, kind); }

    void keepStanding()
    {
        m_hidden.forEach([this](Square square) {
            const Piece piece = m_old.pieces[at(square)];
            if (!piece.isPresent() || piece.owner() != m_enemy || m_left[at(piece.kind())] == 0)
                return;
            --m_left[at(piece.kind())];
            put(piece.kind(), square);
        });
    }

    void fillBlockades()
    {
        m_glimpse.seen.forEach([this](Square square) {
            if (m_glimpse.pieces[at(square)] != Piece::of(m_viewer, kPawn))
                return;
            const Square ahead = square + m_rules.forward(m_viewer);
            const bool isBlocked = ahead >= 0 && ahead < kSquareCount && m_hidden.contains(ahead)
                                   && !m_new.pieces[at(ahead)].isPresent();
            if (isBlocked)
                block(ahead);
        });
    }

    void block(Square square)
    {
        for (Kind kind = 0; kind < m_rules.pieces().size(); ++kind) {
            if (m_left[at(kind)] > 0) {
                --m_left[at(kind)];
                put(kind, square);
                return;
            }
        }
        // All pieces stand somewhere: one of them, which is no king, moves here.
        std::vector<Square> movable;
        m_hidden.forEach([&](Square other) {
            const Piece piece = m_new.pieces[at(other)];
            if (piece.isPresent() && !m_rules.movement(piece.kind()).isRoyal)
                movable.push_back(other);
        });
        if (movable.empty())
            return;
        const Square from = movable[below(static_cast<int>(movable.size()))];
        std::swap(m_new.pieces[at(from)], m_new.pieces[at(square)]);
    }

    bool putAnywhere(Kind kind)
    {
        SquareSet room = m_hidden;
        if (kind == kPawn)
            room = room.without(m_rules.promotionZone(m_enemy));
        std::vector<Square> free;
        room.forEach([&](Square square) {
            const bool isFit = kind != kPawn || m_rules.ownRank(m_enemy, square) > 1;
            if (isFit && !m_new.pieces[at(square)].isPresent())
                free.push_back(square);
        });
        if (free.empty())
            return false;
        put(kind, free[below(static_cast<int>(free.size()))]);
        return true;
    }

    const Ruleset &m_rules;
    Player m_viewer;
    Player m_enemy;
    const Glimpse &m_glimpse;
    Placement m_old;
    Placement m_new;
    SquareSet m_hidden;
    std::array<int, kMostKinds> m_left{};
    std::uint64_t m_bits;
};

} // namespace

Position repaired(
    const Position &position,
    Player viewer,
    const Glimpse &before,
    const Glimpse &glimpse,
    std::uint64_t seed)
{
    for (int i = 0;; ++i) {
        seed = mixedBits(seed);
        Repair repair(position, viewer, glimpse, seed);
        if (glimpse.isOwn && glimpse.capture != kNoSquare)
            repair.lose(before.pieces[at(glimpse.capture)].kind());
        Position fresh(position.sharedRules(), repair.run());
        if (i == kTries || fits(fresh, viewer, glimpse))
            return fresh;
    }
}

} // namespace tessera::xxlchess
