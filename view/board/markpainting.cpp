#include "view/board/markpainting.h"

#include "view/board/painting.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// A line's width in cell units that is at least `leastPixels` on the screen.
double lineWidth(const QPainter &painter, double cells, double leastPixels = 2)
{
    const QTransform world = painter.worldTransform();
    const double scale = std::hypot(world.m11(), world.m12());
    return std::max(cells, leastPixels / std::max(scale, 1.0));
}

void paintDisc(QPainter &painter, QPointF centre, double radius, const MarkStyle &style)
{
    const double ring = lineWidth(painter, radius * 0.2, 1);
    painter.setPen(QPen(style.theme.colour(ThemeRole::LegalRing), ring));
    painter.setBrush(style.theme.colour(ThemeRole::LegalDisc, style.shade));
    painter.drawEllipse(centre, radius - ring / 2, radius - ring / 2);
}

/// A frame just within the outline.
void paintFrame(
    QPainter &painter,
    const QPolygonF &outline,
    const QColor &colour,
    double width,
    double inset,
    Qt::PenStyle penStyle = Qt::SolidLine)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, width, penStyle, Qt::FlatCap, Qt::MiterJoin));
    painter.drawPolygon(insetOutline(outline, inset + width / 2));
}

/// Two short arms along the edges at each corner.
void paintBrackets(QPainter &painter, const QPolygonF &outline, const QColor &colour)
{
    const double width = lineWidth(painter, 0.065);
    const QPolygonF inner = insetOutline(outline, 0.05 + width / 2);
    const double arm = outline.size() == 4 ? 0.24 : 0.3;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    for (qsizetype i = 0; i < inner.size(); ++i) {
        const QPointF corner = inner[i];
        const QPointF before = inner[(i + inner.size() - 1) % inner.size()];
        const QPointF after = inner[(i + 1) % inner.size()];
        painter.drawPolyline(
            QPolygonF({corner + (before - corner) * arm, corner, corner + (after - corner) * arm}));
    }
}

/// A round badge with a sign at the upper right of the cell.
void paintBadge(
    QPainter &painter,
    const QPolygonF &outline,
    const QString &sign,
    const QColor &ground,
    const QColor &ink)
{
    const QRectF box = outline.boundingRect();
    const QPointF centre = box.center() + QPointF(box.width() * 0.33, -box.height() * 0.33);
    const double radius = 0.15;
    painter.setPen(QPen(ink, lineWidth(painter, 0.03, 1)));
    painter.setBrush(ground);
    painter.drawEllipse(centre, radius, radius);
    paintText(painter, sign, centre, 0.22, {ink, true});
}

/// The borders of a figure of several cells, midway between its cells and the others.
void paintOuterSides(
    QPainter &painter, const QPolygonF &outline, const CellSides &joined, const QPen &pen)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    for (qsizetype i = 0; i < outline.size(); ++i) {
        if (!joined.test(static_cast<std::size_t>(i)))
            painter.drawLine(outline[i], outline[(i + 1) % outline.size()]);
    }
}

/// A placement in preview: a light wash, a border, and a sign on a disc.
void paintGhost(QPainter &painter, const QPolygonF &outline, const MarkStyle &style, bool isLegal)
{
    const QColor line
        = style.theme.colour(isLegal ? ThemeRole::GhostLegal : ThemeRole::GhostIllegal, style.shade);
    const QColor halo = style.theme.colour(ThemeRole::FocusHalo);
    const double width = lineWidth(painter, 0.075);
    QColor wash = isLegal ? line : halo;
    wash.setAlphaF(isLegal ? 0.10f : 0.35f);
    painter.fillRect(outline.boundingRect(), wash);
    paintOuterSides(
        painter, outline, style.joined, QPen(halo, width * 1.9, Qt::SolidLine, Qt::RoundCap));
    QPen pen(line, width, Qt::SolidLine, Qt::RoundCap);
    if (!isLegal) {
        // Dashes that begin and end with half a dash at each corner.
        pen.setCapStyle(Qt::FlatCap);
        const double unit = outline.boundingRect().width() / width / 8;
        pen.setDashPattern({2 * unit, 2 * unit});
        pen.setDashOffset(unit);
    }
    paintOuterSides(painter, outline, style.joined, pen);
    if (!style.bearsSign)
        return;
    const QPointF centre = outline.boundingRect().center();
    painter.setPen(QPen(line, lineWidth(painter, 0.04, 1)));
    painter.setBrush(halo);
    painter.drawEllipse(centre, 0.27, 0.27);
    paintText(painter, isLegal ? u"\u2713"_s : u"\u2715"_s, centre, 0.4, {line, true});
}

