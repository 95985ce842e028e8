#include "model/record/transcript.h"
#include "model/core/randomness.h"
#include "model/games/catalogue.h"
#include "model/record/lexer.h"
#include "model/record/reader.h"

#include <QFile>
#include <QRegularExpression>
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

/// What the referees of 2019 and 2024 print for an action of a colour; each tells it more than once.
QString logged2019(const QString &move, int turn)
{
    const QString colour = QStringList{u"red  "_s, u"green"_s, u"blue "_s}[turn % 3];
    const QStringList ends = move.split(u'>');
    const auto hex = [](const QString &end) {
        return u"("_s + QString(end).replace(u","_s, u", "_s) + u")"_s;
    };
    if (move == u"pass"_s)
        return u"[%1] - PASS."_s.arg(colour);
    if (ends[1] == u"exit"_s)
        return u"[%1] - EXIT from %2."_s.arg(colour, hex(ends[0]));
    return u"[%1] - JUMP from %2 to %3."_s.arg(colour, hex(ends[0]), hex(ends[1]));
}

QString told2019(const QString &move, int turn)
{
    const QStringList colours{u"red"_s, u"green"_s, u"blue"_s};
    // Whole floats come from divisions, long integers from numpy.
    QString action = named(move, turn).section(u'(', 1);
    action = u"("_s + action.replace(u"\""_s, u"'"_s);
    if (turn % 3 == 0 && move != u"pass"_s)
        action.replace(QRegularExpression(u"(\\d)([,)])"_s), u"\\1.0\\2"_s);
    if (turn % 3 == 1)
        action.replace(QRegularExpression(u"(-?\\d)([,)])"_s), u"np.int64(\\1)\\2"_s);
    QString text = u"* ** %1 player's turn **\n*   %1 player returned action: %2\n"_s
                       .arg(colours[turn % 3], action);
    text += u"my best "_s; // without an end of the line
    for (const QString &told : colours)
        text += u"* updating %1 player with %2's action %3...\nI heard ('MOVE', ((0, 0), (0, 1)))\n"_s
                    .arg(told, colours[turn % 3], action);
    return text;
}

QString log2024(const QString &move, int turn)
{
    const QString colour = turn % 2 == 0 ? u"RED"_s : u"BLUE"_s;
    const QString action = u"PLACE("_s + QString(move).replace(u',', u'-').replace(u"+"_s, u", "_s)
                           + u")"_s;
    const QString log = u"T0001.%1\t%2\tturn_end\t%1\t%3"_s
                            .arg(QString::number(turn + 100), colour, action);
    return log;
}

QString debug2024(const QString &move, int turn)
{
    const QString colour = turn % 2 == 0 ? u"RED"_s : u"BLUE"_s;
    const QString action = log2024(move, turn).section(u'\t', 4);
    QString text = u"* game    : "_s + log2024(move, turn) + u'\n';
    text += u"* player1 ~ \u2937 PlaceAction(c1=Coord(r=3, c=1), c2=Coord(r=3, c=2), c3=Coord(r=3, c=3), c4=Coord(r=4, c=3))\n"_s;
    text += u"Shall I %1?\n* referee is %1\n"_s.arg(action);
    text += u"\x1b[37m* referee : \x1b[0m%1 plays action %2"_s.arg(colour, action);
    return text;
}

/// The board of 2018 for a position text, with the turn below it.
QString board2018(const AnyPosition &position)
{
    const QStringList fields = QString::fromStdString(position.text()).split(u' ');
    QString text;
    for (const QString &row : fields[0].split(u'/')) {
        QStringList squares;
        for (const QChar c : row) {
            if (c.isDigit())
                squares += QStringList(c.digitValue(), u"-"_s);
            else
                squares += QString(QStringLiteral("O@X ")[QStringLiteral("WBX#").indexOf(c)]);
        }
        text += squares.join(u' ') + u'\n';
    }
    if (position.outcome().isOver())
        return text + u"game over!\n"_s;
    const QString phase = fields[2] == u"place"_s ? u"placing"_s : u"moving"_s;
    return text + u"%1 turns into the %2 phase\n"_s.arg(fields[3], phase);
}

