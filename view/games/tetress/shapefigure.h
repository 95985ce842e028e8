#pragma once

#include "view/board/pieceset.h"

#include <QChar>
#include <QPoint>
#include <QRectF>

#include <vector>

class QPainter;

namespace tessera::tetress {

/// The longest shape has four tokens (T2).
inline constexpr int kLongestShape = 4;

/// The figure of a shape: its letter, and its cells as columns and rows from the top left of its box.
struct ShapeFigure
{
    QChar letter;
    std::vector<QPoint> cells;

    /// Columns and rows of the box.
    [[nodiscard]] QSize size() const;

    friend bool operator==(const ShapeFigure &, const ShapeFigure &) = default;
};

/// Draws shapes with a player's tokens, in any size and at the screen's sharpness.
class FigurePainter
{
public:
    /// `sheet` is the drawing of the tokens (see `BoardDesign::pieceSheet`).
    explicit FigurePainter(const QString &sheet);

    void setSheet(const QString &sheet) { m_tokens.setSheet(sheet); }
    /// The name of the token's drawing.
    void setElement(const QString &element) { m_element = element; }
    /// Draws the figure in the middle of `area`, each cell `side` large.
    void paint(QPainter &painter, const ShapeFigure &figure, const QRectF &area, double side);

private:
    PieceSet m_tokens;
    QString m_element;
};

} // namespace tessera::tetress
