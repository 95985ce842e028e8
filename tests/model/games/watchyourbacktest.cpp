#include "model/games/watchyourback/watchyourback.h"
#include "model/core/erasure/erased.h"
#include "model/games/watchyourback/rules/facts.h"
#include "tests/support/textrow.h"

#include <QtTest>

using namespace tessera;
using namespace tessera::watchyourback;
using namespace Qt::StringLiterals;
using tessera::test::row;

namespace {

const Options &strictRules()
{
    static const Options options = Options::strict(Rules::info().options);
    return options;
}

std::unique_ptr<AnyPosition> at(const char *text, const Options &options = strictRules())
{
    auto position = ErasedGame<Rules>().parsePosition(text, options);
    if (!position)
        qFatal("%s", position.error().sentence().c_str());
    return std::move(*position);
}

void play(AnyPosition &position, const QString &moves)
{
    for (const QString &move : moves.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const auto code = position.parseMove(move.toStdString());
        if (!code)
            qFatal("%s", code.error().sentence().c_str());
        position.play(*code);
    }
}

std::vector<Cell> cellsFrom(const QString &squares)
{
    std::vector<Cell> cells;
    for (const QString &square : squares.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        cells.push_back(cellAt(squareAt(square.left(1).toInt(), square.right(1).toInt())));
    return cells;
}

} // namespace

/// Rule by rule what rules/watch-your-back.md says, in the order of its sections.
class WatchYourBackTest : public QObject
{
    Q_OBJECT

private slots:
    void firstTurnHas46Placements();
    void oneMove_data();
    void oneMove();
    void shrinkStages_data();
    void shrinkStages();
    void result_data();
    void result();
    void forfeitIsCounted();
    void gameGoesOnWithoutEndUnderStrictRules();
    void drawByRepetition_data();
    void drawByRepetition();
    void undoKeepsRepetitionHonest();
    void drawWhenBothForfeit();
    void turnLimit();
    void pieRule();
    void refusals_data();
    void refusals();
    void endBeforeARingFallsIsRead();
    void startsMayHaveMorePieces();
    void badPositions_data();
    void badPositions();
    void badMoves_data();
    void badMoves();
    void facts();
    void remarks();
};

void WatchYourBackTest::firstTurnHas46Placements()
{
    const auto position = ErasedGame<Rules>().start(strictRules());
    QCOMPARE(position->legalMoves().size(), std::size_t(46));
    QCOMPARE(position->text(), std::string("X6X/8/8/8/8/8/8/X6X w place 0"));
}

void WatchYourBackTest::oneMove_data()
{
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("move");
    QTest::addColumn<QString>("after");

    row("W3 a placed piece eliminates between it and a friend",
        "X6X/8/8/2WB4/8/8/8/X6X w place 2",
        "4,3",
        "X6X/8/8/2W1W3/8/8/8/X6X b place 3");
    row("W3 a corner is hostile to White",
        "X6X/8/8/8/8/8/8/XW5X b place 1",
        "2,7",
        "X6X/8/8/8/8/8/8/X1B4X w place 2");
    row("W3 a corner is hostile to Black",
        "X6X/8/8/8/8/8/B7/X6X w place 2",
        "0,5",
        "X6X/8/8/8/8/W7/8/X6X b place 3");
    row("W3 placing into a trap eliminates the placed piece",
        "X6X/8/8/2B1B3/8/8/8/X6X w place 4",
        "3,3",
        "X6X/8/8/2B1B3/8/8/8/X6X b place 5");
    row("W3 the arriving piece strikes first and is saved",
        "X6X/8/8/1WB1B3/8/8/8/X6X w place 4",
        "3,3",
        "X6X/8/8/1W1WB3/8/8/8/X6X b place 5");
    row("W3 striking first on another line saves nobody",
        "X6X/8/3W4/3B4/2B1B3/8/8/X6X w place 6",
        "3,4",
        "X6X/8/3W4/8/2B1B3/8/8/X6X b place 7");
    row("W3 four directions at once",
        "X6X/3W4/3B4/1WB1BW2/3B4/3W4/8/X6X w place 8",
        "3,3",
        "X6X/3W4/8/1W1W1W2/8/3W4/8/X6X b place 9");
    row("W3 own pieces never eliminate",
        "X6X/8/8/2W5/8/8/8/X6X w place 2",
        "4,3",
        "X6X/8/8/2W1W3/8/8/8/X6X b place 3");
    row("W3 only an arrival eliminates: a piece stands safely in a line that forms around it",
        "X6X/8/8/1WBW4/5W2/8/4B3/X6X w move 0",
        "5,4>5,5",
        "X6X/8/8/1WBW4/8/5W2/4B3/X6X b move 1");
    row("W3 a piece may walk away from between two enemies",
        "X6X/8/5B2/1WBW4/8/8/8/X6X b move 1",
        "2,3>2,2",
        "X6X/8/2B2B2/1W1W4/8/8/8/X6X w move 2");
    row("W4 a jump over an own piece",
        "X6X/8/8/1WW5/8/5B2/5B2/X6X w move 0",
        "1,3>3,3",
        "X6X/8/8/2WW4/8/5B2/5B2/X6X b move 1");
    row("W4 a jump over an enemy leaves it standing",
        "X6X/8/8/1WB5/5W2/5B2/8/X6X w move 0",
        "1,3>3,3",
        "X6X/8/8/2BW4/5W2/5B2/8/X6X b move 1");
    row("W4 a jump eliminates where it lands",
        "X6X/8/8/1WW1BW2/8/5B2/5B2/X6X w move 0",
        "1,3>3,3",
        "X6X/8/8/2WW1W2/8/5B2/5B2/X6X b move 1");
    row("W4 a player without step and jump forfeits",
        "########/########/##XWBX##/##BWWB##/##WBBW##/##XBWX##/########/######## w move 200",
        "pass",
        "########/########/##XWBX##/##BWWB##/##WBBW##/##XBWX##/########/######## b move 201");
}

void WatchYourBackTest::oneMove()
{
    QFETCH(const QString, start);
    QFETCH(const QString, move);
    QFETCH(const QString, after);
    const auto position = at(start.toLatin1().constData());
    play(*position, move);
    QCOMPARE(QString::fromStdString(position->text()), after);
}

void WatchYourBackTest::shrinkStages_data()
{
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("move");
    QTest::addColumn<QString>("after");

    row("W5 the ring goes with the pieces on it",
        "XW4BX/8/8/2WW4/3BB3/8/8/XB4WX b move 127",
        "3,4>3,5",
        "########/#X4X#/#6#/#1WW3#/#3B2#/#2B3#/#X4X#/######## w move 128");
    row("W5 pieces on new corners are eliminated",
        "X6X/1W4B1/8/2WW4/3BB3/8/1B4W1/X6X b move 127",
        "3,4>3,5",
        "########/#X4X#/#6#/#1WW3#/#3B2#/#2B3#/#X4X#/######## w move 128");
    row("W5 a new corner eliminates a neighbour",
        "X6X/2WB4/8/2WW4/3BB3/8/8/X6X b move 127",
        "3,4>3,5",
        "########/#X1B2X#/#6#/#1WW3#/#3B2#/#2B3#/#X4X#/######## w move 128");
    row("W5 a forfeit triggers the shrink as well",
        "########/#XBWW1X#/#BWW3#/#WW4#/#W5#/#6#/#X4X#/######## b move 191",
        "pass",
        "########/########/##XW1X##/##W3##/##4##/##X2X##/########/######## w move 192");
    row("W5 of two side by side between two corners the one at the earlier corner falls",
        "########/#X4X#/#2WB2#/#2W3#/#2BW2#/#3B2#/#X3BX#/######## b move 191",
        "5,6>5,5",
        "########/########/##X1BX##/##1W2##/##1BW1##/##X1BX##/########/######## w move 192");
}

void WatchYourBackTest::shrinkStages()
{
    oneMove();
}

void WatchYourBackTest::result_data()
{
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("moves");
    QTest::addColumn<QString>("result");
    QTest::addColumn<QString>("reason");

    row("W6 fewer than two lose",
        "X6X/8/8/1W1BW3/5W2/5B2/8/X6X w move 10",
        "1,3>2,3",
        "p1win",
        "elimination");
    row("W6 two pieces are enough",
        "X6X/8/8/1W1BW3/5W2/5B2/5B2/X6X w move 10",
        "1,3>2,3",
        "none",
        "none");
    row("W6 the own piece may fall and lose the game",
        "X6X/8/8/W7/2B1B3/3W4/5B2/X6X w move 10",
        "3,5>3,4",
        "p2win",
        "elimination");
    row("W6 the count is first judged when placing ends",
        "X6X/8/8/8/8/8/8/X6X w place 22",
        "2,2",
        "none",
        "none");
    row("W6 both below two at the end of placing is a tie",
        "X6X/8/8/8/8/8/8/X6X w place 22",
        "2,2 5,5",
        "draw",
        "placing-end");
    row("W6 White alone has two at the end of placing",
        "X6X/8/2W5/8/8/8/8/X6X w place 22",
        "3,2 5,5",
        "p1win",
        "placing-end");
    row("W6 a shrink may decide",
        "X6X/8/2WW4/8/3B4/8/8/XB5X b move 127",
        "3,4>3,5",
        "p1win",
        "shrink");
    row("W6 a shrink may tie", "XWW4X/8/3W4/8/3B4/8/8/XB5X b move 127", "3,4>3,5", "draw", "shrink");
    row("W6 a game decided by the turn is not shrunk",
        "X6X/8/8/BW6/2B2W2/8/8/X6X b move 127",
        "2,4>2,3",
        "p2win",
        "elimination");
}

void WatchYourBackTest::result()
{
    QFETCH(const QString, start);
    QFETCH(const QString, moves);
    QFETCH(const QString, result);
    QFETCH(const QString, reason);
    const auto position = at(start.toLatin1().constData());
    play(*position, moves);
    QCOMPARE(QString::fromUtf8(position->outcome().resultText().data()), result);
    const std::string found(text(position->outcome().reason));
    QCOMPARE(QString::fromStdString(found), reason);
    if (position->outcome().isOver())
        QVERIFY(position->legalMoves().empty());
}

void WatchYourBackTest::forfeitIsCounted()
{
    const auto position = at(
        "########/########/##XWBX##/##BWWB##/##WBBW##/##XBWX##/########/######## w move 200");
    QCOMPARE(position->legalMoves().size(), std::size_t(1));
    QVERIFY(position->pointing().shape(position->legalMoves().front()).cells.isEmpty());
    play(*position, QStringLiteral("pass pass"));
    QCOMPARE(position->turnsTaken(), 24 + 202);
    QVERIFY(position->transition(position->legalMoves().front()).isEmpty());
}

void WatchYourBackTest::gameGoesOnWithoutEndUnderStrictRules()
{
    const auto position = at("X6X/8/1WW5/8/8/1BB5/8/X6X w move 0");
    for (int i = 0; i < 10; ++i)
        play(*position, QStringLiteral("1,2>1,1 1,5>1,6 1,1>1,2 1,6>1,5"));
    QVERIFY(!position->outcome().isOver());
}

void WatchYourBackTest::drawByRepetition_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("round");
    QTest::addColumn<bool>("isDraw");
    QTest::newRow("W7 before the first ring falls the next shrink decides")
        << u"X6X/8/1WW5/8/8/1BB5/8/X6X w move 0"_s << u"1,2>1,1 1,5>1,6 1,1>1,2 1,6>1,5"_s << false;
    QTest::newRow("W7 before the last ring falls it does as well")
        << u"########/#X4X#/#1WW3#/#6#/#6#/#1BB3#/#X4X#/######## w move 130"_s
        << u"3,2>4,2 3,5>4,5 4,2>3,2 4,5>3,5"_s << false;
    QTest::newRow("W7 after the last ring the third occurrence is a draw")
        << u"########/########/##XWWX##/##4##/##4##/##XBBX##/########/######## w move 200"_s
        << u"3,2>3,3 3,5>3,4 3,3>3,2 3,4>3,5"_s << true;
}

