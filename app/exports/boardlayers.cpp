#include "app/exports/boardlayers.h"

#include "view/board/boardlayer.h"
#include "view/board/boardpicture.h"
#include "view/board/items/pieceitem.h"
#include "view/board/scene/boardscene.h"

#include <QBuffer>
#include <QJsonArray>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgGenerator>

#include <cmath>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// A cell, which is one unit wide in the scene, becomes so many units of the drawings, which are partly whole numbers.
constexpr double kUnits = 100;

/// Makes the names in a drawing of QSvgGenerator unique to this drawing.
QString withOwnNames(QString drawing)
{
    static const QRegularExpression name(u"(id=\"|url\\(#|href=\"#)"_s);
    const QString own = u"\\1d%1-"_s.arg(qHash(drawing), 0, 36);
    return drawing.replace(name, own);
}

/// The elements of an SVG file without the file around them.
QString elementsOf(const QByteArray &file)
{
    const QString text = QString::fromUtf8(file);
    const auto begin = text.indexOf(u'>', text.indexOf(u"<svg"_s)) + 1;
    QString elements = text.mid(begin, text.lastIndexOf(u"</svg>"_s) - begin);
    static const QRegularExpression told(u"<(title|desc)>[^<]*</\\1>\\s*"_s);
    static const QRegularExpression emptyGroup(u"<g [^>]*>\\s*</g>\\s*"_s);
    elements.remove(told).remove(emptyGroup);
    return withOwnNames(elements);
}

QString drawn(BoardScene &scene, const QRectF &box)
{
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    const QRectF target(QPointF(0, 0), box.size() * kUnits);
    generator.setSize(target.size().toSize());
    generator.setViewBox(target);
    QPainter painter(&generator);
    painter.setRenderHint(QPainter::Antialiasing);
    scene.render(&painter, target, box, Qt::IgnoreAspectRatio);
    painter.end();
    return elementsOf(buffer.data());
}

QString placed(const QString &elements, QPointF corner)
{
    return u"<g transform=\"translate(%1 %2) scale(%3)\">%4</g>"_s.arg(corner.x())
        .arg(corner.y())
        .arg(1 / kUnits)
        .arg(elements);
}

double rounded(double number)
{
    return std::round(number * 1000) / 1000;
}

QJsonArray cornersOf(const QPolygonF &outline)
{
    QJsonArray corners;
    for (const QPointF &corner : outline) {
        corners.append(rounded(corner.x()));
        corners.append(rounded(corner.y()));
    }
    return corners;
}

} // namespace

BoardLayers::BoardLayers(const GameAlbum &album)
{
    const BoardStyle &style = album.style();
    BoardScene scene(style.design, style.theme);
    scene.setAnimated(false);
    scene.setLettered(style.isLettered);
    BoardOrientation orientation = style.orientation;
    orientation.margin = 0;
    BoardPicture picture(style.design, style.theme);
    QJsonArray positions;
    for (const GameAlbum::Page &page : album.pages()) {
        scene.showPosition(*page.position);
        scene.setOrientation(orientation);
        scene.setCoordinates(style.coordinates);
        picture.position = page.position->clone();
        picture.geometry = BoardGeometry::make(page.position->board(), orientation);
        picture.refresh();
        positions.append(position(scene, picture, page));
    }
    const QRectF box = scene.boardRect();
    m_json[u"box"_s] = QJsonArray{box.x(), box.y(), box.width(), box.height()};
    m_json[u"drawings"_s] = QJsonArray::fromStringList(m_drawings);
    m_json[u"positions"_s] = positions;
}

