#include "model/core/words.h"
#include "model/games/tetress/files/positiontext.h"
#include "model/games/tetress/rules/rules.h"

#include <algorithm>
#include <array>
#include <optional>

namespace tessera::tetress {

namespace {

constexpr std::size_t kFieldCount = 3;

Error errorAt(const Phrase &where, std::size_t offset, Phrase found, Phrase wanted)
{
    Error error{where, std::move(found), std::move(wanted)};
    error.column = static_cast<int>(offset) + 1;
    return error;
}

Error positionError(std::size_t offset, Phrase found, Phrase wanted)
{
    return errorAt(phrase("tetress", "position"), offset, std::move(found), std::move(wanted));
}

/// Reads a decimal number from 0 to `most`, without a sign or leading zeros.
std::optional<int> parseNumber(std::string_view text, int most)
{
    const bool isPlain = text.size() == 1 || (!text.empty() && text[0] != '0');
    const auto number = wholeNumber(text, 0, most);
    return isPlain && number ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// Reads one row of a position text into `tokens`; returns the error that stopped it, if any.
std::optional<Error> parseRow(const TextField &field, int row, std::array<Board, 2> &tokens)
{
    int column = 0;
    for (std::size_t i = 0; i < field.text.size();) {
        const std::size_t offset = field.offset + i;
        std::size_t length = 1;
        while (isDigit(field.text[i]) && i + length < field.text.size()
               && isDigit(field.text[i + length]))
            ++length;
        const std::string_view part = field.text.substr(i, length);
        const bool isToken = part == "R" || part == "B";
        const int width = isToken ? 1 : parseNumber(part, kSide).value_or(0);
        if (width == 0)
            return positionError(
                offset, inQuotes(part), phrase("tetress", "R, B, a number from 1 to 11, or /"));
        if (column + width > kSide)
            return positionError(
                offset, phrase("tetress", "more than 11 cells in row %1").with(row), "11");
        if (isToken)
            tokens[part == "R" ? 0 : 1].add(cellAtRowColumn(row, column));
        column += width;
        i += length;
    }
    if (column == kSide)
        return std::nullopt;
    const Phrase found = column == 1 ? phrase("tetress", "%1 cell in row %2")
                                     : phrase("tetress", "%1 cells in row %2");
    return positionError(field.offset + field.text.size(), found.with(column, row), "11");
}

Result<std::array<Board, 2>> parseRows(const TextField &field)
{
    std::array<Board, 2> tokens;
    const std::vector<TextField> rows = partsOf(field.text, '/');
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const TextField inText{rows[row].text, field.offset + rows[row].offset};
        if (row == kSide)
            return positionError(
                inText.offset, phrase("tetress", "a twelfth row"), phrase("tetress", "11 rows"));
        if (const auto error = parseRow(inText, static_cast<int>(row), tokens))
            return *error;
    }
    if (rows.size() == kSide)
        return tokens;
    const Phrase found = rows.size() == 1 ? phrase("tetress", "%1 row")
                                          : phrase("tetress", "%1 rows");
    return positionError(
        field.offset + field.text.size(), found.with(rows.size()), phrase("tetress", "11 rows"));
}

/// Reads the actions taken, with which the side must agree.
Result<int> parseTurn(const TextField &side, const TextField &taken)
{
    if (side.text != "r" && side.text != "b")
        return positionError(side.offset, inQuotes(side.text), phrase("tetress", "the side, r or b"));
    const auto actions = parseNumber(taken.text, kTurnLimit);
    if (!actions) {
        return positionError(
            taken.offset,
            inQuotes(taken.text),
            phrase("tetress", "the actions taken, 0 to %1").with(kTurnLimit));
    }
    const std::string wantedSide = *actions % 2 == 0 ? "r" : "b";
    if (side.text != wantedSide) {
        return positionError(
            side.offset,
            inQuotes(side.text),
            phrase("tetress", "%1, as the actions taken say").with(inQuotes(wantedSide)));
    }
    return *actions;
}

/// Reads `r,c` with numbers from 0 to 10.
std::optional<Cell> parseCell(std::string_view text)
{
    const auto comma = text.find(',');
    if (comma == std::string_view::npos)
        return std::nullopt;
    const auto row = parseNumber(text.substr(0, comma), kSide - 1);
    const auto column = parseNumber(text.substr(comma + 1), kSide - 1);
    if (!row || !column)
        return std::nullopt;
    return cellAtRowColumn(*row, *column);
}

std::string textOf(Cell cell)
{
    return std::to_string(rowOf(cell)).append(",").append(std::to_string(columnOf(cell)));
}

} // namespace

std::string Rules::cellText(const Position &, Cell cell)
{
    return textOf(cell);
}

std::string Rules::moveText(const Position &, Move move)
{
    std::string text;
    forEachCell(move.cells(), [&text](Cell cell) {
        if (!text.empty())
            text += '+';
        text += textOf(cell);
    });
    return text;
}

std::string Rules::moveLabel(const Position &position, Move move)
{
    return moveText(position, move);
}

Result<Move> Rules::parseMove(const Position &position, std::string_view text)
{
    const Phrase wanted = phrase("tetress", "four cells r,c joined by +, r and c from 0 to 10");
    const std::vector<TextField> parts = partsOf(text, '+');
    std::vector<Cell> cells;
    Board board;
    for (const TextField &part : parts) {
        const auto cell = parseCell(part.text);
        if (!cell)
            return errorAt(phrase("tetress", "move"), part.offset, inQuotes(part.text), wanted);
        cells.push_back(*cell);
        board.add(*cell);
    }
    if (cells.size() != kTetrominoes[0].cells.size())
        return Error{phrase("tetress", "move"), inQuotes(text), wanted};
    const auto move = placementOn(board);
    if (move && position.isLegal(*move))
        return *move;
    const Refusal why = refusal(position, cells);
    return Error{
        phrase("tetress", "move"),
        inQuotes(text),
        phrase("tetress", "a legal move: %1 (%2)").with(why.sentence, why.section)};
}

std::string positionText(int actions, const std::function<Piece(int cell)> &tokenAt)
{
    std::array<int, kSide> lengths{};
    lengths.fill(kSide);
    std::string text = rowsText(lengths, [&tokenAt](int cell) {
        const Piece token = tokenAt(cell);
        return !token.isPresent() ? '\0' : token.owner == kRed ? 'R' : 'B';
    });
    text.append(actions % 2 == 0 ? " r " : " b ");
    return text.append(std::to_string(actions));
}

std::string Rules::positionText(const Position &position)
{
    return tetress::positionText(position.turnsTaken(), [&position](int cell) {
        return piece(position, cellAt(cell));
    });
}

Result<Position> Rules::parsePosition(std::string_view text, const Options &)
{
    std::vector<TextField> fields = partsOf(text, ' ');
    std::erase_if(fields, [](const TextField &field) { return field.text.empty(); });
    if (fields.size() < kFieldCount) {
        const Phrase found = fields.size() == 1 ? phrase("tetress", "only %1 field")
                                                : phrase("tetress", "only %1 fields");
        return positionError(
            text.size(),
            found.with(fields.size()),
            phrase("tetress", "3: rows, side (r or b), actions"));
    }
    const auto tokens = parseRows(fields[0]);
    if (!tokens)
        return tokens.error();
    const auto actions = parseTurn(fields[1], fields[2]);
    if (!actions)
        return actions.error();
    if (fields.size() > kFieldCount) {
        const TextField &extra = fields[kFieldCount];
        return positionError(
            extra.offset, inQuotes(extra.text), phrase("tetress", "the end of the text"));
    }
    return Position((*tokens)[0], (*tokens)[1], *actions);
}

} // namespace tessera::tetress
