#include "view/board/marks/markpainting.h"

#include "view/board/items/painting.h"
#include "view/board/marks/lenspainting.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

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
        return m_theme.shapeScale() * std::max(cells, leastPixels / std::max(scale, 1.0));
    }

    void disc(double radius)
    {
        const double ring = width(radius * 0.2, 1);
        m_painter.setPen(QPen(colour(ThemeRole::LegalRing), ring));
        m_painter.setBrush(colour(ThemeRole::LegalDisc));
        m_painter.drawEllipse(centre(), radius - ring / 2, radius - ring / 2);
    }

    /// A ring in the colours of the disc.
    void ring(double radius)
    {
        const double casing = width(0.15, 4);
        m_painter.setBrush(Qt::NoBrush);
        for (const auto &[role, line] :
             {std::pair(ThemeRole::LegalRing, casing),
              std::pair(ThemeRole::LegalDisc, casing / 2)}) {
            m_painter.setPen(QPen(colour(role), line));
            m_painter.drawEllipse(centre(), radius - casing / 2, radius - casing / 2);
        }
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

    /// A cell of a placement in preview: a border around all its cells, a sign on one of them.
    void ghost(ThemeRole role, const QString &sign, Qt::PenStyle style, const MarkStyle &mark)
    {
        const double lineWidth = width(0.075);
        if (mark.part == MarkPart::Casing) {
            outerSides(ThemeRole::FocusHalo, 1.9 * lineWidth, Qt::SolidLine, mark.joined);
            return;
        }
        outerSides(role, lineWidth, style, mark.joined);
        if (!mark.bearsSign)
            return;
        m_painter.setPen(QPen(colour(role), width(0.04, 1)));
        m_painter.setBrush(colour(ThemeRole::FocusHalo));
        m_painter.drawEllipse(centre(), 0.27, 0.27);
        paintText(m_painter, sign, centre(), 0.36, {colour(role), true});
    }

    /// A border around all cells of the mark: a line, and another one on each side of it.
    void border(ThemeRole role, ThemeRole casing, const MarkStyle &mark)
    {
        const double whole = width(0.13, 4);
        if (mark.part == MarkPart::Casing)
            outerSides(casing, whole, Qt::SolidLine, mark.joined);
        else
            outerSides(role, whole - 2 * width(0.03, 1), Qt::SolidLine, mark.joined);
    }

    /// A cell of a line that will be emptied.
    void band(const MarkStyle &mark)
    {
        const double lineWidth = width(0.06);
        if (mark.part == MarkPart::Casing) {
            outerSides(ThemeRole::LastFill, 1.5 * lineWidth, Qt::SolidLine, mark.joined);
            return;
        }
        QColor wash = colour(ThemeRole::LastFill);
        wash.setAlphaF(0.5f);
        m_painter.fillRect(m_outline.boundingRect(), wash);
        outerSides(ThemeRole::LastLine, lineWidth, Qt::DashLine, mark.joined);
    }

private:
    [[nodiscard]] QColor colour(ThemeRole role) const { return m_theme.colour(role, m_shade); }
    [[nodiscard]] QPointF centre() const { return m_outline.boundingRect().center(); }

    /// The sides of the outline without the joined ones; dashes meet at the corners.
    void outerSides(ThemeRole role, double lineWidth, Qt::PenStyle style, const CellSides &joined)
    {
        QPen pen(colour(role), lineWidth, Qt::SolidLine, Qt::RoundCap);
        if (style == Qt::DashLine) {
            const double dash = m_outline.boundingRect().width() / 4 / lineWidth;
            pen.setCapStyle(Qt::FlatCap);
            pen.setDashPattern({dash, dash});
            pen.setDashOffset(dash / 2);
        }
        m_painter.setPen(pen);
        for (qsizetype i = 0; i < m_outline.size(); ++i) {
            if (!joined.test(static_cast<std::size_t>(i)))
                m_painter.drawLine(m_outline[i], m_outline[(i + 1) % m_outline.size()]);
        }
    }

    QPainter &m_painter;
    const QPolygonF &m_outline;
    const Theme &m_theme;
    TileShade m_shade;
};

