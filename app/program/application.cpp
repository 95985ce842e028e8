#include "app/program/application.h"

#include "view/widgets/plainbuttons.h"

#include <QDialogButtonBox>
#include <QMessageBox>

#include <cstdlib>
#include <iostream>
#include <new>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr const char *kNoMemory
    = QT_TRANSLATE_NOOP("tessera::Application", "there is not enough memory");
constexpr const char *kUnknown
    = QT_TRANSLATE_NOOP("tessera::Application", "an error that does not name itself");

/// What a catch block has caught, in words.
const char *failureText(const std::exception &failure)
{
    return dynamic_cast<const std::bad_alloc *>(&failure) == nullptr ? failure.what() : kNoMemory;
}

} // namespace

bool Application::notify(QObject *receiver, QEvent *event)
{
    try {
        return QApplication::notify(receiver, event);
    } catch (const std::exception &failure) {
        tell(failureText(failure));
    } catch (...) {
        tell(kUnknown);
    }
    return false;
}

void Application::tell(const char *failure)
{
    qCritical("an event was not handled to its end: %s", failure);
    try {
        const auto show = [this, text = tr(failure)] { this->show(text); };
        QMetaObject::invokeMethod(this, show, Qt::QueuedConnection);
    } catch (const std::exception &) {
        // Memory is missing even for that, so only the log has it.
    }
}

/// Shows a failure; repeated ones, such as in painting, share one box.
void Application::show(const QString &failure)
{
    const auto name = u"failureBox"_s;
    for (const QWidget *window : topLevelWidgets()) {
        if (window->objectName() == name)
            return;
    }
    auto *box = new QMessageBox(activeWindow());
    box->setObjectName(name);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setIcon(QMessageBox::Warning);
    box->setWindowTitle(tr("Something went wrong"));
    box->setTextFormat(Qt::PlainText);
    box->setText(tr("What was done last could not be finished: %1.").arg(failure));
    box->setInformativeText(
        tr("The program goes on. Should it behave strangely, close it and start it again; "
           "games that are not over come back."));
    box->setStandardButtons(QMessageBox::Close);
    makePlain(*box->findChild<QDialogButtonBox *>());
    box->open();
}

int guarded(const std::function<int()> &program)
{
    try {
        return program();
    } catch (const std::exception &failure) {
        std::cerr << "tessera: " << failureText(failure) << '\n';
    } catch (...) {
        std::cerr << "tessera: " << kUnknown << '\n';
    }
    return EXIT_FAILURE;
}

} // namespace tessera

#include "moc_application.cpp"
