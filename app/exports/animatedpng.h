#pragma once

#include <QByteArray>
#include <QImage>

#include <chrono>
#include <vector>

namespace tessera {

/// Pictures of one size, shown one after another without end, as an animated PNG (PNG 3, chunks acTL, fcTL and fdAT):
/// browsers and most viewers animate it, others show its first picture. Each frame after the first holds only the
/// rectangle that changed. Empty for no picture.
[[nodiscard]] QByteArray animatedPng(
    const std::vector<QImage> &pictures,
    std::chrono::milliseconds pace,
    std::chrono::milliseconds lastPace);

} // namespace tessera
