#pragma once

#include "controller/session/navigationcontroller.h"

#include <QObject>
#include <QTimer>

namespace tessera {

/// Steps through a game by itself, from the position shown on, or from the start where that is the last one; ends with
/// the line, and when a person goes elsewhere.
class Autoplay final : public QObject
{
    Q_OBJECT

public:
    explicit Autoplay(NavigationController &navigation, QObject *parent = nullptr);

    [[nodiscard]] bool isRunning() const { return m_timer.isActive(); }
    void start();
    void stop();
    /// How long each position is shown.
    void setPace(std::chrono::milliseconds pace);
    [[nodiscard]] std::chrono::milliseconds pace() const { return m_timer.intervalAsDuration(); }

signals:
    void changed();

private:
    void step();

    NavigationController &m_navigation;
    QTimer m_timer;
    /// Whether it steps itself, which does not end it.
    bool m_isStepping = false;
};

} // namespace tessera
