#pragma once

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <optional>

class QProcess;

namespace tessera {

/// Says sentences by `spd-say`, the command of speech-dispatcher. It never waits for it: while one sentence is handed
/// over, the latest of those that follow waits, and a program that hangs is killed. Where the program is missing,
/// nothing is said.
class Speaker final : public QObject
{
    Q_OBJECT

public:
    explicit Speaker(QObject *parent = nullptr);
    ~Speaker() override;

    /// Whether there is such a program on the path now.
    [[nodiscard]] static bool isInstalled();
    /// Says `text` in the language of the program; what is being said stops.
    void say(const QString &text);
    /// Stops what is being said, if anything was.
    void stop();

private:
    void run(const QStringList &arguments);
    /// The program has ended, or could not be started.
    void goOn();

    QProcess *m_process;
    QTimer m_patience;
    /// The arguments of the next call.
    std::optional<QStringList> m_next;
    bool m_hasSpoken = false;
};

} // namespace tessera
