#include "model/games/watchyourback/rules/rules.h"

#include <algorithm>
#include <optional>

namespace tessera::watchyourback {

namespace {

constexpr const char *kPass = "pass";
constexpr const char *kTakeSide = "takeside";

std::string squareText(int square)
{
    return std::string(1, static_cast<char>('0' + columnOf(square)))
        .append(",")
        .append(1, static_cast<char>('0' + rowOf(square)));
}

/// Reads `x,y` with digits 0–7.
std::optional<int> parseSquare(std::string_view text)
{
    const auto isDigit = [](char c) { return c >= '0' && c < '0' + kSide; };
    if (text.size() != 3 || !isDigit(text[0]) || text[1] != ',' || !isDigit(text[2]))
        return std::nullopt;
    return squareAt(text[0] - '0', text[2] - '0');
}

std::optional<Move> parseAnyMove(std::string_view text)
{
    if (text == kPass)
        return Move::pass();
    if (text == kTakeSide)
        return Move::takeSide();
    const auto arrow = text.find('>');
    const auto first = parseSquare(text.substr(0, arrow));
    if (!first)
        return std::nullopt;
    if (arrow == std::string_view::npos)
        return Move::place(*first);
    const auto second = parseSquare(text.substr(arrow + 1));
    if (!second)
        return std::nullopt;
    return Move::go(*first, *second);
}

} // namespace

std::string Rules::cellText(const Position &, Cell cell)
{
    return squareText(index(cell));
}

std::string Rules::moveText(const Position &, Move move)
{
    switch (move.kind()) {
    case Move::Kind::Place:
        return squareText(move.to());
    case Move::Kind::Go:
        return squareText(move.from()).append(">").append(squareText(move.to()));
    case Move::Kind::Pass:
        return kPass;
    case Move::Kind::TakeSide:
        break;
    }
    return kTakeSide;
}

std::string Rules::moveLabel(const Position &position, Move move)
{
    return moveText(position, move);
}

Result<Move> Rules::parseMove(const Position &position, std::string_view text)
{
    const auto move = parseAnyMove(text);
    if (!move)
        return Error{
            phrase("watchyourback", "move"),
            inQuotes(text),
            phrase("watchyourback", "x,y or x,y>x,y with digits 0 to 7, or pass")};
    Position::MoveList legal;
    position.legalMoves(legal);
    if (std::find(legal.begin(), legal.end(), *move) != legal.end())
        return *move;
    const MoveShape pointed = shape(position, *move);
    const Refusal why
        = refusal(position, std::span<const Cell>(pointed.cells.begin(), pointed.cells.size()));
    return Error{
        phrase("watchyourback", "move"),
        inQuotes(text),
        phrase("watchyourback", "a legal move: %1 (%2)").with(why.sentence, why.section)};
}

} // namespace tessera::watchyourback
