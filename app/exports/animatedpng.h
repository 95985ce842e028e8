#pragma once

#include "app/exports/movingframes.h"

#include <QByteArray>

namespace tessera {

/// Frames that are shown one after another without end, as an animated PNG (PNG 3, chunks acTL, fcTL and fdAT): browsers
/// and most viewers animate it, others show its first picture. Each frame after the first holds only the rectangle that
/// changed. Empty for no frame.
[[nodiscard]] QByteArray animatedPng(const std::vector<MovingFrame> &frames);

} // namespace tessera
