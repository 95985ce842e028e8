#include "model/core/erasure/erased.h"
#include "model/games/xxlchess/engine/fogsamples.h"
#include "model/games/xxlchess/files/positiontext.h"
#include "model/games/xxlchess/rules/facts.h"
#include "model/games/xxlchess/xxlchess.h"
#include "tests/support/rulesbattery.h"

#include <QtTest>

#include <random>
#include <set>

using namespace tessera;
using namespace tessera::xxlchess;

namespace {

Options fog()
{
    Options options = Options::strict(Rules::info().options);
    options.set("fog-of-war", true);
    return options;
}

Position read(const char *text)
{
    const auto position = Rules::parsePosition(text, fog());
    Q_ASSERT(position);
    return *position;
}

Position after(Position position, std::initializer_list<const char *> moves)
{
    for (const char *text : moves) {
        const auto move = Rules::parseMove(position, text);
        Q_ASSERT(move);
        position.play(*move);
    }
    return position;
}

std::string refusalOf(const Position &position, const char *from, const char *to)
{
    std::string_view fromText(from);
    std::string_view toText(to);
    const std::array
        cells{cellOf(position, *takeSquare(fromText)), cellOf(position, *takeSquare(toText))};
    return Rules::refusal(position, cells).sentence.english();
}

} // namespace

/// Fog of war (X7): its rules, what a player may see, and what an engine makes of that.
class XxlChessFogTest : public QObject
{
    Q_OBJECT

private slots:
    void battery();
    void seesTargets();
    void capturesKings();
    void castles();
    void saysThatSomethingStandsInTheWay();
    void passes();
    void drawsByHundredTurns();
    void hides_data();
    void hides();
    void movesAreKnownOnTheView();
    void labels();
    void samplesFit();
};

void XxlChessFogTest::battery()
{
    const auto fault = test::RulesBattery<Rules>::run(fog(), 3, 120, 21);
    QVERIFY2(!fault, fault ? fault->c_str() : "");
}

/// Own pieces, where they could go, and pieces that pawns could capture.
void XxlChessFogTest::seesTargets()
{
    const Position position = read("k3/2p1/1P2/K2R w a1,d1 - w 4");
    const Position view = position.seenBy(Player::First);
    QCOMPARE(Rules::positionText(view), std::string("?1?1/?1p1/1P?1/K2R w a1,d1 - w 4"));
    // The pawn's own way: seen while it is free.
    QCOMPARE(Rules::ground(view, Cell{5}), Ground::Open);
    QCOMPARE(Rules::ground(view, Cell{0}), Ground::Hidden);
    QCOMPARE(Rules::positionText(position.seenBy(Player::Second)).substr(0, 4), std::string("k1??"));
}

/// There is no check and no mate; who captures the king has won.
void XxlChessFogTest::capturesKings()
{
    const Position position = read("k7/8/8/8/8/8/6q1/r6K w - - w 5");
    QVERIFY(!position.isOver());
    QVERIFY(!position.isInCheck(Player::First));
    const Position next = after(position, {"Kh2", "Qxh2"});
    QVERIFY(next.isOver());
    QCOMPARE(next.outcome(), Outcome::win(Player::Second, reason::kKingCaptured));
}

/// Out of check and through attacked squares.
void XxlChessFogTest::castles()
{
    const Position position = read("4r2k/8/8/8/8/8/8/R3K2R w a1,e1,h1 - w 5");
    QVERIFY(Rules::parseMove(position, "O-O"));
    QVERIFY(Rules::parseMove(position, "O-O-O"));
    const Position blocked = read("7k/8/8/8/8/8/8/Rn2K2R w a1,e1,h1 - w 5");
    QVERIFY(Rules::parseMove(blocked, "O-O"));
    QVERIFY(!Rules::parseMove(blocked, "O-O-O"));
}

