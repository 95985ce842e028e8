#include "view/widgets/windowstyle.h"

#include "view/widgets/shades.h"

#include <QStyleOption>

#include <algorithm>

namespace tessera {

namespace {

/// `QColor::darker(140)`, as Fusion uses it, divides the value by this.
constexpr float kFusionDarkens = 1.4F;
/// The most palettes that are kept.
constexpr qsizetype kMostPalettes = 16;

} // namespace

WindowStyle::WindowStyle()
    : QProxyStyle(QStringLiteral("fusion"))
{}

const QPalette &WindowStyle::outlined(const QPalette &palette) const
{
    const qint64 key = palette.cacheKey();
    const auto found = m_outlined.constFind(key);
    if (found != m_outlined.constEnd())
        return *found;
    if (m_outlined.size() >= kMostPalettes)
        m_outlined.clear();
    const QColor wanted = outlineColour(palette).toHsv();
    const float value = std::min(1.0F, wanted.valueF() * kFusionDarkens);
    QPalette changed = palette;
    changed.setColor(
        QPalette::Window, QColor::fromHsvF(wanted.hsvHueF(), wanted.hsvSaturationF(), value));
    return *m_outlined.insert(key, changed);
}

void WindowStyle::drawPrimitive(
    PrimitiveElement element,
    const QStyleOption *option,
    QPainter *painter,
    const QWidget *widget) const
{
    const auto draw = [&](auto copy) {
        copy.palette = outlined(option->palette);
        QProxyStyle::drawPrimitive(element, &copy, painter, widget);
    };
    switch (element) {
    case PE_FrameLineEdit:
    case PE_Frame:
    case PE_FrameMenu:
        if (const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option))
            return draw(*frame);
        break;
    case PE_IndicatorCheckBox:
    case PE_IndicatorRadioButton:
    case PE_PanelButtonCommand:
        if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option))
            return draw(*button);
        break;
    default:
        break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void WindowStyle::drawComplexControl(
    ComplexControl control,
    const QStyleOptionComplex *option,
    QPainter *painter,
    const QWidget *widget) const
{
    const auto draw = [&](auto copy) {
        copy.palette = outlined(option->palette);
        QProxyStyle::drawComplexControl(control, &copy, painter, widget);
    };
    if (const auto *box = qstyleoption_cast<const QStyleOptionComboBox *>(option))
        draw(*box);
    else if (const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option))
        draw(*spin);
    else if (const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option);
             slider != nullptr && control == CC_Slider)
        draw(*slider);
    else
        QProxyStyle::drawComplexControl(control, option, painter, widget);
}

} // namespace tessera

#include "moc_windowstyle.cpp"
