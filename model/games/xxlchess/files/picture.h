#pragma once

#include "model/core/result.h"

#include <optional>
#include <string>
#include <string_view>

namespace tessera::xxlchess {

/// The largest drawing of a piece: games carry it in their files.
inline constexpr std::size_t kLargestDrawing = 16 * 1024;

/// Whether what a configuration gives as picture is the name of a file, and no drawing itself.
[[nodiscard]] bool namesPictureFile(std::string_view picture);

/// What is wrong about a drawing: it is too large, or neither an SVG document nor the data of an SVG
/// path; of path data the error names the character. Whether a document can be drawn is found out by
/// whoever draws it.
[[nodiscard]] std::optional<Error> faultOfDrawing(std::string_view drawing);

} // namespace tessera::xxlchess