void WatchYourBackTest::drawByRepetition()
{
    QFETCH(const QString, position);
    QFETCH(const QString, round);
    QFETCH(const bool, isDraw);
    Options options;
    options.set("repetition", true);
    const auto game = at(position.toLatin1().constData(), options);
    play(*game, round);
    QVERIFY(!game->outcome().isOver());
    play(*game, round);
    QCOMPARE(game->outcome(), isDraw ? Outcome::draw(2, EndReason::Repetition) : Outcome());
}

void WatchYourBackTest::undoKeepsRepetitionHonest()
{
    Options options;
    options.set("repetition", true);
    auto parsed = Rules::parsePosition("X6X/8/1WW5/8/8/1BB5/8/X6X w move 0", options);
    QVERIFY(parsed);
    watchyourback::Position &position = *parsed;
    const Move away = Move::go(squareAt(1, 2), squareAt(1, 1));
    for (int i = 0; i < 10; ++i)
        position.undo(away, position.play(away));
    QVERIFY(!position.isOver());
}

void WatchYourBackTest::drawWhenBothForfeit()
{
    // Before the last ring has fallen there are more squares than pieces, so that somebody can move.
    Options options;
    options.set("both-forfeit", true);
    options.set("repetition", false);
    const auto position = at(
        "########/########/##XWBX##/##BWWB##/##WBBW##/##XBWX##/########/######## w move 200",
        options);
    play(*position, QStringLiteral("pass"));
    QVERIFY(!position->outcome().isOver());
    play(*position, QStringLiteral("pass"));
    QCOMPARE(position->outcome(), Outcome::draw(2, reason::kBothForfeit));
}

