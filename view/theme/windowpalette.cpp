#include "view/theme/windowpalette.h"

#include <QColor>

namespace tessera {

namespace {

struct Shades
{
    QRgb window;
    QRgb base;
    QRgb alternate;
    QRgb button;
    QRgb text;
    QRgb dimText;
    QRgb disabledText;
    QRgb highlight;
    QRgb link;
    QRgb visited;
    QRgb light;
    QRgb midlight;
    QRgb mid;
    QRgb dark;
    QRgb shadow;
    QRgb tip;
};

constexpr Shades kLight{
    0xFFF6F7F8,
    0xFFFFFFFF,
    0xFFF0F2F4,
    0xFFEDEFF1,
    0xFF1B1F23,
    0xFF5A626B,
    0xFF8A9199,
    0xFF1F5FA8,
    0xFF1F5FA8,
    0xFF6A3FB5,
    0xFFFFFFFF,
    0xFFF4F5F7,
    0xFFC3C9CF,
    0xFF9AA1A9,
    0xFF4A5158,
    0xFFFFFFFF};
constexpr Shades kDark{
    0xFF1E2226,
    0xFF17191C,
    0xFF1F2327,
    0xFF2C3137,
    0xFFE6E8EA,
    0xFFA3ABB3,
    0xFF747C84,
    0xFF2F6DB5,
    0xFF7FB3E0,
    0xFFB79CFF,
    0xFF454C54,
    0xFF383E45,
    0xFF24282D,
    0xFF121417,
    0xFF0A0B0D,
    0xFF2C3137};

constexpr Shades kLightContrast{
    0xFFFFFFFF,
    0xFFFFFFFF,
    0xFFEDEFF1,
    0xFFFFFFFF,
    0xFF000000,
    0xFF30363C,
    0xFF5A626B,
    0xFF003E8A,
    0xFF003E8A,
    0xFF4B1F9E,
    0xFFFFFFFF,
    0xFFF0F2F4,
    0xFF5A626B,
    0xFF30363C,
    0xFF000000,
    0xFFFFFFFF};
constexpr Shades kDarkContrast{
    0xFF000000,
    0xFF000000,
    0xFF16191C,
    0xFF1B1F23,
    0xFFFFFFFF,
    0xFFD3D9DF,
    0xFF9AA1A9,
    0xFF1F5FA8,
    0xFF9CCBF5,
    0xFFCDB8FF,
    0xFF9AA1A9,
    0xFF5A626B,
    0xFF4A5158,
    0xFF30363C,
    0xFF000000,
    0xFF000000};

const Shades &shadesFor(bool isDark, bool isHighContrast)
{
    if (isHighContrast)
        return isDark ? kDarkContrast : kLightContrast;
    return isDark ? kDark : kLight;
}

} // namespace

QPalette windowPalette(bool isDark, bool isHighContrast)
{
    const Shades &shades = shadesFor(isDark, isHighContrast);
    QPalette palette;
    const auto set = [&palette](QPalette::ColorRole role, QRgb colour) {
        palette.setColor(QPalette::All, role, QColor(colour));
    };
    set(QPalette::Window, shades.window);
    set(QPalette::WindowText, shades.text);
    set(QPalette::Base, shades.base);
    set(QPalette::AlternateBase, shades.alternate);
    set(QPalette::Text, shades.text);
    set(QPalette::PlaceholderText, shades.dimText);
    set(QPalette::Button, shades.button);
    set(QPalette::ButtonText, shades.text);
    set(QPalette::BrightText, 0xFFFFFFFF);
    set(QPalette::Highlight, shades.highlight);
    set(QPalette::HighlightedText, 0xFFFFFFFF);
    set(QPalette::Link, shades.link);
    set(QPalette::LinkVisited, shades.visited);
    set(QPalette::ToolTipBase, shades.tip);
    set(QPalette::ToolTipText, shades.text);
    set(QPalette::Light, shades.light);
    set(QPalette::Midlight, shades.midlight);
    set(QPalette::Mid, shades.mid);
    set(QPalette::Dark, shades.dark);
    set(QPalette::Shadow, shades.shadow);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, QColor(shades.disabledText));
    palette.setColor(QPalette::Disabled, QPalette::PlaceholderText, QColor(shades.disabledText));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, QColor(shades.mid));
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, QColor(shades.disabledText));
    return palette;
}

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::WindowText).lightnessF()
           > palette.color(QPalette::Window).lightnessF();
}

} // namespace tessera
