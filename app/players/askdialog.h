#pragma once

#include "app/players/programlist.h"
#include "model/session/programquestion.h"
#include "view/theme/theme.h"

#include <QDialog>

#include <memory>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace tessera {

class PositionBoard;

/// Asks an engine or an agent what it would play at a position of a game: its move as an arrow on a board, how long it
/// took, and all that it said and printed. What is no legal move is marked there, as far as it names cells.
class AskDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `folder` holds the person's list of programs.
    AskDialog(
        const QString &folder, AskedPosition asked, const Theme &theme, QWidget *parent = nullptr);
    ~AskDialog() override;

signals:
    /// The move shall become a variation of the game.
    void variationWanted(tessera::MoveCode move);

private:
    void buildLayout();
    void fill(const std::string &chosen = {});
    void follow();
    void enter(PlayerProgram::Kind kind);
    void ask();
    void show(const ProgramReply &reply);
    void say(const QString &sentence, bool isGood);
    [[nodiscard]] const PlayerProgram *program() const;

    ProgramList m_list;
    AskedPosition m_asked;
    std::unique_ptr<AnyPosition> m_position;
    QComboBox *m_programs;
    QPushButton *m_ask;
    QLabel *m_verdict;
    QPlainTextEdit *m_log;
    PositionBoard *m_board;
    QPushButton *m_keep;
    std::unique_ptr<ProgramQuestion> m_question;
    std::optional<MoveCode> m_move;
};

} // namespace tessera
