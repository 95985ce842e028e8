#pragma once

#include "model/games/xxlchess/engine/evaluation.h"
#include "model/games/xxlchess/engine/piecesquaresums.h"
#include "model/games/xxlchess/rules/rays.h"

#include <optional>

namespace tessera::xxlchess {

/// The lines along which a kind slides: 1 rows and columns, 2 diagonals, 3 both.
[[nodiscard]] inline std::size_t linesOf(const Ruleset::Movement &movement)
{
    return std::size_t{movement.slidesOrthogonally} + 2 * std::size_t{movement.slidesDiagonally};
}

/// The features of one side, which its own and the other side's terms share.
struct SideView
{
    Square king = kNoSquare;
    SquareSet pawns;
    SquareSet officers;
    SquareSet pawnAttacks;
    /// The attack maps: squares that are attacked or guarded at all, twice, and by each class of pieces.
    SquareSet attacked;
    SquareSet attackedTwice;
    std::array<SquareSet, kClassCount> attackedBy;
    /// The squares on which officers can give check next.
    SquareSet checks;
    /// The squares from which sliders of each kind of lines attack the king (see `linesOf`).
    std::array<SquareSet, 4> kingSeen;
    /// The squares outside the mobility area: those of own pawns, and those that enemy pawns attack.
    SquareSet barred;
    /// Whether there is a bishop for each colour of squares.
    std::array<bool, 2> bishops{};
    /// The material value of the officers, in hundredths of a pawn.
    int officerValue = 0;
    /// Attack units against squares near the enemy king, and the number of attacking pieces.
    int danger = 0;
    int attackers = 0;
    /// The files with own pawns, a bit each.
    std::uint32_t pawnFiles = 0;
};

/// Evaluates a position by passing its terms to a sink: `sink.add(player, row, count)`. Playing and training differ
/// only in the sink. `sink.addPiece` gets the piece-square terms of officers, which a sink may have summed already. A
/// sink may have a pawn hash table: `probesPawns` says whether it has added the pawns' terms itself; otherwise
/// `storePawns` follows the last of them. All arguments must outlive this.
template<typename Sink>
class Evaluator
{
public:
    Evaluator(
        const EvaluationTables &tables,
        const Position &position,
        const PieceSquareSums &pieces,
        Sink &sink)
        : m_tables(tables)
        , m_position(position)
        , m_rules(position.rules())
        , m_sink(sink)
    {
        m_sides[0].officerValue = pieces.officers[0];
        m_sides[1].officerValue = pieces.officers[1];
    }

    /// Passes all terms; must be called once, before the other functions.
    void run();
    /// The scale factor of the lead of `leader`, in shares of `EvaluationTables::kFull`: small where the leader has no
    /// pawn and too few pieces to mate.
    [[nodiscard]] int winnability(Player leader) const;
    /// The first player's lead in officers by the values of the rules' text (X1); empty where a pawn is left.
    [[nodiscard]] std::optional<int> leadWithoutPawns() const;

private:
    /// For each file (shifted by one), the rank of the last pawn that an enemy pawn has to pass, counted from the
    /// enemy's side; 0 without one.
    using LastGuards = std::array<int, kMostSide + 2>;

    // The side is a compile-time constant, so that its features are found without computation.
    template<Player Own>
    void initSide();
    template<Player Own>
    void initKing();
    template<Player Own>
    void officers();
    template<Player Own>
    void officer(Square square);
    template<Player Own>
    void addKingAttacks(Kind kind, const SquareSet &attacks);
    void pawns();
    template<Player Own>
    [[nodiscard]] LastGuards lastGuards() const;
    template<Player Own>
    void pawns(const LastGuards &enemies);
    template<Player Own>
    void pawn(Square square, const LastGuards &enemies);
    template<Player Own>
    void remainingTerms();
    template<Player Own>
    void pawnPaths();
    template<Player Own>
    void space();
    template<Player Own>
    void bishops();
    template<Player Own>
    void pawnStructure();
    template<Player Own>
    void threats();
    template<Player Own>
    void threats(const SquareSet &victims, int valueClass);
    template<Player Own>
    void king();
    template<Player Own>
    void mopUp();

