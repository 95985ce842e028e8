#pragma once

#include "model/core/types.h"

#include <array>
#include <bit>
#include <cstdint>

namespace tessera::tetress {

/// Rows and columns of the torus (T1).
inline constexpr int kSide = 11;
inline constexpr int kCellCount = kSide * kSide;

[[nodiscard]] constexpr int wrapped(int coordinate)
{
    return ((coordinate % kSide) + kSide) % kSide;
}
[[nodiscard]] constexpr Cell cellAtRowColumn(int row, int column)
{
    return cellAt(wrapped(row) * kSide + wrapped(column));
}
[[nodiscard]] constexpr int rowOf(Cell cell)
{
    return index(cell) / kSide;
}
[[nodiscard]] constexpr int columnOf(Cell cell)
{
    return index(cell) % kSide;
}
[[nodiscard]] constexpr bool isOnBoard(Cell cell)
{
    return index(cell) >= 0 && index(cell) < kCellCount;
}

/// A bitboard: a set of the 121 cells of the torus (T1). A row takes a lane of 16 bits, four rows a word: the cell (r,
/// c) is bit 16 (r mod 4) + c of word r / 4. The five spare columns and rows are always empty here; the kernels fill
/// them with copies of the first ones, so that a shift never has to wrap.
///
///             bit 0 … 10  11 … 15   16 … 26  27 … 31   32 … 42  43 … 47   48 … 58  59 … 63
///     word 0      row 0   –             row 1   –          row 2   –          row 3   –
///     word 1      row 4   –             row 5   –          row 6   –          row 7   –
///     word 2      row 8   –             row 9   –          row 10  –          –       –
///     word 3      –       –             –       –          –       –          –       –
struct alignas(32) Board
{
    static constexpr int kRowBits = 16;
    static constexpr int kRowsPerWord = 4;
    /// The number of words that hold rows; the fourth word is always 0 and makes the set one vector register.
    static constexpr std::size_t kUsedWords = 3;
    /// Bit 0 of each row.
    static constexpr std::uint64_t kFirstColumn = 0x0001000100010001;
    static constexpr std::uint64_t kFullRow = (1U << kSide) - 1;

    std::array<std::uint64_t, 4> words{};

    [[nodiscard]] static constexpr Board full()
    {
        constexpr std::uint64_t kRows = kFullRow * kFirstColumn;
        return {{kRows, kRows, kRows >> kRowBits, 0}};
    }

    [[nodiscard]] constexpr bool contains(Cell cell) const
    {
        return ((words[wordOf(cell)] >> shiftOf(cell)) & 1) != 0;
    }
    constexpr void add(Cell cell) { words[wordOf(cell)] |= std::uint64_t(1) << shiftOf(cell); }

    [[nodiscard]] constexpr int count() const
    {
        return std::popcount(words[0]) + std::popcount(words[1]) + std::popcount(words[2]);
    }
    [[nodiscard]] constexpr bool isEmpty() const { return (words[0] | words[1] | words[2]) == 0; }

    friend constexpr Board operator&(const Board &a, const Board &b)
    {
        return {
            {a.words[0] & b.words[0],
             a.words[1] & b.words[1],
             a.words[2] & b.words[2],
             a.words[3] & b.words[3]}};
    }
    friend constexpr Board operator|(const Board &a, const Board &b)
    {
        return {
            {a.words[0] | b.words[0],
             a.words[1] | b.words[1],
             a.words[2] | b.words[2],
             a.words[3] | b.words[3]}};
    }
    /// The cells of `a` that are not in `b`.
    friend constexpr Board operator-(const Board &a, const Board &b)
    {
        return {
            {a.words[0] & ~b.words[0],
             a.words[1] & ~b.words[1],
             a.words[2] & ~b.words[2],
             a.words[3] & ~b.words[3]}};
    }
    friend constexpr bool operator==(const Board &, const Board &) = default;

private:
    static constexpr std::size_t wordOf(Cell cell)
    {
        return static_cast<std::size_t>(rowOf(cell) / kRowsPerWord);
    }
    static constexpr int shiftOf(Cell cell)
    {
        return kRowBits * (rowOf(cell) % kRowsPerWord) + columnOf(cell);
    }
};

/// The cell that a bit of a board's word stands for.
[[nodiscard]] constexpr Cell cellOfBit(std::size_t word, int bit)
{
    constexpr int kWordBits = Board::kRowBits * Board::kRowsPerWord;
    constexpr int kSpareColumns = Board::kRowBits - kSide;
    const int row = static_cast<int>(word) * Board::kRowsPerWord + bit / Board::kRowBits;
    return cellAt(static_cast<int>(word) * kWordBits + bit - kSpareColumns * row);
}

/// Calls `use(Cell)` for each cell of `board`, in ascending order.
template<typename Use>
constexpr void forEachCell(const Board &board, Use use)
{
    for (std::size_t word = 0; word < Board::kUsedWords; ++word) {
        for (std::uint64_t rest = board.words[word]; rest != 0; rest &= rest - 1)
            use(cellOfBit(word, std::countr_zero(rest)));
    }
}

/// The cells adjacent to one of `board` (T1: up, down, left, right, over the edges).
[[nodiscard]] Board adjacentTo(const Board &board);

/// The full rows and columns of a board (T4).
struct Lines
{
    /// Bit r is row r, bit c column c.
    std::uint16_t rows = 0;
    std::uint16_t columns = 0;

    [[nodiscard]] int count() const { return std::popcount(rows) + std::popcount(columns); }

    friend bool operator==(const Lines &, const Lines &) = default;
};
[[nodiscard]] Lines fullLines(const Board &occupied);

/// All cells of full rows and columns, found at once (T4).
[[nodiscard]] inline Board cellsOfFullLines(const Board &occupied)
{
    const auto &words = occupied.words;
    constexpr std::uint64_t kSpareRow = std::uint64_t(0xffff) << 48;
    std::uint64_t columns = words[0] & words[1] & (words[2] | kSpareRow);
    columns &= columns >> 32;
    columns = (columns & (columns >> 16) & Board::kFullRow) * Board::kFirstColumn;

    Board lines;
    for (std::size_t i = 0; i < Board::kUsedWords; ++i) {
        // Adding one to a full row carries into the bit after it.
        const std::uint64_t fullRows = ((words[i] + Board::kFirstColumn) >> kSide)
                                       & Board::kFirstColumn;
        lines.words[i] = columns | fullRows * Board::kFullRow;
    }
    lines.words[2] &= ~kSpareRow;
    return lines;
}

} // namespace tessera::tetress
