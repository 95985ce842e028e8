#pragma once

#include "app/analysis/liveanalysis.h"
#include "app/analysis/thoughtwords.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QSpinBox;

namespace tessera {

class AnalysisMenu;
class LineList;
class LinePlayout;

/// The live analysis beside the board: a row for each line with its value. The pointer or the cursor shows a line on
/// the board, a click puts it into the tree of moves, and holding plays it out. Hidden while the analysis is off.
class AnalysisBox final : public QWidget
{
    Q_OBJECT

public:
    AnalysisBox(GameSession &session, LinePlayout &playout, QWidget *parent = nullptr);

    [[nodiscard]] LiveAnalysis &analysis() const { return *m_analysis; }
    void setLooks(const std::vector<PlayerLook> &looks);
    /// Writes moves by `name`.
    void setName(HistoryRows::Name name);
    /// Puts the head below the list, where the box grows upward, so that its buttons stay where they are clicked.
    void setHeadBelow(bool isBelow);

signals:
    /// The first moves of the lines, best first, to be marked on the board.
    void ideasChanged(const std::vector<tessera::MoveCode> &moves, tessera::Player mover);
    /// The person wants these preferences of analysis.
    void wanted(const tessera::AnalysisPreferences &preferences);

private:
    void buildLayout();
    void refresh();
    /// Takes over what the engine says now, but not while a row is pressed: a click plays what was read.
    void refreshLines();
    /// Marks the first moves of all lines, or only that of the row pointed at.
    void showIdeas();
    void take(int row);
    /// Plays the line of a row out on the board, for as long as it is held.
    void hold(int row);
    /// Whether the engine still thinks about the position that the rows are of.
    [[nodiscard]] bool isSamePosition() const;
    [[nodiscard]] QString headText() const;

    GameSession &m_session;
    LiveAnalysis *m_analysis;
    ThoughtWords m_words;
    QBoxLayout *m_column = nullptr;
    QLabel *m_head;
    QSpinBox *m_count;
    AnalysisMenu *m_menu;
    LineList *m_list;
    LinePlayout &m_playout;
    /// What the rows say, of which position.
    std::vector<SearchInfo> m_lines;
    NodeId m_node = GameRecord::kRoot;
    std::unique_ptr<AnyPosition> m_position;
    std::vector<MoveCode> m_shown;
};

} // namespace tessera
