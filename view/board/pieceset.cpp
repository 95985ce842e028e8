#include "view/board/pieceset.h"

#include "view/board/boarddesign.h"

#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

using namespace Qt::StringLiterals;

/// The side of a drawing's square in the sheet.
constexpr double kSheetCell = 100;

QString ownElement(Piece piece)
{
    return u"own-%1-%2"_s.arg(index(piece.owner)).arg(piece.kind);
}

} // namespace

PieceSet::PieceSet(const QString &sheet)
    : m_sheet(sheet)
    , m_renderer(sheet)
{}

void PieceSet::setSheet(const QString &sheet)
{
    if (sheet == m_sheet)
        return;
    m_sheet = sheet;
    m_renderer.load(sheet);
    m_pixmaps.clear();
}

bool PieceSet::followGame(const BoardDesign &design, const AnyPosition &position)
{
    std::map<QString, OwnLook> looks;
    std::map<QString, Piece> pieces;
    const bool canDiffer = position.cards() != nullptr && position.composing() != nullptr;
    for (const Piece &piece : canDiffer ? position.composing()->palette() : std::vector<Piece>()) {
        const PieceCard card = position.cards()->card(piece);
        if (card.drawing.empty() && piece.kind < design.info().pieceKinds.size())
            continue;
        looks[ownElement(piece)] = {QString::fromStdString(card.drawing), QLatin1Char(card.letter)};
        pieces[ownElement(piece)] = piece;
    }
    if (looks == m_ownLooks)
        return false;
    m_ownLooks = std::move(looks);
    m_faces.clear();
    for (const auto &[name, look] : m_ownLooks) {
        const Piece piece = pieces[name];
        m_faces.emplace(
            name,
            PieceFace(
                look.drawing,
                look.letter,
                design.pieceInk(piece.owner),
                design.sideElement(piece.owner)));
    }
    m_pixmaps.clear();
    return true;
}

QString PieceSet::element(const BoardDesign &design, Piece piece) const
{
    const QString own = ownElement(piece);
    return m_faces.count(own) > 0 ? own : design.pieceElement(piece);
}

bool PieceSet::contains(const QString &element) const
{
    return m_faces.count(element) > 0 || m_renderer.elementExists(element);
}

void PieceSet::setPixels(int pixels)
{
    const int wanted = std::max(1, pixels);
    if (wanted == m_pixels)
        return;
    m_pixels = wanted;
    m_pixmaps.clear();
}

const QPixmap &PieceSet::pixmap(const QString &element)
{
    const auto found = m_pixmaps.constFind(element);
    if (found != m_pixmaps.constEnd())
        return *found;
    return *m_pixmaps.insert(element, rasterised(element));
}

std::pair<QRectF, QPointF> PieceSet::placeInSheet(const QString &element) const
{
    const QRectF drawing = m_renderer.transformForElement(element).mapRect(
        m_renderer.boundsOnElement(element));
    return {
        drawing,
        {std::floor(drawing.center().x() / kSheetCell) * kSheetCell,
         std::floor(drawing.center().y() / kSheetCell) * kSheetCell}};
}

void PieceSet::render(QPainter &painter, const QString &element, const QRectF &square)
{
    if (const auto face = m_faces.find(element); face != m_faces.end()) {
        face->second.paint(painter, square);
        return;
    }
    if (!contains(element))
        return;
    // QSvgRenderer stretches an element to the given rectangle, so that is the element's own rectangle within its
    // square of the sheet.
    const auto [drawing, corner] = placeInSheet(element);
    const double scale = square.width() / kSheetCell;
    m_renderer.render(
        &painter,
        element,
        QRectF(square.topLeft() + (drawing.topLeft() - corner) * scale, drawing.size() * scale));
}

void PieceSet::paint(QPainter &painter, const QString &element, const QRectF &square)
{
    switch (painter.paintEngine()->type()) {
    case QPaintEngine::SVG:
    case QPaintEngine::Pdf:
    case QPaintEngine::Picture:
        render(painter, element, square);
        return;
    default:
        break;
    }
    const QPixmap &drawn = pixmap(element);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawPixmap(square, drawn, QRectF(drawn.rect()));
}

QPixmap PieceSet::rasterised(const QString &element)
{
    QPixmap pixmap(m_pixels, m_pixels);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    render(painter, element, QRectF(0, 0, m_pixels, m_pixels));
    return pixmap;
}

} // namespace tessera
