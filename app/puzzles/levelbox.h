#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QToolButton;

namespace tessera {

class LevelRun;

/// The box of the puzzle on the board: its goal and state, help with it, and the way to others. As narrow as the
/// classic view's column; hidden while the game is no puzzle.
class LevelBox final : public QWidget
{
    Q_OBJECT

public:
    /// `run` must outlive the box.
    explicit LevelBox(LevelRun &run, QWidget *parent = nullptr);

signals:
    void hintRequested();

private:
    void refresh();
    void connectButtons();
    void refreshButtons();
    [[nodiscard]] QString placeText() const;
    [[nodiscard]] QString verdictText() const;
    [[nodiscard]] QString solvedText() const;

    LevelRun &m_run;
    QToolButton *m_number;
    QLabel *m_title;
    QLabel *m_goal;
    QLabel *m_verdict;
    QPushButton *m_hint;
    QPushButton *m_solution;
    QPushButton *m_again;
    QPushButton *m_next;
    /// No solution was found when it was last looked for.
    bool m_hasFailed = false;
};

} // namespace tessera
