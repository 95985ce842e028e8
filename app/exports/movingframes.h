#pragma once

#include <QImage>

#include <chrono>
#include <vector>

namespace tessera {

/// One frame of a moving picture, whatever its format.
struct MovingFrame
{
    /// All that is seen while it is shown.
    QImage picture;
    /// What of it differs from the frame before; all of the first.
    QRect changed;
    std::chrono::milliseconds shown{};
};

/// Pictures of one size as frames that are shown for `pace`, the last one for `lastPace`. A frame that is the same as
/// the one before has changed by one point, since formats know no empty frames.
[[nodiscard]] std::vector<MovingFrame> movingFrames(
    const std::vector<QImage> &pictures,
    std::chrono::milliseconds pace,
    std::chrono::milliseconds lastPace);

} // namespace tessera
