#include "app/dialogs/aboutdialog.h"

#include "view/theme/icons.h"
#include "view/widgets/plainbuttons.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QMessageBox>
#include <QPushButton>
#include <QSysInfo>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// The translation context of this file.
struct AboutDialogTexts
{
    Q_DECLARE_TR_FUNCTIONS(AboutDialogTexts)
};

/// What a report of a problem should name.
QString versionDetails()
{
    return u"Tessera %1\nQt %2\n%3, %4\n%5"_s.arg(
        QApplication::applicationVersion(),
        QLatin1StringView(qVersion()),
        QSysInfo::prettyProductName(),
        QSysInfo::currentCpuArchitecture(),
        QGuiApplication::platformName());
}

} // namespace

void showAbout(QWidget &window)
{
    auto *box = new QMessageBox(&window);
    box->setObjectName(u"aboutDialog"_s);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(AboutDialogTexts::tr("About Tessera"));
    const int side = box->fontMetrics().height() * 4;
    box->setIconPixmap(programIcon().pixmap(QSize(side, side), box->devicePixelRatioF()));
    box->setText(AboutDialogTexts::tr("Tessera %1").arg(QApplication::applicationVersion()));
    box->setInformativeText(
        AboutDialogTexts::tr(
            "Board games for people and computers, on one board or against each other.\n\n"
            "Qt %1, licence MIT")
            .arg(QLatin1StringView(qVersion())));
    box->setStandardButtons(QMessageBox::Close);
    QPushButton *copy = box->addButton(AboutDialogTexts::tr("Copy details"), QMessageBox::ActionRole);
    copy->setObjectName(u"copyDetailsButton"_s);
    copy->setToolTip(AboutDialogTexts::tr("Copy what a report of a problem should name"));
    // The button leaves the box open.
    copy->disconnect();
    QObject::connect(copy, &QPushButton::clicked, box, [] {
        QGuiApplication::clipboard()->setText(versionDetails());
    });
    makePlain(*box->findChild<QDialogButtonBox *>());
    box->open();
}

} // namespace tessera
