#include "view/widgets/shades.h"

#include <QPalette>

#include <cmath>
#include <cstdlib>

namespace tessera {

namespace {

constexpr float kOutlineShare = 0.25F;
/// The share where the window's colours have high contrast.
constexpr float kStrongOutlineShare = 0.65F;
constexpr float kNoticeShare = 0.16F;

/// `share` of `other` in `colour`, from 0 to 1.
QColor mixed(const QColor &colour, const QColor &other, float share)
{
    const auto mix = [share](float one, float two) { return one + (two - one) * share; };
    return QColor::fromRgbF(
        mix(colour.redF(), other.redF()),
        mix(colour.greenF(), other.greenF()),
        mix(colour.blueF(), other.blueF()));
}

} // namespace

QColor outlineColour(const QPalette &palette)
{
    const QColor ground = palette.color(QPalette::Window);
    const QColor text = palette.color(QPalette::Active, QPalette::WindowText);
    const bool isStrong = qFuzzyCompare(std::abs(ground.lightnessF() - text.lightnessF()), 1.0F);
    return mixed(ground, text, isStrong ? kStrongOutlineShare : kOutlineShare);
}

QColor noticeColour(const QPalette &palette)
{
    return mixed(palette.color(QPalette::Window), palette.color(QPalette::Highlight), kNoticeShare);
}

} // namespace tessera
