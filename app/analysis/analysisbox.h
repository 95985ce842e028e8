#pragma once

#include "app/analysis/liveanalysis.h"
#include "app/analysis/thoughtwords.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QSpinBox;

namespace tessera {

/// What the live analysis thinks, beside the board: a row for each line with its value, which the pointer or the
/// cursor shows on the board and a click puts into the tree of moves. Hidden while it is off.
class AnalysisBox final : public QWidget
{
    Q_OBJECT

public:
    explicit AnalysisBox(GameSession &session, QWidget *parent = nullptr);

    [[nodiscard]] LiveAnalysis &analysis() const { return *m_analysis; }
    void setLooks(const std::vector<PlayerLook> &looks);
    /// Writes moves as `name` does.
    void setName(HistoryRows::Name name);

signals:
    /// The first moves of the lines, best first, to be marked on the board.
    void ideasChanged(const std::vector<tessera::MoveCode> &moves);
    void linesWanted(int count);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildLayout();
    void refresh();
    void fitRows();
    /// Marks the first moves of all lines, or only that of the row pointed at.
    void showIdeas();
    void take(int row);
    [[nodiscard]] QString headText() const;

    GameSession &m_session;
    LiveAnalysis *m_analysis;
    ThoughtWords m_words;
    QLabel *m_head;
    QSpinBox *m_count;
    QListWidget *m_list;
    /// The row that the pointer or the cursor is on; -1 for none.
    int m_pointed = -1;
    std::vector<MoveCode> m_shown;
};

} // namespace tessera
