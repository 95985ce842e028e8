#pragma once

#include "model/core/types.h"
#include "view/board/boarddesign.h"

#include <QWidget>

#include <vector>

class QButtonGroup;
class QGridLayout;
class QToolButton;

namespace tessera {

/// What may be set on a board, a picture each, the players' pieces in rows of their own; and taking off. One of
/// them is chosen.
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

private:
    QToolButton *add(QGridLayout &grid, int row, int column, const QString &words);

    std::vector<Piece> m_pieces;
    QButtonGroup *m_group;
};

} // namespace tessera
