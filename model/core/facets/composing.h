#pragma once

#include "model/core/types.h"

#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tessera {

/// A property of a position beside the pieces on its board (a counter, the player to move), which the position editor
/// sets. Texts are English, in the context of the game's id.
struct PositionField
{
    std::string label;
    int value = 0;
    int least = 0;
    int most = 0;
    /// The names of the values from `least` on; without names the field shows a number.
    std::vector<std::string> choices{};
    /// The value in a start layout that does not give it; empty for what layouts give, such as the size of the board.
    std::optional<int> inLayout{};

    friend bool operator==(const PositionField &, const PositionField &) = default;
};

/// A game whose positions can be composed freely: a position gives the pieces that may stand on its cells, and its
/// fields with their values; `compose` writes the text of another position on the same board, whose cells hold `pieces`
/// and whose fields have `values`. `parsePosition` tells whether such a position is possible.
template<typename G>
concept ComposesPositions = requires(
    const typename G::Position &position, std::span<const Piece> pieces, std::span<const int> values)
{
    {
        G::palette(position)
        } -> std::same_as<std::vector<Piece>>;
    {
        G::fields(position)
        } -> std::same_as<std::vector<PositionField>>;
    {
        G::compose(position, pieces, values)
        } -> std::same_as<std::string>;
};

/// The rows of a position text, `lengths` cells each: `symbolAt` gives the character of a cell by its number, or a zero
/// for an empty one. Runs of empty cells are decimal numbers, rows are separated by `/`.
template<std::invocable<int> SymbolAt>
[[nodiscard]] std::string rowsText(std::span<const int> lengths, SymbolAt symbolAt)
{
    std::string text;
    int cell = 0;
    for (const int length : lengths) {
        if (cell > 0)
            text += '/';
        int run = 0;
        for (const int end = cell + length; cell < end; ++cell) {
            const char symbol = symbolAt(cell);
            if (symbol == '\0') {
                ++run;
                continue;
            }
            if (run > 0)
                text += std::to_string(run);
            run = 0;
            text += symbol;
        }
        if (run > 0)
            text += std::to_string(run);
    }
    return text;
}

} // namespace tessera
