#pragma once

#include <QObject>

namespace tessera {

/// While it exists, SIGINT, SIGTERM and SIGHUP (the end of the session, Ctrl+C in the terminal) ask the application to quit,
/// as Ctrl+Q does, so that the game on the board is kept. Each does so once: when it comes again the program ends at once.
/// Signals that the program was started to ignore stay ignored. One at a time.
class QuitSignals final : public QObject
{
    Q_OBJECT

public:
    explicit QuitSignals(QObject *parent = nullptr);
    ~QuitSignals() override;
};

} // namespace tessera
