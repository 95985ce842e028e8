#pragma once

#include "model/core/types.h"

#include <QGraphicsObject>

namespace tessera {

/// The opacity of pieces that would stand on a cell, relative to real ones.
inline constexpr double kGhostOpacity = 0.7;

class BoardDesign;
class PieceSet;

/// A piece on the board: a pixmap that can be moved, scaled and faded. Its origin is its middle.
/// Owned by the scene, as is the set it is drawn from.
class PieceItem final : public QGraphicsObject
{
    Q_OBJECT

public:
    PieceItem(const BoardDesign &design, PieceSet &set, Piece piece);

    [[nodiscard]] Piece piece() const { return m_piece; }
    void setPiece(Piece piece);
    /// Draws the piece again from its set.
    void refresh() { setPiece(m_piece); }
    /// Sets a letter in a corner of the piece; null for none.
    void setBadge(QChar letter);
    [[nodiscard]] QChar badge() const { return m_badge; }
    /// Returns to the layer of pieces at rest.
    void toRest();

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void paintBadge(QPainter &painter) const;

    const BoardDesign &m_design;
    PieceSet &m_set;
    Piece m_piece;
    QString m_element;
    QChar m_badge;
};

} // namespace tessera