void WatchYourBackTest::turnLimit()
{
    Options options;
    options.set("turn-limit", std::int64_t(2));
    const auto position = at("X6X/8/1WW5/8/8/1BB5/8/X6X w move 0", options);
    play(*position, QStringLiteral("1,2>1,1"));
    QVERIFY(!position->outcome().isOver());
    play(*position, QStringLiteral("1,5>1,6"));
    QCOMPARE(position->outcome(), Outcome::draw(2, EndReason::TurnLimit));
}

void WatchYourBackTest::pieRule()
{
    Options options;
    options.set("pie", true);
    const auto position = ErasedGame<Rules>().start(options);
    QVERIFY(!position->parseMove("takeside"));
    play(*position, QStringLiteral("3,3"));
    const auto take = position->parseMove("takeside");
    QVERIFY(take);
    QVERIFY(position->sides()->exchangesSides(*take));
    QVERIFY(position->transition(*take).isEmpty());
    position->play(*take);
    // The one who was White goes on as Black; the side can be taken only once.
    QCOMPARE(position->toMove(), Player::Second);
    QVERIFY(!position->parseMove("takeside"));
    QCOMPARE(position->text(), std::string("X6X/8/8/3W4/8/8/8/X6X b place 1 taken"));
}

void WatchYourBackTest::refusals_data()
{
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("pointed");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("section");
    QTest::addColumn<QString>("causes");

    const auto row = [](const char *start,
                        const char *pointed,
                        const char *code,
                        const char *section,
                        const char *causes) {
        QTest::addRow("%s: %s", code, pointed)
            << QString::fromLatin1(start) << QString::fromLatin1(pointed)
            << QString::fromLatin1(code) << QString::fromLatin1(section)
            << QString::fromLatin1(causes);
    };
    const char *placing = "X6X/8/8/3W4/8/8/8/X6X b place 1";
    row(placing, "33", "occupied", "W2", "33");
    row(placing, "07", "corner", "W1", "07");
    row(placing, "33 34", "still-placing", "W2", "");
    row(placing, "", "must-place", "W2", "");
    row("X6X/8/8/8/8/1BB5/8/X6X w place 0", "47", "zone", "W2", nullptr);

    const char *moving = "X6X/1WBW4/3B4/3W1W2/8/8/1BB5/X6X w move 10";
    row(moving, "21", "not-yours", "W4", "21");
    row(moving, "44", "empty", "W4", "44");
    row(moving, "00", "corner", "W1", "00");
    row(moving, "11 22", "not-adjacent", "W4", "11");
    row(moving, "11 14", "not-adjacent", "W4", "11");
    row(moving, "11 21", "occupied", "W4", "21");
    row(moving, "11 31", "landing-occupied", "W4", "31");
    row(moving, "53 73", "nothing-to-jump", "W4", "63");
    row(moving, "", "may-not-pass", "W4", "11 31 33 53");
    const char *shrunk = "########/#XBWW1X#/#BWW3#/#WW4#/#W5#/#6#/#X4X#/######## w move 130";
    row(shrunk, "00", "removed", "W5", "00");
    row(shrunk, "13 03", "removed", "W5", "03");
    row(shrunk, "13 11", "corner", "W1", "11");
    row("########/#XWWW1X#/#WBB3#/#BB4#/#W5#/#6#/#X4X#/######## w move 130",
        "21",
        "stuck",
        "W4",
        "11 20 31 22");
    row("########/########/##XWBX##/##BWWB##/##WBBW##/##XBWX##/########/######## w move 200",
        "32",
        "must-forfeit",
        "W4",
        "32 33 43 24 54 45");
    row("X6X/8/2WW4/8/3B4/8/8/X6X w move 10", "22", "game-over", "W6", "");
}