QJsonObject BoardLayers::position(
    BoardScene &scene, BoardPicture &picture, const GameAlbum::Page &page)
{
    QJsonArray pieces;
    const BoardGeometry &geometry = scene.geometry();
    for (int i = 0; i < geometry.cellCount(); ++i) {
        const Piece piece = page.position->piece(cellAt(i));
        if (scene.pieceItem(cellAt(i)) == nullptr)
            continue;
        const QPointF centre = geometry.centre(cellAt(i));
        pieces.append(
            QJsonArray{drawingOf(scene, cellAt(i), piece), rounded(centre.x()), rounded(centre.y())});
    }
    const auto isOnBoard = [&scene](const QGraphicsItem &item) {
        const BoardGeometry &cells = scene.geometry();
        for (int i = 0; i < cells.cellCount(); ++i) {
            if (scene.pieceItem(cellAt(i)) == &item)
                return true;
        }
        return false;
    };
    QJsonObject json;
    scene.setMarks({});
    // Pieces that have left the board lie beside it, and are drawn with the ground.
    json[u"ground"_s] = drawingOf(scene, [&](const QGraphicsItem &item) {
        const bool isPiece = dynamic_cast<const PieceItem *>(&item) != nullptr;
        return isPiece ? !isOnBoard(item) : item.zValue() < BoardLayer::MarksBelow;
    });
    scene.setMarks(page.marks);
    json[u"below"_s] = drawingOf(scene, [](const QGraphicsItem &item) {
        return item.zValue() >= BoardLayer::MarksBelow && item.zValue() < BoardLayer::Pieces;
    });
    json[u"above"_s] = drawingOf(scene, [](const QGraphicsItem &item) {
        return item.zValue() >= BoardLayer::Copies && item.zValue() < BoardLayer::Cursor;
    });
    picture.setMarks(page.marks);
    QJsonArray fills;
    for (int i = 0; i < geometry.cellCount(); ++i) {
        const QColor fill = picture.markFill(cellAt(i));
        if (fill.isValid())
            fills.append(QJsonArray{fill.name(), cornersOf(geometry.outline(cellAt(i)))});
    }
    json[u"fills"_s] = fills;
    json[u"pieces"_s] = pieces;
    return json;
}

int BoardLayers::drawingOf(BoardScene &scene, const Choice &isChosen)
{
    std::vector<QGraphicsItem *> hidden;
    const auto items = scene.items();
    bool isEmpty = true;
    for (QGraphicsItem *item : items) {
        item->setCacheMode(QGraphicsItem::NoCache);
        const bool isShown = item->isVisible() && isChosen(*item);
        isEmpty = isEmpty && !isShown;
        if (!isShown && item->isVisible())
            hidden.push_back(item);
    }
    for (QGraphicsItem *item : hidden)
        item->hide();
    const QRectF box = scene.boardRect();
    const QString drawing = isEmpty ? QString() : placed(drawn(scene, box), box.topLeft());
    for (QGraphicsItem *item : hidden)
        item->show();
    return numberOf(drawing);
}

int BoardLayers::drawingOf(BoardScene &scene, Cell cell, Piece piece)
{
    const std::pair<Player, int> key(piece.owner, piece.kind);
    const auto known = m_pieces.find(key);
    if (known != m_pieces.end())
        return known->second;
    const PieceItem *wanted = scene.pieceItem(cell);
    std::vector<QGraphicsItem *> hidden;
    for (QGraphicsItem *item : scene.items()) {
        if (item != wanted && item->isVisible())
            hidden.push_back(item);
    }
    for (QGraphicsItem *item : hidden)
        item->hide();
    const QRectF box = wanted->sceneBoundingRect();
    const QString drawing = placed(drawn(scene, box), box.topLeft() - wanted->scenePos());
    for (QGraphicsItem *item : hidden)
        item->show();
    return m_pieces[key] = numberOf(drawing);
}

int BoardLayers::numberOf(const QString &drawing)
{
    const auto known = m_numbers.constFind(drawing);
    if (known != m_numbers.constEnd())
        return *known;
    m_drawings << drawing;
    return m_numbers[drawing] = static_cast<int>(m_drawings.size()) - 1;
}

} // namespace tessera
