#include "view/board/markpainting.h"

#include "view/board/painting.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// Paints the shapes of marks on one cell.
class MarkPainter
{
public:
    MarkPainter(QPainter &painter, const QPolygonF &outline, const Theme &theme, TileShade shade)
        : m_painter(painter)
        , m_outline(outline)
        , m_theme(theme)
        , m_shade(shade)
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
    }

    /// A line's width in cell units that is at least `leastPixels` on the screen.
    [[nodiscard]] double width(double cells, double leastPixels = 2) const
    {
        const QTransform world = m_painter.worldTransform();
        const double scale = std::hypot(world.m11(), world.m12());
        return std::max(cells, leastPixels / std::max(scale, 1.0));
    }

    void disc(double radius)
    {
        const double ring = width(radius * 0.2, 1);
        m_painter.setPen(QPen(colour(ThemeRole::LegalRing), ring));
        m_painter.setBrush(colour(ThemeRole::LegalDisc));
        m_painter.drawEllipse(centre(), radius - ring / 2, radius - ring / 2);
    }

    /// A frame whose outer edge lies `inset` within the outline.
    void frame(ThemeRole role, double lineWidth, double inset, Qt::PenStyle style = Qt::SolidLine)
    {
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(colour(role), lineWidth, style, Qt::FlatCap, Qt::MiterJoin));
        m_painter.drawPolygon(insetOutline(m_outline, inset + lineWidth / 2));
    }

    /// Two short arms along the edges at each corner.
    void brackets(ThemeRole role)
    {
        const double lineWidth = width(0.065);
        const QPolygonF inner = insetOutline(m_outline, 0.05 + lineWidth / 2);
        const double arm = m_outline.size() == 4 ? 0.24 : 0.22;
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(colour(role), lineWidth, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        for (qsizetype i = 0; i < inner.size(); ++i) {
            const QPointF corner = inner[i];
            const QPointF before = inner[(i + inner.size() - 1) % inner.size()];
            const QPointF after = inner[(i + 1) % inner.size()];
            m_painter.drawPolyline(QPolygonF(
                {corner + (before - corner) * arm, corner, corner + (after - corner) * arm}));
        }
    }

    /// A round badge with a sign at the upper right of the cell.
    void badge(const QString &sign, ThemeRole ground, ThemeRole ink)
    {
        const QRectF box = m_outline.boundingRect();
        const QPointF place = centre() + QPointF(box.width() * 0.33, -box.height() * 0.33);
        m_painter.setPen(QPen(colour(ink), width(0.03, 1)));
        m_painter.setBrush(colour(ground));
        m_painter.drawEllipse(place, 0.15, 0.15);
        paintText(m_painter, sign, place, 0.22, {colour(ink), true});
    }

    void ghost(ThemeRole role, const QString &sign, Qt::PenStyle style)
    {
        frame(role, width(0.06), 0.02, style);
        paintText(m_painter, sign, centre(), 0.4, {colour(role), true});
    }

private:
    [[nodiscard]] QColor colour(ThemeRole role) const { return m_theme.colour(role, m_shade); }
    [[nodiscard]] QPointF centre() const { return m_outline.boundingRect().center(); }

    QPainter &m_painter;
    const QPolygonF &m_outline;
    const Theme &m_theme;
    TileShade m_shade;
};

const QString kCross = u"\u2715"_s;
const QString kTick = u"\u2713"_s;

} // namespace

bool liesAbovePieces(MarkRole role)
{
    switch (role) {
    case MarkRole::Legal:
    case MarkRole::LastFrom:
    case MarkRole::LastTo:
    case MarkRole::Selected:
        return false;
    default:
        return true;
    }
}

void paintMark(QPainter &painter, MarkRole role, const QPolygonF &outline, const MarkStyle &style)
{
    MarkPainter mark(painter, outline, style.theme, style.shade);
    switch (role) {
    case MarkRole::Legal:
        if (style.isOccupied)
            mark.frame(ThemeRole::LegalRing, mark.width(0.06), 0.06);
        else
            mark.disc(style.isQuiet ? 0.1 : 0.17);
        break;
    case MarkRole::LastFrom:
        mark.frame(ThemeRole::LastFill, mark.width(0.11), 0);
        mark.frame(ThemeRole::LastLine, mark.width(0.03, 1), 0.11);
        break;
    case MarkRole::Mating:
        mark.frame(ThemeRole::MatingFrame, mark.width(0.06), 0.03, Qt::DashLine);
        break;
    case MarkRole::Capture:
        mark.brackets(ThemeRole::CaptureBracket);
        break;
    case MarkRole::Selected:
        mark.frame(ThemeRole::SelectedFrame, mark.width(0.055), 0.045);
        break;
    case MarkRole::Check:
        mark.badge(u"!"_s, ThemeRole::CheckBadge, ThemeRole::CheckBadgeText);
        break;
    case MarkRole::Mate:
        mark.badge(u"#"_s, ThemeRole::CheckBadge, ThemeRole::CheckBadgeText);
        break;
    case MarkRole::Suicide:
        mark.badge(kCross, ThemeRole::CheckBadge, ThemeRole::CheckBadgeText);
        break;
    case MarkRole::Doomed:
        mark.badge(kCross, ThemeRole::CheckFill, ThemeRole::CheckBadge);
        break;
    case MarkRole::Refusal:
        mark.frame(ThemeRole::RefusalFrame, mark.width(0.07, 3), 0.02);
        mark.badge(u"!"_s, ThemeRole::RefusalFrame, ThemeRole::CheckBadge);
        break;
    case MarkRole::GhostLegal:
        mark.ghost(ThemeRole::GhostLegal, kTick, Qt::SolidLine);
        break;
    case MarkRole::GhostIllegal:
        mark.ghost(ThemeRole::GhostIllegal, kCross, Qt::DashLine);
        break;
    case MarkRole::LastTo: // the fill of its cell is all there is
    case MarkRole::Count_:
        break;
    }
}

void paintFocusRing(QPainter &painter, const QPolygonF &outline, const Theme &theme)
{
    MarkPainter ring(painter, outline, theme, TileShade::Light);
    const double width = ring.width(0.045, 2);
    ring.frame(ThemeRole::FocusHalo, width, -width);
    ring.frame(ThemeRole::FocusRing, width, 0);
}

} // namespace tessera
