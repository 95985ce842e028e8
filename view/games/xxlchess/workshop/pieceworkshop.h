#pragma once

#include "view/board/boarddesign.h"
#include "view/board/optionsdialog.h"
#include "view/board/pieceset.h"
#include "view/games/xxlchess/workshop/piecedrafts.h"

class QLabel;
class QPushButton;

namespace tessera::xxlchess {

class PieceForm;
class PieceList;
class TrialBoard;

/// The dialog that makes own pieces: their list, all properties of the chosen one, and a board to try it on. It is
/// accepted only with kinds that a game can be played with, and asks before changes are lost.
class PieceWorkshop final : public OptionsDialog
{
    Q_OBJECT

public:
    /// Begins with the kinds that `options` have, for games on `board`. `design` must outlive the dialog.
    PieceWorkshop(
        const BoardDesign &design,
        Options options,
        const BoardShape &board,
        const Theme &theme,
        QWidget *parent = nullptr);
    ~PieceWorkshop() override;

    [[nodiscard]] Options options() const override;
    [[nodiscard]] PieceDrafts &drafts() { return m_drafts; }
    /// Goes to the first faulty field instead, where there is one.
    void accept() override;
    void reject() override;

private:
    [[nodiscard]] QWidget *makeTrial(const Theme &theme);
    [[nodiscard]] QWidget *makeButtons();
    void refresh();
    void copyJson();
    [[nodiscard]] QPixmap picture(char letter, Player owner);

    const BoardDesign &m_design;
    Options m_options;
    PieceDrafts m_drafts;
    PieceSet m_pictures;
    PieceList *m_list;
    PieceForm *m_form;
    TrialBoard *m_trial = nullptr;
    QLabel *m_verdict;
    QPushButton *m_accept;
};

} // namespace tessera::xxlchess
