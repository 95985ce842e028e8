#pragma once

#include <cstdint>

namespace tessera {

/// A person's preferences for moving pieces, and for what is shown meanwhile. A value.
struct PointingStyle
{
    /// The mouse movements that move pieces; the keyboard always works.
    enum class Way : std::uint8_t { ClicksAndDrags, Clicks, Drags };

    Way way = Way::ClicksAndDrags;
    /// Whether a move is first only shown, and played by another click on its last cell.
    bool confirms = false;
    /// Whether cells that may be pointed at next are marked.
    bool showsTargets = true;
    /// Whether a move that is pointed at shows its outcome.
    bool showsPreview = true;

    friend bool operator==(const PointingStyle &, const PointingStyle &) = default;
};

} // namespace tessera
