#include "model/core/facets/threat.h"
#include "model/games/catalogue.h"

#include <QtTest>

using namespace tessera;

namespace {

std::unique_ptr<AnyPosition> positionOf(const char *game, const char *text)
{
    auto position = findGame(game)->game->parsePosition(text, {});
    if (!position)
        qFatal("%s", position.error().sentence().c_str());
    return std::move(*position);
}

std::unique_ptr<AnyPosition> startOf(const GameEntry &entry)
{
    return entry.game->start(Options::defaults(entry.info().options));
}

/// Names of cells, sorted, with blanks between.
QString names(const AnyPosition &position, const std::vector<Cell> &cells)
{
    QStringList texts;
    for (const Cell cell : cells)
        texts << QString::fromStdString(position.cellText(cell));
    texts.sort();
    return texts.join(QLatin1Char(' '));
}

} // namespace

/// What positions foresee: threats, preview of moves, attacks.
class ForesightTest : public QObject
{
    Q_OBJECT

private slots:
    void everybodyCanBeAskedAtTheStart();
    void askingLeavesThePositionAlone();
    void anotherTurnCanBeWritten_data();
    void anotherTurnCanBeWritten();
    void threats_data();
    void threats();
    void preview_data();
    void preview();
    void attacksAreCounted();
    void pinsAndHangingPiecesAreFound();
};

void ForesightTest::everybodyCanBeAskedAtTheStart()
{
    for (const GameEntry &entry : catalogue()) {
        const auto position = startOf(entry);
        for (int i = 0; i < entry.info().playerCount(); ++i) {
            const auto turn = position->turns()->onTurn(playerAt(i));
            QVERIFY2(turn, entry.info().id.c_str());
            QCOMPARE(turn->toMove(), playerAt(i));
            QVERIFY(!turn->legalMoves().empty());
            QCOMPARE(turn->cells(), position->cells());
        }
    }
}

void ForesightTest::askingLeavesThePositionAlone()
{
    for (const GameEntry &entry : catalogue()) {
        const auto position = startOf(entry);
        for (int ply = 0; ply < 30 && !position->outcome().isOver(); ++ply) {
            const std::string before = position->text();
            for (const MoveCode move : position->legalMoves())
                static_cast<void>(position->preview()->of(move));
            static_cast<void>(threatsAgainst(*position, position->toMove()));
            if (const AttacksFacet *attacks = position->attacks())
                static_cast<void>(attacks->attackMap());
            QCOMPARE(position->text(), before);
            const auto moves = position->legalMoves();
            position->play(moves[static_cast<std::size_t>(ply * 7) % moves.size()]);
        }
    }
}

void ForesightTest::anotherTurnCanBeWritten_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("turned");
    const auto row = [](const char *name, const char *game, const char *text, const char *turned) {
        QTest::newRow(name) << game << text << turned;
    };
    row("the first ring falls",
        "watchyourback",
        "X6X/3W4/2W1W3/1W1B4/3W1B2/8/2BB4/XW5X b move 127",
        "########/#X1W2X#/#1W1W2#/#W1B3#/#2W1B1#/#6#/#XBB2X#/######## w move 128");
    row("nobody would be left in the ring",
        "watchyourback",
        "X6X/W7/W7/3B4/5B2/8/2BB4/X6X b move 127",
        "");
    row("the placing phase ends",
        "watchyourback",
        "X6X/8/2W1W3/1W1B4/3W1B2/8/2BB4/X6X b place 23",
        "X6X/8/2W1W3/1W1B4/3W1B2/8/2BB4/X6X w move 0");
    row("the last action", "tetress", "11/11/11/11/RRRR7/11/BBBB7/11/11/11/11 b 149", "");
    row("the last turn", "chexers", "4/5/2B3/3RG2/6/5/4 b 0,0,0 767", "");
}

/// Another program that is asked what a player threatens is sent the text.
void ForesightTest::anotherTurnCanBeWritten()
{
    QFETCH(const QString, game);
    QFETCH(const QString, text);
    QFETCH(const QString, turned);
    const auto position = positionOf(qPrintable(game), qPrintable(text));
    const auto turn = position->turns()->onTurn(Player::First);
    QCOMPARE(turn != nullptr, !turned.isEmpty());
    if (turn == nullptr)
        return;
    QCOMPARE(QString::fromStdString(turn->text()), turned);
    QCOMPARE(positionOf(qPrintable(game), turn->text().c_str())->cells(), turn->cells());
}

void ForesightTest::threats_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("victims");
    const auto row = [](const char *name, const char *game, const char *text, const char *victims) {
        QTest::newRow(name) << game << text << victims;
    };
    row("a step stabs", "watchyourback", "X6X/8/2W1W3/1W1B4/3W1B2/8/2BB4/X6X w move 10", "3,4");
    row("a placement stabs", "watchyourback", "X6X/8/W1W5/B7/8/8/8/X6X b place 3", "0,3");
    row("a placement stabs beside a corner",
        "watchyourback",
        "X6X/8/W7/8/8/8/B7/X6X b place 3",
        "0,6");
    row("two opponents convert by jumps", "chexers", "4/5/2B3/3RG2/6/5/4 r 0,0,0 12", "0,0");
    row("a defended pawn is no prey of a queen",
        "xxlchess",
        "4k3/8/8/3q4/8/3P4/4P3/4K3 w e1,e8 - w 5",
        "");
    row("an undefended knight is", "xxlchess", "4k3/8/8/3q4/8/3N4/8/4K3 w e1,e8 - w 5", "d3");
    row("a king in check is no prize", "xxlchess", "4k3/8/8/8/8/8/4r3/4K2N w - - w 5", "");
    row("a full row but two cells",
        "tetress",
        "11/RRRRRRRRR2/9BB/11/11/11/11/11/11/11/11 r 6",
        "1,0 1,1 1,2 1,3 1,4 1,5 1,6 1,7 1,8");
}

