#include "view/board/marks/lenspainting.h"

#include "view/board/marks/painting.h"

#include <QPainter>
#include <QPainterPath>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr double kLine = 0.06;
/// The width that a light casing adds to a line on each side, so that it is visible on every ground.
constexpr double kCasing = 0.03;

/// Paints lines with a light casing below them.
class LensPainter
{
public:
    LensPainter(QPainter &painter, const QPolygonF &outline, const MarkStyle &style)
        : m_painter(painter)
        , m_centre(outline.boundingRect().center())
        , m_style(style)
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
    }

    void cross() const
    {
        constexpr double kArm = 0.27;
        QPainterPath path;
        path.moveTo(m_centre + QPointF(-kArm, -kArm));
        path.lineTo(m_centre + QPointF(kArm, kArm));
        path.moveTo(m_centre + QPointF(kArm, -kArm));
        path.lineTo(m_centre + QPointF(-kArm, kArm));
        stroke(path, ThemeRole::CheckFill, 1.4 * kLine);
    }

    /// A diamond in the middle of an empty cell, or below the piece of an occupied one.
    void diamond() const
    {
        constexpr double kReach = 0.1;
        const QPointF middle = m_centre + QPointF(0, m_style.isOccupied ? 0.38 : 0);
        const QPolygonF shape(
            {middle + QPointF(0, -kReach),
             middle + QPointF(kReach, 0),
             middle + QPointF(0, kReach),
             middle + QPointF(-kReach, 0)});
        m_painter.setPen(QPen(colour(ThemeRole::FocusHalo), kCasing));
        m_painter.setBrush(colour(ThemeRole::HintArrow));
        m_painter.drawPolygon(shape);
    }

    void crosshairs() const
    {
        constexpr double kRadius = 0.2;
        constexpr double kTick = 0.34;
        QPainterPath path;
        path.addEllipse(m_centre, kRadius, kRadius);
        for (const QPointF &way : {QPointF(1, 0), QPointF(0, 1), QPointF(-1, 0), QPointF(0, -1)}) {
            path.moveTo(m_centre + 0.5 * kRadius * way);
            path.lineTo(m_centre + kTick * way);
        }
        stroke(path, ThemeRole::ThreatArrow, kLine);
    }

    void dashedRing() const
    {
        constexpr double kRadius = 0.43;
        QPainterPath path;
        path.addEllipse(m_centre, kRadius, kRadius);
        stroke(path, ThemeRole::ThreatArrow, kLine, {2.2, 1.6});
    }

    /// A triangle at the lower left, where no other badge is.
    void triangle() const
    {
        const QPointF foot = m_centre + QPointF(-0.46, 0.46);
        constexpr double kSide = 0.36;
        const QPolygonF shape(
            {foot, foot + QPointF(kSide, 0), foot + QPointF(kSide / 2, -0.9 * kSide)});
        m_painter.setPen(QPen(
            colour(ThemeRole::CheckBadge),
            1.2 * kCasing,
            Qt::SolidLine,
            Qt::RoundCap,
            Qt::RoundJoin));
        m_painter.setBrush(colour(ThemeRole::ThreatArrow));
        m_painter.drawPolygon(shape);
        const QPointF middle = foot + QPointF(kSide / 2, -0.32 * kSide);
        paintText(m_painter, u"!"_s, middle, 0.22, {colour(ThemeRole::CheckBadge), true});
    }

private:
    [[nodiscard]] QColor colour(ThemeRole role) const
    {
        return m_style.theme.colour(role, m_style.shade);
    }

    void stroke(
        const QPainterPath &path, ThemeRole role, double width, const QList<qreal> &dashes = {}) const
    {
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(
            QPen(colour(ThemeRole::FocusHalo), width + 2 * kCasing, Qt::SolidLine, Qt::RoundCap));
        m_painter.drawPath(path);
        QPen pen(colour(role), width, Qt::SolidLine, dashes.isEmpty() ? Qt::RoundCap : Qt::FlatCap);
        if (!dashes.isEmpty())
            pen.setDashPattern(dashes);
        m_painter.setPen(pen);
        m_painter.drawPath(path);
    }

    QPainter &m_painter;
    QPointF m_centre;
    const MarkStyle &m_style;
};

} // namespace

void paintLensMark(QPainter &painter, MarkRole role, const QPolygonF &outline, const MarkStyle &style)
{
    const LensPainter lens(painter, outline, style);
    switch (role) {
    case MarkRole::Closing:
        lens.cross();
        break;
    case MarkRole::Reach:
        lens.diamond();
        break;
    case MarkRole::Danger:
        lens.crosshairs();
        break;
    case MarkRole::Hanging:
        lens.dashedRing();
        break;
    case MarkRole::AtRisk:
        lens.triangle();
        break;
    default:
        break;
    }
}

} // namespace tessera
