#include "model/games/xxlchess/evaluation.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace tessera::xxlchess {

namespace {

constexpr int kTempo = 12;
constexpr int kZoneRadius = 2;
constexpr int kShelterPawn = 9;
constexpr int kMostShelter = 4;
/// For each rank that a king has left its own side's edge.
constexpr int kKingAdvance = 14;
constexpr int kMostKingAdvance = 5;
constexpr int kAttackedByPawn = 35;
constexpr int kMostDanger = 600;
/// Officers' worth with which the danger to the other king is counted in full.
constexpr int kFullAttack = 4000;
/// Below this no king needs shelter.
constexpr int kFewOfficers = 1000;

/// A pawn's bonus by the steps to promotion, and what it has beyond when no enemy pawn can stop it.
/// Every pawn becomes a queen half-way up the board, so even the far ones are worth pushing.
constexpr std::array<int, 9> kPawnAdvance{0, 190, 92, 48, 26, 12, 4, 0, 0};
constexpr std::array<int, 9> kFreePawn{0, 230, 120, 60, 30, 15, 7, 3, 0};

/// Ranks behind the promotion rank from which a pawn still guards it in time.
constexpr int kGuardsBehindGoal = 2;

/// Weights of mobility are in this share of a hundredth of a pawn.
constexpr int kMobilityShare = 4;

constexpr int kDriving = 12;
constexpr int kKingsApart = 6;

int distance(Square left, Square right)
{
    return std::max(std::abs(fileOf(left) - fileOf(right)), std::abs(rankOf(left) - rankOf(right)));
}

SquareSet pawnAttacks(const Position &position, Player player)
{
    static constexpr auto kFile = [](int file) {
        SquareSet set;
        for (int rank = 0; rank < kMostSide; ++rank)
            set.add(squareAt(file, rank));
        return set;
    };
    static constexpr SquareSet kFirstFile = kFile(0);
    static constexpr SquareSet kLastFile = kFile(kMostSide - 1);
    const SquareSet &pawns = position.pawns(player);
    if (position.rules().goesUp(player))
        return pawns.without(kFirstFile).shiftedUp(kStride - 1)
               | pawns.without(kLastFile).shiftedUp(kStride + 1);
    return pawns.without(kFirstFile).shiftedDown(kStride + 1)
           | pawns.without(kLastFile).shiftedDown(kStride - 1);
}

} // namespace

struct Evaluation::Side
{
    int score = 0;
    /// Worth of the officers.
    int officers = 0;
    /// Attacks on squares near the enemy king, and by how many men.
    int danger = 0;
    int attackers = 0;
    SquareSet pawnAttacks;
    const Zone *zone = nullptr;
    /// By file, shifted by one: the rank of the pawn that an enemy pawn there must pass last, counted
    /// from the enemy's side; 0 without one. Pawns far behind the enemy's promotion rank do not count.
    std::array<int, kMostSide + 2> lastGuard{};
};

void Evaluation::prepare(const Position &position)
{
    if (m_rules == position.sharedRules())
        return;
    m_rules = position.sharedRules();
    m_values = pieceValues(m_rules->pieces());
    prepareKinds(*m_rules);
    m_zones.assign(kSquareCount, Zone());
    m_rules->board().forEach([this](Square square) {
        const int fromSide = std::min(fileOf(square), m_rules->width() - 1 - fileOf(square));
        const int fromEdge = std::min(rankOf(square), m_rules->height() - 1 - rankOf(square));
        m_centrality[static_cast<std::size_t>(square)] = static_cast<std::int16_t>(
            std::min(fromSide, 4) + std::min(fromEdge, 4));
        Zone &zone = m_zones[static_cast<std::size_t>(square)];
        m_rules->board().forEach([&](Square near) {
            if (distance(square, near) > kZoneRadius)
                return;
            zone.squares.add(near);
            zone.lines.toggle(near);
        });
    });
}

void Evaluation::prepareKinds(const Ruleset &rules)
{
    constexpr int kLightPiece = 300;
    constexpr int kHeavyPiece = 650;
    for (Kind kind = 0; kind < rules.pieces().size(); ++kind) {
        const auto &movement = rules.movement(kind);
        const int value = m_values[static_cast<std::size_t>(kind)];
        KindWeights &weights = m_weights[static_cast<std::size_t>(kind)];
        const bool slidesBoth = movement.slidesOrthogonally && movement.slidesDiagonally;
        const bool slides = movement.slidesOrthogonally || movement.slidesDiagonally;
        weights.slide = slidesBoth ? 6 : 9;
        weights.leap = slides ? 9 : 18;
        weights.danger = value < kLightPiece ? 1 : value < kHeavyPiece ? 2 : 3;
        weights.centre = slides ? 2 : 6;
        if (movement.isRoyal)
            weights = {};
    }
}

