#pragma once

#include "app/lab/matchexports.h"

#include <QByteArray>

namespace tessera {

/// A web page about a match: its tables and its plot. The latest games, to step through, are written to a folder beside
/// `path`. Empty when `progress` ended it.
[[nodiscard]] Result<QByteArray> matchPage(
    const MatchExport &what, const QString &path, const ExportProgress &progress);

} // namespace tessera
