#pragma once

#include "model/session/treelayout.h"
#include "view/widgets/playerlook.h"

#include <QGraphicsView>

#include <vector>

namespace tessera {

class HistoryModel;
class TreeItem;

/// A drawing of a game's tree: a disc for each move in its player's colours, the main line at the left. It reports the
/// chosen move and lets others show it. Keys: up and down along the line, left and right to the lines beside it, + and
/// − for the size, 0 for the usual one.
class GameTreeView final : public QGraphicsView
{
    Q_OBJECT

public:
    explicit GameTreeView(QWidget *parent = nullptr);

    /// `history` must outlive the view.
    void setHistory(HistoryModel &history);
    /// Sets the looks of the players' moves, in the order of turns.
    void setLooks(std::vector<PlayerLook> looks);
    /// Frames the move of `node` and keeps it in sight.
    void showNode(NodeId node);
    [[nodiscard]] NodeId shownNode() const { return m_shown; }
    /// The rectangle of `node`'s move, in pixels of the viewport; empty if it is not in the tree.
    [[nodiscard]] QRect nodeRect(NodeId node) const;
    /// How many moves, those in sight, were drawn the last time.
    [[nodiscard]] int drawnCount() const;

signals:
    void nodeChosen(tessera::NodeId node);
    void stepRequested(int by);
    /// Asks for a move's menu; `place` is on the screen.
    void menuRequested(tessera::NodeId node, const QPoint &place);

protected:
    bool event(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    /// Lays out the tree again when it is next visible.
    void invalidate();
    void layOut();
    void keepInSight();
    void zoom(double factor);
    /// The move next to the one shown in the row, `by` columns to the right.
    void chooseBeside(int by);
    [[nodiscard]] NodeId nodeAt(const QPoint &point) const;

    QGraphicsScene *m_scene;
    TreeItem *m_item;
    HistoryModel *m_history = nullptr;
    NodeId m_shown = GameRecord::kRoot;
    double m_zoom = 1.0;
    bool m_isStale = true;
};

} // namespace tessera
