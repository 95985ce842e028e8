#include "app/program/quitsignals.h"

#include "app/files/unfinishedgames.h"
#include "tests/support/patience.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <cstdio>
#include <unistd.h>

using namespace tessera;
using namespace Qt::StringLiterals;

namespace {

/// The real program with a game on its board, in a folder of its own.
class RunningProgram
{
public:
    /// Started by a shell that has done `before`.
    explicit RunningProgram(const QString &before)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"XDG_DATA_HOME"_s, m_folder.path());
        environment.insert(u"XDG_CONFIG_HOME"_s, m_folder.path());
        m_process.setProcessEnvironment(environment);
        m_process.setProcessChannelMode(QProcess::ForwardedChannels);
        m_process.start(
            u"/bin/sh"_s,
            {u"-c"_s,
             before + u"exec \"$0\" --game watchyourback --players human,human --moves 3,3"_s,
             QStringLiteral(TESSERA_BINARY_DIR "/tessera")});
    }

    ~RunningProgram()
    {
        m_process.kill();
        m_process.waitForFinished();
    }

    [[nodiscard]] QString games() const
    {
        return m_folder.filePath(u"tessera_games/Tessera/autosave"_s);
    }
    /// Whether it keeps its game, which it does once its event loop has run.
    [[nodiscard]] bool keepsGame() const
    {
        return !QDir(games()).entryList({u"*.tgn"_s}, QDir::Files).isEmpty();
    }
    void send(int signal) { ::kill(static_cast<pid_t>(m_process.processId()), signal); }
    [[nodiscard]] QProcess &process() { return m_process; }

private:
    QTemporaryDir m_folder;
    QProcess m_process;
};

} // namespace

/// Ending the session or pressing Ctrl+C in the terminal ends the program as closing its window does.
class QuitSignalsTest : public QObject
{
    Q_OBJECT

private slots:
    void signalKeepsTheGame_data();
    void signalKeepsTheGame();
    void ignoredSignalStaysIgnored();
    void programThatHangsEnds_data();
    void programThatHangsEnds();
};

void QuitSignalsTest::signalKeepsTheGame_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("Ctrl+C in the terminal") << SIGINT;
    QTest::newRow("end of the session") << SIGTERM;
    QTest::newRow("closed terminal") << SIGHUP;
}

void QuitSignalsTest::signalKeepsTheGame()
{
    QFETCH(const int, signal);
    RunningProgram program{QString()};
    QTRY_VERIFY_WITH_TIMEOUT(program.keepsGame(), kPatience);
    program.send(signal);
    QVERIFY(program.process().waitForFinished(kPatience));
    QCOMPARE(program.process().exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.process().exitCode(), 0);
    const UnfinishedGames next(program.games());
    QCOMPARE(next.games().size(), std::size_t(1));
    QVERIFY2(next.notes().isEmpty(), qPrintable(next.notes().join(u'\n')));
}

void QuitSignalsTest::ignoredSignalStaysIgnored()
{
    RunningProgram program(u"trap '' HUP; "_s);
    QTRY_VERIFY_WITH_TIMEOUT(program.keepsGame(), kPatience);
    program.send(SIGHUP);
    program.send(SIGTERM);
    QVERIFY(program.process().waitForFinished(kPatience));
    QCOMPARE(program.process().exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.process().exitCode(), 0);
}

void QuitSignalsTest::programThatHangsEnds_data()
{
    QTest::addColumn<QString>("where");
    QTest::addColumn<int>("signal");
    QTest::newRow("in its window") << u"--hang"_s << SIGTERM;
    QTest::newRow("in its window, Ctrl+C") << u"--hang"_s << SIGINT;
    QTest::newRow("in its window, closed terminal") << u"--hang"_s << SIGHUP;
    QTest::newRow("before its window") << u"--hang-first"_s << SIGTERM;
    QTest::newRow("after its window") << u"--hang-last"_s << SIGTERM;
}

/// A window that read a pipe for a player's name heard no signal: 837 s went by until it was killed.
void QuitSignalsTest::programThatHangsEnds()
{
    QFETCH(const QString, where);
    QFETCH(const int, signal);
    QProcess program;
    program.start(QCoreApplication::applicationFilePath(), {where});
    QVERIFY(program.waitForReadyRead(kPatience));
    ::kill(static_cast<pid_t>(program.processId()), signal);
    QVERIFY(program.waitForFinished(kPatience));
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 128 + signal);
}

namespace {

void hang()
{
    std::puts("hangs");
    std::fflush(stdout);
    for (;;)
        ::pause();
}

/// A program that hangs where the word says.
int hangingProgram(QCoreApplication &application, const QString &where)
{
    const QuitSignals quitting;
    if (where == u"--hang-first"_s)
        hang();
    const bool hangsAtOnce = where == u"--hang"_s;
    QTimer::singleShot(0, &application, [hangsAtOnce] {
        if (hangsAtOnce)
            hang();
        QCoreApplication::quit();
    });
    QCoreApplication::exec();
    hang();
    return 0;
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.size() == 2 && words.at(1).startsWith(u"--hang"_s))
        return hangingProgram(application, words.at(1));
    QuitSignalsTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "quitsignalstest.moc"