void WatchYourBackTest::refusals()
{
    QFETCH(const QString, start);
    QFETCH(const QString, pointed);
    QFETCH(const QString, code);
    QFETCH(const QString, section);
    QFETCH(const QString, causes);
    const auto position = at(start.toLatin1().constData());
    const Refusal refusal = position->pointing().refusal(cellsFrom(pointed));
    QCOMPARE(QString::fromStdString(refusal.code), code);
    QCOMPARE(QString::fromStdString(refusal.section), section);
    QVERIFY(!refusal.sentence.english().empty());
    QVERIFY(refusal.sentence.english().find('%') == std::string::npos);
    if (!causes.isNull()) {
        std::vector<Cell> wanted = cellsFrom(causes);
        std::vector<Cell> found = refusal.cells;
        std::sort(wanted.begin(), wanted.end());
        std::sort(found.begin(), found.end());
        QVERIFY(found == wanted);
    }
}

/// The turn before a ring falls may decide the game, and then the ring stays (W6). That position's text was refused.
void WatchYourBackTest::endBeforeARingFallsIsRead()
{
    const auto ended = at("X6X/8/2W1W3/3B4/2W5/3B4/8/X6X b move 127");
    ended->play(*ended->parseMove("3,3>3,2"));
    QCOMPARE(ended->outcome().winner(), Player::First);
    const auto again = at(ended->text().c_str());
    QCOMPARE(again->cells(), ended->cells());
    QVERIFY(again->outcome() == ended->outcome());
}

