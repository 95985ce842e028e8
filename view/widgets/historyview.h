#pragma once

#include "model/record/gamerecord.h"

#include <QTableView>

namespace tessera {

class HistoryDelegate;
class HistoryModel;

/// The list of moves: a row a round with its number, a column a player, remarks across. Says which
/// move was chosen and leaves it to others to show it.
class HistoryView final : public QTableView
{
    Q_OBJECT

public:
    explicit HistoryView(QWidget *parent = nullptr);

    /// `history` must outlive the view.
    void setHistory(HistoryModel &history);
    /// Frames the move of `node` and scrolls to it; the root frames nothing.
    void showNode(NodeId node);
    [[nodiscard]] NodeId shownNode() const;

signals:
    void nodeChosen(tessera::NodeId node);
    /// Asks for the move before (-1) or after (+1) the one shown.
    void stepRequested(int by);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void spanRemarks(int first, int last);
    void scrollToShown();
    void choose(const QModelIndex &index);
    void chooseRound(int by);

    HistoryModel *m_history = nullptr;
    HistoryDelegate *m_delegate;
};

} // namespace tessera
