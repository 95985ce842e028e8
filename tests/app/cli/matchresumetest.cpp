#include "tests/support/matchrun.h"
#include "tests/support/patience.h"

#include <QtTest>

#include <csignal>
#include <map>

using namespace tessera;
using namespace tessera::test;

/// Matches that were broken off, parts of matches, and what stays with their file.
class MatchResumeTest : public QObject
{
    Q_OBJECT

private slots:
    void endedMatchIsResumed_data();
    void endedMatchIsResumed();
    void manyPlayersAreNotBelieved();
    void killedMatchIsResumed();
    void tornGameIsPlayedAgain();
    void otherMatchIsNotResumed();
    void shardsMakeTheWhole();
    void formatStaysWithTheFile();
};

void MatchResumeTest::endedMatchIsResumed_data()
{
    QTest::addColumn<int>("signal");
    QTest::addColumn<QString>("name");
    QTest::newRow("SIGINT") << SIGINT << "SIGINT";
    QTest::newRow("SIGTERM") << SIGTERM << "SIGTERM";
    QTest::newRow("SIGHUP") << SIGHUP << "SIGHUP";
}

/// In the middle of a game, built-in players think and a process hangs: the match ends all the same,
/// says how it can go on, and does.
void MatchResumeTest::endedMatchIsResumed()
{
    QFETCH(int, signal);
    QFETCH(QString, name);
    const QTemporaryDir dir;
    const QString file = dir.filePath("games.tgn");
    const QString flag = dir.filePath("hang");
    const QString process
        = scriptedEngine(dir, "while test -e " + flag.toUtf8() + "; do sleep 0.01; done; exit 3");
    const auto words = [&](const QStringList &more) {
        return matchOf(
            gameWith(2),
            {process, "level=2 nodes=50"},
            QStringList{"--games=6", "--concurrency=2", "--json", "--resume", file} + more);
    };
    QFile hang(flag);
    QVERIFY(hang.open(QIODevice::WriteOnly));
    hang.close();
    QProcess match;
    match.start(programPath(), words({}));
    QTRY_VERIFY_WITH_TIMEOUT(contentOf(file).isEmpty() && QFile::exists(file), kPatience);
    QTest::qWait(200);
    kill(static_cast<pid_t>(match.processId()), signal);
    QVERIFY(match.waitForFinished(kPatience));
    QCOMPARE(match.exitStatus(), QProcess::NormalExit);
    QCOMPARE(match.exitCode(), 1);
    const QByteArray talk = match.readAllStandardError();
    const QString sentence = "ended by " + name + " after 0 games; go on with --resume " + file;
    QVERIFY2(talk.contains(sentence.toUtf8()), talk.constData());
    QCOMPARE(match.readAllStandardOutput(), QByteArray());
    QVERIFY(QFile::remove(flag));
    const Run resumed = run(words({}));
    QVERIFY2(resumed.status == 0, qPrintable(resumed.talk));
    QCOMPARE(gamesIn(file).size(), std::size_t(6));
}

/// A tag cannot make us prepare for more players than a match may have.
void MatchResumeTest::manyPlayersAreNotBelieved()
{
    const QTemporaryDir dir;
    const QString path = dir.filePath("games.tgn");
    QCOMPARE(
        run(matchOf(
                gameWith(3), {"level=1", "level=2"}, {"--games=1", "--time=nodes=50", "--out", path}))
            .status,
        0);
    QByteArray text = contentOf(path);
    text.replace("\\\"players\\\":[", "\\\"players\\\":[" + QByteArray("\\\"x\\\",").repeated(2000));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    const Run merged = run({"match", "--merge", path});
    QCOMPARE(merged.status, 1);
    QVERIFY2(
        merged.talk.contains("found a match of 2002 players, wanted at most 64"),
        qPrintable(merged.talk));
}

/// After kill −9, at whatever moment, no game is lost, none is played twice, and the end is the same
/// as without.
void MatchResumeTest::killedMatchIsResumed()
{
    const QTemporaryDir dir;
    const auto words = [&](const QStringList &more) {
        return matchOf(
            gameWith(2),
            {"level=3", "level=2"},
            QStringList{"--games=60", "--time=nodes=1500", "--concurrency=2", "--json"} + more);
    };
    const Run whole = run(words({"--out", dir.filePath("whole.tgn")}));
    QVERIFY2(whole.status == 0, qPrintable(whole.talk));
    const QString file = dir.filePath("killed.tgn");
    std::map<int, std::string> before;
    int kills = 0;
    for (int delay = 60; kills < 3 && delay < 2000; delay = delay * 5 / 4) {
        QProcess process;
        process.start(programPath(), words({"--resume", file}));
        if (process.waitForFinished(delay))
            continue;
        process.kill();
        process.waitForFinished();
        ++kills;
        const auto after = gamesIn(file);
        for (const auto &[number, text] : before)
            QVERIFY(after.contains(number) && after.at(number) == text);
        before = after;
    }
    QVERIFY(kills > 0);
    const Run resumed = run(words({"--resume", file}));
    QVERIFY2(resumed.status == 0, qPrintable(resumed.talk));
    QCOMPARE(resumed.out, whole.out);
    QVERIFY(gamesIn(file) == gamesIn(dir.filePath("whole.tgn")));
}

