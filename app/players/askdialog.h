#pragma once

#include "app/players/boarddialog.h"
#include "model/session/programquestion.h"

#include <memory>

namespace tessera {

/// Asks an engine or an agent what it would play at a position of a game: its move as an arrow on a board, how long it
/// took, and all that it said and printed. The cells named by an illegal move are marked there.
class AskDialog final : public BoardDialog
{
    Q_OBJECT

public:
    /// `folder` holds the person's list of programs.
    AskDialog(
        const QString &folder, AskedPosition asked, const Theme &theme, QWidget *parent = nullptr);
    ~AskDialog() override;

signals:
    /// The person wants the move as a variation of the game.
    void variationWanted(tessera::MoveCode move);

protected:
    [[nodiscard]] QString label(const PlayerProgram &program) const override;
    [[nodiscard]] std::vector<PlayerProgram> entries() const override;
    void follow() override;

private:
    void nameParts();
    void ask();
    void show(const ProgramReply &reply);

    AskedPosition m_asked;
    std::unique_ptr<AnyPosition> m_position;
    QPushButton *m_keep;
    std::unique_ptr<ProgramQuestion> m_question;
    std::optional<MoveCode> m_move;
};

} // namespace tessera
