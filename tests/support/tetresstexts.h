#pragma once

#include "model/core/erasure/erased.h"
#include "model/games/tetress/tetress.h"

#include <QStringList>

/// Positions, placements and cells of Tetress from their texts.
namespace tessera::tetress::test {

inline std::unique_ptr<AnyPosition> at(const std::string &text)
{
    auto position = ErasedGame<Rules>().parsePosition(text, {});
    if (!position)
        qFatal("%s", position.error().sentence().c_str());
    return std::move(*position);
}

inline QString string(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<int>(text.size()));
}

/// Eleven rows, all but the given ones empty.
inline QString rows(std::initializer_list<std::pair<int, const char *>> given)
{
    QStringList lines(kSide, QStringLiteral("11"));
    for (const auto &[row, text] : given)
        lines[row] = QString::fromLatin1(text);
    return lines.join(QLatin1Char('/'));
}

} // namespace tessera::tetress::test
