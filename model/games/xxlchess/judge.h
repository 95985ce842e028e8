#pragma once

#include "model/games/xxlchess/evaluation.h"
#include "model/games/xxlchess/menworth.h"
#include "model/games/xxlchess/rays.h"

#include <optional>

namespace tessera::xxlchess {

/// What one side has, as far as the other side's judgement depends on it.
struct SideView
{
    Square king = kNoSquare;
    SquareSet officers;
    SquareSet pawnAttacks;
    /// Everything that is attacked or guarded, and by whom: pawns, light, middling and heavy men.
    SquareSet attacked;
    SquareSet attackedTwice;
    std::array<SquareSet, kClassCount> attackedBy;
    /// The officers by worth; pawns first.
    std::array<SquareSet, kClassCount> men;
    /// Squares from which officers can give check next.
    SquareSet checks;
    /// From where the king is seen along lines.
    SquareSet kingRows;
    SquareSet kingDiagonals;
    /// Where an officer's way is no use: own pawns, and what enemy pawns attack.
    SquareSet barred;
    /// Of both colours of squares, whether a bishop goes there.
    std::array<bool, 2> bishops{};
    /// Worth of the officers.
    int worth = 0;
    /// Attacks on squares near the enemy king, and by how many men.
    int danger = 0;
    int attackers = 0;
    /// Files with own pawns.
    std::uint32_t pawnFiles = 0;
};

/// Goes through a position once and tells a sink which terms are there: `sink.add(player, row,
/// count)`. Playing and training differ in the sink alone. A sink may have counted men but pawns on
/// their squares already (`addMan`). It may remember what pawns alone come
/// to: `recallsPawns` says whether it has added that itself, else `keepPawns` follows the last of them.
template<typename Sink>
class Judge
{
public:
    Judge(const EvaluationTables &tables, const Position &position, const MenWorth &men, Sink &sink)
        : m_tables(tables)
        , m_position(position)
        , m_rules(position.rules())
        , m_sink(sink)
    {
        m_sides[0].worth = men.officers[0];
        m_sides[1].worth = men.officers[1];
    }

    void run();
    /// What is left of a lead of `leader`, in shares of `EvaluationTables::kFull`: little when it cannot mate, and less
    /// the nearer the game is to a draw for want of progress.
    [[nodiscard]] int winnability(Player leader) const;
    /// Where no pawn is left: how far the first player leads in men by the values of the rules' text.
    [[nodiscard]] std::optional<int> leadWithoutPawns() const;

private:
    /// By file, shifted by one: the rank of the pawn that an enemy pawn there must pass last, counted
    /// from the enemy's side; 0 without one.
    using LastGuards = std::array<int, kMostSide + 2>;

    void view(Player player);
    void viewKing(Player player);
    void officers(Player player);
    void officer(Player player, Square square);
    void noteDanger(SideView &side, Man man, const SquareSet &attacks);
    void pawns();
    [[nodiscard]] LastGuards lastGuards(Player player) const;
    void pawn(Player player, Square square, const LastGuards &enemies);
    void ways(Player player);
    void bishops(Player player);
    void way(Player player, Square square, int steps);
    void shapes(Player player);
    void threats(Player player);
    void king(Player player);
    void driving(Player player);

    [[nodiscard]] SquareSet attacksOf(Man man, Square square) const;
    [[nodiscard]] SideView &side(Player player)
    {
        return m_sides[static_cast<std::size_t>(player)];
    }
    [[nodiscard]] const SideView &side(Player player) const
    {
        return m_sides[static_cast<std::size_t>(player)];
    }
    [[nodiscard]] int turn(Player player) const { return m_position.toMove() == player ? 1 : 0; }
    void add(Player player, int row, int count = 1) { m_sink.add(player, row, count); }
    void addMan(Player player, Kind kind, Square square)
    {
        m_sink.addMan(player, Terms::onSquare(kind, m_rules.seen(player, square)));
    }

    const EvaluationTables &m_tables;
    const Position &m_position;
    const Ruleset &m_rules;
    Sink &m_sink;
    std::array<SideView, 2> m_sides;
};

} // namespace tessera::xxlchess

#include "model/games/xxlchess/judge_impl.h"
#include "model/games/xxlchess/judge_pawns.h"
