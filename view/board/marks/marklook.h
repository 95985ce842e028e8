#pragma once

#include "model/core/types.h"
#include "view/theme/theme.h"

#include <QString>

#include <optional>
#include <vector>

namespace tessera {

enum class MarkRole : std::uint8_t;

/// The look of a game's own mark: its design composes it of optional parts, each painted in a colour of the theme.
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

    /// The fill of the cell.
    std::optional<ThemeRole> fill{};
    /// A line inside the cell.
    std::optional<ThemeRole> frame{};
    Qt::PenStyle frameStyle = Qt::SolidLine;
    std::optional<Badge> badge{};

    friend bool operator==(const MarkLook &, const MarkLook &) = default;
};

/// A game's own mark on its cells.
struct OwnMark
{
    MarkLook look;
    /// The role of the mark over which it lies, and whose fill it covers.
    MarkRole above;
    std::vector<Cell> cells;

    friend bool operator==(const OwnMark &, const OwnMark &) = default;
};

} // namespace tessera
