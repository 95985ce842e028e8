#pragma once

#include "model/core/types.h"
#include "view/board/boarddesign.h"

#include <QPointer>
#include <QWidget>

#include <vector>

class QButtonGroup;
class QGridLayout;
class QLabel;
class QToolButton;

namespace tessera {

/// What may be set on a board, a picture each, the players' pieces in rows of their own; and taking off. One of
/// them is chosen; each can be dragged away, too.
class PaletteBox final : public QWidget
{
    Q_OBJECT

public:
    /// `position` is of a game that can compose positions.
    PaletteBox(
        const BoardDesign &design,
        const Theme &theme,
        const AnyPosition &position,
        QWidget *parent = nullptr);

    /// None for taking off.
    [[nodiscard]] Piece chosen() const;

signals:
    void chosenChanged(tessera::Piece piece);
    /// What is chosen was dragged out of the box and let go over a point of the screen.
    void dropped(const QPoint &place);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void carry(QToolButton &button, const QPoint &place);
    void endCarrying();
    QToolButton *add(QGridLayout &grid, int row, int column, const QString &words);

    std::vector<Piece> m_pieces;
    QButtonGroup *m_group;
    /// Where a button was pressed, on the screen.
    QPoint m_pressedAt;
    /// The picture under the pointer while one is dragged.
    QPointer<QLabel> m_carried;
};

} // namespace tessera
