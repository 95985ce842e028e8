#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

/// An action in the output of a referee.
struct RefereeAction
{
    /// The move in our own notation; empty where the line begins like an action but cannot be read as one.
    std::string move;
    /// The squares after the action, as the first field of a position text has them. The referee of 2018 prints boards
    /// alone, so the move is the one that leads there.
    std::string rows;
    /// The turn that stands below a board, as the later fields of a position text have it.
    std::string turn;
    /// The line as it was found.
    std::string found;
    int line = 0;
};

/// The result that a referee states.
struct RefereeVerdict
{
    /// The first letter of the winner's colour, in lower case; none for a draw.
    std::optional<char> winner;
    std::string found;
    int line = 0;
};

/// What a referee blames a player for, which ends the game.
struct RefereeBlame
{
    enum class Kind { Illegal, Time, Other };

    Kind kind = Kind::Other;
    std::string found;
    int line = 0;
};

/// What the output of a course's referee tells of a game: only the referee's own lines count, and each action once.
struct RefereeLines
{
    /// The actions; of boards, the first is the start.
    std::vector<RefereeAction> actions;
    bool isBoards = false;
    std::optional<RefereeVerdict> verdict;
    std::optional<RefereeBlame> blame;
};

/// Reads the output of a referee of the university courses. Known are, by the first of them that the text has:
/// * 2019, standard output: `* updating red player with green's action ('MOVE', ((0, -3), (0, -2)))...`
/// * 2019, log file: `[red  ] - MOVE from (-3, 0) to (-2, 0).`
/// * 2024, standard output: `* referee : RED plays action PLACE(3-1, 3-2, 3-3, 4-3)`
/// * 2024, log: `T0000.965 RED turn_end 1 PLACE(…)`, separated by tabs
/// * 2018: boards of eight lines above `N turns into the placing phase`
/// * bare lines, as players return actions: `(x, y)`, `((x, y), (x, y))` and `None` on lines of their own;
///   `('MOVE', …)`, `JUMP`, `EXIT` and `PASS`; `PLACE(…)` and `PlaceAction(…)`.
/// All other lines are skipped.
[[nodiscard]] RefereeLines refereeLines(std::string_view text);

} // namespace tessera
