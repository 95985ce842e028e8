#include "view/board/pieceface.h"

#include "view/board/drawingfault.h"

#include <QFont>
#include <QPainter>
#include <QPainterPath>
#include <QSvgRenderer>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// The side of the square in which pieces are drawn.
constexpr double kSide = 100;
constexpr double kFaceLine = 4.6;
constexpr QRectF kTile(11, 11, 78, 78);
constexpr double kCorner = 18;
constexpr QRectF kOnTile(21, 21, 58, 58);

bool isDocument(const QString &drawing)
{
    return drawing.trimmed().startsWith(u'<');
}

/// As in the program's own drawings, a light line has a thin dark edge, without which it would vanish on light tiles.
QByteArray documentOfPath(const QString &path, const PieceInk &ink)
{
    const QString one = u"<path d=\"%1\" stroke=\"%2\" stroke-width=\"%3\"/>"_s;
    const QString data = path.toHtmlEscaped();
    const bool isLightLine = ink.line.lightness() > ink.fill.lightness();
    QString drawn;
    if (isLightLine)
        drawn = one.arg(data, ink.fill.name()).arg(7);
    drawn += one.arg(data, ink.line.name()).arg(kFaceLine);
    return u"<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\"><g fill=\"%1\" "
           "fill-rule=\"evenodd\" "
           "stroke-linejoin=\"round\" stroke-linecap=\"round\">%2</g></svg>"_s
               .arg(ink.fill.name(), drawn)
               .toUtf8();
}

} // namespace

PieceFace::PieceFace(const QString &drawing, QChar letter, const PieceInk &ink, const QString &side)
    : m_letter(letter)
    , m_ink(ink)
{
    if (drawing.isEmpty() || !faultOfDrawing(drawing).isEmpty())
        return;
    const bool isPath = !isDocument(drawing);
    m_document = std::make_unique<QSvgRenderer>(
        isPath ? documentOfPath(drawing, ink) : drawing.toUtf8());
    m_document->setAspectRatioMode(Qt::KeepAspectRatio);
    if (!m_document->isValid()) {
        m_document.reset();
        return;
    }
    if (!isPath && m_document->elementExists(side))
        m_part = side;
    m_isOnTile = !isPath && m_part.isEmpty();
}

PieceFace::~PieceFace() = default;
PieceFace::PieceFace(PieceFace &&) noexcept = default;
PieceFace &PieceFace::operator=(PieceFace &&) noexcept = default;

void PieceFace::paint(QPainter &painter, const QRectF &square) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(square.topLeft());
    painter.scale(square.width() / kSide, square.height() / kSide);
    if (m_isOnTile)
        paintTile(painter);
    if (m_document)
        paintDocument(painter);
    else
        paintLetter(painter);
    painter.restore();
}

void PieceFace::paintTile(QPainter &painter) const
{
    painter.setBrush(m_ink.fill);
    if (m_ink.line.lightness() > m_ink.fill.lightness()) {
        painter.setPen(QPen(m_ink.fill, 7));
        painter.drawRoundedRect(kTile, kCorner, kCorner);
    }
    painter.setPen(QPen(m_ink.line, kFaceLine));
    painter.drawRoundedRect(kTile, kCorner, kCorner);
}

void PieceFace::paintLetter(QPainter &painter) const
{
    constexpr double kHeight = 46;
    QFont font;
    font.setBold(true);
    font.setPixelSize(100);
    QPainterPath letter;
    letter.addText(0, 0, font, m_letter);
    const QRectF box = letter.boundingRect();
    if (box.isEmpty())
        return;
    painter.translate(kTile.center());
    painter.scale(kHeight / box.height(), kHeight / box.height());
    painter.translate(-box.center());
    painter.fillPath(letter, m_ink.line);
}

void PieceFace::paintDocument(QPainter &painter) const
{
    if (m_part.isEmpty()) {
        m_document->render(&painter, m_isOnTile ? kOnTile : QRectF(0, 0, kSide, kSide));
        return;
    }
    constexpr QRectF kRoom(6, 6, 88, 88);
    const QRectF part = m_document->transformForElement(m_part).mapRect(
        m_document->boundsOnElement(m_part));
    QRectF place(QPointF(), part.size().scaled(kRoom.size(), Qt::KeepAspectRatio));
    place.moveCenter(kRoom.center());
    m_document->render(&painter, m_part, place);
}

} // namespace tessera