void Evaluation::officer(const Position &position, Square square, Side &side, const Side &other) const
{
    const Man man = position.man(square);
    const auto kind = static_cast<std::size_t>(man.kind());
    const Ruleset &rules = *m_rules;
    const auto &movement = rules.movement(man.kind());
    const KindWeights &weights = m_weights[kind];
    int score = m_values[kind] + weights.centre * m_centrality[static_cast<std::size_t>(square)];
    side.officers += m_values[kind];
    int attacked = 0;
    if (movement.leaps) {
        const SquareSet &leaps = rules.leaps(man.kind(), square);
        const SquareSet targets = leaps.without(position.men(man.owner()) | other.pawnAttacks);
        score += weights.leap * targets.count() / kMobilityShare;
        if (other.zone != nullptr)
            attacked += (leaps & other.zone->squares).count();
    }
    const auto slide = [&](auto orientation) {
        const int place = placeOn(orientation, square);
        const auto [below, above] = neighboursOf(position.blockersOnLine(orientation, square), place);
        score += weights.slide * (above - below) / kMobilityShare;
        if (other.zone != nullptr) {
            const std::uint32_t reach = (2U << above) - (1U << below);
            attacked += std::popcount(reach & other.zone->lines.word(orientation, square));
        }
    };
    using Line = Orientation;
    if (movement.slidesOrthogonally) {
        slide(std::integral_constant<Line, Line::Row>());
        slide(std::integral_constant<Line, Line::Column>());
    }
    if (movement.slidesDiagonally) {
        slide(std::integral_constant<Line, Line::Rising>());
        slide(std::integral_constant<Line, Line::Falling>());
    }
    if (attacked > 0) {
        side.danger += weights.danger * attacked;
        ++side.attackers;
    }
    side.score += score;
}

void Evaluation::officers(const Position &position, Player player, Side &side, const Side &other) const
{
    SquareSet men = position.men(player).without(position.pawns(player));
    if (position.king(player) != kNoSquare)
        men.remove(position.king(player));
    men.forEach([&](Square square) { officer(position, square, side, other); });
    side.score -= kAttackedByPawn * (men & other.pawnAttacks).count();
}

void Evaluation::pawns(const Position &position, Player player, Side &side, const Side &other) const
{
    const int promotionRank = m_rules->choices().promotionRank;
    constexpr int kFarthest = static_cast<int>(kPawnAdvance.size()) - 1;
    position.pawns(player).forEach([&](Square square) {
        const int rank = m_rules->ownRank(player, square);
        const int steps = std::clamp(promotionRank - rank, 1, kFarthest);
        int score = m_values[kPawn] + kPawnAdvance[static_cast<std::size_t>(steps)];
        bool isFree = true;
        for (int file = fileOf(square); file <= fileOf(square) + 2; ++file) {
            isFree = isFree && other.lastGuard[static_cast<std::size_t>(file)] <= rank;
        }
        if (isFree)
            score += kFreePawn[static_cast<std::size_t>(steps)];
        side.score += score;
    });
}

/// What shelter is worth and the enemy's attacks cost, while the enemy has officers to use them.
int Evaluation::kingSafety(
    const Position &position, Player player, const Side &side, const Side &other) const
{
    const Square king = position.king(player);
    if (king == kNoSquare || other.officers < kFewOfficers)
        return 0;
    const int shelter = std::min((position.pawns(player) & side.zone->squares).count(), kMostShelter);
    const int advance = std::min(m_rules->ownRank(player, king) - 1, kMostKingAdvance);
    int danger = 0;
    if (other.attackers > 1) {
        constexpr int kUnitsPerStep = 10;
        danger = std::min(other.danger * other.danger / kUnitsPerStep, kMostDanger);
    }
    const int share = std::min(other.officers, kFullAttack);
    return (kShelterPawn * shelter - kKingAdvance * advance - danger) * share / kFullAttack;
}

/// A bare king is driven to the edge and the own king brought near, so that the search finds mates
/// that are far away on large boards.
int Evaluation::driving(const Position &position, Player player, const Side &other) const
{
    const Square enemyKing = position.king(opponentOf(player));
    const Square king = position.king(player);
    if (enemyKing == kNoSquare || king == kNoSquare || other.officers >= kFewOfficers / 2
        || !position.pawns(opponentOf(player)).isEmpty())
        return 0;
    return -kDriving * m_centrality[static_cast<std::size_t>(enemyKing)]
           - kKingsApart * distance(king, enemyKing);
}

int Evaluation::operator()(const Position &position)
{
    prepare(position);
    std::array<Side, 2> sides;
    for (const Player player : {Player::First, Player::Second}) {
        Side &side = sides[static_cast<std::size_t>(player)];
        side.pawnAttacks = pawnAttacks(position, player);
        if (const Square king = position.king(player); king != kNoSquare)
            side.zone = &m_zones[static_cast<std::size_t>(king)];
        position.pawns(player).forEach([&](Square square) {
            int &guard = side.lastGuard[static_cast<std::size_t>(fileOf(square) + 1)];
            const int rank = m_rules->ownRank(opponentOf(player), square);
            if (rank <= m_rules->choices().promotionRank + kGuardsBehindGoal)
                guard = std::max(guard, rank);
        });
    }
    for (const Player player : {Player::First, Player::Second}) {
        Side &side = sides[static_cast<std::size_t>(player)];
        const Side &other = sides[static_cast<std::size_t>(opponentOf(player))];
        officers(position, player, side, other);
        pawns(position, player, side, other);
    }
    std::array<int, 2> totals{};
    for (const Player player : {Player::First, Player::Second}) {
        const Side &side = sides[static_cast<std::size_t>(player)];
        const Side &other = sides[static_cast<std::size_t>(opponentOf(player))];
        totals[static_cast<std::size_t>(player)] = side.score
                                                   + kingSafety(position, player, side, other);
        if (side.officers > other.officers)
            totals[static_cast<std::size_t>(player)] += driving(position, player, other);
    }
    const auto mover = static_cast<std::size_t>(position.toMove());
    return totals[mover] - totals[1 - mover] + kTempo;
}

} // namespace tessera::xxlchess
