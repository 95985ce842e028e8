#pragma once

#include "model/foreign/playerprogram.h"
#include "model/session/programtrial.h"

#include <QDialog>

#include <memory>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QScrollArea;

namespace tessera {

class ProgramForm;

/// Enters or changes an engine or an agent: its fields, a button that tries it, and the trial's messages. A faulty
/// program can still be kept, as it may be corrected later.
class ProgramDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `program` is what the fields show at first; its game is the one that it is tried with.
    ProgramDialog(const PlayerProgram &program, QWidget *parent);
    ~ProgramDialog() override;

    [[nodiscard]] PlayerProgram program() const;
    void accept() override;
    /// Asks first when something was entered.
    void reject() override;
    /// Starts the program and has it make a move.
    void test();

protected:
    bool event(QEvent *event) override;

private:
    void buildLayout();
    [[nodiscard]] QWidget *makeFields();
    /// Gives the fields the height that they need, and what is said all else.
    void fitFields();
    void report(const TrialResult &result);
    void say(const QString &sentence, bool isGood);
    /// The end of the file's or folder's name.
    [[nodiscard]] QString usualName() const;

    bool m_isAgent;
    ProgramForm *m_form;
    /// What the fields said at first.
    PlayerProgram m_first;
    QScrollArea *m_fields;
    QPushButton *m_test;
    QLabel *m_verdict;
    QPlainTextEdit *m_log;
    std::unique_ptr<ProgramTrial> m_trial;
};

} // namespace tessera
