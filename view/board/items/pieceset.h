#pragma once

#include "model/core/types.h"
#include "view/board/items/pieceface.h"

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

/// The drawings of a game's pieces: one SVG sheet, each piece rasterised once per size. A cell of
/// `pixels` device pixels shows a pixmap of just as many, so pieces are sharp at every scale.
class PieceSet
{
public:
    /// `sheet` is the path of an SVG (see `BoardDesign::pieceSheet`).
    explicit PieceSet(const QString &sheet);

    /// Draws from another sheet from now on.
    void setSheet(const QString &sheet);
    /// Draws what the set-up of the game at `position` adds to the design's pieces, or draws otherwise.
    /// Whether that changes how pieces look.
    bool followGame(const BoardDesign &design, const AnyPosition &position);
    /// The name of a piece's drawing: the set-up's own, or that of the design.
    [[nodiscard]] QString element(const BoardDesign &design, Piece piece) const;

    [[nodiscard]] bool isValid() const { return m_renderer.isValid(); }
    [[nodiscard]] bool contains(const QString &element) const;

    /// The size in device pixels that is drawn from now on; pixmaps of other sizes are dropped.
    void setPixels(int pixels);
    [[nodiscard]] int pixels() const { return m_pixels; }

    /// The drawing named `element` in the size set; an empty square if the sheet has none.
    [[nodiscard]] const QPixmap &pixmap(const QString &element);
    /// Paints the drawing into a square; as lines and surfaces, not as points, where the painter's device
    /// keeps them: in files of drawings and on paper.
    void paint(QPainter &painter, const QString &element, const QRectF &square);
    /// What brings a drawing of the sheet to the square from (0, 0) to (1, 1).
    [[nodiscard]] QTransform unitTransform(const QString &element) const;

private:
    [[nodiscard]] QPixmap rasterised(const QString &element);
    /// Draws the element as if its square of the sheet were `square`.
    void render(QPainter &painter, const QString &element, const QRectF &square);
    /// Where the drawing is in the sheet, and the corner of its square.
    [[nodiscard]] std::pair<QRectF, QPointF> placeInSheet(const QString &element) const;

    /// What a set-up says of how a piece looks.
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
    /// By the name of the drawing, as are the faces.
    std::map<QString, OwnLook> m_ownLooks;
    std::map<QString, PieceFace> m_faces;
};

} // namespace tessera
