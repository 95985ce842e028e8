#pragma once

#include "model/core/json/jsontext.h"
#include "tests/support/patience.h"

#include <QProcess>
#include <QString>
#include <QStringList>

namespace tessera::test {

/// A run of a real program: what it printed and how it ended.
struct Run
{
    /// -1 when it was killed, or had to be.
    int status = -1;
    QString out;
    QString talk;
};

inline QString programPath()
{
    return QStringLiteral(TESSERA_BINARY_DIR "/tessera-cli");
}

inline QString toolsPath()
{
    return QStringLiteral(TESSERA_BINARY_DIR "/tessera-tools");
}

inline Run runOf(
    const QString &program, const QStringList &words, const QByteArray &input, int patience)
{
    QProcess process;
    process.start(program, words);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(patience))
        process.kill();
    Run result;
    if (process.exitStatus() == QProcess::NormalExit)
        result.status = process.exitCode();
    result.out = QString::fromUtf8(process.readAllStandardOutput());
    result.talk = QString::fromUtf8(process.readAllStandardError());
    return result;
}

inline Run run(const QStringList &words, const QByteArray &input = {}, int patience = kPatience)
{
    return runOf(programPath(), words, input, patience);
}

inline Run runTools(const QStringList &words)
{
    return runOf(toolsPath(), words, {}, kPatience);
}

/// The JSON value that a run printed, or null.
inline Json jsonOf(const Run &run)
{
    return readJson(run.out.toStdString()).value;
}

} // namespace tessera::test
