#pragma once

#include <algorithm>
#include <chrono>

namespace tessera {

/// How fast pieces go in a straight line over a board, whatever size it has on the screen, so that a move takes the
/// same time in every window. A game that sets such a speed (`GameInfo::pieceSpeed`) has it chosen in its set-up; in
/// others the person's preferences decide.
struct PieceSpeed
{
    /// How wide a cell is in the pixels of this unit, which files and dialogs have.
    static constexpr double kCellPixels = 48;

    /// Pixels in 1/60 s.
    double pixelsPerFrame = 6;
    /// However far the way is, it takes no longer.
    std::chrono::milliseconds most{1000};

    /// How long the way from a cell to the next takes.
    [[nodiscard]] double cellMs() const
    {
        constexpr double kFrameMs = 1000.0 / 60;
        return kCellPixels / std::max(pixelsPerFrame, 0.01) * kFrameMs;
    }

    friend bool operator==(const PieceSpeed &, const PieceSpeed &) = default;
};

} // namespace tessera
