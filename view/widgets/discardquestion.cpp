#include "view/widgets/discardquestion.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// The translation context of this file.
struct DiscardQuestion
{
    Q_DECLARE_TR_FUNCTIONS(DiscardQuestion)
};

} // namespace

void askToDiscard(QDialog &dialog)
{
    auto *box = new QMessageBox(
        QMessageBox::Question,
        dialog.windowTitle(),
        DiscardQuestion::tr("Discard what was changed here?"),
        QMessageBox::NoButton,
        &dialog);
    box->setObjectName(u"discardBox"_s);
    box->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton *keep = box->addButton(DiscardQuestion::tr("Keep editing"), QMessageBox::RejectRole);
    keep->setObjectName(u"keepEditingButton"_s);
    QPushButton *discard
        = box->addButton(DiscardQuestion::tr("Discard"), QMessageBox::DestructiveRole);
    discard->setObjectName(u"discardButton"_s);
    for (QPushButton *button : {keep, discard})
        button->setAccessibleName(button->text());
    box->setDefaultButton(keep);
    box->setEscapeButton(keep);
    QObject::connect(discard, &QPushButton::clicked, &dialog, [&dialog] {
        dialog.done(QDialog::Rejected);
    });
    box->open();
}

} // namespace tessera