void MatchResumeTest::tornGameIsPlayedAgain()
{
    const QTemporaryDir dir;
    const QString file = dir.filePath("torn.tgn");
    const auto words = [&](const QString &option) {
        return matchOf(
            gameWith(2), {"level=2", "level=1"}, {"--games=3", "--time=nodes=50", option, file});
    };
    QCOMPARE(run(words("--out")).status, 0);
    const auto games = gamesIn(file);
    const QByteArray text = contentOf(file);
    const auto last = text.lastIndexOf("[Event ");
    // Every way in which the last game can break off, in steps that meet all its parts.
    for (qsizetype length = last + 1; length < text.size(); length += (text.size() - last) / 9) {
        QFile torn(file);
        QVERIFY(torn.resize(0) && torn.open(QIODevice::WriteOnly));
        torn.write(text.left(length));
        torn.close();
        const Run resumed = run(words("--resume"));
        QVERIFY2(resumed.status == 0, qPrintable(resumed.talk));
        QVERIFY(gamesIn(file) == games);
        QCOMPARE(contentOf(file).size(), text.size());
    }
    // A file that is there is not overwritten.
    const Run again = run(words("--out"));
    QCOMPARE(again.status, 2);
    QVERIFY2(again.talk.contains("found a file that is not empty"), qPrintable(again.talk));
}

void MatchResumeTest::otherMatchIsNotResumed()
{
    const QTemporaryDir dir;
    const QString file = dir.filePath("games.tgn");
    const QStringList more{"--games=2", "--time=nodes=50", "--resume", file};
    QCOMPARE(run(matchOf(gameWith(2), {"level=2", "level=1"}, more)).status, 0);
    const QByteArray text = contentOf(file);
    const Run other = run(matchOf(gameWith(2), {"level=3", "level=1"}, more));
    QCOMPARE(other.status, 2);
    QVERIFY2(other.talk.contains("found the match"), qPrintable(other.talk));
    QCOMPARE(contentOf(file), text);
    QFile letter(dir.filePath("letter.txt"));
    QVERIFY(letter.open(QIODevice::WriteOnly));
    letter.write("Dear Sir,");
    letter.close();
    const Run strange = run(
        matchOf(gameWith(2), {"level=3", "level=1"}, {"--games=2", "--resume", letter.fileName()}));
    QCOMPARE(strange.status, 2);
    QCOMPARE(contentOf(letter.fileName()), QByteArray("Dear Sir,"));
}

void MatchResumeTest::shardsMakeTheWhole()
{
    for (const int players : {2, 3}) {
        const QTemporaryDir dir;
        const auto words = [&](const QStringList &more) {
            return matchOf(
                gameWith(players),
                {"level=2", "level=1"},
                QStringList{"--games=20", "--time=nodes=100", "--json"} + more);
        };
        const Run whole = run(words({"--out", dir.filePath("whole.tgn")}));
        QStringList merge{"match", "--merge", "--json", "--out", dir.filePath("merged.tgn")};
        for (const char *shard : {"1/3", "2/3", "3/3"}) {
            const QString file = dir.filePath(QString::fromLatin1(shard).replace('/', '-'));
            const Run part = run(words({"--shard", QString::fromLatin1(shard), "--out", file}));
            QVERIFY2(part.status == 0, qPrintable(part.talk));
            merge << file;
        }
        // A file that is given twice does not count twice.
        merge << merge.last();
        const Run merged = run(merge);
        QVERIFY2(merged.status == 0, qPrintable(merged.talk));
        QCOMPARE(merged.out, whole.out);
        QCOMPARE(contentOf(dir.filePath("merged.tgn")), contentOf(dir.filePath("whole.tgn")));
    }
}

/// A gauntlet goes on as one, and adds up as one.
void MatchResumeTest::formatStaysWithTheFile()
{
    const QTemporaryDir dir;
    const QString file = dir.filePath("gauntlet.tgn");
    const auto words = [&](const QStringList &more) {
        return matchOf(
            gameWith(2),
            {"level=1,name=.", R"(level=1,name="b\"\")", "level=1,name=c"},
            QStringList{"--time=nodes=20", "--json"} + more);
    };
    QCOMPARE(run(words({"--format=gauntlet", "--games=2", "--out", file})).status, 0);
    const Run other = run(words({"--games=4", "--resume", file}));
    QCOMPARE(other.status, 2);
    const Run whole = run(words({"--format=gauntlet", "--games=4", "--resume", file}));
    QVERIFY2(whole.status == 0, qPrintable(whole.talk));
    QCOMPARE(jsonOf(whole)["players"][0]["games"].asInt().value(), 4);
    QCOMPARE(jsonOf(whole)["crosstable"][1][2]["games"].asInt().value(), 0);
    QCOMPARE(run({"match", "--merge", "--json", file}).out, whole.out);
    const Run strange = run(words({"--format=cup", "--games=4"}));
    QVERIFY2(strange.talk.contains("found \"cup\""), qPrintable(strange.talk));
}

QTEST_GUILESS_MAIN(MatchResumeTest)
#include "matchresumetest.moc"
