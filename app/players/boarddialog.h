#pragma once

#include "app/players/programlist.h"
#include "view/theme/theme.h"

#include <QDialog>

class QBoxLayout;
class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace tessera {

class PositionBoard;

/// The base of dialogs that try one of the person's programs at a board: its choice, a start button, a verdict and all
/// messages at the left, the board at the right, further actions below. Subclasses define the trial.
class BoardDialog : public QDialog
{
    Q_OBJECT

public:
    ~BoardDialog() override;

protected:
    /// `folder` holds the person's list of programs.
    BoardDialog(const QString &folder, const Theme &theme, QWidget *parent);

    /// Lays the parts out, with `more` (which may be null) below the choice of a program and `act` beside the button
    /// that closes, at a size in letters and lines.
    void buildLayout(QWidget *more, QPushButton *act, QSize letters);
    /// Lists the programs that are offered, and what may be entered, `chosen` selected.
    void fill(const std::string &chosen = {});
    /// The program selected; null where another one is to be entered.
    [[nodiscard]] const PlayerProgram *program() const;
    void say(const QString &sentence, bool isGood);

    /// How a program stands in the list; nothing for one that cannot be tried here.
    [[nodiscard]] virtual QString label(const PlayerProgram &program) const = 0;
    /// The kinds that can be entered, and what the dialog for that begins with.
    [[nodiscard]] virtual std::vector<PlayerProgram> entries() const = 0;
    /// Updates the parts for the selection and the state of the trial.
    virtual void follow() = 0;

    [[nodiscard]] const QString &folder() const { return m_folder; }
    [[nodiscard]] QComboBox &programs() const { return *m_programs; }
    [[nodiscard]] QPushButton &button() const { return *m_button; }
    [[nodiscard]] QLabel &verdict() const { return *m_verdict; }
    [[nodiscard]] QPlainTextEdit &text() const { return *m_text; }
    [[nodiscard]] PositionBoard &board() const { return *m_board; }

private:
    [[nodiscard]] QBoxLayout *makeLeft(QWidget *more);
    void enter(const PlayerProgram &program);

    QString m_folder;
    ProgramList m_list;
    QComboBox *m_programs;
    QPushButton *m_button;
    QLabel *m_verdict;
    QPlainTextEdit *m_text;
    PositionBoard *m_board;
};

} // namespace tessera