const QString kCross = u"\u2715"_s;
const QString kTick = u"\u2713"_s;

} // namespace

CellSides joinedSides(const BoardGeometry &geometry, Cell cell, std::span<const Cell> cells)
{
    CellSides joined;
    const QPolygonF outline = geometry.outline(cell);
    if (outline.size() != 4 || geometry.isBeside(cell))
        return joined;
    const QPointF centre = geometry.centre(cell);
    for (qsizetype i = 0; i < 4; ++i) {
        const QPointF out = (outline[i] + outline[(i + 1) % 4]) / 2 - centre;
        const bool isAcross = std::abs(out.x()) > std::abs(out.y());
        const Direction direction = isAcross ? (out.x() < 0 ? Direction::Left : Direction::Right)
                                             : (out.y() < 0 ? Direction::Up : Direction::Down);
        const Cell behind = geometry.neighbour(cell, direction);
        if (behind != Cell::None && std::find(cells.begin(), cells.end(), behind) != cells.end())
            joined.set(static_cast<std::size_t>(i));
    }
    return joined;
}

bool liesAbovePieces(MarkRole role)
{
    switch (role) {
    case MarkRole::Legal:
    case MarkRole::Landing:
    case MarkRole::LastFrom:
    case MarkRole::LastTo:
    case MarkRole::Selected:
        return false;
    default:
        return true;
    }
}

bool hasCasing(MarkRole role)
{
    switch (role) {
    case MarkRole::LastPlaced:
    case MarkRole::Clearing:
    case MarkRole::Hint:
    case MarkRole::GhostLegal:
    case MarkRole::GhostIllegal:
        return true;
    default:
        return false;
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
    case MarkRole::Landing:
        mark.ring(0.25);
        break;
    case MarkRole::LastFrom:
        mark.frame(ThemeRole::LastFill, mark.width(0.11), 0);
        mark.frame(ThemeRole::LastLine, mark.width(0.03, 1), 0.11);
        break;
    case MarkRole::LastPlaced:
        mark.border(ThemeRole::LastFill, ThemeRole::LastLine, style);
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
    case MarkRole::Clearing:
        mark.band(style);
        break;
    case MarkRole::Hint:
        mark.border(ThemeRole::HintArrow, ThemeRole::FocusHalo, style);
        break;
    case MarkRole::GhostLegal:
        mark.ghost(ThemeRole::GhostLegal, kTick, Qt::SolidLine, style);
        break;
    case MarkRole::GhostIllegal:
        mark.ghost(ThemeRole::GhostIllegal, kCross, Qt::DashLine, style);
        break;
    case MarkRole::Closing:
    case MarkRole::Reach:
    case MarkRole::Danger:
    case MarkRole::Hanging:
    case MarkRole::AtRisk:
        paintLensMark(painter, role, outline, style);
        break;
    case MarkRole::LastTo: // only the fill of its cell
    case MarkRole::Count_:
        break;
    }
}

void paintOwnMark(
    QPainter &painter, const MarkLook &look, const QPolygonF &outline, const MarkStyle &style)
{
    MarkPainter mark(painter, outline, style.theme, style.shade);
    if (look.frame)
        mark.frame(*look.frame, mark.width(0.06), 0.03, look.frameStyle);
    if (look.badge)
        mark.badge(look.badge->sign, look.badge->ground, look.badge->ink);
}

void paintFocusRing(QPainter &painter, const QPolygonF &outline, const Theme &theme)
{
    MarkPainter ring(painter, outline, theme, TileShade::Light);
    const double width = ring.width(0.045, 2);
    ring.frame(ThemeRole::FocusHalo, width, -width);
    ring.frame(ThemeRole::FocusRing, width, 0);
}

} // namespace tessera
