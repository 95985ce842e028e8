#pragma once

namespace tessera {

/// How fast pieces move.
struct AnimationSpeed
{
    /// Milliseconds for a way of one cell; 0 shows everything at once.
    int cellMs = 250;
    /// No way takes longer, however long it is.
    int longestMs = 500;
    /// Each way at the same speed, in a straight line without speeding up, and jumps too; otherwise
    /// long ways are taken faster, start and end softly, and jumps are arcs.
    bool isConstant = false;

    friend bool operator==(const AnimationSpeed &, const AnimationSpeed &) = default;
};

} // namespace tessera
