#pragma once

#include "model/core/erasure/erased.h"
#include "model/games/xxlchess/xxlchess.h"

#include <QStringList>

#include <algorithm>

/// Positions, moves and squares of XXLChess from their texts.
namespace tessera::xxlchess::test {

inline Options strictOptions()
{
    return Options::strict(Rules::info().options);
}

inline Position positionOf(const std::string &text, const Options &options = strictOptions())
{
    auto position = Rules::parsePosition(text, options);
    if (!position)
        qFatal("%s", position.error().sentence().c_str());
    return std::move(*position);
}

inline xxlchess::Move moveIn(const Position &position, const char *text)
{
    const auto move = Rules::parseMove(position, text);
    if (!move)
        qFatal("%s", move.error().sentence().c_str());
    return *move;
}

/// The legal moves in the order of their codes.
inline std::vector<MoveCode> legalCodes(const Position &position)
{
    Position::MoveList moves;
    position.legalMoves(moves);
    std::vector<MoveCode> codes;
    for (const xxlchess::Move move : moves)
        codes.push_back(Rules::encode(move));
    std::sort(codes.begin(), codes.end());
    return codes;
}

inline QString namesOf(const Position &position, const std::vector<Cell> &cells)
{
    QStringList names;
    for (const Cell cell : cells)
        names.append(QString::fromStdString(Rules::cellText(position, cell)));
    return names.join(QLatin1Char(' '));
}

/// King and the piece of a test on an otherwise empty board, for what needs no more.
inline constexpr const char *kCastlingStart
    = "7k6/14/14/14/14/14/14/14/14/14/14/14/14/R6K5R w a1,h1,n1,h14 - w 8";

} // namespace tessera::xxlchess::test
