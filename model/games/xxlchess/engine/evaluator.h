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

/// The features of one side on which the other side's terms depend.
struct SideView
{
    Square king = kNoSquare;
    SquareSet officers;
    SquareSet pawnAttacks;
    /// All squares that are attacked or guarded, and those by pawns, light, middling and heavy pieces.
    SquareSet attacked;
    SquareSet attackedTwice;
    std::array<SquareSet, kClassCount> attackedBy;
    /// The pieces by class of value, pawns first.
    std::array<SquareSet, kClassCount> pieces;
    /// Squares from which officers can give check next.
    SquareSet checks;
    /// The squares from which the king is seen along the lines of a slider (see `linesOf`).
    std::array<SquareSet, 4> kingSeen;
    /// Squares that do not count for mobility: those of own pawns, and those that enemy pawns attack.
    SquareSet barred;
    /// Whether there is a bishop for each colour of squares.
    std::array<bool, 2> bishops{};
    /// The value of the officers.
    int worth = 0;
    /// Attacks on squares near the enemy king, and by how many pieces.
    int danger = 0;
    int attackers = 0;
    /// Files with own pawns.
    std::uint32_t pawnFiles = 0;
};

/// Goes through a position once and passes its terms to a sink: `sink.add(player, row, count)`. Playing and training
/// differ only in the sink. A sink may have counted pieces other than pawns on their squares already (`addPiece`). It
/// may have a pawn hash table: `recallsPawns` says whether it has added the pawns' terms itself; otherwise `keepPawns`
/// follows the last of them.
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
        m_sides[0].worth = pieces.officers[0];
        m_sides[1].worth = pieces.officers[1];
    }

    void run();
    /// What is left of the lead of `leader`, in shares of `EvaluationTables::kFull`: little when the leader cannot
    /// mate, and less the nearer the game is to a draw by lack of progress.
    [[nodiscard]] int winnability(Player leader) const;
    /// The first player's lead in pieces by the values of the rules' text, where no pawn is left.
    [[nodiscard]] std::optional<int> leadWithoutPawns() const;

private:
    /// The rank of the pawn that an enemy pawn on each file (shifted by one) must pass last, counted from the enemy's
    /// side; 0 without one.
    using LastGuards = std::array<int, kMostSide + 2>;

    // The side is a compile-time constant, so that its view is found without computation.
    template<Player Own>
    void view();
    template<Player Own>
    void viewKing();
    template<Player Own>
    void officers();
    template<Player Own>
    void officer(Square square);
    template<Player Own>
    void noteDanger(Kind kind, const SquareSet &attacks);
    void pawns();
    template<Player Own>
    [[nodiscard]] LastGuards lastGuards() const;
    template<Player Own>
    void pawns(const LastGuards &enemies);
    template<Player Own>
    void pawn(Square square, const LastGuards &enemies);
    template<Player Own>
    void rest();
    template<Player Own>
    void ways();
    template<Player Own>
    void room();
    template<Player Own>
    void bishops();
    template<Player Own>
    void way(Square square, int steps);
    template<Player Own>
    void shapes();
    template<Player Own>
    void threats();
    template<Player Own>
    void king();
    template<Player Own>
    void driving();

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
