#pragma once

#include "view/widgets/plaintext.h"
#include <QTimer>

#include <chrono>

namespace tessera {

/// A short notice that floats over its parent, near the top, and disappears by itself. Mouse and keyboard pass through
/// it. Screen readers speak it (`Notification`).
class Toast final : public Label
{
    Q_OBJECT

public:
    explicit Toast(QWidget &parent);

    void say(const QString &text, std::chrono::milliseconds lifetime = std::chrono::seconds(3));

signals:
    void said(const QString &text);

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();

    QTimer m_lifetime;
};

/// Makes Qt describe toasts as notifications, the only role that Orca speaks unasked (Qt 6.4).
void installAccessibleToast();

} // namespace tessera
