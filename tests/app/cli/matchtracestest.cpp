#include "model/record/reader.h"
#include "tests/support/matchrun.h"

#include <QtTest>

#include <set>

using namespace tessera;
using namespace tessera::test;

namespace {

/// Talks all the time, uses much memory for a moment, and knows how to place pieces only.
constexpr const char *kTalker = R"(import sys

class Player:
    def __init__(self, colour):
        print("made", colour)
        self.free = [(x, y) for y in (3, 4) for x in range(8)]

    def action(self, turns):
        much = bytearray(60000000)
        del much
        print("turn", turns)
        print("complaint", turns, file=sys.stderr)
        return self.free.pop() if self.free else None

    def update(self, action):
        print("heard", action)
        self.free = [cell for cell in self.free if cell != action]
)";

/// The moves of a record with the traces that they have.
std::vector<ProgramTrace> tracesOf(const GameRecord &record)
{
    std::vector<ProgramTrace> traces;
    for (const NodeId node : record.mainLine())
        traces.push_back(record.node(node).trace);
    return traces;
}

std::vector<GameRecord> recordsIn(const QString &path)
{
    ReadSettings settings;
    for (const GameEntry &entry : catalogue())
        settings.games.push_back(entry.game.get());
    std::vector<GameRecord> records;
    for (const auto &game : readGames(contentOf(path).toStdString(), path.toStdString(), settings))
        records.push_back(game.record);
    return records;
}

QString talker(const QTemporaryDir &dir)
{
    QFile file(dir.filePath("talker.py"));
    if (!file.open(QIODevice::WriteOnly) || file.write(kTalker) < 0)
        qFatal("cannot write the agent");
    return "agent=" + file.fileName() + " name=talker";
}

} // namespace

/// What programs of others take and write for their moves, in the games of a match.
class MatchTracesTest : public QObject
{
    Q_OBJECT

private slots:
    void agentsAreTraced();
    void enginesAreTraced();
    void talkStaysSmall();
    void standardErrorIsPassedOn_data();
    void standardErrorIsPassedOn();
    void resumedShardsAndMergedFilesKeepThem();
};

/// Each move with its time, its memory at most, and what was printed for it; ours have none.
void MatchTracesTest::agentsAreTraced()
{
    const QTemporaryDir dir;
    const QString file = dir.filePath("games.tgn");
    const Run played = run(matchOf(
        "watchyourback", {talker(dir), "level=1"}, {"--games=2", "--time=nodes=20", "--out", file}));
    QVERIFY2(played.status == 0, qPrintable(played.talk));
    const auto records = recordsIn(file);
    QCOMPARE(records.size(), std::size_t(2));
    for (const GameRecord &record : records) {
        const bool isFirst = record.tag("White") == "talker";
        const auto traces = tracesOf(record);
        QVERIFY(traces.size() > 4);
        for (std::size_t i = 0; i < traces.size(); ++i) {
            const bool isTalkers = (i % 2 == 0) == isFirst;
            QCOMPARE(traces[i].isEmpty(), !isTalkers);
            if (!isTalkers)
                continue;
            const std::string turn = std::to_string(i);
            QVERIFY2(
                traces[i].text().find("turn " + turn + "\ncomplaint " + turn) != std::string::npos,
                traces[i].text().c_str());
            QCOMPARE(traces[i].text().starts_with("made "), i < 2);
            QVERIFY(traces[i].kilobytes > (traces[i].isPeak ? 60000 : 4000));
            QVERIFY(traces[i].isPeak);
        }
    }
}

void MatchTracesTest::enginesAreTraced()
{
    const QTemporaryDir dir;
    const QString file = dir.filePath("games.tgn");
    const QString engine = "cmd=\"" + programPath()
                           + " ugi --game chexers\" proto=ugi option.Level=2 name=engine";
    const Run played = run(
        matchOf("chexers", {engine, "level=1"}, {"--games=1", "--time=nodes=200", "--out", file}));
    QVERIFY2(played.status == 0, qPrintable(played.talk));
    const auto records = recordsIn(file);
    QCOMPARE(records.size(), std::size_t(1));
    int traced = 0;
    for (const ProgramTrace &trace : tracesOf(records.front())) {
        if (trace.isEmpty())
            continue;
        ++traced;
        QVERIFY2(trace.text().starts_with("info depth "), trace.text().c_str());
        QCOMPARE(trace.text().find('\n'), std::string::npos);
        QVERIFY(trace.kilobytes > 1000);
    }
    QVERIFY(traced > 5);
}

