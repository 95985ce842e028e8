#include "view/board/marks/markpainting.h"

#include "view/board/marks/lenspainting.h"
#include "view/board/marks/markpainter.h"

#include <algorithm>
#include <cmath>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

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
    if (!theme.hasLargeCursor()) {
        const double width = ring.width(0.045, 2);
        ring.frame(ThemeRole::FocusHalo, width, -width);
        ring.frame(ThemeRole::FocusRing, width, 0);
        return;
    }
    // It grows outwards as well, and not with the thickness of marks, so that the piece has room.
    const double width = ring.width(0.12, 4) / theme.shapeScale();
    const double half = width / 2;
    ring.frame(ThemeRole::FocusHalo, half, -width);
    ring.frame(ThemeRole::FocusRing, width, -half);
    ring.frame(ThemeRole::FocusHalo, half / 2, half);
}

} // namespace tessera
