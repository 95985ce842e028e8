#include "app/program/singleinstance.h"

#include "app/files/gamefile.h"
#include "app/window/gamefiles.h"
#include "tests/support/patience.h"
#include "tests/support/windowdriver.h"

#include <QFileDialog>
#include <QPointer>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTimer>
#include <QtNetwork/QLocalSocket>
#include <QtTest>

using namespace tessera;
using namespace Qt::StringLiterals;

/// A program that is started again hands its files to the one that runs.
class SingleInstanceTest : public QObject
{
    Q_OBJECT

private slots:
    void nobodyRuns();
    void filesAreHandedOver();
    void otherFoldersAreOtherPrograms();
    void leftoverOfAKilledProgramIsReplaced();
    void strangersAreNotTrusted_data();
    void strangersAreNotTrusted();
    void secondProgramEndsAtOnce();
    void filesWaitForDialogs();
};

namespace {

/// `handOver` waits, so it is called beside the loop that answers.
bool handOver(const QString &folder, const QStringList &files)
{
    bool isDone = false;
    std::unique_ptr<QThread> thread(
        QThread::create([&] { isDone = SingleInstance(folder).handOver(files); }));
    thread->start();
    while (!thread->wait(5))
        QCoreApplication::processEvents();
    QCoreApplication::processEvents();
    return isDone;
}

} // namespace

void SingleInstanceTest::nobodyRuns()
{
    const QTemporaryDir folder;
    QVERIFY(!handOver(folder.path(), {}));
}

void SingleInstanceTest::filesAreHandedOver()
{
    const QTemporaryDir folder;
    SingleInstance running(folder.path());
    running.listen();
    QSignalSpy spy(&running, &SingleInstance::requested);
    QVERIFY(handOver(folder.path(), {u"one.tgn"_s, u"/two ü\n.tgn"_s}));
    QCOMPARE(spy.size(), 1);
    const QStringList expected{QDir::current().filePath(u"one.tgn"_s), u"/two ü\n.tgn"_s};
    QCOMPARE(spy.at(0).at(0).toStringList(), expected);
    QVERIFY(handOver(folder.path(), {}));
    QCOMPARE(spy.size(), 2);
}

void SingleInstanceTest::otherFoldersAreOtherPrograms()
{
    const QTemporaryDir one;
    const QTemporaryDir two;
    SingleInstance running(one.path());
    running.listen();
    QVERIFY(!handOver(two.path(), {}));
}

void SingleInstanceTest::leftoverOfAKilledProgramIsReplaced()
{
    const QTemporaryDir folder;
    // A socket without a program behind it, as kill -9 leaves one.
    QProcess killed;
    killed.start(QCoreApplication::applicationFilePath(), {u"--listen"_s, folder.path()});
    QVERIFY(killed.waitForReadyRead(30000));
    killed.kill();
    killed.waitForFinished();
    SingleInstance running(folder.path());
    running.listen();
    QVERIFY(handOver(folder.path(), {}));
}

void SingleInstanceTest::strangersAreNotTrusted_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::newRow("says nothing") << QByteArray();
    QTest::newRow("never ends its line") << QByteArray("don");
    QTest::newRow("says something else") << QByteArray("thanks\n");
}

/// The socket lay in /tmp, where whoever made it first swallowed the files, or let the start wait for ever.
void SingleInstanceTest::strangersAreNotTrusted()
{
    QFETCH(const QByteArray, answer);
    const QTemporaryDir folder;
    QString name;
    {
        SingleInstance running(folder.path());
        running.listen();
        name = running.socket();
    }
    const QFileInfo place(name);
    QCOMPARE(place.absolutePath(), QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation));
    QLocalServer stranger;
    QVERIFY(stranger.listen(name));
    QPointer<QLocalSocket> heard;
    QTimer again;
    connect(&stranger, &QLocalServer::newConnection, this, [&] {
        heard = stranger.nextPendingConnection();
        // A byte now and then does not move the deadline.
        connect(&again, &QTimer::timeout, heard, [&] { heard->write(answer.left(3)); });
        heard->write(answer);
        if (!answer.endsWith('\n') && !answer.isEmpty())
            again.start(100);
    });
    QVERIFY(!handOver(folder.path(), {u"one.tgn"_s}));
    // The program starts alone, and leaves the socket to who has it.
    SingleInstance own(folder.path());
    own.listen();
    QVERIFY(stranger.isListening());
}

void SingleInstanceTest::secondProgramEndsAtOnce()
{
    const QTemporaryDir folder;
    qputenv("XDG_DATA_HOME", folder.path().toUtf8());
    qputenv("XDG_CONFIG_HOME", folder.path().toUtf8());
    SingleInstance running(folder.path() + u"/tessera_games/Tessera"_s);
    running.listen();
    QSignalSpy spy(&running, &SingleInstance::requested);
    QProcess second;
    second.start(QStringLiteral(TESSERA_BINARY_DIR "/tessera"), {u"some.tgn"_s});
    QTRY_COMPARE_WITH_TIMEOUT(second.state(), QProcess::NotRunning, kPatience);
    QCOMPARE(second.exitCode(), 0);
    QCOMPARE(spy.size(), 1);
    QVERIFY(spy.at(0).at(0).toStringList().constFirst().endsWith(u"/some.tgn"_s));
}

/// The dialog to save a game wrote another one, which was handed over while it was open.
void SingleInstanceTest::filesWaitForDialogs()
{
    test::WindowDriver driver;
    driver.start(test::WindowDriver::people());
    driver.playAnyMove();
    driver.playAnyMove();
    const QString other = driver.folder() + u"/other.tgn"_s;
    driver.window().files().saveTo(other, true);
    driver.start(test::WindowDriver::people());
    driver.playAnyMove();
    driver.trigger("actionSaveAs");
    driver.window().openHandedOver({other});
    const QString path = driver.folder() + u"/mine.tgn"_s;
    auto &dialog = driver.find<QFileDialog>("saveDialog");
    emit dialog.fileSelected(path);
    const auto saved = openGameFile(path.toStdString());
    QVERIFY(saved);
    QCOMPARE(saved->record.mainLine().size(), std::size_t(1));
    dialog.close();
    QTRY_COMPARE_WITH_TIMEOUT(driver.ply(), 2, kPatience);
}

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.size() == 3 && words.at(1) == u"--listen"_s) {
        SingleInstance running(words.at(2));
        running.listen();
        std::puts("listening");
        std::fflush(stdout);
        return QApplication::exec();
    }
    SingleInstanceTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "singleinstancetest.moc"
