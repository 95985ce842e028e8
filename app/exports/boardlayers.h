#pragma once

#include "app/exports/gamealbum.h"

#include <QHash>
#include <QJsonObject>
#include <QStringList>

#include <functional>
#include <map>
#include <utility>

class QGraphicsItem;

namespace tessera {

class BoardScene;
struct BoardPicture;

/// The boards of an album in parts, from which a web page assembles them: grounds and pieces, each drawn once however
/// often it occurs, and their places in each position. All numbers are in cells of the board.
class BoardLayers
{
public:
    explicit BoardLayers(const GameAlbum &album);

    /// `box` (x, y, width, height); `drawings` (SVG elements, those of pieces with their middle at the origin);
    /// and `positions`, for each page: the numbers of the drawings `ground`, `below` and `above` the pieces,
    /// `fills` (lists of a colour and the corners of a cell), and `pieces` (lists of a drawing, x and y).
    [[nodiscard]] const QJsonObject &json() const { return m_json; }

private:
    using Choice = std::function<bool(const QGraphicsItem &)>;

    [[nodiscard]] QJsonObject position(
        BoardScene &scene, BoardPicture &picture, const GameAlbum::Page &page);
    /// The number of the drawing of the chosen items; equal drawings have the same number.
    [[nodiscard]] int drawingOf(BoardScene &scene, const Choice &isChosen);
    [[nodiscard]] int drawingOf(BoardScene &scene, Cell cell, Piece piece);
    [[nodiscard]] int numberOf(const QString &drawing);

    QHash<QString, int> m_numbers;
    std::map<std::pair<Player, int>, int> m_pieces;
    QStringList m_drawings;
    QJsonObject m_json;
};

} // namespace tessera
