#pragma once

#include "model/core/result.h"
#include "model/core/types.h"

#include <QColor>
#include <QHash>
#include <QString>

#include <algorithm>
#include <array>
#include <cstddef>

namespace tessera {

/// Whether a tile is one of the light or of the dark ones: highlights have a shade for each.
enum class TileShade : std::uint8_t { Light, Dark };

/// The colours that all boards and widgets share; the names in theme files stand in theme.cpp.
enum class ThemeRole : std::uint8_t {
    Text,
    DimText,
    Backdrop,
    LegalFill,
    LegalDisc,
    LegalRing,
    CaptureFill,
    CaptureBracket,
    SelectedFill,
    SelectedFrame,
    LastFill,
    LastLine,
    CheckFill,
    CheckBadge,
    CheckBadgeText,
    MatingFill,
    MatingFrame,
    RefusalFrame,
    HintArrow,
    ThreatArrow,
    FocusRing,
    FocusHalo,
    GhostLegal,
    GhostIllegal,
    ClockRunning,
    ClockLow,
    ClockText,
    Good,
    Inaccuracy,
    Mistake,
    Blunder,
    Count_,
};

inline constexpr auto kThemeRoleCount = static_cast<std::size_t>(ThemeRole::Count_);

/// The style of pieces: with light and shade, or as plain signs on plain tokens.
enum class PieceStyle : std::uint8_t { Modelled, Plain };

/// A theme: the colours of a theme file (`resources/themes/<id>.json`). It is a value, so a change of theme means only
/// reading another one and handing it on.
///
/// A file holds `id`, `name`, `scheme` (`light` or `dark`), optionally `family` (the id of the theme
/// of which it is the other variant), `contrast` (`usual` or `high`), `shapes` (how much thicker the
/// lines of marks are, 1 to 2) and `extends` (the id of a shipped theme whose colours it changes),
/// then `colours` (role → `"#RRGGBB"`, or a list of two for light and dark tiles) and `games` (game
/// id → `players`, a list of `{"fill", "edge"}`, and `colours`).
class Theme
{
public:
    /// The path of a shipped theme.
    [[nodiscard]] static QString shippedPath(const QString &id);
    /// The ids of the shipped themes, the default first.
    [[nodiscard]] static QStringList shippedIds();
    /// The families that the shipped themes belong to, the default first. A family bears the id of
    /// one of its themes.
    [[nodiscard]] static QStringList families();
    /// The theme of a family, or of the one that the theme `id` belongs to, for light or for dark
    /// windows. A family without such a theme gives the one named; an unknown one the default.
    [[nodiscard]] static Theme fitting(const QString &id, bool isDark);
    /// A shipped theme; the default one when `id` names none.
    [[nodiscard]] static Theme shipped(const QString &id);

    [[nodiscard]] static Result<Theme> load(const QString &path);
    /// Reads a theme; `where` names the source in errors.
    [[nodiscard]] static Result<Theme> parse(const QByteArray &json, const QString &where);

    [[nodiscard]] const QString &id() const { return m_id; }
    [[nodiscard]] const QString &name() const { return m_name; }
    /// The id of the theme that this one is a variant of; its own otherwise.
    [[nodiscard]] const QString &family() const { return m_family; }
    [[nodiscard]] bool isDark() const { return m_isDark; }
    [[nodiscard]] bool isHighContrast() const { return m_isHighContrast; }
    /// How much thicker than usual the lines of marks are.
    [[nodiscard]] double shapeScale() const { return m_shapeScale; }
    /// Makes them as thick as in the themes of high contrast.
    void thickenShapes() { m_shapeScale = std::max(m_shapeScale, kThickShapes); }

    /// The style of pieces, which is a preference of the person and not in the file.
    [[nodiscard]] PieceStyle pieceStyle() const { return m_pieceStyle; }
    void setPieceStyle(PieceStyle style) { m_pieceStyle = style; }
    /// Whether the keyboard's cursor is larger than usual: a preference too.
    [[nodiscard]] bool hasLargeCursor() const { return m_hasLargeCursor; }
    void setLargeCursor(bool isLarge) { m_hasLargeCursor = isLarge; }

    [[nodiscard]] QColor colour(ThemeRole role, TileShade shade = TileShade::Light) const;
    /// A colour of a game's own section. Where a theme lacks it, the colour is magenta, which tests rule out for the
    /// shipped themes.
    [[nodiscard]] QColor gameColour(
        const QString &game, const QString &name, TileShade shade = TileShade::Light) const;
    [[nodiscard]] bool hasGameColour(const QString &game, const QString &name) const;

    /// The colour of a player's pieces, and of the line around them.
    [[nodiscard]] QColor playerFill(const QString &game, Player player) const;
    [[nodiscard]] QColor playerEdge(const QString &game, Player player) const;

    friend bool operator==(const Theme &, const Theme &) = default;

    /// How much thicker the lines are in the themes of high contrast.
    static constexpr double kThickShapes = 1.5;

private:
    friend class ThemeReader;

    /// A colour on light and on dark tiles.
    using Pair = std::array<QColor, 2>;

    QString m_id;
    QString m_name;
    QString m_family;
    bool m_isDark = false;
    bool m_isHighContrast = false;
    double m_shapeScale = 1;
    PieceStyle m_pieceStyle = PieceStyle::Modelled;
    bool m_hasLargeCursor = false;
    std::array<Pair, kThemeRoleCount> m_colours{};
    /// Keyed "game/name".
    QHash<QString, Pair> m_gameColours;
};

/// The name of a role in theme files: `legal.disc`.
[[nodiscard]] QString themeRoleName(ThemeRole role);

} // namespace tessera
