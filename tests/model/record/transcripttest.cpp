#include "model/record/transcript.h"
#include "model/core/randomness.h"
#include "model/games/catalogue.h"
#include "model/record/reader.h"

#include <QtTest>

using namespace tessera;
using namespace Qt::StringLiterals;

namespace {

ReadSettings settings()
{
    ReadSettings made;
    for (const GameEntry &entry : catalogue())
        made.games.push_back(entry.game.get());
    return made;
}

std::vector<ReadGame> read(const QString &text)
{
    return readGames(text.toStdString(), "log.txt", settings());
}

/// How the referee of 2018 prints a move in our notation.
QString tuples(const QString &move, int)
{
    if (move == u"pass"_s)
        return u"None"_s;
    const QStringList ends = move.split(u'>');
    if (ends.size() == 1)
        return u"  (%1)\r\n W . B - - -"_s.arg(QString(move).replace(u","_s, u", "_s));
    return u"((%1), (%2))"_s.arg(ends[0], ends[1]);
}

/// That of 2019, the colour in front.
QString named(const QString &move, int turn)
{
    const QString colour = QStringList{u"red"_s, u"green"_s, u"blue"_s}[turn % 3];
    if (move == u"pass"_s)
        return colour + u" ('PASS', None)"_s;
    const QStringList ends = move.split(u'>');
    if (ends[1] == u"exit"_s)
        return u"%1: (\"EXIT\", (%2))"_s.arg(colour, ends[0]);
    const QString name = turn % 2 == 0 ? u"MOVE"_s : u"JUMP"_s;
    return u"%1: ('%2', ((%3), (%4)))"_s.arg(colour, name, ends[0], ends[1]);
}

/// That of 2024, in both forms that students see.
QString placed(const QString &move, int turn)
{
    QStringList cells = move.split(u'+');
    for (QString &cell : cells)
        cell = turn % 2 == 0 ? QString(cell).replace(u',', u'-') : u'(' + cell + u')';
    return u"* %1 plays %2(%3) in 0.1 s"_s.arg(
        turn % 2 == 0 ? u"RED"_s : u"BLUE"_s,
        turn % 2 == 0 ? u"PLACE"_s : u"PlaceAction"_s,
        cells.join(u", "_s));
}

} // namespace

/// What the referees of the university courses print, read as games.
class TranscriptTest : public QObject
{
    Q_OBJECT

private slots:
    void readsWhatWasPlayed_data();
    void readsWhatWasPlayed();
    void readsWhatEditorsAndProgramsAdd();
    void namesTheLineThatCannotBeRead_data();
    void namesTheLineThatCannotBeRead();
    void leavesOtherTextsAlone_data();
    void leavesOtherTextsAlone();
};

using Printed = QString (*)(const QString &move, int turn);

void TranscriptTest::readsWhatWasPlayed_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<Printed>("printed");
    QTest::newRow("2018") << u"watchyourback"_s << Printed(tuples);
    QTest::newRow("2019") << u"chexers"_s << Printed(named);
    QTest::newRow("2024") << u"tetress"_s << Printed(placed);
}

void TranscriptTest::readsWhatWasPlayed()
{
    QFETCH(QString, id);
    QFETCH(Printed, printed);
    const AnyGame &game = *findGame(id.toStdString())->game;
    std::uint64_t seed = 1;
    for (int round = 0; round < 5; ++round) {
        const auto position = game.start(Options::strict(game.info().options));
        QString text = u"# the referee speaks\n+---+---+\n"_s;
        std::vector<MoveCode> moves;
        while (!position->outcome().isOver()) {
            const std::vector<MoveCode> legal = position->legalMoves();
            seed = mixedBits(seed);
            moves.push_back(legal[chosenBelow(static_cast<std::uint32_t>(legal.size()), seed)]);
            const auto move = QString::fromStdString(position->moveText(moves.back()));
            text += printed(move, position->turnsTaken()) + u"\n\n"_s;
            position->play(moves.back());
        }
        const std::vector<ReadGame> games = read(text);
        QCOMPARE(games.size(), std::size_t{1});
        const ReadGame &only = games.front();
        QVERIFY2(!only.error, only.error ? only.error->sentence().c_str() : "");
        QVERIFY(only.isForeign);
        QCOMPARE(only.record.game, id.toStdString());
        QCOMPARE(only.record.movesTo(only.record.mainLine().back()), moves);
        QVERIFY(only.record.outcome == position->outcome());
    }
}

/// A byte-order mark stands right before the first action, and programs print words in brackets, which are no tags.
void TranscriptTest::readsWhatEditorsAndProgramsAdd()
{
    for (const QString &text :
         {u"\xFEFF(3, 4)\n(4, 4)\n"_s,
          u"[INFO] ready\n(3, 4)\n[WARNING] \"slow\"\n(4, 4)\n[INFO\n"_s}) {
        const std::vector<ReadGame> games = read(text);
        QCOMPARE(games.size(), std::size_t{1});
        QVERIFY(!games.front().error);
        QCOMPARE(games.front().record.mainLine().size(), std::size_t{2});
    }
}

void TranscriptTest::namesTheLineThatCannotBeRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("moves");
    QTest::addColumn<int>("line");
    QTest::newRow("an occupied square") << u"(3, 4)\n\n(3, 4)\n(4, 4)\n"_s << 1 << 3;
    QTest::newRow("three cells") << u"PLACE(3-4, 3-5, 3-6, 3-7)\nPLACE(4-4, 4-5, 4-6)\n"_s << 1
                                 << 2;
    QTest::newRow("half a tuple") << u"('MOVE', ((-3, 0), (-2, 0)))\nboard\n('MOVE', ((0, -3)\n"_s
                                  << 1 << 3;
    QTest::newRow("the first action") << u"board\n(9, 9)\n(3, 4)\n"_s << 0 << 2;
    QTest::newRow("the first action, of another player")
        << u"('MOVE', ((0, -3), (0, -2)))\n('MOVE', ((-3, 0), (-2, 0)))\n"_s << 0 << 1;
}

void TranscriptTest::namesTheLineThatCannotBeRead()
{
    QFETCH(QString, text);
    QFETCH(int, moves);
    QFETCH(int, line);
    const std::vector<ReadGame> games = read(text);
    QCOMPARE(games.size(), std::size_t{1});
    QCOMPARE(static_cast<int>(games.front().record.mainLine().size()), moves);
    QVERIFY(games.front().error);
    QCOMPARE(games.front().error->line, line);
    QCOMPARE(games.front().error->where.english(), std::string("log.txt"));
    QVERIFY(!games.front().error->wanted.isEmpty());
}

void TranscriptTest::leavesOtherTextsAlone_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << QString();
    QTest::newRow("a board") << u"rnbq\n....\n"_s;
    QTest::newRow("a game file")
        << u"\xFEFF[Event  \"?\"]\n[Variant \"watchyourback\"]\n\n1. 3,4\n(3, 4)\n*\n"_s;
    QTest::newRow("an action of no game") << u"(300, 400)\n"_s;
    QTest::newRow("endless line") << u"PLACE("_s.repeated(100000);
}

void TranscriptTest::leavesOtherTextsAlone()
{
    QFETCH(QString, text);
    QVERIFY(!readTranscript(text.toStdString(), "log.txt", settings()));
}

QTEST_GUILESS_MAIN(TranscriptTest)
#include "transcripttest.moc"
