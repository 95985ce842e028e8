#pragma once

#include <QApplication>

#include <functional>

class QMessageBox;

namespace tessera {

/// The application of the window. An exception that leaves a handler of an event, for want of memory
/// for instance, ends neither the event loop nor the program: a sentence tells of it.
class Application : public QApplication
{
    Q_OBJECT

public:
    using QApplication::QApplication;

    /// May run in any thread, as Qt wants it.
    bool notify(QObject *receiver, QEvent *event) override;

private:
    /// Logs what went wrong, and shows it once the handlers that run now are left.
    void tell(const char *failure);
    void show(const QString &failure);
};

/// Runs the program; an exception that leaves it becomes a sentence on the standard error and the
/// exit status of a failure.
[[nodiscard]] int guarded(const std::function<int()> &program);

} // namespace tessera
