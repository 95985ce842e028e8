#pragma once

#include <QWidget>

namespace tessera {

class DraftBoard;

/// The choice of what the other half of a board gets with each change, and the button that gives it the pieces of this
/// half at once.
class SymmetryBox final : public QWidget
{
    Q_OBJECT

public:
    /// `board` must outlive it, and have a second player's half.
    SymmetryBox(DraftBoard &board, QWidget *parent);
};

} // namespace tessera
