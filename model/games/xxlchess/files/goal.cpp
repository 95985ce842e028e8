#include "model/games/xxlchess/files/goal.h"

#include <algorithm>
#include <charconv>

namespace tessera::xxlchess {

namespace {

/// The number behind `words` in `goal`, 0 when there is none.
int movesAfter(std::string_view words, const std::string &goal)
{
    if (!goal.starts_with(words))
        return 0;
    int moves = 0;
    const char *end = goal.data() + goal.size();
    const auto [rest, error] = std::from_chars(goal.data() + words.size(), end, moves);
    return error == std::errc() && rest == end ? std::max(moves, 0) : 0;
}

} // namespace

bool takeGoal(const std::string &goal, const PieceTypes &pieces, Level &level)
{
    constexpr std::string_view kCapture = "capture ";
    if (goal == "win")
        return true;
    if (goal.starts_with(kCapture) && goal.size() == kCapture.size() + 1
        && pieces.withLetter(goal.back())) {
        level.goal = Level::Goal::Capture;
        level.prey = pieces[*pieces.withLetter(goal.back())].letter;
        return true;
    }
    const int mate = movesAfter("mate in ", goal);
    level.goal = mate > 0 ? Level::Goal::Mate : Level::Goal::Survive;
    level.moves = mate > 0 ? mate : movesAfter("survive ", goal);
    return level.moves > 0;
}

std::string goalText(const Level &level)
{
    switch (level.goal) {
    case Level::Goal::Mate:
        return "mate in " + std::to_string(level.moves);
    case Level::Goal::Survive:
        return "survive " + std::to_string(level.moves);
    case Level::Goal::Capture:
        return std::string("capture ") + level.prey;
    case Level::Goal::Win:
        break;
    }
    return "win";
}

} // namespace tessera::xxlchess
