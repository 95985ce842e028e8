#include "model/games/watchyourback/files/positiontext.h"
#include "model/core/words.h"
#include "model/games/watchyourback/rules/rules.h"
#include "model/games/watchyourback/rules/say.h"

#include <algorithm>
#include <array>
#include <optional>

namespace tessera::watchyourback {

namespace {

Error positionError(std::size_t offset, Phrase found, Phrase wanted)
{
    Error error{phrase("watchyourback", "position"), std::move(found), std::move(wanted)};
    error.column = static_cast<int>(offset) + 1;
    return error;
}

/// The content of a position text's rows.
struct Rows
{
    PerPlayer<Bitboard> pieces;
    Bitboard corners = 0;
    Bitboard removed = 0;
};

Result<Rows> parseRows(const TextField &field)
{
    Rows rows;
    int x = 0;
    int y = 0;
    for (std::size_t i = 0; i < field.text.size(); ++i) {
        const char c = field.text[i];
        const std::size_t offset = field.offset + i;
        if (c == '/') {
            if (x != kSide)
                return positionError(
                    offset,
                    phrase("watchyourback", "the end of a row of %1").with(x),
                    phrase("watchyourback", "8 squares"));
            if (y == kSide - 1)
                return positionError(
                    offset,
                    phrase("watchyourback", "a ninth row"),
                    phrase("watchyourback", "8 rows"));
            x = 0;
            ++y;
            continue;
        }
        const bool isRun = c >= '1' && c <= '8';
        if (!isRun && std::string_view("WBX#").find(c) == std::string_view::npos)
            return positionError(
                offset,
                inQuotes(std::string_view(&c, 1)),
                phrase("watchyourback", "W, B, X, #, a number from 1 to 8, or /"));
        const int width = isRun ? c - '0' : 1;
        if (x + width > kSide)
            return positionError(offset, phrase("watchyourback", "more than 8 squares in a row"), "8");
        const Bitboard square = isRun ? 0 : bit(x, y);
        rows.pieces[Player::First] |= c == 'W' ? square : 0;
        rows.pieces[Player::Second] |= c == 'B' ? square : 0;
        rows.corners |= c == 'X' ? square : 0;
        rows.removed |= c == '#' ? square : 0;
        x += width;
    }
    const std::size_t end = field.offset + field.text.size();
    if (y != kSide - 1)
        return positionError(
            end, phrase("watchyourback", "%1 rows").with(y + 1), phrase("watchyourback", "8 rows"));
    if (x != kSide)
        return positionError(
            end,
            phrase("watchyourback", "a last row of %1").with(x),
            phrase("watchyourback", "8 squares"));
    return rows;
}

std::optional<int> numberUpTo(std::string_view text, int most)
{
    const auto number = wholeNumber(text, 0, most);
    return number ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

/// The number of shrinks that the corners and removed squares show, if they show one.
std::optional<int> shrinksShown(const Rows &rows)
{
    for (int shrinks = 0; shrinks <= static_cast<int>(kShrinkTurns.size()); ++shrinks) {
        if (rows.corners == cornersAfter(shrinks) && rows.removed == ~boardAfter(shrinks))
            return shrinks;
    }
    return std::nullopt;
}

const std::string &playerName(Player player)
{
    return Rules::info().players[static_cast<std::size_t>(player)];
}

/// The pieces of a player on the board and those still to be placed (W2).
int piecesOf(const State &state, Player player)
{
    const int placed = (state.turns + (player == Player::First ? 1 : 0)) / 2;
    const int left = state.phase == Phase::Placing ? kPiecesEach - placed : 0;
    return std::popcount(state.pieces[player]) + left;
}

/// The contradiction between the numbers of a position, if there is one.
std::optional<Error> contradiction(const State &state, const std::vector<TextField> &fields)
{
    const bool isPlacing = state.phase == Phase::Placing;
    const int wantedShrinks = isPlacing ? 0 : shrinksAfter(state.turns);
    // No ring falls after a turn that decides the game (W6).
    const bool isDecided = std::popcount(state.pieces[Player::First]) < kFewestPieces
                           || std::popcount(state.pieces[Player::Second]) < kFewestPieces;
    const bool endsBeforeShrink = isDecided && state.shrinks == shrinksAfter(state.turns - 1);
    if (state.shrinks != wantedShrinks && !endsBeforeShrink)
        return positionError(
            fields[0].offset,
            phrase("watchyourback", "a board that has shrunk %1 times").with(state.shrinks),
            phrase("watchyourback", "%1 times after so many turns").with(wantedShrinks));
    const std::string side = (state.turns & 1) == 0 ? "w" : "b";
    if (fields[1].text != side)
        return positionError(
            fields[1].offset,
            inQuotes(fields[1].text),
            phrase("watchyourback", "%1, whose turn follows from the turns taken")
                .with(inQuotes(side)));
    for (const Player player : {Player::First, Player::Second}) {
        const int pieces = piecesOf(state, player);
        if (pieces > kMostPieces) {
            const Phrase found
                = isPlacing
                      ? phrase("watchyourback", "%1 pieces of %2 with those still to be placed")
                      : phrase("watchyourback", "%1 pieces of %2");
            return positionError(
                fields[0].offset,
                found.with(pieces, Phrase("watchyourback", playerName(player))),
                phrase("watchyourback", "at most %1").with(kMostPieces));
        }
    }
    return std::nullopt;
}

} // namespace

int shrinksAfter(int turns)
{
    int shrinks = 0;
    for (const int end : kShrinkTurns)
        shrinks += turns >= end ? 1 : 0;
    return shrinks;
}

std::string positionText(const PositionWords &words, const std::function<char(int square)> &symbolAt)
{
    std::array<int, kSide> lengths{};
    lengths.fill(kSide);
    std::string text = rowsText(lengths, symbolAt);
    text.append(words.turns % 2 == 0 ? " w " : " b ");
    text.append(words.isPlacing ? "place " : "move ");
    text.append(std::to_string(words.turns));
    if (words.isSideTaken)
        text.append(" taken");
    return text;
}

std::string Rules::positionText(const Position &position)
{
    const State &state = position.state();
    const PositionWords words{state.phase == Phase::Placing, state.turns, state.sideTaken};
    return watchyourback::positionText(words, [&position](int square) {
        const Ground under = ground(position, cellAt(square));
        if (under == Ground::Open)
            return letterOf(piece(position, cellAt(square)));
        return under == Ground::Blocked ? kCornerLetter : kRemovedLetter;
    });
}

Result<Position> Rules::parsePosition(std::string_view text, const Options &options)
{
    const std::vector<TextField> fields = fieldsOf(text);
    if (fields.size() < 4)
        return positionError(
            text.size(),
            phrase("watchyourback", "only %1 fields").with(fields.size()),
            phrase("watchyourback", "4: rows, side (w or b), phase (place or move), turns"));
    const auto rows = parseRows(fields[0]);
    if (!rows)
        return rows.error();
    if (fields[1].text != "w" && fields[1].text != "b")
        return positionError(
            fields[1].offset, inQuotes(fields[1].text), phrase("watchyourback", "the side, w or b"));
    State state;
    if (fields[2].text == "move")
        state.phase = Phase::Moving;
    else if (fields[2].text != "place")
        return positionError(
            fields[2].offset,
            inQuotes(fields[2].text),
            phrase("watchyourback", "the phase, place or move"));

    constexpr int kMostMovingTurns = 60000;
    const int mostTurns = state.phase == Phase::Placing ? kPlacements - 1 : kMostMovingTurns;
    const auto turns = numberUpTo(fields[3].text, mostTurns);
    if (!turns)
        return positionError(
            fields[3].offset,
            inQuotes(fields[3].text),
            phrase("watchyourback", "the turns taken in this phase, 0 to %1").with(mostTurns));
    const auto shrinks = shrinksShown(*rows);
    if (!shrinks)
        return positionError(
            fields[0].offset,
            phrase("watchyourback", "corners and removed squares out of place"),
            phrase(
                "watchyourback", "X in the four corners of the board that is left and # around it"));
    state.pieces = rows->pieces;
    state.turns = static_cast<std::uint16_t>(*turns);
    state.shrinks = static_cast<std::uint8_t>(*shrinks);
    if (fields.size() > 4) {
        state.sideTaken = fields[4].text == "taken" && fields.size() == 5;
        if (!state.sideTaken)
            return positionError(
                fields[4].offset,
                inQuotes(fields[4].text),
                phrase("watchyourback", "the end of the text"));
    }
    if (const auto error = contradiction(state, fields))
        return *error;
    return Position(state, start(options).switches());
}

std::vector<Sentence> Rules::warnings(std::string_view text, const Options &options)
{
    std::vector<Sentence> warnings;
    const auto position = parsePosition(text, options);
    for (const Player player : {Player::First, Player::Second}) {
        if (position && piecesOf(position->state(), player) > kPiecesEach)
            warnings.push_back(
                say(TESSERA_TEXT(
                        "watchyourback",
                        "%1 has more than 12 fighters, with those still to be placed"),
                    {playerName(player)}));
    }
    return warnings;
}

} // namespace tessera::watchyourback
