#pragma once

#include "app/cli/input/gamechoice.h"
#include "app/cli/ugi/ugioptions.h"
#include "app/cli/ugi/ugisession.h"
#include "tests/support/gamerows.h"
#include "tests/support/patience.h"
#include "tests/support/programrun.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include <sstream>

namespace tessera::test {

/// A conversation with the real program, line by line.
class Conversation
{
public:
    explicit Conversation(const QString &game)
    {
        m_process.start(programPath(), {QStringLiteral("ugi"), QStringLiteral("--game"), game});
    }
    ~Conversation()
    {
        m_process.closeWriteChannel();
        m_process.waitForFinished(kPatience);
    }
    Conversation(const Conversation &) = delete;
    Conversation &operator=(const Conversation &) = delete;

    void say(const QByteArray &line) { m_process.write(line + "\n"); }
    /// The lines up to the first that begins with `end`, which is the last of them; fewer when the
    /// program is silent for too long.
    QStringList hear(const QString &end)
    {
        QStringList lines;
        while (lines.isEmpty() || !lines.last().startsWith(end)) {
            while (!m_process.canReadLine()) {
                if (!m_process.waitForReadyRead(kPatience))
                    return lines;
            }
            lines.append(QString::fromUtf8(m_process.readLine()).trimmed());
        }
        return lines;
    }
    QProcess &process() { return m_process; }

private:
    QProcess m_process;
};

/// What a session in this process answers to a piece of input.
inline std::string answered(const GameEntry &game, const std::string &input)
{
    std::istringstream in(input);
    std::ostringstream out;
    cli::UgiSession session(game, cli::initialSettings(game), out);
    session.run(in);
    return out.str();
}

inline QString fileWith(const QTemporaryDir &dir, const QString &name, const QByteArray &content)
{
    QFile file(dir.filePath(name));
    if (!file.open(QIODevice::WriteOnly))
        qFatal("cannot write %s", qPrintable(name));
    file.write(content);
    return file.fileName();
}

/// A sentence about the first of `expected` that does not begin a line of `out` after those before
/// it; empty when all do.
inline QString missingLine(const QString &out, const QStringList &expected)
{
    const QStringList lines = out.split('\n', Qt::SkipEmptyParts);
    int at = 0;
    for (const QString &wanted : expected) {
        while (at < lines.size() && !lines[at].startsWith(wanted))
            ++at;
        if (at++ == lines.size())
            return wanted + "\nis missing or out of order in\n" + out;
    }
    return {};
}

} // namespace tessera::test
