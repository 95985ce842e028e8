#pragma once

#include <QListView>

namespace tessera {

class PuzzleList;

/// The puzzles of a set as cards, which fill the rows: one is begun by a click, Enter or Space.
class PuzzleView final : public QListView
{
    Q_OBJECT

public:
    /// `items` must outlive it.
    PuzzleView(PuzzleList &items, QWidget *parent);

signals:
    void begun(const QModelIndex &index);
    /// Delete was pressed.
    void removalWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    /// The pictures are as wide as the cards.
    void fitPictures();

    PuzzleList &m_items;
};

} // namespace tessera
