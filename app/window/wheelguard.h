#pragma once

#include <QObject>

namespace tessera {

/// Keeps the wheel from changing spin boxes, sliders and choices that do not have the focus: scrolling a dialog must
/// not change fields that pass below the pointer. One for the program, owned by the application.
class WheelGuard final : public QObject
{
    Q_OBJECT

public:
    /// Watches all fields of the program from now on; further calls do nothing. Needs the application.
    static void install();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    using QObject::QObject;
};

} // namespace tessera
