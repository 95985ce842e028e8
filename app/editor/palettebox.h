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

/// The pieces that may be set on a board, as pictures in a row for each player, and the remover. One of them is chosen;
/// each can also be dragged to the board.
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

    /// The chosen piece; none for removing.
    [[nodiscard]] Piece chosen() const;

signals:
    void chosenChanged(tessera::Piece piece);
    /// The chosen piece was dragged out of the box and dropped at a point of the screen.
    void dropped(const QPoint &place);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void carry(QToolButton &button, const QPoint &place);
    void endCarrying();
    QToolButton *add(QGridLayout &grid, int row, int column, const QString &words);

    std::vector<Piece> m_pieces;
    QButtonGroup *m_group;
    /// The point of the screen where a button was pressed.
    QPoint m_pressedAt;
    /// The picture under the pointer while one is dragged.
    QPointer<QLabel> m_carried;
};

} // namespace tessera
