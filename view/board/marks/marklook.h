#pragma once

#include "model/core/types.h"
#include "view/theme/theme.h"

#include <QString>

#include <optional>
#include <vector>

namespace tessera {

enum class MarkRole : std::uint8_t;

/// How a mark of a game's own looks: the parts of which its design composes it, each of them painted
/// in a colour of the theme and only if it is there.
struct MarkLook
{
    /// A round sign at the upper right of the cell.
    struct Badge
    {
        QString sign{};
        ThemeRole ground{};
        ThemeRole ink{};

        friend bool operator==(const Badge &, const Badge &) = default;
    };

    /// Fills the cell.
    std::optional<ThemeRole> fill{};
    /// A line inside the cell.
    std::optional<ThemeRole> frame{};
    Qt::PenStyle frameStyle = Qt::SolidLine;
    std::optional<Badge> badge{};

    friend bool operator==(const MarkLook &, const MarkLook &) = default;
};

/// Cells that a game marks in a way of its own.
struct OwnMark
{
    MarkLook look;
    /// The mark over which it lies, and whose fill it covers.
    MarkRole above;
    std::vector<Cell> cells;

    friend bool operator==(const OwnMark &, const OwnMark &) = default;
};

} // namespace tessera
