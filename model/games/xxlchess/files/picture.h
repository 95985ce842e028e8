#pragma once

#include "model/core/result.h"

#include <optional>
#include <string>
#include <string_view>

namespace tessera::xxlchess {

/// The largest size of a piece's drawing in bytes, as games carry it in their files.
inline constexpr std::size_t kLargestDrawing = 16 * 1024;

/// Whether the picture of a configuration is the name of a file, not a drawing itself.
[[nodiscard]] bool namesPictureFile(std::string_view picture);

/// The fault of a drawing, if it has one: it is too large, or neither an SVG document nor the data of an SVG path; for
/// path data the error names the character. Whether a document can be drawn is only known by drawing it.
[[nodiscard]] std::optional<Error> faultOfDrawing(std::string_view drawing);

} // namespace tessera::xxlchess
