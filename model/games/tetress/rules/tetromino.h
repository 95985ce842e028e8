#pragma once

#include "model/games/tetress/rules/board.h"

#include <optional>

namespace tessera::tetress {

/// The seven shapes, in the order in which palettes show them.
enum class Shape : std::uint8_t { I, O, T, J, L, S, Z };
inline constexpr int kShapeCount = 7;
/// The letters of the shapes, by `Shape`.
inline constexpr const char *kShapeLetters = "IOTJLSZ";

/// A place in a tetromino's box, from its top left corner.
struct Offset
{
    std::int8_t row = 0;
    std::int8_t column = 0;

    friend constexpr bool operator==(Offset, Offset) = default;
};

/// A fixed tetromino, one of 19: a shape in one orientation. Its anchor is the top left corner of its box, which need
/// not be one of its cells:
///
///          0 1 2
///        0  · # #      S: cells (0, 1), (0, 2), (1, 0), (1, 1), anchor (0, 0)
///        1  # #
struct Tetromino
{
    Shape shape = Shape::I;
    /// By row, then by column.
    std::array<Offset, 4> cells{};
};

inline constexpr int kTetrominoCount = 19;

// clang-format off
/// The rotations of a shape follow each other, clockwise.
inline constexpr std::array<Tetromino, kTetrominoCount> kTetrominoes{{
    {Shape::I, {{{0, 0}, {0, 1}, {0, 2}, {0, 3}}}},
    {Shape::I, {{{0, 0}, {1, 0}, {2, 0}, {3, 0}}}},
    {Shape::O, {{{0, 0}, {0, 1}, {1, 0}, {1, 1}}}},
    {Shape::T, {{{0, 1}, {1, 0}, {1, 1}, {1, 2}}}},
    {Shape::T, {{{0, 0}, {1, 0}, {1, 1}, {2, 0}}}},
    {Shape::T, {{{0, 0}, {0, 1}, {0, 2}, {1, 1}}}},
    {Shape::T, {{{0, 1}, {1, 0}, {1, 1}, {2, 1}}}},
    {Shape::J, {{{0, 0}, {1, 0}, {1, 1}, {1, 2}}}},
    {Shape::J, {{{0, 0}, {0, 1}, {1, 0}, {2, 0}}}},
    {Shape::J, {{{0, 0}, {0, 1}, {0, 2}, {1, 2}}}},
    {Shape::J, {{{0, 1}, {1, 1}, {2, 0}, {2, 1}}}},
    {Shape::L, {{{0, 2}, {1, 0}, {1, 1}, {1, 2}}}},
    {Shape::L, {{{0, 0}, {1, 0}, {2, 0}, {2, 1}}}},
    {Shape::L, {{{0, 0}, {0, 1}, {0, 2}, {1, 0}}}},
    {Shape::L, {{{0, 0}, {0, 1}, {1, 1}, {2, 1}}}},
    {Shape::S, {{{0, 1}, {0, 2}, {1, 0}, {1, 1}}}},
    {Shape::S, {{{0, 0}, {1, 0}, {1, 1}, {2, 1}}}},
    {Shape::Z, {{{0, 0}, {0, 1}, {1, 1}, {1, 2}}}},
    {Shape::Z, {{{0, 1}, {1, 0}, {1, 1}, {2, 0}}}},
}};
// clang-format on

/// A placement of a tetromino, in 16 bits: 121 · tetromino + anchor, below 19 · 121.
class Move
{
public:
    static constexpr int kCount = kTetrominoCount * kCellCount;

    constexpr Move() = default;
    constexpr Move(int tetromino, Cell anchor)
        : m_number(static_cast<std::uint16_t>(tetromino * kCellCount + index(anchor)))
    {}
    /// `number` must be below `kCount`.
    [[nodiscard]] static constexpr Move fromNumber(int number)
    {
        Move move;
        move.m_number = static_cast<std::uint16_t>(number);
        return move;
    }

    [[nodiscard]] constexpr int number() const { return m_number; }
    /// The index in `kTetrominoes`.
    [[nodiscard]] constexpr int tetromino() const { return m_number / kCellCount; }
    [[nodiscard]] constexpr Cell anchor() const { return cellAt(m_number % kCellCount); }
    [[nodiscard]] constexpr Shape shape() const
    {
        return kTetrominoes[static_cast<std::size_t>(tetromino())].shape;
    }
    /// The four cells, wrapped over the edges.
    [[nodiscard]] const Board &cells() const;

    friend constexpr bool operator==(Move, Move) = default;

private:
    std::uint16_t m_number = 0;
};

/// The placement that covers exactly `cells`, if they are a tetromino (T3).
[[nodiscard]] std::optional<Move> placementOn(const Board &cells);

/// The cells of every placement, by `Move::number`.
extern const std::array<Board, Move::kCount> kPlacementCells;

inline const Board &Move::cells() const
{
    return kPlacementCells[m_number];
}

} // namespace tessera::tetress
