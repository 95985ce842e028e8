#pragma once

#include "model/core/types.h"
#include "view/board/marks/marklook.h"

#include <array>
#include <cstddef>
#include <vector>

namespace tessera {

/// The roles of marks on cells that all games share; a game's own marks are composed by its design (`OwnMark`). They
/// are in order of precedence: where several marks meet, the fill is that of the later one, and each keeps its shape.
enum class MarkRole : std::uint8_t {
    /// A cell that may be pointed at next: a disc with a ring.
    Legal,
    /// A cell that may be reached by passing over a piece, where the game's design distinguishes such moves: a hollow
    /// ring.
    Landing,
    /// The start of the last move: a hollow frame.
    LastFrom,
    /// The target of the last move: filled.
    LastTo,
    /// One of several pieces that the last move placed, which may fill their cells: a border around
    /// all of them.
    LastPlaced,
    /// A piece that falls if this cell is chosen: four corner brackets.
    Capture,
    /// The picked cell: a light inner frame.
    Selected,
    /// A piece whose loss decides the game, while it is attacked: a badge with an exclamation mark.
    Check,
    /// A piece that the next change of the board will take: a small badge with a cross.
    Doomed,
    /// A piece that eliminates itself by the move in preview: a badge with a cross on dark red.
    Suicide,
    /// A cell that the move in preview closes to everybody: a cross from corner to corner.
    Closing,
    /// A cell on which the piece could capture after the move in preview: a small diamond.
    Reach,
    /// A cell on which an opponent's piece would arrive to do harm: crosshairs.
    Danger,
    /// A piece whose capture would win material: a dashed ring.
    Hanging,
    /// A piece that an opponent could take or convert at the next turn: a warning triangle.
    AtRisk,
    /// A cell of a line that the move in preview empties: a band with a dashed border.
    Clearing,
    /// The cause of a refusal: a pulsing frame with a badge.
    Refusal,
    /// A cell of a placement that is proposed: a border around all of them.
    Hint,
    /// A cell of a placement in preview, legal or not: an outline around all of them, and a sign on
    /// the first.
    GhostLegal,
    GhostIllegal,
    Count_,
};

inline constexpr auto kMarkRoleCount = static_cast<std::size_t>(MarkRole::Count_);

/// An arrow from the middle of one cell to that of another.
struct MarkArrow
{
    enum class Kind : std::uint8_t { LastMove, Hint, Reply, Threat };

    Kind kind = Kind::Hint;
    Cell from = Cell::None;
    Cell to = Cell::None;
    /// The player of the reply to a hint.
    Player player = Player::None;

    friend bool operator==(const MarkArrow &, const MarkArrow &) = default;
};

/// A piece shown faintly where it would stand.
struct GhostPiece
{
    Piece piece{};
    Cell cell = Cell::None;

    friend bool operator==(const GhostPiece &, const GhostPiece &) = default;
};

/// A piece that would change sides: a dashed halo in the colours of the new owner, and the piece
/// that it becomes as a badge.
struct Conversion
{
    Piece piece{};
    Cell cell = Cell::None;

    friend bool operator==(const Conversion &, const Conversion &) = default;
};

/// The stage of a change by the move in preview, from 1.
struct OrderNumber
{
    Cell cell = Cell::None;
    int number = 0;

    friend bool operator==(const OrderNumber &, const OrderNumber &) = default;
};

/// How many pieces of each player could capture on a cell.
struct AttackCount
{
    Cell cell = Cell::None;
    PerPlayer<int> attackers{};

    friend bool operator==(const AttackCount &, const AttackCount &) = default;
};

/// A pinned piece on the line between two others: a rod through all three.
struct PinRod
{
    Cell from = Cell::None;
    Cell over = Cell::None;
    Cell to = Cell::None;

    friend bool operator==(const PinRod &, const PinRod &) = default;
};

/// What a person drew on the board: a sign around a cell, or an arrow between two. Each colour has a
/// shape of its own, which an arrow bears at its foot.
struct UserMark
{
    enum class Colour : std::uint8_t { Green, Red, Blue, Yellow };

    Colour colour = Colour::Green;
    Cell from = Cell::None;
    /// The target of an arrow; none for a sign around `from`.
    Cell to = Cell::None;
    /// Whether it is still being drawn.
    bool isBeingDrawn = false;

    friend bool operator==(const UserMark &, const UserMark &) = default;
};

/// All marks of a board as one value, which is set as a whole.
struct BoardMarks
{
    std::array<std::vector<Cell>, kMarkRoleCount> cells;
    std::vector<MarkArrow> arrows;
    std::vector<GhostPiece> ghosts;
    std::vector<Conversion> conversions;
    std::vector<OrderNumber> order;
    std::vector<AttackCount> attacks;
    std::vector<PinRod> rods;
    std::vector<UserMark> user;
    /// The game's own marks.
    std::vector<OwnMark> own;
    /// Cells whose common border shows the cause of a refusal.
    std::vector<Cell> refusedRegion;

    [[nodiscard]] std::vector<Cell> &operator[](MarkRole role)
    {
        return cells[static_cast<std::size_t>(role)];
    }
    [[nodiscard]] const std::vector<Cell> &operator[](MarkRole role) const
    {
        return cells[static_cast<std::size_t>(role)];
    }

    friend bool operator==(const BoardMarks &, const BoardMarks &) = default;
};

} // namespace tessera
