#pragma once

#include "model/core/erasure/erased.h"
#include "model/games/chexers/chexers.h"

#include <QStringList>

/// Positions, moves and hexes of Chexers from their texts.
namespace tessera::chexers::test {

inline std::unique_ptr<AnyPosition> at(const char *text)
{
    auto position = ErasedGame<Rules>().parsePosition(text, {});
    if (!position)
        qFatal("%s", position.error().sentence().c_str());
    return std::move(*position);
}

inline Position positionAt(const char *text)
{
    return as<Rules>(*at(text));
}

inline void play(AnyPosition &position, const QString &moves)
{
    for (const QString &move : moves.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const auto code = position.parseMove(move.toStdString());
        if (!code)
            qFatal("%s", code.error().sentence().c_str());
        position.play(*code);
    }
}

inline Move moveIn(const Position &position, const char *text)
{
    const auto move = Rules::parseMove(position, text);
    if (!move)
        qFatal("%s", move.error().sentence().c_str());
    return *move;
}

/// The cell `q,r`, or `exit1` to `exit3` for the exit place of a player.
inline Cell cellFrom(const QString &text)
{
    if (text.startsWith(QLatin1String("exit")))
        return exitPlace(playerAt(text.right(1).toInt() - 1));
    const QStringList numbers = text.split(QLatin1Char(','));
    return cellOf(hexAt({numbers.at(0).toInt(), numbers.at(1).toInt()}));
}

inline std::vector<Cell> cellsFrom(const QString &hexes)
{
    std::vector<Cell> cells;
    for (const QString &hex : hexes.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        cells.push_back(cellFrom(hex));
    return cells;
}

inline constexpr auto kStart = "GGGG/5/6/R5B/R4B/R3B/R2B r 0,0,0 0";
/// Six turns after which the start position stands again.
constexpr auto kThereAndBack = "-3,0>-2,0 3,-3>2,-2 0,3>-1,3 -2,0>-3,0 2,-2>3,-3 -1,3>0,3 ";

inline QString thereAndBack(int times)
{
    return QString::fromLatin1(kThereAndBack).repeated(times);
}

} // namespace tessera::chexers::test
