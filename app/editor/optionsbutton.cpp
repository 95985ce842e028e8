#include "app/editor/optionsbutton.h"

#include "view/board/optionsdialog.h"
#include "view/games/catalogue.h"

namespace tessera {

OptionsButton::OptionsButton(
    const GameInfo &info,
    const Theme &theme,
    std::function<Options()> current,
    std::function<BoardShape()> board,
    QWidget *parent)
    : QPushButton(parent)
    , m_design(makeDesign(info))
    , m_theme(theme)
    , m_current(std::move(current))
    , m_board(std::move(board))
{
    setObjectName(QStringLiteral("moreRules"));
    setAutoDefault(false);
    connect(this, &QPushButton::clicked, this, &OptionsButton::openDialog);
    refresh();
}

OptionsButton::~OptionsButton() = default;

void OptionsButton::refresh()
{
    setText(m_design->optionsDialogText(m_current()));
    setAccessibleName(text().isEmpty() ? tr("Further rules") : text());
    setVisible(!text().isEmpty());
}

void OptionsButton::openDialog()
{
    OptionsDialog *dialog = m_design->makeOptionsDialog(m_current(), m_board(), m_theme, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { emit chosen(dialog->options()); });
    dialog->open();
}

} // namespace tessera

#include "moc_optionsbutton.cpp"
