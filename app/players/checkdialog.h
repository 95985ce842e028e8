#pragma once

#include "app/players/checkrun.h"
#include "app/players/programlist.h"
#include "view/theme/theme.h"

#include <QDialog>

#include <memory>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;

namespace tessera {

class PositionBoard;

/// Puts a student's agent through games that lead it into trouble, on a board that shows them, and reports
/// its first fault: the same as `tessera-cli check`.
class CheckDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `folder` is where the programs are listed; what shows a fault again is put into `checks` there.
    CheckDialog(const QString &folder, const Theme &theme, QWidget *parent = nullptr);
    ~CheckDialog() override;

signals:
    /// The game of the fault shall be looked at.
    void openRequested(const QString &file);

private:
    void buildLayout();
    void fill(const std::string &chosen = {});
    void enter();
    void start();
    void finish(const CheckOutcome &outcome);
    void say(const QString &sentence, bool isGood);
    void follow();
    /// The board as the agent's game begins.
    void showStart();
    [[nodiscard]] const PlayerProgram *agent() const;

    QString m_folder;
    ProgramList m_list;
    QComboBox *m_agents;
    PositionBoard *m_board;
    QProgressBar *m_progress;
    QLabel *m_verdict;
    QPlainTextEdit *m_text;
    QPushButton *m_start;
    QPushButton *m_open;
    QString m_gameFile;
    std::unique_ptr<CheckRun> m_run;
};

} // namespace tessera
