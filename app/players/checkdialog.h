#pragma once

#include "app/players/boarddialog.h"
#include "app/players/checkrun.h"

#include <memory>

class QProgressBar;

namespace tessera {

/// Puts a student's agent through games that lead it into trouble, on a board that shows them, and reports
/// its first fault: the same as `tessera-cli check`.
class CheckDialog final : public BoardDialog
{
    Q_OBJECT

public:
    /// `folder` is where the programs are listed; what shows a fault again is put into `checks` there.
    CheckDialog(const QString &folder, const Theme &theme, QWidget *parent = nullptr);
    ~CheckDialog() override;

signals:
    /// The person wants to look at the game of the fault.
    void openRequested(const QString &file);

protected:
    [[nodiscard]] QString label(const PlayerProgram &program) const override;
    [[nodiscard]] std::vector<PlayerProgram> entries() const override;
    void follow() override;

private:
    void nameParts();
    void start();
    void finish(const CheckOutcome &outcome);
    /// The board as the game of `agent` begins, if it shows another one's.
    void showStart(const PlayerProgram &agent);

    QProgressBar *m_progress;
    QPushButton *m_open;
    QString m_gameFile;
    /// Whose game is on the board.
    std::string m_shown;
    std::unique_ptr<CheckRun> m_run;
};

} // namespace tessera
