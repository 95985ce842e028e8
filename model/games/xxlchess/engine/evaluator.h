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

/// What one side has, as far as the other side's judgement depends on it.
struct SideView
{
    Square king = kNoSquare;
    SquareSet officers;
    SquareSet pawnAttacks;
    /// Everything that is attacked or guarded, and by whom: pawns, light, middling and heavy pieces.
    SquareSet attacked;
    SquareSet attackedTwice;
    std::array<SquareSet, kClassCount> attackedBy;
    /// The officers by worth; pawns first.
    std::array<SquareSet, kClassCount> pieces;
    /// Squares from which officers can give check next.
    SquareSet checks;
    /// From where the king is seen along the lines of a slider (see `linesOf`).
    std::array<SquareSet, 4> kingSeen;
    /// Where an officer's way is no use: own pawns, and what enemy pawns attack.
    SquareSet barred;
    /// Of both colours of squares, whether a bishop goes there.
    std::array<bool, 2> bishops{};
    /// Worth of the officers.
    int worth = 0;
    /// Attacks on squares near the enemy king, and by how many pieces.
    int danger = 0;
    int attackers = 0;
    /// Files with own pawns.
    std::uint32_t pawnFiles = 0;
};

/// Goes through a position once and tells a sink which terms are there: `sink.add(player, row,
/// count)`. Playing and training differ in the sink alone. A sink may have counted pieces but pawns on
/// their squares already (`addPiece`). It may remember what pawns alone come
/// to: `recallsPawns` says whether it has added that itself, else `keepPawns` follows the last of them.
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
    /// What is left of a lead of `leader`, in shares of `EvaluationTables::kFull`: little when it cannot mate, and less
    /// the nearer the game is to a draw for want of progress.
    [[nodiscard]] int winnability(Player leader) const;
    /// Where no pawn is left: how far the first player leads in pieces by the values of the rules' text.
    [[nodiscard]] std::optional<int> leadWithoutPawns() const;

private:
    /// By file, shifted by one: the rank of the pawn that an enemy pawn there must pass last, counted
    /// from the enemy's side; 0 without one.
    using LastGuards = std::array<int, kMostSide + 2>;

    // Whose side it is, is known when compiling: the views are then found without reckoning.
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
