#pragma once

#include "app/exports/movingframes.h"
#include "model/core/result.h"

#include <optional>

class QIODevice;

namespace tessera {

/// Writes frames that are shown one after another without end as a GIF (GIF89a, looping as by Netscape) to a device that
/// is open: one palette for all, in which pictures of up to 255 colours keep them. Each frame after the first holds only
/// the rectangle that changed, transparent where it shows no other colour than before. Writes nothing for no frame. The
/// error is giflib's.
[[nodiscard]] std::optional<Error> writeAnimatedGif(
    const std::vector<MovingFrame> &frames, QIODevice &device);

} // namespace tessera
