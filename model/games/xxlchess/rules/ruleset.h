#pragma once

#include "model/games/xxlchess/rules/lines.h"
#include "model/games/xxlchess/rules/pieces.h"
#include "model/games/xxlchess/rules/squares.h"

#include <array>
#include <cstdint>
#include <vector>

namespace tessera::xxlchess {

/// Promotion rank of a board, counted from the own side, when nothing else is said (X3).
[[nodiscard]] constexpr int usualPromotionRank(int height)
{
    return (height + 1) / 2 + 1;
}

/// What a game of XXLChess is played by.
struct RuleChoices
{
    int width = 14;
    int height = 14;
    /// Whose pawns go up the screen; the other's go down.
    Player up = Player::First;
    /// From 1, counted from the mover's side; 0 stands for the usual one of the board.
    int promotionRank = 0;
    /// A position that arises for the third time is a draw (X5).
    bool drawsByRepetition = false;
    /// 100 turns without capture or pawn move are a draw (X5).
    bool drawsByHundredTurns = false;
    /// The player chooses what a pawn becomes; else always a queen (X3).
    bool choosesPromotion = false;
    PieceTypes pieces;

    friend bool operator==(const RuleChoices &, const RuleChoices &) = default;
};

/// What stays the same in all positions of one game: the choices and the tables made from them. All
/// positions of a game share one, also across threads; it is never changed.
class Ruleset
{
public:
    explicit Ruleset(RuleChoices choices);
    Ruleset(const Ruleset &) = delete;
    Ruleset &operator=(const Ruleset &) = delete;

    [[nodiscard]] const RuleChoices &choices() const { return m_choices; }
    [[nodiscard]] const PieceTypes &pieces() const { return m_choices.pieces; }
    [[nodiscard]] int width() const { return m_choices.width; }
    [[nodiscard]] int height() const { return m_choices.height; }

    /// How a kind moves, in the form that inner loops want.
    struct Movement
    {
        bool slidesOrthogonally = false;
        bool slidesDiagonally = false;
        bool leaps = false;
        bool isRoyal = false;
        std::uint8_t range = kMostSide;
        /// Number of its table of leaps.
        std::uint8_t leapTable = 0;
        /// Whether it can do more than leaps and slides tell.
        bool hasParts = false;

        [[nodiscard]] bool slides(Orientation orientation) const
        {
            return isOrthogonal(orientation) ? slidesOrthogonally : slidesDiagonally;
        }
        /// Whether the range is shorter than a board, or there are parts, so that the squares cannot
        /// be taken from leaps and the neighbours on the line alone.
        [[nodiscard]] bool isShort() const { return range < kMostSide || hasParts; }
    };

    [[nodiscard]] const Movement &movement(Kind kind) const
    {
        return m_movements[static_cast<std::size_t>(kind)];
    }
    /// Where the leaps of a kind lead from `square`, and from where they lead there.
    [[nodiscard]] const SquareSet &leaps(Kind kind, Square square) const
    {
        return m_leapTables[movement(kind).leapTable][static_cast<std::size_t>(square)];
    }
    /// From where any kind's leaps lead to `square`.
    [[nodiscard]] const SquareSet &anyLeaps(Square square) const
    {
        return m_anyLeaps[static_cast<std::size_t>(square)];
    }

    /// Whether any kind has parts (X7).
    [[nodiscard]] bool hasParts() const { return !m_partSources.empty(); }
    /// The paths of the parts of `player`'s pieces of a kind.
    [[nodiscard]] const std::vector<Path> &paths(Player player, Kind kind) const
    {
        return m_paths[player][static_cast<std::size_t>(kind)];
    }
    /// From where any part of `by`'s pieces might capture on `square` if nothing stood between. Only
    /// where there are parts.
    [[nodiscard]] const SquareSet &partSources(Player by, Square square) const
    {
        return m_partSources[static_cast<std::size_t>(by)][static_cast<std::size_t>(square)];
    }

    /// Calls `visit` with the squares of a path from `from`, the nearest first, until it answers false
    /// or the path or the board ends.
    template<typename Visit>
    void forEachOn(const Path &path, Square from, Visit visit) const
    {
        int file = fileOf(from);
        int rank = rankOf(from);
        for (int i = 0; i < path.most; ++i) {
            file += path.step.dx;
            rank += path.step.dy;
            if (file < 0 || file >= width() || rank < 0 || rank >= height()
                || !visit(squareAt(file, rank)))
                return;
        }
    }

    /// The squares of the board.
    [[nodiscard]] const SquareSet &board() const { return m_board; }
    /// The places around the board on its lines.
    [[nodiscard]] const LineWords &edges() const { return m_edges; }

    [[nodiscard]] bool goesUp(Player player) const { return player == m_choices.up; }
    /// From a pawn's square to the one before it.
    [[nodiscard]] int forward(Player player) const { return goesUp(player) ? kStride : -kStride; }
    /// Rank of `square` seen from `player`'s side, from 1.
    [[nodiscard]] int ownRank(Player player, Square square) const
    {
        return goesUp(player) ? rankOf(square) + 1 : height() - rankOf(square);
    }
    /// `square` as `player` sees it, with the own side at the bottom.
    [[nodiscard]] Square seen(Player player, Square square) const
    {
        return goesUp(player) ? square : squareAt(fileOf(square), height() - 1 - rankOf(square));
    }
    /// The squares on which `player`'s pawns are promoted.
    [[nodiscard]] const SquareSet &promotionZone(Player player) const
    {
        return m_promotionZones[player];
    }
    /// The squares from which `player`'s unmoved pawns may go two steps.
    [[nodiscard]] const SquareSet &secondRow(Player player) const { return m_secondRows[player]; }
    /// What a pawn may become, the queen first if it is among them.
    [[nodiscard]] const std::vector<Kind> &promotions() const { return m_promotions; }

    /// Tells apart the hashes of positions that look the same but go on by other rules.
    [[nodiscard]] std::uint64_t key() const { return m_key; }

private:
    using LeapTable = std::array<SquareSet, kSquareCount>;

    void makeBoard();
    void makeMovements();
    void makeParts();
    void addSources(const Path &path, LeapTable &sources) const;
    void makePromotions();
    [[nodiscard]] LeapTable leapTable(const std::vector<Leap> &leaps) const;

    RuleChoices m_choices;
    std::array<Movement, kMostKinds> m_movements{};
    PerPlayer<std::array<std::vector<Path>, kMostKinds>> m_paths;
    /// By player; empty without parts.
    std::vector<LeapTable> m_partSources;
    std::vector<LeapTable> m_leapTables;
    LeapTable m_anyLeaps{};
    SquareSet m_board;
    LineWords m_edges;
    PerPlayer<SquareSet> m_promotionZones;
    PerPlayer<SquareSet> m_secondRows;
    std::vector<Kind> m_promotions;
    std::uint64_t m_key = 0;
};

} // namespace tessera::xxlchess
