#pragma once

#include "model/core/erasure/erased.h"
#include "model/games/xxlchess/xxlchess.h"

#include <QStringList>

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
