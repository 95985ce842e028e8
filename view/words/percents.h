#pragma once

#include <QString>

namespace tessera {

/// Keeps numbers and the percent signs after them on one line.
[[nodiscard]] inline QString withWholePercents(QString text)
{
    return text.replace(QStringLiteral(" %"), QStringLiteral("\u00a0%"));
}

} // namespace tessera
