#pragma once

#include "app/exports/exporter.h"
#include "view/theme/theme.h"

namespace tessera {

class IntervalPlot;
class LabMatch;

/// A match to be exported, in the looks of the window.
struct MatchExport
{
    const LabMatch &match;
    IntervalPlot &plot;
    const Theme &theme;
};

/// The filters of a file dialog, one for each format, and the suffix of one.
[[nodiscard]] QStringList matchExportFilters();
[[nodiscard]] QString matchExportSuffix(const QString &filter);

/// Writes a match, as far as its figures were worked out, in the format that the path's suffix names: `csv` has a row
/// for each game, `json` the report of `tessera-cli match --json` with the games, `html` is a web page with the plot
/// and the tables; the games to step through lie in a folder beside it. An error names a suffix that is none of these,
/// or what the disk said.
[[nodiscard]] std::optional<Error> exportMatch(
    const MatchExport &what, const QString &path, const ExportProgress &progress = {});

} // namespace tessera
