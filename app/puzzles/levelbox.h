#pragma once

#include <QWidget>

class QLabel;
class QMenu;
class QPushButton;
class QToolButton;

namespace tessera {

class LevelRun;

/// Says which level is on the board, what is to be reached and whether it was, and leads to others.
/// As narrow as the classic view's column; hidden while the game is no level.
class LevelBox final : public QWidget
{
    Q_OBJECT

public:
    /// `run` must outlive the box.
    explicit LevelBox(LevelRun &run, QWidget *parent = nullptr);

private:
    void refresh();
    void fillMenu();
    [[nodiscard]] QString verdictText() const;

    LevelRun &m_run;
    QToolButton *m_number;
    QMenu *m_menu;
    QLabel *m_title;
    QLabel *m_goal;
    QLabel *m_verdict;
    QPushButton *m_again;
    QPushButton *m_next;
};

} // namespace tessera
