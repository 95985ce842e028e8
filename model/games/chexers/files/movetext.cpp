#include "model/games/chexers/rules/rules.h"

#include "model/core/words.h"

#include <algorithm>
#include <optional>

namespace tessera::chexers {

namespace {

constexpr std::string_view kPass = "pass";
constexpr std::string_view kExit = "exit";

std::string hexText(Hex hex)
{
    const Axial at = axial(hex);
    return std::to_string(at.q).append(",").append(std::to_string(at.r));
}

/// The text without blanks, brackets and capital letters.
std::string plain(std::string_view text)
{
    std::string result;
    for (const char c : text) {
        if (c != ' ' && c != '\t' && c != '(' && c != ')')
            result += lowered(c);
    }
    return result;
}

/// Removes a number of up to two digits from the front of `text`, and returns it.
std::optional<int> takeNumber(std::string_view &text)
{
    const bool isNegative = text.starts_with('-');
    if (isNegative)
        text.remove_prefix(1);
    int value = 0;
    std::size_t digits = 0;
    for (; digits < text.size() && text[digits] >= '0' && text[digits] <= '9'; ++digits)
        value = 10 * std::min(value, 99) + (text[digits] - '0');
    text.remove_prefix(digits);
    if (digits == 0)
        return std::nullopt;
    return isNegative ? -value : value;
}

/// Removes `q,r` from the front of `text`, and returns it, whether on the board or not.
std::optional<Axial> takeHex(std::string_view &text)
{
    const auto q = takeNumber(text);
    if (!q || !text.starts_with(','))
        return std::nullopt;
    text.remove_prefix(1);
    const auto r = takeNumber(text);
    return r ? std::optional(Axial{*q, *r}) : std::nullopt;
}

/// A move as written: where it starts, and where it ends unless it is an exit. A pass has neither.
struct WrittenMove
{
    std::optional<Axial> from;
    std::optional<Axial> to;
};

std::optional<WrittenMove> readForm(std::string_view text)
{
    if (text == kPass)
        return WrittenMove{};
    WrittenMove move;
    move.from = takeHex(text);
    if (!move.from || !text.starts_with('>'))
        return std::nullopt;
    text.remove_prefix(1);
    if (text == kExit)
        return move;
    move.to = takeHex(text);
    return move.to && text.empty() ? std::optional(move) : std::nullopt;
}

Error error(std::string_view text, Phrase wanted)
{
    return {phrase("chexers", "move"), inQuotes(text), std::move(wanted)};
}

/// The cells of the shape of `move`.
std::vector<Cell> pointedAt(const WrittenMove &move, Player player)
{
    if (!move.from)
        return {};
    return {cellOf(hexAt(*move.from)), move.to ? cellOf(hexAt(*move.to)) : exitPlace(player)};
}

} // namespace

std::string Rules::moveText(const Position &, Move move)
{
    if (move.isPass())
        return std::string(kPass);
    return hexText(move.from())
        .append(">")
        .append(move.isExit() ? std::string(kExit) : hexText(move.to()));
}

std::string Rules::moveLabel(const Position &position, Move move)
{
    return moveText(position, move);
}

std::string Rules::cellText(const Position &, Cell cell)
{
    return isHex(cell) ? hexText(hexOf(cell)) : std::string(kExit);
}

Result<Move> Rules::parseMove(const Position &position, std::string_view text)
{
    const auto written = readForm(plain(text));
    if (!written)
        return error(text, phrase("chexers", "q,r>q,r or q,r>exit or pass"));
    for (const auto &at : {written->from, written->to}) {
        if (at && !at->isOnBoard())
            return error(
                text, phrase("chexers", "hexes on the board: q, r and q + r between -3 and 3"));
    }
    const std::vector<Cell> cells = pointedAt(*written, position.toMove());
    MoveList moves;
    position.legalMoves(moves);
    for (const Move move : moves) {
        const MoveShape shape = Rules::shape(position, move);
        if (std::equal(cells.begin(), cells.end(), shape.cells.begin(), shape.cells.end()))
            return move;
    }
    return error(text, phrase("chexers", "a legal move: %1").with(refusal(position, cells).sentence));
}

} // namespace tessera::chexers
