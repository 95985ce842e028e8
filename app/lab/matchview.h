#pragma once

#include "app/lab/labmatch.h"
#include "view/theme/theme.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;
class QTabWidget;

namespace tessera {

class BoardWall;
class Crosstable;
class GamesTable;
class IntervalPlot;

/// A match while it goes on, and when it is over: crosstable, strengths as a plot, the boards, the games, and those
/// that were lost by a fault.
class MatchView final : public QWidget
{
    Q_OBJECT

public:
    explicit MatchView(LabMatch &match, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    [[nodiscard]] IntervalPlot &plot() const { return *m_plot; }

signals:
    void backRequested();
    void exportRequested();
    /// The person wants the match to go on.
    void playRequested();
    /// The person wants a game on the board of the window.
    void gameRequested(const QString &text, const QString &name);

private:
    void buildLayout();
    [[nodiscard]] QLayout *makeHead();
    [[nodiscard]] QWidget *makeBody();
    void begin();
    void showReport();
    void showState();
    [[nodiscard]] QString stateWords() const;
    [[nodiscard]] QString testWords() const;
    void openGame(int number);
    void openLog(int number);

    LabMatch &m_match;
    QLabel *m_title;
    QLabel *m_state;
    QProgressBar *m_progress;
    QPushButton *m_pause;
    QPushButton *m_export;
    Crosstable *m_table;
    IntervalPlot *m_plot;
    QLabel *m_plotTitle;
    BoardWall *m_boards;
    QTabWidget *m_tabs;
    GamesTable *m_games;
    GamesTable *m_faults;
};

} // namespace tessera