/// A placing phase that began with pieces on the board led to more moves than their list had room for, and to positions
/// whose texts were refused.
void WatchYourBackTest::startsMayHaveMorePieces()
{
    const char *start = "X6X/1W1W1W2/2W1W1W1/1W1W1W2/2W1W1W1/8/8/X2B3X w place 22";
    const auto position = at(start);
    for (const char *move : {"1,5", "5,7"})
        position->play(*position->parseMove(move));
    QCOMPARE(position->legalMoves().size(), std::size_t{52});
    QCOMPARE(at(position->text().c_str())->cells(), position->cells());
    const auto warnings = Rules::warnings(start, {});
    QCOMPARE(warnings.size(), std::size_t{1});
    QCOMPARE(
        warnings.front().english(),
        std::string("White has more than 12 fighters, with those still to be placed"));
    QVERIFY(Rules::warnings("X6X/8/8/3W4/8/8/8/X6X b place 1", {}).empty());
}

void WatchYourBackTest::badPositions_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("found");

    const auto row = [](const char *position, int column, const char *found) {
        QTest::addRow("%s", position)
            << QString::fromLatin1(position) << column << QString::fromLatin1(found);
    };
    row("", 1, "only 0 fields");
    row("X6X/8/8/8/8/8/8/X6X w place", 28, "only 3 fields");
    row("X6X/8/8/8/8/8/8/X6Q w place 0", 19, "\"Q\"");
    row("X6X/9/8/8/8/8/8/X6X w place 0", 5, "\"9\"");
    row("X6X/7/8/8/8/8/8/X6X w place 0", 6, "the end of a row of 7");
    row("X6X/8W/8/8/8/8/8/X6X w place 0", 6, "more than 8 squares in a row");
    row("X6X/8/8/8/8/8/8/8/X6X w place 0", 18, "a ninth row");
    row("X6X/8/8/8/8/8/X6X w place 0", 18, "7 rows");
    row("X6X/8/8/8/8/8/8/X5 w place 0", 19, "a last row of 6");
    row("W6X/8/8/8/8/8/8/X6X w place 0", 1, "corners and removed squares out of place");
    row("X6X/8/8/8/8/8/8/X6X r place 0", 21, "\"r\"");
    row("X6X/8/8/8/8/8/8/X6X w placing 0", 23, "\"placing\"");
    row("X6X/8/8/8/8/8/8/X6X w place 24", 29, "\"24\"");
    row("X6X/8/8/8/8/8/8/X6X w place -1", 29, "\"-1\"");
    row("X6X/8/8/8/8/8/8/X6X b place 0", 21, "\"b\"");
    row("X6X/8/8/8/8/8/8/X6X w place 0 more", 31, "\"more\"");
    row("X6X/8/8/2WWBB2/8/8/8/X6X w move 128", 1, "a board that has shrunk 0 times");
    row("X6X/8/8/2WWB3/8/8/8/X6X b move 129", 1, "a board that has shrunk 0 times");
    row("XWWWWWWX/WWWWWWWW/WWWWWWWW/WW6/8/8/8/X6X w move 0", 1, "24 pieces of White");
    row("X6X/8/8/BBBBBBBB/BBBB4/8/8/X6X w place 0",
        1,
        "24 pieces of Black with those still to be placed");
}

