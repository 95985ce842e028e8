#include "tests/support/patience.h"
#include "tests/support/ugirun.h"

using namespace tessera;
using namespace tessera::cli;
using namespace tessera::test;

/// Games and searches by the Universal Game Interface, stopped in the middle of them too.
class UgiPlayTest : public QObject
{
    Q_OBJECT

private slots:
    void everyGamePlaysItself_data() { addGameRows(); }
    void everyGamePlaysItself();
    void runnersPlayMoveByMove_data() { addGameRows(); }
    void runnersPlayMoveByMove();
    void answersWhileSearching();
    void everyGoGetsItsAnswer();
    void endOfInputEndsTheProgram();
    void quitEndsSearchesButNoCount();
    void stopEndsACount_data();
    void stopEndsACount();
};

/// A short game through the protocol: every bestmove is among the legal moves.
void UgiPlayTest::everyGamePlaysItself()
{
    QFETCH(QString, game);
    Conversation talk(game);
    QByteArray moves;
    for (int turn = 0; turn < 6; ++turn) {
        talk.say("position startpos" + (moves.isEmpty() ? QByteArray() : " moves" + moves));
        talk.say("query moves");
        const QStringList legal = talk.hear("response").last().split(' ').mid(1);
        talk.say("go nodes 2000");
        const QStringList lines = talk.hear("bestmove");
        const QString move = lines.last().section(' ', 1);
        QVERIFY2(legal.contains(move), qPrintable(move));
        QVERIFY(lines.first().startsWith("info depth "));
        QVERIFY(lines.first().contains(" score "));
        QVERIFY(lines.first().contains(" pv "));
        moves += " " + move.toUtf8();
    }
}

/// A runner that tells both engines each move by `moves` alone, asks the one that moved whether the game
/// is over, and lets the other think by the time of a move, or by clocks: a whole game of each game of two players
/// (three go the same way, with a third engine).
void UgiPlayTest::runnersPlayMoveByMove()
{
    QFETCH(QString, game);
    const int players = findGame(game.toStdString())->info().playerCount();
    std::vector<std::unique_ptr<Conversation>> engines;
    const auto tellAll = [&](const QByteArray &line) {
        for (const auto &engine : engines)
            engine->say(line);
    };
    for (int i = 0; i < players; ++i) {
        engines.push_back(std::make_unique<Conversation>(game));
        engines.back()->say("ugi");
        QCOMPARE(engines.back()->hear("ugiok").last(), QString("ugiok"));
        engines.back()->say("setoption name Level value 3");
    }
    tellAll("uginewgame");
    for (const auto &engine : engines) {
        engine->say("isready");
        QCOMPARE(engine->hear("readyok").last(), QString("readyok"));
    }
    tellAll("position startpos");
    QByteArray clocks;
    for (int i = 0; i < players; ++i)
        clocks += " p" + QByteArray::number(i + 1) + "time 60 p" + QByteArray::number(i + 1)
                  + "inc 0";
    constexpr int kMostTurns = 1500;
    for (int turn = 0; turn < kMostTurns; ++turn) {
        Conversation *mover = nullptr;
        engines.front()->say("query gameover");
        if (engines.front()->hear("response").last() == "response true")
            break;
        for (int i = 0; i < players; ++i) {
            engines.front()->say("query p" + QByteArray::number(i + 1) + "turn");
            if (engines.front()->hear("response").last() == "response true")
                mover = engines[static_cast<std::size_t>(i)].get();
        }
        QVERIFY(mover != nullptr);
        mover->say(turn % 2 == 0 ? QByteArray("go movetime 1") : "go" + clocks);
        const QStringList lines = mover->hear("bestmove");
        for (const QString &line : lines)
            QVERIFY2(line.size() > 7, qPrintable(line));
        tellAll("moves " + lines.last().section(' ', 1).toUtf8());
    }
    for (const auto &engine : engines) {
        engine->say("query result");
        const QString result = engine->hear("response").last();
        QVERIFY2(
            QRegularExpression("^response (p[123]win|draw)$").match(result).hasMatch(),
            qPrintable(result));
    }
}

