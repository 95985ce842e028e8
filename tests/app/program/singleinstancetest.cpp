#include "app/program/singleinstance.h"

#include "app/files/gamefile.h"
#include "app/window/gamefiles.h"
#include "tests/support/patience.h"
#include "tests/support/windowdriver.h"

#include <QFileDialog>
#include <QProcess>
#include <QSignalSpy>
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