void XxlChessFogTest::saysThatSomethingStandsInTheWay()
{
    const Position pawn = read("k7/8/8/8/4n3/8/4P3/K7 w - - w 5");
    QCOMPARE(
        refusalOf(pawn.seenBy(Player::First), "e2", "e4"),
        std::string("Something stands in the way"));
    const Position near = read("k7/8/8/8/8/4n3/4P3/K7 w - - w 5");
    QCOMPARE(
        refusalOf(near.seenBy(Player::First), "e2", "e3"),
        std::string("Something stands in the way"));
    // With rooks that do not see along the rank.
    Options options = fog();
    options.set("pieces", std::string(R"({"r":{"name":"rook","value":3,"leaps":[[1,1]]}})"));
    const auto castling = Rules::parsePosition("7k/8/8/8/8/8/8/R1n1K3 w a1,e1 - w 5", options);
    QVERIFY(castling);
    QCOMPARE(
        refusalOf(castling->seenBy(Player::First), "e1", "c1"),
        std::string("Something stands in the way"));
}

void XxlChessFogTest::passes()
{
    Position position = read("3k/1pp1/1PP1/4/K3 b - - w 5");
    position = read("kb2/pp2/PP2/4/3K b - - w 5");
    position = read("2k/PPP/K2 b - - w 3");
    position = read("3/3/p1K b - - w 3");
    Position::MoveList moves;
    position.legalMoves(moves);
    QCOMPARE(moves.size(), std::size_t(1));
    QVERIFY(isPass(moves[0]));
    QCOMPARE(Rules::moveLabel(position, moves[0]), std::string("pass"));
    QCOMPARE(Rules::parseMove(position, "pass").value(), moves[0]);
    QVERIFY(Rules::shape(position, moves[0]).cells.isEmpty());
    const auto undo = position.play(moves[0]);
    QCOMPARE(position.toMove(), Player::First);
    QVERIFY(!Rules::parseMove(position, "pass"));
    position.undo(moves[0], undo);
    QCOMPARE(position.toMove(), Player::Second);
}

void XxlChessFogTest::drawsByHundredTurns()
{
    Options options = fog();
    options.set("hundred-turns", true);
    options.set("repetition", true);
    auto position = *Rules::parsePosition("k7/8/8/8/8/8/8/7K w - - w 5", options);
    for (int turn = 0; turn < 100; turn += 4) {
        QVERIFY(!position.isOver());
        position = after(position, {"h1h2", "a8a7", "h2h1", "a7a8"});
    }
    QCOMPARE(position.outcome(), Outcome::draw(2, reason::kFiftyMoves));
    QCOMPARE(position.seenBy(Player::First).outcome(), Outcome::draw(2, reason::kFiftyMoves));
}

void XxlChessFogTest::hides_data()
{
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::newRow("place") << "k6r/pp6/8/8/8/8/P7/K7 w - - w 5"
                           << "k7/pp5r/8/8/8/8/P7/K7 w - - w 5";
    QTest::newRow("kind") << "k6r/pp6/8/8/8/8/P7/K7 w - - w 5"
                          << "k6q/pp6/8/8/8/8/P7/K7 w - - w 5";
    QTest::newRow("number") << "k6r/pp6/8/8/8/8/P7/K7 w - - w 5"
                            << "k7/8/8/8/8/8/P7/K7 w - - w 5";
    QTest::newRow("rights of castling") << "r3k3/8/8/8/8/8/P7/K7 w a8,e8 - w 5"
                                        << "r3k3/8/8/8/8/8/P7/K7 w - - w 5";
    QTest::newRow("no king") << "7k/8/8/8/8/8/P7/K7 w - - w 5"
                             << "8/8/8/8/8/8/P7/K7 w - - w 5";
    QTest::newRow("blockade") << "k7/8/8/8/8/p7/P7/K7 w - - w 5"
                              << "k7/8/8/8/8/n7/P7/K7 w - - w 5";
}

