#pragma once

#include "view/board/boarddesign.h"

#include <QGraphicsItem>

namespace tessera {

struct BoardPicture;

/// What covers the whole board in one layer. Only exposed parts are painted.
class BoardWideItem : public QGraphicsItem
{
public:
    /// The board's rectangle or anything in it has changed.
    void reset();

    [[nodiscard]] QRectF boundingRect() const override { return m_bounds; }

protected:
    /// `layer` is one of `BoardLayer`.
    BoardWideItem(const BoardPicture &picture, double layer);

    const BoardPicture &m_picture;

private:
    QRectF m_bounds;
};

/// The tiles with the fills of their marks and the figures over them.
class GroundItem final : public BoardWideItem
{
public:
    explicit GroundItem(const BoardPicture &picture);

    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;
};

/// The coordinates, over the marks that lie below the pieces: a frame around a cell does not cut them.
class CoordinatesItem final : public BoardWideItem
{
public:
    explicit CoordinatesItem(const BoardPicture &picture);

    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;
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
