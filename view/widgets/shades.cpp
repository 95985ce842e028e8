#include "view/widgets/shades.h"

#include <QPalette>

namespace tessera {

namespace {

constexpr float kOutlineShare = 0.25F;
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
    return mixed(palette.color(QPalette::Window), palette.color(QPalette::WindowText), kOutlineShare);
}

QColor noticeColour(const QPalette &palette)
{
    return mixed(palette.color(QPalette::Window), palette.color(QPalette::Highlight), kNoticeShare);
}

} // namespace tessera
