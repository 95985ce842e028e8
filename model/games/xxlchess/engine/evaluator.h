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

} // namespace tessera::xxlchess

#include "model/games/xxlchess/engine/evaluator_impl.h"
#include "model/games/xxlchess/engine/evaluator_pawns.h"