void UgiPlayTest::answersWhileSearching()
{
    Conversation talk("watchyourback");
    talk.say("go infinite");
    talk.hear("info depth 3");
    talk.say("isready");
    QCOMPARE(talk.hear("readyok").last(), QString("readyok"));
    talk.say("position startpos moves 3,3\nquery turn");
    QCOMPARE(talk.hear("response").last(), QString("response p2"));
    talk.say("setoption name Hash value 8\nstop");
    const QString move = talk.hear("bestmove").last();
    QVERIFY(move.startsWith("bestmove "));
    talk.say("go depth 2");
    QVERIFY(talk.hear("bestmove").last().startsWith("bestmove "));
    talk.say("quit");
    QVERIFY(talk.process().waitForFinished(kPatience));
    QCOMPARE(talk.process().exitCode(), 0);
}

void UgiPlayTest::everyGoGetsItsAnswer()
{
    Conversation talk("watchyourback");
    talk.say("go infinite\ngo depth 2\ngo infinite\ngo nodes 100\ngo infinite\nstop\ngo perft 1");
    const QStringList lines = talk.hear("nodes 46");
    QCOMPARE(lines.filter("bestmove ").size(), 5);
    QVERIFY(lines.filter("bestmove none").isEmpty());
}

void UgiPlayTest::endOfInputEndsTheProgram()
{
    for (const QByteArray go : {"", "go infinite\n", "go depth 4\n", "go perft 3\n"}) {
        const Run result = run({"ugi", "--game", "watchyourback"}, go);
        QCOMPARE(result.status, 0);
        QCOMPARE(result.out.contains("bestmove "), go.contains("infinite") || go.contains("depth"));
        QCOMPARE(result.out.contains("nodes 92342"), go.contains("perft"));
    }
}

/// A search is of use when it is cut short, a count is not.
void UgiPlayTest::quitEndsSearchesButNoCount()
{
    const Run count = run({"ugi", "--game", "watchyourback"}, "go perft 3\nquit\n");
    QCOMPARE(count.status, 0);
    QVERIFY2(count.out.contains("nodes 92342"), qPrintable(count.out));
    const Run search = run({"ugi", "--game", "watchyourback"}, "go depth 100\nquit\n");
    QCOMPARE(search.status, 0);
    QVERIFY2(search.out.contains("bestmove "), qPrintable(search.out));
}

void UgiPlayTest::stopEndsACount_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QByteArray>("position");
    QTest::addColumn<QByteArray>("word");
    const QByteArray start = "position startpos";
    QTest::newRow("stop") << QString("watchyourback") << start << QByteArray("stop\nquit");
    QTest::newRow("quit") << QString("watchyourback") << start << QByteArray("quit");
    QTest::newRow("end of input") << QString("watchyourback") << start << QByteArray();
    QTest::newRow("many moves") << QString("tetress") << start << QByteArray("stop\nquit");
    QTest::newRow("many moves, quit") << QString("tetress") << start << QByteArray("quit");
    QTest::newRow("three players") << QString("chexers") << start << QByteArray("stop\nquit");
    // The bound took the few moves of White, in the corner, to the power of the depth.
    QTest::newRow("few moves of one side")
        << QString("xxlchess")
        << QByteArray("position fen rnbqkbnr/pppppppp/8/8/8/8/8/K7 w - - w 8")
        << QByteArray("stop\nquit");
}

/// A count that would take hours.
void UgiPlayTest::stopEndsACount()
{
    QFETCH(const QString, game);
    QFETCH(const QByteArray, position);
    QFETCH(const QByteArray, word);
    Conversation talk(game);
    talk.say(position + "\ngo perft 12\n" + word);
    if (word.isEmpty())
        talk.process().closeWriteChannel();
    QCOMPARE(talk.hear("info string").last(), QString("info string the count was stopped"));
    QVERIFY(talk.process().waitForFinished(kPatience));
    QCOMPARE(talk.process().exitCode(), 0);
}

QTEST_GUILESS_MAIN(UgiPlayTest)
#include "ugiplaytest.moc"
