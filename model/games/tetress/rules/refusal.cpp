#include "model/games/tetress/rules/rules.h"

#include <cassert>

namespace tessera::tetress {

namespace {

constexpr std::size_t kCellsEach = 4;

Board boardOf(std::span<const Cell> cells)
{
    Board board;
    for (const Cell cell : cells) {
        assert(isOnBoard(cell));
        board.add(cell);
    }
    return board;
}

/// The connected part of `board` that contains `first`.
Board connectedWith(Cell first, const Board &board)
{
    Board connected;
    connected.add(first);
    for (Board grown = connected;; connected = grown) {
        grown = connected | (adjacentTo(connected) & board);
        if (grown == connected)
            return connected;
    }
}

/// The cells of `board` that are not in its largest connected part (of equal ones the first).
Board looseCells(const Board &board)
{
    Board largest;
    forEachCell(board, [&](Cell cell) {
        const Board part = connectedWith(cell, board);
        if (part.count() > largest.count())
            largest = part;
    });
    return board - largest;
}

std::string namesOf(const Board &board)
{
    std::string names;
    forEachCell(board, [&names](Cell cell) {
        if (!names.empty())
            names += ", ";
        names += Rules::cellText({}, cell);
    });
    return names;
}

Refusal refuse(
    std::string code,
    std::string section,
    std::string pattern,
    std::vector<std::string> arguments,
    const Board &causes)
{
    Refusal refusal{
        std::move(code),
        std::move(section),
        Sentence{"tetress", std::move(pattern), std::move(arguments)},
        {}};
    forEachCell(causes, [&refusal](Cell cell) { refusal.cells.push_back(cell); });
    return refusal;
}

const std::string &playerName(Player player)
{
    return Rules::info().players[static_cast<std::size_t>(player)];
}

Refusal gameOver(const Position &position)
{
    if (position.isAtTurnLimit())
        return refuse(
            "game-over",
            "T5",
            TESSERA_TEXT("tetress", "The game is over: %1 actions have been taken"),
            {std::to_string(kTurnLimit)},
            {});
    return refuse(
        "game-over",
        "T5",
        TESSERA_TEXT("tetress", "The game is over: %1 has no placement left"),
        {playerName(position.toMove())},
        {});
}

Refusal occupied(const Board &taken)
{
    return refuse(
        "occupied",
        "T3",
        taken.count() == 1 ? TESSERA_TEXT("tetress", "%1 is occupied")
                           : TESSERA_TEXT("tetress", "%1 are occupied"),
        {namesOf(taken)},
        taken);
}

Refusal notTetromino(const Board &loose)
{
    return refuse(
        "not-tetromino",
        "T3",
        loose.count() == 1 ? TESSERA_TEXT("tetress", "Not a tetromino: %1 is loose")
                           : TESSERA_TEXT("tetress", "Not a tetromino: %1 are loose"),
        {namesOf(loose)},
        loose);
}

/// The conditions of T3 that the placements on some cells meet.
struct Coverage
{
    bool exists = false;
    bool hasRoom = false;
    bool touches = false;
    /// The tokens in the way of the placements.
    Board blocking;
};

Coverage coverageOf(const Position &position, const Board &picked)
{
    const Board taken = position.occupied();
    const Board reach = adjacentTo(position.support(position.toMove()));
    Coverage coverage;
    for (const Board &cells : kPlacementCells) {
        if (!(picked - cells).isEmpty())
            continue;
        const bool fits = (cells & taken).isEmpty();
        coverage.exists = true;
        coverage.hasRoom = coverage.hasRoom || fits;
        coverage.touches = coverage.touches || (fits && !(cells & reach).isEmpty());
        coverage.blocking = coverage.blocking | (cells & taken);
    }
    return coverage;
}

/// Why no legal placement covers `cells`, of which there are fewer than four, all empty.
Refusal nothingCovers(const Position &position, std::span<const Cell> cells)
{
    const Board picked = boardOf(cells);
    const Coverage coverage = coverageOf(position, picked);
    if (!coverage.exists)
        return refuse(
            "too-far-apart",
            "T3",
            TESSERA_TEXT("tetress", "No tetromino reaches from %1 to the other cells"),
            {Rules::cellText(position, cells.back())},
            boardOf(cells.last(1)));
    if (!coverage.hasRoom)
        return refuse(
            "no-room",
            "T3",
            TESSERA_TEXT("tetress", "No tetromino has room that covers %1"),
            {namesOf(picked)},
            coverage.blocking);
    if (!coverage.touches)
        return refuse(
            "not-touching",
            "T3",
            TESSERA_TEXT("tetress", "No tetromino on %1 is adjacent to a token of %2"),
            {namesOf(picked), playerName(position.toMove())},
            position.tokens(position.toMove()));
    return refuse("incomplete", "T2", TESSERA_TEXT("tetress", "A placement has four cells"), {}, {});
}

/// The first cell that is named a second time.
std::optional<Cell> repeatedCell(std::span<const Cell> cells)
{
    Board seen;
    for (const Cell cell : cells) {
        if (seen.contains(cell))
            return cell;
        seen.add(cell);
    }
    return std::nullopt;
}

} // namespace

Refusal Rules::refusal(const Position &position, std::span<const Cell> cells)
{
    if (position.isOver())
        return gameOver(position);
    if (const auto cell = repeatedCell(cells))
        return refuse(
            "same-cell",
            "T3",
            TESSERA_TEXT("tetress", "%1 is named twice: a tetromino has four cells"),
            {cellText(position, *cell)},
            boardOf({&*cell, 1}));
    if (cells.size() > kCellsEach)
        return refuse(
            "too-many-cells",
            "T3",
            TESSERA_TEXT("tetress", "A tetromino has four cells, not %1"),
            {std::to_string(cells.size())},
            boardOf(cells.subspan(kCellsEach)));
    const Board picked = boardOf(cells);
    if (const Board taken = picked & position.occupied(); !taken.isEmpty())
        return occupied(taken);
    if (cells.size() < kCellsEach)
        return nothingCovers(position, cells);
    if (const Board loose = looseCells(picked); !loose.isEmpty())
        return notTetromino(loose);
    return refuse(
        "not-touching",
        "T3",
        TESSERA_TEXT("tetress", "None of the four cells is adjacent to a token of %1"),
        {playerName(position.toMove())},
        position.tokens(position.toMove()));
}

} // namespace tessera::tetress
