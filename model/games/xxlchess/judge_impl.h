#pragma once

// The member functions of Judge; included by judge.h alone.

#include "model/games/xxlchess/judge.h"

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

[[nodiscard]] inline int distance(Square left, Square right)
{
    return std::max(std::abs(fileOf(left) - fileOf(right)), std::abs(rankOf(left) - rankOf(right)));
}

template<typename Sink>
void Judge<Sink>::run()
{
    for (const Player player : {Player::First, Player::Second})
        view(player);
    for (const Player player : {Player::First, Player::Second})
        officers(player);
    if (!m_sink.recallsPawns(m_position)) {
        pawns();
        m_sink.keepPawns();
    }
    for (const Player player : {Player::First, Player::Second}) {
        ways(player);
        bishops(player);
        threats(player);
        king(player);
        driving(player);
    }
    add(m_position.toMove(), Terms::plain(kTempoWeights));
}

template<typename Sink>
void Judge<Sink>::view(Player player)
{
    SideView &own = side(player);
    own.king = m_position.king(player);
    own.officers = m_position.men(player).without(m_position.pawns(player));
    own.men[0] = m_position.pawns(player);
    own.pawnFiles = own.men[0].files();
    own.pawnAttacks = pawnAttacks(m_position, player, own.men[0]) & m_rules.board();
    own.attacked = own.attackedBy[0] = own.pawnAttacks;
    if (own.king != kNoSquare)
        viewKing(player);
}

template<typename Sink>
void Judge<Sink>::viewKing(Player player)
{
    SideView &own = side(player);
    own.officers.remove(own.king);
    const SquareSet &near = m_tables.near[static_cast<std::size_t>(own.king)];
    own.attackedTwice |= own.attacked & near;
    own.attacked |= near;
    own.kingRows = Rays::along<Orientation::Row>(m_position, own.king)
                   | Rays::along<Orientation::Column>(m_position, own.king);
    own.kingDiagonals = Rays::along<Orientation::Rising>(m_position, own.king)
                        | Rays::along<Orientation::Falling>(m_position, own.king);
}

