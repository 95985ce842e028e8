#pragma once

#include "model/core/options.h"
#include "view/board/boarddesign.h"

#include <QPushButton>

#include <functional>

namespace tessera {

/// Opens a game's own dialog for what of its rules no table shows; hidden where there is none.
class OptionsButton final : public QPushButton
{
    Q_OBJECT

public:
    /// `current` and `board` tell the options and the board as they are set up.
    OptionsButton(
        const GameInfo &info,
        const Theme &theme,
        std::function<Options()> current,
        std::function<BoardShape()> board,
        QWidget *parent = nullptr);
    ~OptionsButton() override;

    /// Says anew what is set up.
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
