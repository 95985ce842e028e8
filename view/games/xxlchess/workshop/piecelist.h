#pragma once

#include "view/board/boarddesign.h"
#include "view/games/xxlchess/workshop/piecedrafts.h"

#include <QWidget>

#include <functional>

class QAction;
class QListWidget;
class QMenu;
class QToolBar;

namespace tessera::xxlchess {

/// The list of own pieces in the workshop, below a bar that adds, copies and removes them. A row that is chosen chooses
/// its kind.
class PieceList final : public QWidget
{
    Q_OBJECT

public:
    /// The drawing of the kind with a letter.
    using Picture = std::function<QPixmap(char letter)>;

    /// The side of a picture in pixels.
    static constexpr int kPicture = 36;

    /// Both must outlive it.
    PieceList(const BoardDesign &design, PieceDrafts &drafts, QWidget *parent);

    /// Shows the kinds that there are now.
    void refresh(const Picture &picture);

private:
    [[nodiscard]] QToolBar *makeActs();
    void fillAddMenu();

    const BoardDesign &m_design;
    PieceDrafts &m_drafts;
    QMenu *m_addMenu;
    QListWidget *m_list;
    QAction *m_copy = nullptr;
    QAction *m_remove = nullptr;
};

} // namespace tessera::xxlchess
