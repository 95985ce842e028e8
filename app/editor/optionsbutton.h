#pragma once

#include "model/core/options.h"
#include "view/board/boarddesign.h"

#include <QPushButton>

#include <functional>

namespace tessera {

/// Opens a game's own dialog for rules that no table shows; hidden where there is none.
class OptionsButton final : public QPushButton
{
    Q_OBJECT

public:
    /// `current` and `board` give the present options and board.
    OptionsButton(
        const GameInfo &info,
        const Theme &theme,
        std::function<Options()> current,
        std::function<BoardShape()> board,
        QWidget *parent = nullptr);
    ~OptionsButton() override;

    /// Updates the text for the present set-up.
    void refresh();

signals:
    void chosen(const tessera::Options &options);

private:
    void openDialog();

    std::unique_ptr<BoardDesign> m_design;
    Theme m_theme;
    std::function<Options()> m_current;
    std::function<BoardShape()> m_board;
};

} // namespace tessera
