#pragma once

#include <QObject>

#include <thread>

namespace tessera {

/// While it exists, SIGINT, SIGTERM and SIGHUP (the end of the session, Ctrl+C in the terminal) ask the application to
/// quit, as Ctrl+Q does, so that the game on the board is kept. A program that has not ended within two seconds, because
/// its event loop hangs for instance, is ended then; what was played is in its file by that time. Each signal does so
/// once: when it comes again the program ends at once. Signals that the program was started to ignore stay ignored. One
/// at a time; it is made before the window, whose own end it awaits.
class QuitSignals final : public QObject
{
    Q_OBJECT

public:
    explicit QuitSignals(QObject *parent = nullptr);
    ~QuitSignals() override;

private:
    /// Runs in a thread of its own, which sleeps until there is a signal or `over` can be read.
    static void endInTime(int over);

    /// Readable once the program has come to its end.
    int m_over;
    std::thread m_guard;
};

} // namespace tessera
