#pragma once

namespace tessera {

/// How fast pieces move.
struct AnimationSpeed
{
    /// Milliseconds for a way of one cell; 0 shows everything at once.
    int cellMs = 250;
    /// The longest time of a way, however long it is.
    int longestMs = 500;
    /// Whether all ways, even jumps, are straight and at the same constant speed; otherwise long ways are faster, start
    /// and end softly, and jumps are arcs.
    bool isConstant = false;

    friend bool operator==(const AnimationSpeed &, const AnimationSpeed &) = default;
};

} // namespace tessera