/// However much is said: a move keeps its last lines, a game the texts of its last moves, and the earlier ones say that
/// there was more.
void MatchTracesTest::talkStaysSmall()
{
    const QTemporaryDir dir;
    const QString file = dir.filePath("games.tgn");
    const QString engine = "cmd=\"python3 " + dir.filePath("chatter.py") + "\" name=chatter";
    QFile script(dir.filePath("chatter.py"));
    QVERIFY(script.open(QIODevice::WriteOnly));
    script.write(
        ("import subprocess, sys\n"
         "inner = subprocess.Popen(['"
         + programPath()
         + "', 'ugi', '--game', 'xxlchess'], stdin=-1, stdout=-1, text=True, bufsize=1)\n"
           "for line in sys.stdin:\n"
           "    inner.stdin.write(line)\n"
           "    word = line.split()[0]\n"
           "    last = {'ugi': 'ugiok', 'isready': 'readyok', 'go': 'bestmove'}.get(word)\n"
           "    if word == 'go':\n"
           "        for i in range(100): print('info string', 'thought', i, 'x' * 80)\n"
           "    while last:\n"
           "        answer = inner.stdout.readline()\n"
           "        print(answer, end='', flush=True)\n"
           "        if answer.startswith(last): last = None\n"
           "    if word == 'quit': break\n")
            .toUtf8());
    script.close();
    // Both games are long after it.
    const QString openings = dir.filePath("openings.txt");
    QFile opening(openings);
    QVERIFY(opening.open(QIODevice::WriteOnly));
    opening.write("b1c3 e14f11 f1g3 n13n11\n");
    opening.close();
    const Run played = run(matchOf(
        "xxlchess",
        {engine + " proto=ugi", "level=1"},
        {"--games=2", "--time=nodes=20", "--openings", openings, "--out", file}));
    QVERIFY2(played.status == 0, qPrintable(played.talk));
    for (const GameRecord &record : recordsIn(file)) {
        std::size_t size = 0;
        std::size_t traced = 0;
        std::string first;
        std::string last;
        for (const ProgramTrace &trace : tracesOf(record)) {
            if (trace.isEmpty())
                continue;
            QVERIFY(trace.text().size() <= ProgramTrace::kMostText);
            first = first.empty() ? trace.text() : first;
            last = trace.text();
            size += last.size();
            ++traced;
        }
        QVERIFY2(traced > 40, qPrintable(QString::number(traced)));
        QVERIFY2(size < 62000, qPrintable(QString::number(size)));
        QCOMPARE(first, std::string("…"));
        QVERIFY(last.find("thought 99 xxx") != std::string::npos);
    }
    QVERIFY(contentOf(file).size() < 250'000);
}

void MatchTracesTest::standardErrorIsPassedOn_data()
{
    QTest::addColumn<bool>("keepsLogs");
    QTest::newRow("where ours goes") << false;
    QTest::newRow("to the logs") << true;
}

/// As whoever works on an agent wants to read it at once.
void MatchTracesTest::standardErrorIsPassedOn()
{
    QFETCH(bool, keepsLogs);
    const QTemporaryDir dir;
    const QStringList more{"--games=1", "--time=nodes=20"};
    const QStringList logs{"--logs", dir.filePath("logs")};
    const Run played = run(
        matchOf("watchyourback", {talker(dir), "level=1"}, keepsLogs ? more + logs : more));
    QCOMPARE(played.talk.contains("complaint 2\n"), !keepsLogs);
    QCOMPARE(contentOf(dir.filePath("logs/game-1.log")).contains("! complaint 2\n"), keepsLogs);
}

/// What was played in parts has what each part had.
void MatchTracesTest::resumedShardsAndMergedFilesKeepThem()
{
    const QTemporaryDir dir;
    const QStringList merge{"match", "--merge", "--out", dir.filePath("all.tgn")};
    QStringList parts;
    std::multiset<std::string> before;
    for (const char *shard : {"1/2", "2/2"}) {
        parts << dir.filePath(QString::fromLatin1(shard).replace('/', '-'));
        const auto words = [&](const char *games) {
            return matchOf(
                "watchyourback",
                {talker(dir), "level=1"},
                {"--time=nodes=20",
                 QStringLiteral("--games=") + games,
                 "--shard",
                 shard,
                 "--resume",
                 parts.last()});
        };
        QCOMPARE(run(words("4")).status, 0);
        const auto first = recordsIn(parts.last());
        const Run resumed = run(words("8"));
        QVERIFY2(resumed.status == 0, qPrintable(resumed.talk));
        const auto all = recordsIn(parts.last());
        QCOMPARE(all.size(), std::size_t(4));
        for (std::size_t i = 0; i < first.size(); ++i)
            QVERIFY(tracesOf(all[i]) == tracesOf(first[i]));
        for (const GameRecord &record : all) {
            for (const ProgramTrace &trace : tracesOf(record))
                before.insert(trace.text() + std::to_string(trace.time.count()));
        }
    }
    QCOMPARE(run(merge + parts).status, 0);
    std::multiset<std::string> after;
    for (const GameRecord &record : recordsIn(merge.last())) {
        for (const ProgramTrace &trace : tracesOf(record))
            after.insert(trace.text() + std::to_string(trace.time.count()));
    }
    QVERIFY(after.size() > 40);
    QVERIFY(after == before);
}

QTEST_GUILESS_MAIN(MatchTracesTest)
#include "matchtracestest.moc"
