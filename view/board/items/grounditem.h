#pragma once

#include "view/board/boarddesign.h"

#include <QGraphicsItem>

namespace tessera {

struct BoardPicture;

/// The tiles with the fills of their marks and the figures over them: one item for the whole board, of which only exposed
/// parts are painted.
class GroundItem final : public QGraphicsItem
{
public:
    explicit GroundItem(const BoardPicture &picture);

    /// The board's rectangle or anything in it has changed.
    void reset();

    [[nodiscard]] QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    const BoardPicture &m_picture;
    QRectF m_bounds;
};

/// The coordinates, over the marks that lie below the pieces: a frame around a cell does not cut them.
class CoordinatesItem final : public QGraphicsItem
{
public:
    explicit CoordinatesItem(const BoardPicture &picture);

    void reset();

    [[nodiscard]] QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    const BoardPicture &m_picture;
    QRectF m_bounds;
};

/// The figures that a game paints over its pieces.
class OverlayItem final : public QGraphicsItem
{
public:
    explicit OverlayItem(const BoardPicture &picture);

    void reset();

    [[nodiscard]] QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    const BoardPicture &m_picture;
    QRectF m_bounds;
};

} // namespace tessera
