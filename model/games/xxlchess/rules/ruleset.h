#pragma once

#include "model/core/options.h"
#include "model/games/xxlchess/rules/lines.h"
#include "model/games/xxlchess/rules/pieces.h"
#include "model/games/xxlchess/rules/squares.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace tessera::xxlchess {

/// The usual promotion rank of a board, from 1, counted from the own side (X3).
[[nodiscard]] constexpr int usualPromotionRank(int height)
{
    return (height + 1) / 2 + 1;
}

/// The choices that determine the rules of a game of XXLChess.
struct RuleChoices
{
    int width = 14;
    int height = 14;
    /// The player whose pawns go up the screen; the other's go down.
    Player up = Player::First;
    /// The promotion rank from 1, counted from the mover's side; 0 stands for the board's usual one.
    int promotionRank = 0;
    /// A position that occurs for the third time is a draw (X5).
    bool drawsByRepetition = false;
    /// 100 turns without capture or pawn move are a draw (X5).
    bool drawsByHundredTurns = false;
    /// Whether players choose the piece to which a pawn is promoted; otherwise it is always a queen (X3).
    bool choosesPromotion = false;
    /// Each player sees only the squares to which their own pieces could go; kings are captured (X7).
    bool hasFog = false;
    PieceTypes pieces;

    friend bool operator==(const RuleChoices &, const RuleChoices &) = default;
};

/// A switch of the rules: the option of the game, and the choice that it makes.
struct RuleSwitch
{
    OptionSpec option;
    bool (*isOn)(const RuleChoices &) = nullptr;
    void (*set)(RuleChoices &, bool isOn) = nullptr;
};

/// All switches, in the order in which dialogs list them.
[[nodiscard]] std::span<const RuleSwitch> ruleSwitches();

/// The constant part of all positions of a game: the choices and the tables made from them. All positions of a game
/// share one, across threads, too; it never changes.
class Ruleset
{
public:
    explicit Ruleset(RuleChoices choices);
    Ruleset(const Ruleset &) = delete;
    Ruleset &operator=(const Ruleset &) = delete;

    [[nodiscard]] const RuleChoices &choices() const { return m_choices; }
    [[nodiscard]] bool hasFog() const { return m_choices.hasFog; }
    [[nodiscard]] const PieceTypes &pieces() const { return m_choices.pieces; }
    [[nodiscard]] int width() const { return m_choices.width; }
    [[nodiscard]] int height() const { return m_choices.height; }

    /// The movement of a kind, in a form for inner loops.
    struct alignas(8) Movement
    {
        bool slidesOrthogonally = false;
        bool slidesDiagonally = false;
        bool leaps = false;
        bool isRoyal = false;
        std::uint8_t range = kMostSide;
        /// The number of its table of leaps.
        std::uint8_t leapTable = 0;
        /// Whether it has parts beside leaps and slides.
        bool hasParts = false;
        /// Whether some leap ends on a square to which it may also slide.
        bool leapsAlongSlides = false;

        [[nodiscard]] bool slides(Orientation orientation) const
        {
            return isOrthogonal(orientation) ? slidesOrthogonally : slidesDiagonally;
        }
        /// Whether leap table and lines give each target once: slides of full length, leaps beside them, no parts.
        [[nodiscard]] bool isSeparable() const
        {
            return range >= kMostSide && !hasParts && !leapsAlongSlides;
        }
    };

    [[nodiscard]] const Movement &movement(Kind kind) const
    {
        return m_movements[static_cast<std::size_t>(kind)];
    }
    /// The squares to which the leaps of a kind lead from `square`, and from which they lead to it.
    [[nodiscard]] const SquareSet &leaps(Kind kind, Square square) const
    {
        return m_leapTables[movement(kind).leapTable][static_cast<std::size_t>(square)];
    }
    /// The squares from which any kind's leaps lead to `square`.
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
    /// The squares from which any part of `by`'s pieces might capture on `square` if nothing stood between. Must only
    /// be called where there are parts.
    [[nodiscard]] const SquareSet &partSources(Player by, Square square) const
    {
        return m_partSources[static_cast<std::size_t>(by)][static_cast<std::size_t>(square)];
    }

    /// Calls `visit` with the squares of a path from `from`, the nearest first, until it returns false or the path or
    /// the board ends.
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
    /// The step from a pawn's square to the one in front of it.
    [[nodiscard]] int forward(Player player) const { return goesUp(player) ? kStride : -kStride; }
    /// The rank of `square` from `player`'s side, from 1.
    [[nodiscard]] int ownRank(Player player, Square square) const
    {
        return goesUp(player) ? rankOf(square) + 1 : height() - rankOf(square);
    }
    /// The square relative to `player`, with the own side at the bottom.
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
    /// The kinds to which a pawn may be promoted, the queen first if it is among them.
    [[nodiscard]] const std::vector<Kind> &promotions() const { return m_promotions; }

    /// A key that makes the hashes of equal positions with different rules differ.
    [[nodiscard]] std::uint64_t key() const { return m_key; }

private:
    using LeapTable = std::array<SquareSet, kSquareCount>;

    void makeBoard();
    void makeMovements();
    void makeParts();
    void addSources(const Path &path, LeapTable &sources) const;
    [[nodiscard]] LeapTable leapTable(const std::vector<Leap> &leaps) const;

    RuleChoices m_choices;
    std::array<Movement, kMostKinds> m_movements{};
    PerPlayer<std::array<std::vector<Path>, kMostKinds>> m_paths;
    /// The sources of parts by player; empty without parts.
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