    [[nodiscard]] inline SquareSet attacksOf(Kind kind, Square square) const;
    template<Player Own>
    [[nodiscard]] SideView &side()
    {
        return m_sides[static_cast<std::size_t>(Own)];
    }
    template<Player Own>
    [[nodiscard]] const SideView &side() const
    {
        return m_sides[static_cast<std::size_t>(Own)];
    }
    [[nodiscard]] int turn(Player player) const { return m_position.toMove() == player ? 1 : 0; }
    void add(Player player, int row, int count = 1) { m_sink.add(player, row, count); }
    void addPiece(Player player, Kind kind, Square square)
    {
        m_sink.addPiece(player, Terms::onSquare(kind, m_rules.seen(player, square)));
    }

    const EvaluationTables &m_tables;
    const Position &m_position;
    const Ruleset &m_rules;
    Sink &m_sink;
    std::array<SideView, 2> m_sides;
};

// Pieces and kings.

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

// Pawns.

/// Adds all terms that depend on pawns alone.
template<typename Sink>
void Evaluator<Sink>::pawns()
{
    const LastGuards first = lastGuards<Player::First>();
    const LastGuards second = lastGuards<Player::Second>();
    pawns<Player::First>(second);
    pawns<Player::Second>(first);
}

template<typename Sink>
template<Player Own>
void Evaluator<Sink>::pawns(const LastGuards &enemies)
{
    side<Own>().pawns.forEach([&](Square square) { pawn<Own>(square, enemies); });
    pawnStructure<Own>();
}

/// The last own pawn on each file that an enemy pawn has to pass. Pawns far behind the enemy's promotion rank do not
/// count.
template<typename Sink>
template<Player Own>
auto Evaluator<Sink>::lastGuards() const -> LastGuards
{
    // The ranks behind the promotion rank from which a pawn still guards it in time.
    constexpr int kGuardsBehindGoal = 2;
    const Player enemy = opponentOf(Own);
    const int farthest = m_rules.choices().promotionRank + kGuardsBehindGoal;
    LastGuards guards{};
    side<Own>().pawns.forEach([&](Square square) {
        int &guard = guards[static_cast<std::size_t>(fileOf(square) + 1)];
        const int rank = m_rules.ownRank(enemy, square);
        if (rank <= farthest)
            guard = std::max(guard, rank);
    });
    return guards;
}

/// Adds the terms of a pawn: its square, and whether it is passed or isolated.
template<typename Sink>
template<Player Own>
void Evaluator<Sink>::pawn(Square square, const LastGuards &enemies)
{
    add(Own, Terms::onSquare(kPawn, m_rules.seen(Own, square)));
    const int rank = m_rules.ownRank(Own, square);
    const int steps = std::clamp(m_rules.choices().promotionRank - rank, 1, kPawnStepCount);
    const auto file = static_cast<std::size_t>(fileOf(square));
    if (enemies[file] <= rank && enemies[file + 1] <= rank && enemies[file + 2] <= rank)
        add(Own, Terms::plain(kPassedPawnWeights, steps - 1));
    const std::uint32_t beside = 5U << file >> 1;
    if ((side<Own>().pawnFiles & beside) == 0)
        add(Own, Terms::plain(kPawnStructureWeights, 3));
}

/// Adds the paths of the pawns that are near promotion to their promotion squares: rank by rank backward from there, all
/// pawns of a rank at once, with a bit for each file. For a pawn at or beyond the promotion rank, the path is one step.
template<typename Sink>
template<Player Own>
void Evaluator<Sink>::pawnPaths()
{
    enum State { Blocked, Obstructed, Watched, Contested, Open };
    const SideView &own = side<Own>();
    const SideView &other = side<opponentOf(Own)>();
    const SquareSet near = own.pawns & m_tables.nearPromotion[Own];
    if (near.isEmpty())
        return;
    const bool goesUp = m_rules.goesUp(Own);
    const int height = m_rules.height();
    const int promotionRank = m_rules.choices().promotionRank;
    // The files on which the next piece ahead is an enemy or an own one, and those whose goals are attacked.
    std::uint32_t blocked = 0;
    std::uint32_t obstructed = 0;
    std::uint32_t watched = 0;
    std::uint32_t guarded = 0;
    int ahead = near.intersects(m_rules.promotionZone(Own)) ? height : promotionRank;
    for (; ahead > 1 && ahead + kNearSteps > promotionRank; --ahead) {
        const auto rankAhead = static_cast<unsigned>(goesUp ? ahead - 1 : height - ahead);
        if (ahead >= promotionRank) {
            blocked = obstructed = 0;
            watched = other.attacked.filesOn(rankAhead);
            guarded = own.attacked.filesOn(rankAhead);
        }
        const std::uint32_t enemies = m_position.pieces(opponentOf(Own)).filesOn(rankAhead);
        const std::uint32_t friends = m_position.pieces(Own).filesOn(rankAhead);
        blocked = enemies | (blocked & ~friends);
        obstructed = friends | (obstructed & ~enemies);
        const std::uint32_t pawns = near.filesOn(goesUp ? rankAhead - 1 : rankAhead + 1);
        if (pawns == 0)
            continue;
        const std::uint32_t free = pawns & ~(blocked | obstructed);
        const int steps = std::max(promotionRank - ahead + 1, 1);
        const int number = (turn(Own) * kNearSteps + steps - 1) * kPawnPathStates;
        const auto addState = [&](State state, std::uint32_t files) {
            if (files != 0)
                add(Own, Terms::plain(kPawnPathWeights, number + state), std::popcount(files));
        };
        addState(Blocked, pawns & blocked);
        addState(Obstructed, pawns & obstructed);
        addState(Watched, free & watched & ~guarded);
        addState(Contested, free & watched & guarded);
        addState(Open, free & ~watched);
    }
}

/// Adds space: squares up to three ranks behind own pawns that the enemy does not attack.
template<typename Sink>
template<Player Own>
void Evaluator<Sink>::space()
{
    const SideView &own = side<Own>();
    const auto behind = [up = m_rules.goesUp(Own)](const SquareSet &set) {
        return up ? set.shiftedDown(kStride) : set.shiftedUp(kStride);
    };
    const SquareSet first = behind(own.pawns);
    const SquareSet second = behind(first);
    const SquareSet all = first | second | behind(second);
    const int safe = (all & m_rules.board()).without(side<opponentOf(Own)>().attacked).count();
    add(Own, Terms::plain(kSpaceWeights, 0), safe);
    add(Own, Terms::plain(kSpaceWeights, 1), safe * own.officers.count() / m_rules.width());
}

/// Adds pawn structure: guarded pawns, phalanxes and doubled pawns.
template<typename Sink>
template<Player Own>
void Evaluator<Sink>::pawnStructure()
{
    const SideView &own = side<Own>();
    const SquareSet &pawns = own.pawns;
    add(Own, Terms::plain(kPawnStructureWeights, 0), (pawns & own.pawnAttacks).count());
    // The mask keeps a shift to the next file from wrapping to the next rank, as there are up to 16 files.
    static constexpr auto kAllButFirst = [] {
        SquareSet set;
        for (Square square = 0; square < kSquareCount; ++square) {
            if (fileOf(square) != 0)
                set.add(square);
        }
        return set;
    }();
    add(Own,
        Terms::plain(kPawnStructureWeights, 1),
        (pawns & pawns.shiftedUp(1) & kAllButFirst).count());
    add(Own, Terms::plain(kPawnStructureWeights, 2), (pawns & pawns.shiftedUp(kStride)).count());
}

} // namespace tessera::xxlchess
