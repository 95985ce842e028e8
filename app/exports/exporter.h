#pragma once

#include "app/exports/gamealbum.h"
#include "model/core/result.h"

#include <QStringList>

#include <functional>

namespace tessera {

/// Called during an export with the positions done, and their number. Returning false cancels it, and no file is
/// written.
using ExportProgress = std::function<bool(int done, int all)>;

/// The size of a position's picture, in pixels along the longer side of the board.
inline constexpr int kPicturePixels = 1200;

/// The filters of a file dialog, one for each format.
[[nodiscard]] QStringList exportFilters();
/// Whether a format shows the whole line of an album, and not only one position.
[[nodiscard]] bool exportsLine(const QString &path);

/// Writes an album in the format that the path's suffix names: `png` and `svg` hold the position of `page`; `apng`
/// and `gif` move through all positions, `html` steps through them, `pdf` is a score sheet. An existing file is
/// replaced only by a whole one. The error names an unknown suffix, or the disk's failure.
[[nodiscard]] std::optional<Error> exportAlbum(
    const GameAlbum &album,
    std::size_t page,
    const QString &path,
    const ExportProgress &progress = {});

} // namespace tessera
