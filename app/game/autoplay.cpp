#include "app/game/autoplay.h"

namespace tessera {

Autoplay::Autoplay(NavigationController &navigation, QObject *parent)
    : QObject(parent)
    , m_navigation(navigation)
{
    connect(&m_timer, &QTimer::timeout, this, &Autoplay::step);
    connect(&navigation, &NavigationController::shown, this, [this] {
        if (!m_isStepping)
            stop();
    });
}

void Autoplay::start()
{
    m_isStepping = true;
    if (!m_navigation.canGoForward())
        m_navigation.goFirst();
    m_isStepping = false;
    if (m_navigation.canGoForward())
        m_timer.start();
    emit changed();
}

void Autoplay::stop()
{
    if (!isRunning())
        return;
    m_timer.stop();
    emit changed();
}

void Autoplay::setPace(std::chrono::milliseconds pace)
{
    m_timer.setInterval(pace);
}

void Autoplay::step()
{
    m_isStepping = true;
    m_navigation.goForward();
    m_isStepping = false;
    if (!m_navigation.canGoForward())
        stop();
}

} // namespace tessera

#include "moc_autoplay.cpp"
