#pragma once

#include "model/core/types.h"

#include <QAccessibleWidget>

#include <vector>

namespace tessera {

class BoardView;

/// The board as screen readers see it: a grouping whose children are the cells, each a button with the name that the
/// game gives it. Role and events follow Orca's behaviour with Qt 6.4: it reads tables row by row and static texts all
/// at once, so the board is neither. A board that is not shown has no cells, since it may be hidden from the person
/// before the screen.
class AccessibleBoard final : public QAccessibleWidget
{
public:
    explicit AccessibleBoard(BoardView &view);
    ~AccessibleBoard() override;

    [[nodiscard]] int childCount() const override;
    [[nodiscard]] QAccessibleInterface *child(int index) const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override;
    [[nodiscard]] QAccessibleInterface *childAt(int x, int y) const override;
    [[nodiscard]] QAccessibleInterface *focusChild() const override;

private:
    [[nodiscard]] BoardView &view() const { return m_view; }

    BoardView &m_view;
    /// The cells' interfaces are made when they are first asked for; Qt's registry owns them.
    mutable std::vector<QAccessible::Id> m_cells;
};

/// Makes Qt use `AccessibleBoard` for board views. Repeated calls do no harm.
void installAccessibleBoard();

/// Tells screen readers that the keyboard cursor is on `cell`.
void announceAccessibleFocus(BoardView &view, Cell cell);

} // namespace tessera