void WatchYourBackTest::badPositions()
{
    QFETCH(const QString, position);
    QFETCH(const int, column);
    QFETCH(const QString, found);
    const auto read = Rules::parsePosition(position.toStdString(), strictRules());
    QVERIFY(!read);
    QCOMPARE(QString::fromStdString(read.error().found.english()), found);
    QCOMPARE(read.error().column, column);
    QVERIFY(!read.error().wanted.isEmpty());
}

void WatchYourBackTest::badMoves_data()
{
    QTest::addColumn<QString>("move");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *move, const char *reason) {
        QTest::addRow("%s", move) << QString::fromLatin1(move) << QString::fromLatin1(reason);
    };
    row("8,1", "x,y or x,y>x,y");
    row("", "x,y or x,y>x,y");
    row("3,4>", "x,y or x,y>x,y");
    row("3.4", "x,y or x,y>x,y");
    row("pass", "Placing is never impossible");
    row("0,0", "0,0 is a corner");
    row("0,6", "White places only in rows 0 to 5");
    row("3,4>3,5", "Fighters move only when all 24 have been placed");
}

void WatchYourBackTest::badMoves()
{
    QFETCH(const QString, move);
    QFETCH(const QString, reason);
    const auto position = ErasedGame<Rules>().start(strictRules());
    const auto read = position->parseMove(move.toStdString());
    QVERIFY(!read);
    QVERIFY2(
        read.error().sentence().find(reason.toStdString()) != std::string::npos,
        read.error().sentence().c_str());
}

void WatchYourBackTest::facts()
{
    const Facts placing = factsOf(*at("X6X/8/8/3W4/8/8/8/X6X b place 1"));
    QVERIFY(placing.isPlacing);
    QCOMPARE(placing.placed[Player::First], 1);
    QCOMPARE(placing.placed[Player::Second], 0);
    QCOMPARE(placing.piecesEach, 12);
    QVERIFY(!placing.nextShrink);

    const Facts moving = factsOf(*at("X2W3X/8/2WW4/8/3B4/8/B7/XB5X w move 120"));
    QVERIFY(!moving.isPlacing);
    QVERIFY(moving.nextShrink.has_value());
    QCOMPARE(moving.nextShrink->turnsLeft, 8);
    QCOMPARE(moving.nextShrink->turnsBetween, 128);
    QCOMPARE(moving.nextShrink->doomed[Player::First].size(), std::size_t(1));
    QVERIFY(moving.nextShrink->doomed[Player::Second] == cellsFrom(QStringLiteral("06 17")));
    // Next to a coming corner a piece falls with it when an enemy stands behind it (W5).
    const auto cornered = factsOf(*at("X6X/2BW4/8/8/3B4/3W4/8/X6X w move 120")).nextShrink;
    QVERIFY(cornered->doomed[Player::Second] == cellsFrom(QStringLiteral("21")));
    QVERIFY(cornered->doomed[Player::First].empty());
    QCOMPARE(moving.nextShrink->fallingRing.size(), std::size_t(28));
    QVERIFY(moving.nextShrink->comingCorners == cellsFrom(QStringLiteral("11 61 16 66")));
}

void WatchYourBackTest::remarks()
{
    const auto position = at("XW4BX/8/8/2WW4/3BB3/8/8/XB4WX b move 127");
    const auto move = position->parseMove("3,4>3,5");
    QVERIFY(move);
    const auto remarks = position->remarks()->of(*move);
    QCOMPARE(remarks.size(), std::size_t(1));
    QCOMPARE(remarks.front().english(), std::string("The ring falls (White −2, Black −2)"));
    QVERIFY(position->remarks()->of(*position->parseMove("3,4>2,4")).size() == 1);
    const auto early = at("X6X/8/1WW5/8/8/1BB5/8/X6X w move 0");
    QVERIFY(early->remarks()->of(early->legalMoves().front()).empty());
    QCOMPARE(early->phases()->phase().english(), std::string("Moving phase"));
    QCOMPARE(
        at("X6X/8/8/8/8/8/8/X6X w place 0")->phases()->phase().english(),
        std::string("Placing phase"));
}

QTEST_GUILESS_MAIN(WatchYourBackTest)
#include "watchyourbacktest.moc"
