#pragma once

// The member functions of Evaluator; included by evaluator.h alone.

#include "model/games/xxlchess/engine/evaluator.h"

namespace tessera::xxlchess {

/// The squares that these pawns of a player attack.
[[nodiscard]] inline SquareSet pawnAttacks(
    const Position &position, Player player, const SquareSet &pawns)
{
    static constexpr auto kFile = [](int file) {
        SquareSet set;
        for (int rank = 0; rank < kMostSide; ++rank)
            set.add(squareAt(file, rank));
        return set;
    };
    static constexpr SquareSet kFirstFile = kFile(0);
    static constexpr SquareSet kLastFile = kFile(kMostSide - 1);
    if (position.rules().goesUp(player))
        return pawns.without(kFirstFile).shiftedUp(kStride - 1)
               | pawns.without(kLastFile).shiftedUp(kStride + 1);
    return pawns.without(kFirstFile).shiftedDown(kStride + 1)
           | pawns.without(kLastFile).shiftedDown(kStride - 1);
}

/// The Chebyshev distance of two squares: a king's moves between them.
[[nodiscard]] inline int distance(Square left, Square right)
{
    return std::max(std::abs(fileOf(left) - fileOf(right)), std::abs(rankOf(left) - rankOf(right)));
}

template<typename Sink>
void Evaluator<Sink>::run()
{
    initSide<Player::First>();
    initSide<Player::Second>();
    officers<Player::First>();
    officers<Player::Second>();
    if (!m_sink.probesPawns()) {
        pawns();
        m_sink.storePawns();
    }
    remainingTerms<Player::First>();
    remainingTerms<Player::Second>();
    add(m_position.toMove(), Terms::plain(kTempoWeights));
}

template<typename Sink>
template<Player Own>
void Evaluator<Sink>::remainingTerms()
{
    pawnPaths<Own>();
    space<Own>();
    bishops<Own>();
    threats<Own>();
    king<Own>();
    mopUp<Own>();
}

template<typename Sink>
template<Player Own>
void Evaluator<Sink>::initSide()
{
    SideView &own = side<Own>();
    own.king = m_position.king(Own);
    own.officers = m_position.pieces(Own).without(m_position.pawns(Own));
    own.pawns = m_position.pawns(Own);
    own.pawnFiles = own.pawns.files();
    own.pawnAttacks = pawnAttacks(m_position, Own, own.pawns) & m_rules.board();
    own.attacked = own.attackedBy[0] = own.pawnAttacks;
    if (own.king != kNoSquare)
        initKing<Own>();
}

template<typename Sink>
template<Player Own>
void Evaluator<Sink>::initKing()
{
    SideView &own = side<Own>();
    own.officers.remove(own.king);
    const SquareSet &near = m_tables.near[static_cast<std::size_t>(own.king)];
    own.attackedTwice |= own.attacked & near;
    own.attacked |= near;
    const SquareSet straight = Rays::along<Orientation::Row>(m_position, own.king)
                               | Rays::along<Orientation::Column>(m_position, own.king);
    const SquareSet diagonal = Rays::along<Orientation::Rising>(m_position, own.king)
                               | Rays::along<Orientation::Falling>(m_position, own.king);
    own.kingSeen = {SquareSet(), straight, diagonal, straight | diagonal};
}

/// The squares that an officer attacks or guards.
template<typename Sink>
SquareSet Evaluator<Sink>::attacksOf(Kind kind, Square square) const
{
    const auto &movement = m_rules.movement(kind);
    if (!movement.isSeparable())
        return m_position.attacksFrom(square);
    SquareSet attacks = m_rules.leaps(kind, square);
    if (movement.slidesOrthogonally) {
        attacks |= Rays::along<Orientation::Row>(m_position, square)
                   | Rays::along<Orientation::Column>(m_position, square);
    }
    if (movement.slidesDiagonally) {
        attacks |= Rays::along<Orientation::Rising>(m_position, square)
                   | Rays::along<Orientation::Falling>(m_position, square);
    }
    return attacks & m_rules.board();
}

template<typename Sink>
template<Player Own>
void Evaluator<Sink>::officers()
{
    SideView &own = side<Own>();
    own.barred = own.pawns | side<opponentOf(Own)>().pawnAttacks;
    own.officers.forEach([&](Square square) { officer<Own>(square); });
}

/// Adds the terms of an officer by itself: piece-square value, mobility, and rooks and the like on open files. Updates
/// the attack maps.
template<typename Sink>
template<Player Own>
void Evaluator<Sink>::officer(Square square)
{
    SideView &own = side<Own>();
    const SideView &other = side<opponentOf(Own)>();
    const Kind kind = m_position.piece(square).kind();
    const auto &traits = m_tables.kinds[static_cast<std::size_t>(kind)];
    addPiece(Own, kind, square);

    const SquareSet attacks = attacksOf(kind, square);
    own.attackedTwice |= own.attacked & attacks;
    own.attacked |= attacks;
    own.attackedBy[traits.valueClass] |= attacks;
    add(Own, Terms::mobility(kind, attacks.without(own.barred).count()));
    if (kind == kBishop)
        own.bishops[static_cast<std::size_t>((fileOf(square) + rankOf(square)) % 2)] = true;
    if (other.king != kNoSquare)
        addKingAttacks<Own>(kind, attacks);
    if (traits.likesOpenFiles && (own.pawnFiles >> fileOf(square) & 1) == 0) {
        const bool isOpen = (other.pawnFiles >> fileOf(square) & 1) == 0;
        add(Own, Terms::plain(kOpenFileWeights, isOpen ? 1 : 0));
    }
}

/// King safety of the enemy: adds this piece's attack units against the squares near the king, and the squares on which
/// it could give check next.
template<typename Sink>
template<Player Own>
void Evaluator<Sink>::addKingAttacks(Kind kind, const SquareSet &attacks)
{
    SideView &own = side<Own>();
    const SideView &other = side<opponentOf(Own)>();
    const SquareSet hits = attacks & m_tables.around[static_cast<std::size_t>(other.king)];
    if (!hits.isEmpty()) {
        ++own.attackers;
        own.danger += m_tables.kinds[static_cast<std::size_t>(kind)].valueClass * hits.count();
    }
    const SquareSet from = m_rules.leaps(kind, other.king)
                           | other.kingSeen[linesOf(m_rules.movement(kind))];
    own.checks |= from & attacks;
}

template<typename Sink>
template<Player Own>
void Evaluator<Sink>::bishops()
{
    const SideView &own = side<Own>();
    if (own.bishops[0] && own.bishops[1])
        add(Own, Terms::plain(kBishopPairWeights));
}

/// Adds threats: the enemy's pieces that this side attacks, and among them those that hang (are not guarded). Few
/// officers are attacked, so they are looked at one by one.
template<typename Sink>
template<Player Own>
void Evaluator<Sink>::threats()
{
    const SideView &own = side<Own>();
    const SideView &other = side<opponentOf(Own)>();
    threats<Own>(other.pawns & own.attacked, 0);
    (other.officers & own.attacked).forEach([this](Square square) {
        const auto kind = static_cast<std::size_t>(m_position.piece(square).kind());
        threats<Own>(SquareSet::of(square), m_tables.kinds[kind].valueClass);
    });
}

/// Adds the threats against attacked pieces of one class of value.
template<typename Sink>
template<Player Own>
void Evaluator<Sink>::threats(const SquareSet &victims, int valueClass)
{
    if (victims.isEmpty())
        return;
    const SideView &own = side<Own>();
    const int turnOffset = turn(Own) * kClassCount;
    if (const SquareSet hanging = victims.without(side<opponentOf(Own)>().attacked);
        !hanging.isEmpty())
        add(Own, Terms::plain(kHangingWeights, turnOffset + valueClass), hanging.count());
    for (int attacker = 0; attacker < kClassCount; ++attacker) {
        // A piece that several classes attack counts several times.
        const SquareSet &attacked = own.attackedBy[static_cast<std::size_t>(attacker)];
        if (!victims.intersects(attacked))
            continue;
        const int number = (turnOffset + attacker) * kClassCount + valueClass;
        add(Own, Terms::plain(kThreatWeights, number), (victims & attacked).count());
    }
}

/// Adds king safety: the king's square and pawn shelter, open files near it, escape squares, safe checks of the enemy,
/// and the enemy's attack units.
template<typename Sink>
template<Player Own>
void Evaluator<Sink>::king()
{
    const SideView &own = side<Own>();
    const SideView &other = side<opponentOf(Own)>();
    if (own.king == kNoSquare)
        return;
    addPiece(Own, m_position.piece(own.king).kind(), own.king);
    const auto square = static_cast<std::size_t>(own.king);
    const int shelter = (own.pawns & m_tables.around[square]).count();
    add(Own, Terms::plain(kShelterWeights, std::min(shelter, kShelterWeights.count - 1)));
    const std::uint32_t files = m_tables.filesNear[square];
    add(Own, Terms::plain(kKingFileWeights, std::popcount(files & ~own.pawnFiles)));

    const SquareSet escapes = m_tables.near[square].without(other.attacked | m_position.pieces(Own));
    add(Own, Terms::plain(kEscapeWeights, std::min(escapes.count(), kEscapeWeights.count - 1)));

    // A square near the king counts as weak unless it is guarded twice.
    const SquareSet weak = other.attacked.without(own.attackedTwice) & m_tables.near[square];
    const SquareSet safe = other.checks.without(m_position.pieces(opponentOf(Own)))
                               .without(own.attacked)
                           | (other.checks & weak & other.attackedTwice);
    const int checks = std::min(safe.count(), kSafeCheckWeights.count / 2 - 1);
    const int turnOfEnemy = 1 - turn(Own);
    if (checks > 0)
        add(Own, Terms::plain(kSafeCheckWeights, 4 * turnOfEnemy + checks));
    if (other.attackers == 0)
        return;
    constexpr int kWeakUnits = 2;
    constexpr int kCheckUnits = 4;
    int units = other.danger + kWeakUnits * weak.count() + kCheckUnits * checks;
    if (other.attackers == 1)
        units /= 2;
    add(Own, Terms::danger(turnOfEnemy, units));
}

/// Mop-up evaluation: drives a nearly bare king to the edge and brings the own king near, so that the search finds
/// mates that are far away on large boards.
template<typename Sink>
template<Player Own>
void Evaluator<Sink>::mopUp()
{
    constexpr int kFewOfficers = 500;
    const SideView &own = side<Own>();
    const SideView &other = side<opponentOf(Own)>();
    if (own.king == kNoSquare || other.king == kNoSquare || other.officerValue >= kFewOfficers
        || own.officerValue <= other.officerValue || !other.pawns.isEmpty())
        return;
    const int centrality = m_tables.centrality[static_cast<std::size_t>(other.king)];
    add(Own, Terms::plain(kMopUpWeights, 0), centrality);
    add(Own, Terms::plain(kMopUpWeights, 1), distance(own.king, other.king));
}

template<typename Sink>
int Evaluator<Sink>::winnability(Player leader) const
{
    constexpr int kLeastToMate = 420;
    // The value of a bishop, or of two knights or camels, which never force mate alone.
    constexpr int kMostWithoutMate = 450;
    const SideView &own = m_sides[static_cast<std::size_t>(leader)];
    const SideView &other = m_sides[static_cast<std::size_t>(opponentOf(leader))];
    if (own.pawns.isEmpty() && own.officerValue < kMostWithoutMate)
        return EvaluationTables::kFull / 32;
    if (own.pawns.isEmpty() && own.officerValue - other.officerValue < kLeastToMate)
        return EvaluationTables::kFull / 4;
    return EvaluationTables::kFull;
}

template<typename Sink>
std::optional<int> Evaluator<Sink>::leadWithoutPawns() const
{
    const SideView &first = side<Player::First>();
    const SideView &second = side<Player::Second>();
    if (!first.pawns.isEmpty() || !second.pawns.isEmpty())
        return std::nullopt;
    return first.officerValue - second.officerValue;
}

} // namespace tessera::xxlchess