/// A cell of a line that will be emptied.
void paintBand(QPainter &painter, const QPolygonF &outline, const MarkStyle &style)
{
    QColor wash = style.theme.colour(ThemeRole::LastFill, style.shade);
    wash.setAlphaF(0.5f);
    painter.fillRect(outline.boundingRect(), wash);
    const double width = lineWidth(painter, 0.06);
    QPen pen(style.theme.colour(ThemeRole::LastLine, style.shade), width);
    pen.setCapStyle(Qt::FlatCap);
    const double unit = outline.boundingRect().width() / width / 8;
    pen.setDashPattern({2 * unit, 2 * unit});
    pen.setDashOffset(unit);
    paintOuterSides(painter, outline, style.joined, pen);
}

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
    const auto colour = [&style](ThemeRole which) { return style.theme.colour(which, style.shade); };
    const QPointF centre = outline.boundingRect().center();
    painter.setRenderHint(QPainter::Antialiasing);
    switch (role) {
    case MarkRole::Legal:
        if (style.isOccupied)
            paintFrame(painter, outline, colour(ThemeRole::LegalRing), lineWidth(painter, 0.06), 0.06);
        else
            paintDisc(painter, centre, style.isQuiet ? 0.1 : 0.17, style);
        break;
    case MarkRole::LastFrom:
        paintFrame(painter, outline, colour(ThemeRole::LastFill), lineWidth(painter, 0.11), 0);
        paintFrame(painter, outline, colour(ThemeRole::LastLine), lineWidth(painter, 0.03, 1), 0.11);
        break;
    case MarkRole::LastTo:
        break;
    case MarkRole::Mating:
        paintFrame(
            painter,
            outline,
            colour(ThemeRole::MatingFrame),
            lineWidth(painter, 0.06),
            0.03,
            Qt::DashLine);
        break;
    case MarkRole::Capture:
        paintBrackets(painter, outline, colour(ThemeRole::CaptureBracket));
        break;
    case MarkRole::Selected:
        paintFrame(
            painter, outline, colour(ThemeRole::SelectedFrame), lineWidth(painter, 0.055), 0.045);
        break;
    case MarkRole::Check:
    case MarkRole::Mate:
        paintBadge(
            painter,
            outline,
            role == MarkRole::Check ? u"!"_s : u"#"_s,
            colour(ThemeRole::CheckBadge),
            colour(ThemeRole::CheckBadgeText));
        break;
    case MarkRole::Suicide:
        paintBadge(
            painter,
            outline,
            u"\u2715"_s,
            colour(ThemeRole::CheckBadge),
            colour(ThemeRole::CheckBadgeText));
        break;
    case MarkRole::Doomed:
        paintBadge(
            painter,
            outline,
            u"\u2715"_s,
            colour(ThemeRole::CheckFill),
            colour(ThemeRole::CheckBadge));
        break;
    case MarkRole::Refusal:
        paintFrame(
            painter, outline, colour(ThemeRole::RefusalFrame), lineWidth(painter, 0.07, 3), 0.02);
        paintBadge(
            painter, outline, u"!"_s, colour(ThemeRole::RefusalFrame), colour(ThemeRole::CheckBadge));
        break;
    case MarkRole::Clearing:
        paintBand(painter, outline, style);
        break;
    case MarkRole::GhostLegal:
    case MarkRole::GhostIllegal:
        paintGhost(painter, outline, style, role == MarkRole::GhostLegal);
        break;
    case MarkRole::Count_:
        break;
    }
}

void paintFocusRing(QPainter &painter, const QPolygonF &outline, const Theme &theme)
{
    painter.setRenderHint(QPainter::Antialiasing);
    const double width = lineWidth(painter, 0.045, 2);
    paintFrame(painter, outline, theme.colour(ThemeRole::FocusHalo), width, -width);
    paintFrame(painter, outline, theme.colour(ThemeRole::FocusRing), width, 0);
}

} // namespace tessera
