#pragma once

#include "app/exports/gamealbum.h"
#include "model/core/result.h"

#include <QStringList>

#include <functional>

namespace tessera {

/// What is told while an export is made: the positions done, and how many there are. False ends it, and no file
/// is written.
using ExportProgress = std::function<bool(int done, int all)>;

/// Pictures of a position are so large, in pixels along the longer side of the board.
inline constexpr int kPicturePixels = 1200;

/// The filters of a file dialog, one for each format.
[[nodiscard]] QStringList exportFilters();
/// Whether a format shows the whole line of an album, and not only one position.
[[nodiscard]] bool exportsLine(const QString &path);

/// Writes an album in the format that the path's suffix names: `png` and `svg` hold the position of `page`; `apng`
/// moves through all positions, `html` steps through them, `pdf` is a score sheet. A file that was there is replaced
/// only by a whole one. An error names a suffix that is none of these, or what the disk said.
[[nodiscard]] std::optional<Error> exportAlbum(
    const GameAlbum &album,
    std::size_t page,
    const QString &path,
    const ExportProgress &progress = {});

} // namespace tessera
