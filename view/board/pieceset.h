#pragma once

#include "model/core/types.h"
#include "view/board/pieceface.h"

#include <QHash>
#include <QPixmap>
#include <QString>
#include <QSvgRenderer>
#include <QTransform>

#include <map>
#include <utility>

namespace tessera {

class AnyPosition;
class BoardDesign;

/// The drawings of a game's pieces: one SVG sheet, each piece rasterised once per size. A cell of `pixels` device
/// pixels shows a pixmap of the same size, so pieces are sharp at every scale.
class PieceSet
{
public:
    /// `sheet` is the path of an SVG (see `BoardDesign::pieceSheet`).
    explicit PieceSet(const QString &sheet);

    /// Draws from another sheet from now on.
    void setSheet(const QString &sheet);
    /// Adopts the pieces that the set-up of the game at `position` adds or draws differently. Returns whether that
    /// changes the looks of pieces.
    bool followGame(const BoardDesign &design, const AnyPosition &position);
    /// The name of a piece's drawing: the set-up's own, or that of the design.
    [[nodiscard]] QString element(const BoardDesign &design, Piece piece) const;

    [[nodiscard]] bool isValid() const { return m_renderer.isValid(); }
    [[nodiscard]] bool contains(const QString &element) const;

    /// Sets the size in device pixels, and drops pixmaps of other sizes.
    void setPixels(int pixels);
    [[nodiscard]] int pixels() const { return m_pixels; }

    /// The drawing named `element` in the size set; an empty square if the sheet has none.
    [[nodiscard]] const QPixmap &pixmap(const QString &element);
    /// Paints the drawing into a square, as vectors where the painter's device supports them: in drawing files and on
    /// paper.
    void paint(QPainter &painter, const QString &element, const QRectF &square);

private:
    [[nodiscard]] QPixmap rasterised(const QString &element);
    /// Draws the element as if its square of the sheet were `square`.
    void render(QPainter &painter, const QString &element, const QRectF &square);
    /// Where the drawing is in the sheet, and the corner of its square.
    [[nodiscard]] std::pair<QRectF, QPointF> placeInSheet(const QString &element) const;

    /// The look of a piece in a set-up.
    struct OwnLook
    {
        QString drawing;
        QChar letter;

        friend bool operator==(const OwnLook &, const OwnLook &) = default;
    };

    QString m_sheet;
    QSvgRenderer m_renderer;
    int m_pixels = 48;
    QHash<QString, QPixmap> m_pixmaps;
    /// The looks by the name of the drawing, as are the faces.
    std::map<QString, OwnLook> m_ownLooks;
    std::map<QString, PieceFace> m_faces;
};

} // namespace tessera
