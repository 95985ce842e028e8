#include "app/dialogs/aboutdialog.h"

#include "app/dialogs/plainbuttons.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QMessageBox>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// Where the texts of this file are translated.
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(AboutDialog)
};

} // namespace

void showAbout(QWidget &window)
{
    auto *box = new QMessageBox(&window);
    box->setObjectName(u"aboutDialog"_s);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(Words::tr("About Tessera"));
    const int side = box->fontMetrics().height() * 4;
    box->setIconPixmap(window.windowIcon().pixmap(side));
    box->setText(Words::tr("Tessera %1").arg(QApplication::applicationVersion()));
    box->setInformativeText(
        Words::tr("Board games for people and computers, on one board or against each other.\n\n"
                  "Qt %1, licence MIT")
            .arg(QLatin1StringView(qVersion())));
    box->setStandardButtons(QMessageBox::Close);
    makePlain(*box->findChild<QDialogButtonBox *>());
    box->open();
}

} // namespace tessera
