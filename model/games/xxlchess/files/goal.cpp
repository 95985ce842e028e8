#include "model/games/xxlchess/files/goal.h"

#include "model/core/words.h"
#include "model/games/xxlchess/files/positiontext.h"
#include "model/games/xxlchess/rules/rules.h"

namespace tessera::xxlchess {

namespace {

/// The most moves in a goal, as many as any game has.
constexpr int kMostMoves = 999;

/// The number after `words` in `goal`, or 0 when there is no valid one.
int movesAfter(std::string_view words, const std::string &goal)
{
    if (!goal.starts_with(words))
        return 0;
    const auto moves = wholeNumber(std::string_view(goal).substr(words.size()), 1, kMostMoves);
    return static_cast<int>(moves.value_or(0));
}

/// A goal of X7 beside the same goal in the terms of every game.
struct GoalRow
{
    Level::Goal level;
    Puzzle::Goal puzzle;
};
constexpr std::array kGoals{
    GoalRow{Level::Goal::Win, Puzzle::Goal::Win},
    GoalRow{Level::Goal::Mate, Puzzle::Goal::WinWithin},
    GoalRow{Level::Goal::Survive, Puzzle::Goal::Survive},
    GoalRow{Level::Goal::Capture, Puzzle::Goal::Capture},
};

Sentence goalWords(const Configuration &configuration, const Level &level)
{
    const std::string moves = std::to_string(level.moves);
    switch (level.goal) {
    case Level::Goal::Mate:
        // There is no mate in the fog.
        if (configuration.hasFogOfWar)
            return {"xxlchess", TESSERA_TEXT("xxlchess", "Capture the king in %1"), {moves}};
        return {"xxlchess", TESSERA_TEXT("xxlchess", "Mate in %1"), {moves}};
    case Level::Goal::Survive:
        if (level.moves == 1)
            return {"xxlchess", TESSERA_TEXT("xxlchess", "Do not lose for one move"), {}};
        return {"xxlchess", TESSERA_TEXT("xxlchess", "Do not lose for %1 moves"), {moves}};
    case Level::Goal::Capture: {
        const PieceTypes &pieces = configuration.pieces;
        const std::string &name = pieces[*pieces.withLetter(level.prey)].name;
        return {"xxlchess", TESSERA_TEXT("xxlchess", "Capture the %1"), {name}};
    }
    case Level::Goal::Win:
        break;
    }
    return {"xxlchess", TESSERA_TEXT("xxlchess", "Win"), {}};
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

Puzzle puzzleFrom(const Configuration &configuration, const Level &level)
{
    const Position start = configuration.start(level);
    Puzzle puzzle;
    puzzle.title = level.title;
    puzzle.source = level.layoutPath;
    puzzle.start = writePosition(start);
    puzzle.options = optionsFrom(start.rules().choices());
    puzzle.solver = level.side;
    for (const GoalRow &row : kGoals) {
        if (row.level == level.goal)
            puzzle.goal = row.puzzle;
    }
    puzzle.moves = level.moves;
    if (level.goal == Level::Goal::Capture)
        puzzle.prey = static_cast<std::uint8_t>(*configuration.pieces.withLetter(level.prey));
    puzzle.goalWords = goalWords(configuration, level);
    return puzzle;
}

Result<Level> levelFrom(const Puzzle &puzzle, const PieceTypes &pieces)
{
    const auto start = Rules::parsePosition(puzzle.start, puzzle.options);
    if (!start)
        return start.error();
    Level level;
    level.title = puzzle.title;
    level.layoutPath = puzzle.source;
    level.layout = layoutOf(*start);
    level.side = puzzle.solver;
    for (const GoalRow &row : kGoals) {
        if (row.puzzle == puzzle.goal)
            level.goal = row.level;
    }
    level.moves = puzzle.moves;
    if (level.goal == Level::Goal::Capture)
        level.prey = pieces[static_cast<Kind>(puzzle.prey)].letter;
    return level;
}

} // namespace tessera::xxlchess
