#include "app/window/sharedialog.h"

#include "app/actions/actions.h"

#include "view/widgets/plainbuttons.h"
#include "view/words/mnemonic.h"

#include <QCommandLinkButton>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QMainWindow>
#include <QVBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// Where the texts of this file are translated.
struct ShareDialogTexts
{
    Q_DECLARE_TR_FUNCTIONS(ShareDialogTexts)
};

} // namespace

void showShare(QMainWindow &window, const Actions &actions)
{
    auto *dialog = new QDialog(&window);
    dialog->setObjectName(u"shareDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(ShareDialogTexts::tr("Share"));
    auto *column = new QVBoxLayout(dialog);
    column->setSpacing(0);
    for (const Act act :
         {Act::CopyGame,
          Act::CopyCode,
          Act::CopyPosition,
          Act::CopyPicture,
          Act::Export,
          Act::Print,
          Act::SaveAs,
          Act::SaveCopy}) {
        QAction &action = actions[act];
        auto *button
            = new QCommandLinkButton(withoutMnemonic(action.text()), action.statusTip(), dialog);
        button->setObjectName(action.objectName() + u"Link"_s);
        button->setIcon(action.icon());
        button->setToolTip(action.toolTip());
        button->setEnabled(action.isEnabled());
        // The dialog is gone before another one opens.
        QObject::connect(button, &QCommandLinkButton::clicked, &action, [dialog, &action] {
            dialog->accept();
            action.trigger();
        });
        column->addWidget(button);
    }
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    makePlain(*buttons);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    column->addWidget(buttons);
    dialog->open();
}

} // namespace tessera
