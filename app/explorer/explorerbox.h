#pragma once

#include "app/explorer/explorerrun.h"
#include "model/session/historyrows.h"
#include "view/widgets/playerlook.h"

#include <QWidget>

class QLabel;
class QTreeWidget;

namespace tessera {

/// The opening explorer beside the board: a row for each move that was played from the position shown, with the number
/// of games, a bar of their results, and engines' values. A click tries the move as a variation. Hidden while it is
/// off.
class ExplorerBox final : public QWidget
{
    Q_OBJECT

public:
    ExplorerBox(GameSession &session, Library &library, QWidget *parent = nullptr);

    [[nodiscard]] ExplorerRun &run() const { return *m_run; }
    void setLooks(const std::vector<PlayerLook> &looks);
    /// Writes moves by `name`.
    void setName(HistoryRows::Name name);

signals:
    /// The move pointed at, which is to be marked on the board; empty for none.
    void ideasChanged(const std::vector<tessera::MoveCode> &moves);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void buildList();
    void refresh();
    void fitRows();
    void point(int row);
    void take(int row);
    [[nodiscard]] QString headText() const;
    [[nodiscard]] QString resultsText(const PlayedMove &move) const;

    GameSession &m_session;
    ExplorerRun *m_run;
    HistoryRows::Name m_name;
    std::vector<PlayerLook> m_looks;
    QLabel *m_head;
    QTreeWidget *m_list;
    std::vector<MoveCode> m_shown;
};

} // namespace tessera