void ForesightTest::threats()
{
    QFETCH(const QString, game);
    QFETCH(const QString, text);
    QFETCH(const QString, victims);
    const auto position = positionOf(qPrintable(game), qPrintable(text));
    const Player player = position->toMove();
    const auto found = victimsOf(*position, threatsAgainst(*position, player), player);
    QCOMPARE(names(*position, found), victims);
}

void ForesightTest::preview_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("move");
    QTest::addColumn<QStringList>("told");
    const auto row = [](const char *name,
                        const char *game,
                        const char *text,
                        const char *move,
                        const QStringList &told) {
        QTest::newRow(name) << game << text << move << told;
    };
    const auto text = [](const char *words) { return QString::fromUtf8(words); };
    row("stab",
        "watchyourback",
        "X6X/8/2W1W3/1W1B4/3W1B2/8/2BB4/X6X w move 10",
        "2,2>3,2",
        {text("You stab 3,3")});
    row("strike first and stay",
        "watchyourback",
        "X6X/8/1WB1B3/3W4/8/8/3BB3/X6X w move 10",
        "3,3>3,2",
        {text("You strike first: 2,2 falls, and your fighter stays")});
    row("own fighter falls",
        "watchyourback",
        "X6X/8/2B1B3/3W4/6W1/8/3BB3/X6X w move 10",
        "3,3>3,2",
        {text("Your own fighter falls: 3,2 lies between two hostile squares")});
    row("strike first and fall",
        "watchyourback",
        "X6X/3W4/3B4/2B1B3/3W4/8/3BB1W1/X6X w move 10",
        "3,4>3,3",
        {text("You strike first: 3,2 falls, then your own fighter on 3,3")});
    row("conversion",
        "chexers",
        "4/5/2B3/3RG2/6/5/4 r 0,0,0 12",
        "0,0>2,0",
        {text("Converts the piece of Green on 1,0")});
    row("exit", "chexers", "4/5/6/1B4R/6/5/4 r 2,0,0 12", "3,0>exit", {text("Exit 3 of 4")});
    row("capture",
        "xxlchess",
        "4k3/8/8/3q4/8/3R4/8/4K3 w e1,e8 - w 5",
        "d3d5",
        {text("Takes the queen, worth 9.5")});
    row("lines",
        "tetress",
        "11/RRRRRRRRR2/9BB/11/11/11/11/11/11/11/11 r 6",
        "0,9+0,10+1,9+1,10",
        {text("1 line cleared (−11 Red, −0 Blue)"), text("Red 2 : Blue 2")});
}

void ForesightTest::preview()
{
    QFETCH(const QString, game);
    QFETCH(const QString, text);
    QFETCH(const QString, move);
    QFETCH(const QStringList, told);
    const auto position = positionOf(qPrintable(game), qPrintable(text));
    const auto code = position->parseMove(qPrintable(move));
    QVERIFY2(code, code ? "" : code.error().sentence().c_str());
    QStringList found;
    for (const Sentence &sentence : position->preview()->of(*code))
        found << QString::fromStdString(sentence.english());
    // What follows (how many places the other one then has) is a number that no table should hold.
    QCOMPARE(found.mid(0, told.size()), told);
}

void ForesightTest::attacksAreCounted()
{
    const auto position = positionOf("xxlchess", "4k3/8/8/3q4/8/3R4/8/4K3 w e1,e8 - w 5");
    QVERIFY(position->attacks() != nullptr);
    const AttackMap map = position->attacks()->attackMap();
    const auto at = [&map](int column, int row) {
        return map.attackers[static_cast<std::size_t>(8 * row + column)];
    };
    QCOMPARE(at(3, 3)[Player::First], 1); // d5 by the rook
    QCOMPARE(at(3, 4)[Player::First], 1); // d4 by both
    QCOMPARE(at(3, 4)[Player::Second], 1);
    QCOMPARE(at(4, 6)[Player::First], 1);  // e2 by the king
    QCOMPARE(at(0, 1)[Player::Second], 0); // a7 by nobody
    const auto reached = position->attacks()->reach(cellAt(8 * 5 + 3));
    QCOMPARE(reached.size(), std::size_t{11});
}

void ForesightTest::pinsAndHangingPiecesAreFound()
{
    const auto position = positionOf("xxlchess", "4k3/8/8/4r3/8/4N3/8/4K3 w e1,e8 - w 5");
    QVERIFY(position->attacks() != nullptr);
    const AttackMap map = position->attacks()->attackMap();
    QCOMPARE(map.held.size(), std::size_t{1});
    QCOMPARE(
        names(*position, {map.held[0].pinner, map.held[0].pinned, map.held[0].shielded}),
        QStringLiteral("e1 e3 e5"));
    QCOMPARE(names(*position, map.hanging), QStringLiteral("e3"));
}

QTEST_MAIN(ForesightTest)
#include "foresighttest.moc"
