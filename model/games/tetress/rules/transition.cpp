#include "model/games/tetress/rules/rules.h"

namespace tessera::tetress {

namespace {

constexpr std::uint8_t kToken = 0;

/// The tokens of Red and Blue when `move` is placed and no line is emptied yet.
std::array<Board, 2> tokensWithMove(const Position &position, Move move)
{
    std::array<Board, 2> tokens{position.tokens(kRed), position.tokens(kBlue)};
    Board &own = tokens[static_cast<std::size_t>(position.toMove())];
    own = own | move.cells();
    return tokens;
}

Sentence lineRemark(const Lines &lines, int redLost, int blueLost)
{
    const std::string pattern = lines.count() == 1
                                    ? TESSERA_TEXT("tetress", "%1 line cleared (−%2 Red, −%3 Blue)")
                                    : TESSERA_TEXT("tetress", "%1 lines cleared (−%2 Red, −%3 Blue)");
    return {
        "tetress",
        pattern,
        {std::to_string(lines.count()), std::to_string(redLost), std::to_string(blueLost)}};
}

} // namespace

Transition Rules::transition(const Position &position, Move move)
{
    Transition transition;
    const Piece token{position.toMove(), kToken};
    forEachCell(move.cells(), [&](Cell cell) {
        transition.steps.push_back(Step::place(0, token, cell));
    });
    const auto tokens = tokensWithMove(position, move);
    const Board lines = cellsOfFullLines(tokens[0] | tokens[1]);
    forEachCell(lines, [&](Cell cell) {
        const Player owner = tokens[0].contains(cell) ? kRed : kBlue;
        transition.steps.push_back(Step::remove(1, {owner, kToken}, cell));
    });
    return transition;
}

std::vector<Sentence> Rules::remarks(const Position &position, Move move)
{
    std::vector<Sentence> remarks;
    const auto tokens = tokensWithMove(position, move);
    const Board occupied = tokens[0] | tokens[1];
    const Lines lines = fullLines(occupied);
    if (lines.count() == 0)
        return remarks;
    const Board cleared = cellsOfFullLines(occupied);
    remarks.push_back(
        lineRemark(lines, (tokens[0] & cleared).count(), (tokens[1] & cleared).count()));
    for (const Player player : {kRed, kBlue}) {
        const Board &before = tokens[static_cast<std::size_t>(player)];
        if (before.isEmpty() || !(before - cleared).isEmpty())
            continue;
        remarks.push_back(
            {"tetress",
             player == kRed ? TESSERA_TEXT("tetress", "Red has no tokens left")
                            : TESSERA_TEXT("tetress", "Blue has no tokens left"),
             {}});
    }
    return remarks;
}

} // namespace tessera::tetress