/// A file of `tests/data/transcripts`.
QString specimen(const QString &name)
{
    QFile file(QStringLiteral(TESSERA_TEST_DATA "/transcripts/") + name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

/// What the referees of the university courses print, read as games.
class TranscriptTest : public QObject
{
    Q_OBJECT

private slots:
    void readsWhatWasPlayed_data();
    void readsWhatWasPlayed();
    void readsBoardsAlone();
    void beginsWithTheFirstBoardThatWasKept();
    void readsTheSpecimens_data();
    void readsTheSpecimens();
    void comparesTheStatedResult_data();
    void comparesTheStatedResult();
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
    QTest::newRow("2019, log file") << u"chexers"_s << Printed(logged2019);
    QTest::newRow("2019, standard output") << u"chexers"_s << Printed(told2019);
    QTest::newRow("2024, log file") << u"tetress"_s << Printed(log2024);
    QTest::newRow("2024, -d and -l stdout") << u"tetress"_s << Printed(debug2024);
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

/// No action is printed in 2018; each follows from two boards, and where several fit the comment says so.
void TranscriptTest::readsBoardsAlone()
{
    const AnyGame &game = *findGame("watchyourback")->game;
    std::uint64_t seed = 7;
    int ambiguous = 0;
    for (int round = 0; round < 8; ++round) {
        const auto position = game.start(Options::strict(game.info().options));
        QString text = u"Referee version 1.2\n"_s + board2018(*position);
        std::vector<std::string> boards{position->text()};
        while (!position->outcome().isOver()) {
            const std::vector<MoveCode> legal = position->legalMoves();
            seed = mixedBits(seed);
            position->play(legal[chosenBelow(static_cast<std::uint32_t>(legal.size()), seed)]);
            boards.push_back(position->text());
            text += u"time: 0.000s (this turn), 0.008s (total)\n(3, 3)\n"_s + board2018(*position);
        }
        const Player winner = position->outcome().winner();
        text += winner == Player::None  ? u"winner: draw!\n"_s
                : winner == playerAt(0) ? u"winner: W!\n"_s
                                        : u"winner: B!\n"_s;
        const std::vector<ReadGame> games = read(text);
        QCOMPARE(games.size(), std::size_t{1});
        const ReadGame &only = games.front();
        QVERIFY2(!only.error, only.error ? only.error->sentence().c_str() : "");
        QVERIFY(only.record.outcome == position->outcome());
        const auto again = game.start(only.record.options);
        const std::vector<NodeId> line = only.record.mainLine();
        QCOMPARE(line.size() + 1, boards.size());
        for (std::size_t i = 0; i < line.size(); ++i) {
            again->play(only.record.node(line[i]).move);
            QCOMPARE(again->text(), boards[i + 1]);
            ambiguous += only.record.node(line[i]).comment.empty() ? 0 : 1;
        }
    }
    QVERIFY(ambiguous > 0);
}

/// A terminal keeps only so many lines.
void TranscriptTest::beginsWithTheFirstBoardThatWasKept()
{
    const AnyGame &game = *findGame("watchyourback")->game;
    const auto position = game.start(Options::strict(game.info().options));
    for (const char *move : {"3,3", "4,4", "2,2"})
        position->play(*position->parseMove(move));
    QString text = board2018(*position);
    const std::string start = position->text();
    position->play(*position->parseMove("5,5"));
    text += board2018(*position);
    const std::vector<ReadGame> games = read(text);
    QCOMPARE(games.size(), std::size_t{1});
    QVERIFY(!games.front().error);
    QCOMPARE(games.front().record.start.value_or(""), start);
    QCOMPARE(games.front().record.mainLine().size(), std::size_t{1});
}

void TranscriptTest::readsTheSpecimens_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QStringList>("moves");
    QTest::newRow("chexers-logfile.txt")
        << u"chexers"_s
        << QStringList{u"-3,0>-2,0"_s, u"0,-3>0,-2"_s, u"3,0>2,0"_s, u"-3,1>-2,1"_s};
    QTest::newRow("chexers-stdout.txt")
        << u"chexers"_s << QStringList{u"-3,0>-2,0"_s, u"0,-3>0,-2"_s};
    QTest::newRow("tetress-debug.txt")
        << u"tetress"_s << QStringList{u"3,1+3,2+3,3+4,3"_s, u"7,7+7,8+8,7+8,8"_s};
    QTest::newRow("watchyourback-boards.txt") << u"watchyourback"_s << QStringList{u"3,2"_s};
}

void TranscriptTest::readsTheSpecimens()
{
    QFETCH(QString, game);
    QFETCH(QStringList, moves);
    const std::vector<ReadGame> games = read(specimen(QString::fromUtf8(QTest::currentDataTag())));
    QCOMPARE(games.size(), std::size_t{1});
    const ReadGame &only = games.front();
    QVERIFY2(!only.error, only.error ? only.error->sentence().c_str() : "");
    QCOMPARE(only.record.game, game.toStdString());
    const auto position = only.game->start(only.record.options);
    QStringList found;
    for (const NodeId node : only.record.mainLine()) {
        found += QString::fromStdString(position->moveText(only.record.node(node).move));
        position->play(only.record.node(node).move);
    }
    QCOMPARE(found, moves);
}

void TranscriptTest::comparesTheStatedResult_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("moves");
    QTest::addColumn<QString>("result");
    QTest::addColumn<QString>("fault");
    const QString red = u"[red  ] - MOVE from (-3, 0) to (-2, 0).\n"_s;
    QTest::newRow("a winner too early") << red + u"[over ] - winner: Green\n"_s << 1 << u"none"_s
                                        << u"a game that goes on after these moves, by the rules"_s;
    QTest::newRow("an illegal action, logged")
        << red + u"[error] - illegal action detected (green): ('MOVE', ((9, 9), (9, 8))).\n"_s << 1
        << u"draw by illegal-move"_s << QString();
    QTest::newRow("an illegal action, printed")
        << u"* referee : RED plays action PLACE(3-1, 3-2, 3-3, 4-3)\n"
           "* referee : BLUE plays action PLACE(3-1, 3-2, 3-3, 4-3)\n"
           "* referee ! player error: ILLEGAL ACTION: Coord 3-1 is already occupied.\n"
           "* referee : game over, winner is RED\n"_s
        << 1 << u"p1win by illegal-move"_s << QString();
    QTest::newRow("out of time")
        << u"* referee : RED plays action PLACE(3-1, 3-2, 3-3, 4-3)\n"
           "* referee ! player error: ERROR: exceeded available time in player 1 [a:Agent] agent\n"
           "* referee : game over, winner is BLUE\n"_s
        << 1 << u"p2win by time"_s << QString();
    QTest::newRow("an invalid action of 2018")
        << specimen(u"watchyourback-boards.txt"_s)
               + u"\ninvalid action (B): player tried to place on an occupied square\nwinner: W!\n"_s
        << 1 << u"p1win by illegal-move"_s << QString();
}

void TranscriptTest::comparesTheStatedResult()
{
    QFETCH(QString, text);
    QFETCH(int, moves);
    QFETCH(QString, result);
    QFETCH(QString, fault);
    const std::vector<ReadGame> games = read(text);
    QCOMPARE(games.size(), std::size_t{1});
    const ReadGame &only = games.front();
    QCOMPARE(static_cast<int>(only.record.mainLine().size()), moves);
    const Outcome &outcome = only.record.outcome;
    QString found = QString::fromUtf8(
        outcome.resultText().data(), static_cast<qsizetype>(outcome.resultText().size()));
    if (outcome.isOver())
        found += u" by "_s + QString::fromStdString(std::string(tessera::text(outcome.reason)));
    QCOMPARE(found, result);
    QCOMPARE(only.error ? QString::fromStdString(only.error->wanted.english()) : QString(), fault);
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
    QTest::newRow("a letter") << u"Dear tutor,\nmy game failed - why? It says winner: W!\n"_s;
    QTest::newRow("endless line") << u"PLACE("_s.repeated(100000);
}

void TranscriptTest::leavesOtherTextsAlone()
{
    QFETCH(QString, text);
    QVERIFY(!readTranscript(text.toStdString(), "log.txt", settings()));
    // What is no transcript and no game file is not judged as one.
    for (const ReadGame &game : read(text)) {
        if (game.error && !hasTags(text.toStdString()))
            QCOMPARE(
                game.error->wanted.english(),
                std::string("a game file, or what a course's referee prints"));
    }
}

QTEST_GUILESS_MAIN(TranscriptTest)
#include "transcripttest.moc"
