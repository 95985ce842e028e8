#pragma once

#include <QCoreApplication>
#include <QStringList>

namespace tessera {

/// Strings things together on one line, as the language spoken separates what it enumerates.
[[nodiscard]] inline QString listed(const QStringList &things)
{
    return things.join(QCoreApplication::translate("Listed", ", ", "between things enumerated"));
}

} // namespace tessera
