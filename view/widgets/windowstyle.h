#pragma once

#include <QHash>
#include <QPalette>
#include <QProxyStyle>

namespace tessera {

/// Fusion, with outlines that can be seen: its own are a little darker than the window, whatever that
/// is, so that fields and boxes vanish in dark windows and are faint with high contrast.
class WindowStyle final : public QProxyStyle
{
    Q_OBJECT

public:
    WindowStyle();

    void drawPrimitive(
        PrimitiveElement element,
        const QStyleOption *option,
        QPainter *painter,
        const QWidget *widget) const override;
    void drawComplexControl(
        ComplexControl control,
        const QStyleOptionComplex *option,
        QPainter *painter,
        const QWidget *widget) const override;

private:
    /// A palette from whose window colour Fusion makes the outline that we want.
    [[nodiscard]] const QPalette &outlined(const QPalette &palette) const;

    /// By the key of the palette that each is made of: Fusion keeps drawings by such keys.
    mutable QHash<qint64, QPalette> m_outlined;
};

} // namespace tessera