/// Positions that a player cannot tell apart give them the same of everything.
void XxlChessFogTest::hides()
{
    QFETCH(QString, one);
    QFETCH(QString, other);
    const ErasedPosition<Rules> left(read(one.toLatin1()));
    const ErasedPosition<Rules> right(read(other.toLatin1()));
    QVERIFY(left.text() != right.text());
    const auto seen = left.seenBy(Player::First);
    const auto alike = right.seenBy(Player::First);
    QCOMPARE(seen->text(), alike->text());
    QCOMPARE(seen->hash(), alike->hash());
    QVERIFY(seen->cells() == alike->cells());
    QVERIFY(factsOf(*seen) == factsOf(*alike));
    QVERIFY(seen->legalMoves() == alike->legalMoves());
    QVERIFY(seen->attacks()->attackMap() == alike->attacks()->attackMap());
    QVERIFY(seen->outcome() == alike->outcome());
    for (const MoveCode move : seen->legalMoves()) {
        QVERIFY(seen->transition(move) == alike->transition(move));
        QVERIFY(seen->preview()->of(move) == alike->preview()->of(move));
        QCOMPARE(seen->moveLabel(move), alike->moveLabel(move));
        QCOMPARE(
            left.sight()->labelFor(move, Player::First),
            right.sight()->labelFor(move, Player::First));
        QVERIFY(seen->gains()->gain(move) == alike->gains()->gain(move));
    }
    for (int from = 0; from < 64; ++from) {
        QVERIFY(seen->attacks()->reach(cellAt(from)) == alike->attacks()->reach(cellAt(from)));
        const std::array cells{cellAt(from)};
        QVERIFY(
            seen->pointing().refusal(cells).sentence == alike->pointing().refusal(cells).sentence);
    }
    QVERIFY(
        seen->turns()->onTurn(Player::Second)->legalMoves()
        == alike->turns()->onTurn(Player::Second)->legalMoves());
}

/// At every ply of random games: what the view says of the viewer's moves is so, and nothing of the
/// other side stands where it is hidden.
void XxlChessFogTest::movesAreKnownOnTheView()
{
    std::mt19937 random(7);
    for (int game = 0; game < 8; ++game) {
        Position position = Rules::start(fog());
        for (int ply = 0; ply < 150 && !position.isOver(); ++ply) {
            const Position view = position.seenBy(position.toMove());
            Position::MoveList moves;
            Position::MoveList known;
            position.legalMoves(moves);
            view.legalMoves(known);
            QVERIFY(std::equal(moves.begin(), moves.end(), known.begin(), known.end()));
            view.view()->hidden.forEach(
                [&](Square square) { QVERIFY(!view.piece(square).isPresent()); });
            for (const Move move : moves)
                QVERIFY(isPass(move) || !view.view()->hidden.contains(move.to));
            QCOMPARE(view.turnsTaken(), position.turnsTaken());
            position.play(moves[random() % moves.size()]);
        }
    }
}

void XxlChessFogTest::labels()
{
    const Position position = read("k6r/p7/8/8/8/8/P6P/K7 b - - w 5");
    const auto labelOf = [&](const char *text) {
        return Rules::labelFor(position, *Rules::parseMove(position, text), Player::First);
    };
    QCOMPARE(labelOf("Rg8"), std::string("…"));
    QCOMPARE(labelOf("Rxh2"), std::string("×h2"));
    QCOMPARE(labelOf("Rh3"), std::string("…"));
    const Position seen = read("k7/p7/8/8/8/8/r6R/K7 b - - w 5");
    QCOMPARE(
        Rules::labelFor(seen, *Rules::parseMove(seen, "Rb2"), Player::First), std::string("Ra2-b2"));
    // Their own moves by their own pieces alone.
    QCOMPARE(
        Rules::labelFor(position, *Rules::parseMove(position, "Rxh2"), Player::Second),
        std::string("Rxh2"));
}

/// What is sampled fits what was seen last, always; and what the other side may have done is many things.
void XxlChessFogTest::samplesFit()
{
    std::mt19937 random(3);
    int rebuilt = 0;
    int plies = 0;
    std::set<std::uint64_t> different;
    for (int game = 0; game < 3; ++game) {
        Position position = Rules::start(fog());
        FogSamples samples;
        for (int ply = 0; ply < 60 && !position.isOver(); ++ply) {
            const Position view = position.seenBy(Player::First);
            samples.follow(view, 1);
            QVERIFY(!samples.positions().empty());
            for (const Position &sample : samples.positions()) {
                different.insert(sample.hash());
                if (samples.rebuilt() == 0)
                    QVERIFY(fits(sample, Player::First, view.sharedMemory(Player::First)->glimpse));
            }
            ++plies;
            Position::MoveList moves;
            position.legalMoves(moves);
            position.play(moves[random() % moves.size()]);
        }
        rebuilt += samples.rebuilt();
    }
    QVERIFY(different.size() > 20 * static_cast<std::size_t>(plies));
    QVERIFY2(rebuilt * 5 < plies, qPrintable(QString::number(rebuilt)));
}

QTEST_APPLESS_MAIN(XxlChessFogTest)
#include "xxlchessfogtest.moc"
