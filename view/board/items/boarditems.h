#pragma once

#include "view/board/boarddesign.h"
#include "view/board/marks/boardmarks.h"
#include "view/board/marks/markpainting.h"

#include <QGraphicsObject>

namespace tessera {

struct BoardPicture;

/// The shape of one mark on one cell. Its origin is the cell's middle.
class MarkItem final : public QGraphicsObject
{
    Q_OBJECT

public:
    MarkItem(const BoardPicture &picture, MarkRole role, Cell cell, MarkPart part = MarkPart::Figure);

    [[nodiscard]] MarkRole role() const { return m_role; }
    [[nodiscard]] Cell cell() const { return m_cell; }

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    /// Draws the eye to the cause of a refusal: its frame fades in and out three times.
    void pulse();

    const BoardPicture &m_picture;
    MarkRole m_role;
    Cell m_cell;
    MarkPart m_part;
};

/// A game's own mark on one cell. Its origin is the cell's middle.
class OwnMarkItem final : public QGraphicsItem
{
public:
    OwnMarkItem(const BoardPicture &picture, const OwnMark &mark, Cell cell);

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    const BoardPicture &m_picture;
    MarkLook m_look;
    Cell m_cell;
};

/// An arrow between two cells: thin for the last move, below the pieces; broad for a hint or a
/// threat, above them.
class ArrowItem final : public QGraphicsItem
{
public:
    ArrowItem(const BoardPicture &picture, const MarkArrow &arrow);

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    double m_scale;
    QPolygonF m_shape;
    QColor m_colour;
    QColor m_edge;
};

/// The tile of a cell as it looked before the cell was closed, over the new ground, so that it can
/// fall. Its origin is the cell's middle.
class TileItem final : public QGraphicsObject
{
    Q_OBJECT

public:
    TileItem(const BoardPicture &picture, Cell cell);

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QPolygonF m_outline;
    CellLook m_look;
};

/// The keyboard cursor.
class CursorItem final : public QGraphicsItem
{
public:
    explicit CursorItem(const BoardPicture &picture);

    void showAt(Cell cell);

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    const BoardPicture &m_picture;
    QPolygonF m_outline;
};

} // namespace tessera
