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
    case MarkRole::GhostLegal:
    case MarkRole::GhostIllegal: {
        const bool isLegal = role == MarkRole::GhostLegal;
        const QColor line = colour(isLegal ? ThemeRole::GhostLegal : ThemeRole::GhostIllegal);
        paintFrame(
            painter,
            outline,
            line,
            lineWidth(painter, 0.06),
            0.02,
            isLegal ? Qt::SolidLine : Qt::DashLine);
        paintText(painter, isLegal ? u"\u2713"_s : u"\u2715"_s, centre, 0.4, {line, true});
        break;
    }
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