template<typename Sink>
SquareSet Judge<Sink>::attacksOf(Man man, Square square) const
{
    const auto &movement = m_rules.movement(man.kind());
    if (movement.isShort())
        return m_position.attacksFrom(square);
    SquareSet attacks;
    if (movement.leaps)
        attacks = m_rules.leaps(man.kind(), square);
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
void Judge<Sink>::officers(Player player)
{
    SideView &own = side(player);
    own.barred = own.men[0] | side(opponentOf(player)).pawnAttacks;
    own.officers.forEach([&](Square square) { officer(player, square); });
}

template<typename Sink>
void Judge<Sink>::officer(Player player, Square square)
{
    SideView &own = side(player);
    const SideView &other = side(opponentOf(player));
    const Man man = m_position.man(square);
    const Kind kind = man.kind();
    const auto &traits = m_tables.kinds[static_cast<std::size_t>(kind)];
    addMan(player, kind, square);
    own.men[traits.rank].add(square);

    const SquareSet attacks = attacksOf(man, square);
    own.attackedTwice |= own.attacked & attacks;
    own.attacked |= attacks;
    own.attackedBy[traits.rank] |= attacks;
    add(player, Terms::mobility(kind, attacks.without(own.barred).count()));
    if (kind == kBishop)
        own.bishops[static_cast<std::size_t>((fileOf(square) + rankOf(square)) % 2)] = true;
    if (other.king != kNoSquare)
        noteDanger(own, man, attacks);
    if (traits.likesOpenFiles && (own.pawnFiles >> fileOf(square) & 1) == 0) {
        const bool isOpen = (other.pawnFiles >> fileOf(square) & 1) == 0;
        add(player, Terms::plain(kOpenFileWeights, isOpen ? 1 : 0));
    }
}

/// Attacks near the enemy king, and from where this man could give check next.
template<typename Sink>
void Judge<Sink>::noteDanger(SideView &own, Man man, const SquareSet &attacks)
{
    const SideView &other = side(opponentOf(man.owner()));
    const Kind kind = man.kind();
    const auto &movement = m_rules.movement(kind);
    const auto king = static_cast<std::size_t>(other.king);
    const SquareSet hits = attacks & m_tables.around[king];
    if (!hits.isEmpty()) {
        ++own.attackers;
        own.danger += m_tables.kinds[static_cast<std::size_t>(kind)].rank * hits.count();
    }
    SquareSet from;
    if (movement.leaps)
        from = m_rules.leaps(kind, other.king);
    if (movement.slidesOrthogonally)
        from |= other.kingRows;
    if (movement.slidesDiagonally)
        from |= other.kingDiagonals;
    own.checks |= from & attacks;
}

template<typename Sink>
void Judge<Sink>::bishops(Player player)
{
    const SideView &own = side(player);
    if (own.bishops[0] && own.bishops[1])
        add(player, Terms::plain(kBishopPairWeights));
}

/// The enemy's men that this side attacks.
template<typename Sink>
void Judge<Sink>::threats(Player player)
{
    const SideView &own = side(player);
    const SideView &other = side(opponentOf(player));
    const SquareSet loose = own.attacked.without(other.attacked);
    const int turnOffset = turn(player) * kClassCount;
    for (int victim = 0; victim < kClassCount; ++victim) {
        const SquareSet &men = other.men[static_cast<std::size_t>(victim)];
        if ((men & own.attacked).isEmpty())
            continue;
        if (const int count = (men & loose).count(); count > 0)
            add(player, Terms::plain(kLooseWeights, turnOffset + victim), count);
        for (int attacker = 0; attacker < kClassCount; ++attacker) {
            // The same man may be attacked by several; that counts several times.
            const SquareSet &attacked = own.attackedBy[static_cast<std::size_t>(attacker)];
            if (const int count = (men & attacked).count(); count > 0) {
                const int number = (turnOffset + attacker) * kClassCount + victim;
                add(player, Terms::plain(kThreatWeights, number), count);
            }
        }
    }
}

/// The square and shelter of a king, and what the enemy's attacks on it cost.
template<typename Sink>
void Judge<Sink>::king(Player player)
{
    const SideView &own = side(player);
    const SideView &other = side(opponentOf(player));
    if (own.king == kNoSquare)
        return;
    addMan(player, m_position.man(own.king).kind(), own.king);
    const auto square = static_cast<std::size_t>(own.king);
    const int shelter = (own.men[0] & m_tables.around[square]).count();
    add(player, Terms::plain(kShelterWeights, std::min(shelter, kShelterWeights.count - 1)));
    const std::uint32_t files = m_tables.filesNear[square];
    add(player, Terms::plain(kKingFileWeights, std::popcount(files & ~own.pawnFiles)));

    const SquareSet escapes = m_tables.near[square].without(other.attacked | m_position.men(player));
    add(player, Terms::plain(kEscapeWeights, std::min(escapes.count(), kEscapeWeights.count - 1)));

    // Kings guard their surroundings badly.
    const SquareSet weak = other.attacked.without(own.attackedTwice) & m_tables.near[square];
    const SquareSet safe = other.checks.without(m_position.men(opponentOf(player)))
                               .without(own.attacked)
                           | (other.checks & weak & other.attackedTwice);
    const int checks = std::min(safe.count(), kSafeCheckWeights.count / 2 - 1);
    const int turnOfEnemy = 1 - turn(player);
    if (checks > 0)
        add(player, Terms::plain(kSafeCheckWeights, 4 * turnOfEnemy + checks));
    if (other.attackers == 0)
        return;
    constexpr int kWeakUnits = 2;
    constexpr int kCheckUnits = 4;
    int units = other.danger + kWeakUnits * weak.count() + kCheckUnits * checks;
    if (other.attackers == 1)
        units /= 2;
    add(player, Terms::danger(turnOfEnemy, units));
}

/// A bare king is driven to the edge and the own king brought near, so that the search finds mates
/// that are far away on large boards.
template<typename Sink>
void Judge<Sink>::driving(Player player)
{
    constexpr int kFewOfficers = 500;
    const SideView &own = side(player);
    const SideView &other = side(opponentOf(player));
    if (own.king == kNoSquare || other.king == kNoSquare || other.worth >= kFewOfficers
        || own.worth <= other.worth || !other.men[0].isEmpty())
        return;
    const int centrality = m_tables.centrality[static_cast<std::size_t>(other.king)];
    add(player, Terms::plain(kDrivingWeights, 0), centrality);
    add(player, Terms::plain(kDrivingWeights, 1), distance(own.king, other.king));
}

template<typename Sink>
int Judge<Sink>::winnability(Player leader) const
{
    constexpr int kLeastToMate = 420;
    const SideView &own = side(leader);
    if (own.men[0].isEmpty() && own.worth - side(opponentOf(leader)).worth < kLeastToMate)
        return EvaluationTables::kFull / 4;
    return EvaluationTables::kFull;
}

template<typename Sink>
std::optional<int> Judge<Sink>::leadWithoutPawns() const
{
    const SideView &first = side(Player::First);
    const SideView &second = side(Player::Second);
    if (!first.men[0].isEmpty() || !second.men[0].isEmpty())
        return std::nullopt;
    return first.worth - second.worth;
}

} // namespace tessera::xxlchess
