#pragma once

#include <QHash>
#include <QPalette>
#include <QProxyStyle>

namespace tessera {

/// Fusion with visible outlines: its own are only a little darker than the window, so that fields and boxes vanish in
/// dark windows and are faint with high contrast.
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
    /// A palette from whose window colour Fusion derives our outline.
    [[nodiscard]] const QPalette &outlined(const QPalette &palette) const;

    /// The palettes by the key of their original, as Fusion caches drawings by such keys.
    mutable QHash<qint64, QPalette> m_outlined;
};

} // namespace tessera
