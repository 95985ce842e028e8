#pragma once

#include <cstdint>

namespace tessera {

/// How a person likes to move pieces and what they want to be shown while they do. A value.
struct PointingStyle
{
    /// With which movements of the mouse pieces are moved; the keyboard always works.
    enum class Way : std::uint8_t { ClicksAndDrags, Clicks, Drags };

    Way way = Way::ClicksAndDrags;
    /// Whether a move is only shown at first, and played when its last cell is pointed at again.
    bool confirms = false;
    /// Whether cells that may be pointed at next are marked.
    bool showsTargets = true;
    /// Whether a move that is pointed at shows what it would bring.
    bool showsOutlook = true;

    friend bool operator==(const PointingStyle &, const PointingStyle &) = default;
};

} // namespace tessera
