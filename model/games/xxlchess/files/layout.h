#pragma once

#include "model/core/result.h"
#include "model/games/xxlchess/rules/position.h"

#include <optional>
#include <string>
#include <string_view>

namespace tessera::xxlchess {

struct BoardSize
{
    int width = 14;
    int height = 14;

    friend bool operator==(const BoardSize &, const BoardSize &) = default;
};

/// The pieces of a layout file (X2): a grid of letters whose first line is the top of the screen, Black's pieces in
/// upper case (the opposite of position texts), blanks for empty squares.
struct Layout
{
    BoardSize size;
    std::array<Piece, kSquareCount> pieces{};

    friend bool operator==(const Layout &, const Layout &) = default;
};

/// Reads a layout in any form that real files have: CRLF, LF or CR, a byte-order mark, short lines
/// and few lines, blanks beyond the board. Without `size` the board is as large as the text: as
/// wide as its longest line without trailing blanks, as high as its last line with a piece, and at
/// least 3×3. `where` names the file in errors.
[[nodiscard]] Result<Layout> readLayout(
    std::string_view text,
    const PieceTypes &pieces,
    std::optional<BoardSize> size,
    const std::string &where);

/// The grid of a layout, which `readLayout` reads back on a board of the same size.
[[nodiscard]] std::string writeLayout(const Layout &layout, const PieceTypes &pieces);

/// The standard layout (X2).
[[nodiscard]] Layout standardLayout();

/// The pieces of `position` as a layout.
[[nodiscard]] Layout layoutOf(const Position &position);

/// `layout` turned by 180 degrees, as "Play Black" shows it (X2).
[[nodiscard]] Layout turned(const Layout &layout);

/// The position in which `layout` begins: `toMove` to move, kings and rooks unmoved. `choices` give everything but the
/// size of the board.
[[nodiscard]] Position positionFrom(
    const Layout &layout, RuleChoices choices, Player toMove = Player::First);

} // namespace tessera::xxlchess
