#include "model/record/runninggame.h"
#include "model/core/erasure/erased.h"
#include "model/games/catalogue.h"
#include "tests/support/nullgame.h"
#include "tests/support/tictactoe.h"

#include <QtTest>

using namespace tessera;
using namespace std::chrono_literals;

namespace {

using Arrival = RunningGame::Arrival;

const AnyGame &twoPlayers()
{
    static const ErasedGame<tictactoe::Rules> game;
    return game;
}

const AnyGame &threePlayers()
{
    static const ErasedGame<nullgame::Rules> game;
    return game;
}

/// A game of the catalogue with a pie rule, and the options that switch it on.
std::pair<const AnyGame *, Options> pieGame()
{
    for (const GameEntry &entry : catalogue()) {
        for (const OptionSpec &option : entry.info().options) {
            Options options;
            options.set(option.key, true);
            if (option.key == "pie")
                return {entry.game.get(), options};
        }
    }
    qFatal("no game with a pie rule");
}

RunningGame::Instant at(std::chrono::milliseconds time)
{
    return RunningGame::Instant{} + 1h + time;
}

GameTerms onClock(TimeControl control, int players)
{
    GameTerms terms;
    for (int i = 0; i < players; ++i)
        terms.clocks[playerAt(i)] = control;
    return terms;
}

RunningGame begun(const AnyGame &game, const GameTerms &terms = {})
{
    auto begun = RunningGame::begin(game, terms);
    if (!begun)
        qFatal("%s", begun.error().sentence().c_str());
    begun->startClock(at(0ms));
    return *begun;
}

MoveCode move(const RunningGame &game, const char *text)
{
    const auto parsed = game.position().parseMove(text);
    if (!parsed)
        qFatal("%s", parsed.error().sentence().c_str());
    return *parsed;
}

void playAll(RunningGame &game, std::initializer_list<const char *> moves)
{
    for (const char *text : moves)
        QCOMPARE(game.play(move(game, text), at(0ms)), Arrival::Played);
}

/// The move by which the player to move takes the other side.
MoveCode exchangeIn(const RunningGame &game)
{
    for (const MoveCode move : game.position().legalMoves()) {
        if (game.position().sides()->exchangesSides(move))
            return move;
    }
    qFatal("no such move");
}

} // namespace

/// The game as a value: one place that judges time and legality, for the window and for matches.
class RunningGameTest : public QObject
{
    Q_OBJECT

private slots:
    void lateMoveLosesBeforeItIsJudged();
    void illegalMoveLoses();
    void timeOfAllOthersIsShared();
    void timesAreKeptWhereTheyAreWanted();
    void clocksAreTakenBack();
    void movesWithoutTimesEarnNothing();
    void sidesAreExchangedWithTheirClocks();
    void exchangeIsTakenBack();
    void recordedExchangeIsKnown();
    void copiesGoTheirOwnWays();
    void positionsOfAllLinesAreKnown();
    void redoLeadsToTheLineLeftLast();
    void removedLineIsNotRedone();
    void endOfRecordHasItsOutcome();
    void badStartIsTold();
};

void RunningGameTest::lateMoveLosesBeforeItIsJudged()
{
    RunningGame game = begun(twoPlayers(), onClock({5s, 0ms}, 2));
    QCOMPARE(game.play(move(game, "a"), at(5000ms)), Arrival::TooLate);
    QCOMPARE(game.outcome(), Outcome::loss(Player::First, 2, EndReason::Time));
    QCOMPARE(game.record().outcome, game.outcome());
    QCOMPARE(game.node(), GameRecord::kRoot);

    GameTerms shown = onClock({5s, 0ms}, 2);
    shown.losesOnTime = false;
    RunningGame goesOn = begun(twoPlayers(), shown);
    QCOMPARE(goesOn.play(move(goesOn, "a"), at(5000ms)), Arrival::Played);
}

void RunningGameTest::illegalMoveLoses()
{
    RunningGame game = begun(twoPlayers());
    const MoveCode first = move(game, "a");
    QCOMPARE(game.play(first, at(10ms)), Arrival::Played);
    QCOMPARE(game.play(first, at(20ms)), Arrival::Illegal);
    QCOMPARE(game.outcome(), Outcome::loss(Player::Second, 2, EndReason::IllegalMove));
    QCOMPARE(game.record().mainLine().size(), std::size_t(1));
}

void RunningGameTest::timeOfAllOthersIsShared()
{
    RunningGame game = begun(threePlayers(), onClock({5s, 0ms}, 3));
    QVERIFY(!game.judge(at(4999ms)));
    QVERIFY(game.judge(at(5000ms)));
    QVERIFY(!game.judge(at(6000ms)));
    QCOMPARE(game.outcome().scores[Player::First], 0.0);
    QCOMPARE(game.outcome().scores[Player::Third], 0.5);
    QCOMPARE(game.toMove(), Player::None);
}

void RunningGameTest::timesAreKeptWhereTheyAreWanted()
{
    GameTerms terms = onClock({60s, 2s}, 2);
    RunningGame game = begun(twoPlayers(), terms);
    const MoveCode first = move(game, "a");
    game.play(first, at(1500ms));
    QCOMPARE(game.record().node(1).elapsed, std::optional(1500ms));
    QCOMPARE(game.record().node(1).clock, std::optional(60500ms));
    terms.keepsTimes = false;
    RunningGame untimed = begun(twoPlayers(), terms);
    untimed.play(first, at(1500ms));
    QVERIFY(!untimed.record().node(1).elapsed);
    QVERIFY(!untimed.record().node(1).clock);
}

void RunningGameTest::clocksAreTakenBack()
{
    RunningGame game = begun(twoPlayers(), onClock({60s, 0ms}, 2));
    game.play(move(game, "a"), at(10s));
    game.play(move(game, "b"), at(15s));
    game.undo(at(20s));
    QCOMPARE(game.clock().remaining(Player::First, at(20s)), 50000ms);
    QCOMPARE(game.clock().remaining(Player::Second, at(21s)), 59000ms);
    QCOMPARE(game.thinking(at(21s)), 1000ms);
    game.redo(at(30s));
    QCOMPARE(game.clock().remaining(Player::Second, at(30s)), 55000ms);
    QCOMPARE(game.toMove(), Player::First);
}

void RunningGameTest::movesWithoutTimesEarnNothing()
{
    RunningGame played = begun(twoPlayers());
    playAll(played, {"a", "b"});
    GameRecord record = played.record();
    record.node(1).elapsed.reset();
    record.node(2).elapsed = 3s;
    const auto loaded = RunningGame::load(twoPlayers(), onClock({60s, 1s}, 2), record);
    QVERIFY(loaded);
    QCOMPARE(loaded->clock().remaining(Player::First, at(0ms)), 60000ms);
    QCOMPARE(loaded->clock().remaining(Player::Second, at(0ms)), 58000ms);
}

void RunningGameTest::sidesAreExchangedWithTheirClocks()
{
    const auto [rules, options] = pieGame();
    GameTerms terms;
    terms.options = options;
    terms.clocks[Player::First] = {60s, 0ms};
    terms.clocks[Player::Second] = {90s, 0ms};
    RunningGame game = begun(*rules, terms);
    game.play(game.position().legalMoves().front(), at(10s));
    QCOMPARE(game.seats()[Player::First], Player::First);
    game.play(exchangeIn(game), at(15s));
    QCOMPARE(game.seats()[Player::First], Player::Second);
    QCOMPARE(game.seats()[Player::Second], Player::First);
    QCOMPARE(game.clock().remaining(Player::First, at(15s)), 85000ms);
    QCOMPARE(game.clock().remaining(Player::Second, at(15s)), 50000ms);
    // The one who was first begins again, with what is left of their own time.
    QCOMPARE(game.toMove(), Player::Second);
    QVERIFY(game.judge(at(65s)));
    QCOMPARE(game.outcome(), Outcome::loss(Player::Second, 2, EndReason::Time));
}

void RunningGameTest::exchangeIsTakenBack()
{
    const auto [rules, options] = pieGame();
    GameTerms terms;
    terms.options = options;
    RunningGame game = begun(*rules, terms);
    game.play(game.position().legalMoves().front(), at(10s));
    game.play(exchangeIn(game), at(15s));
    game.undo(at(20s));
    QCOMPARE(game.seats()[Player::First], Player::First);
    QCOMPARE(game.clock().used(Player::First, at(20s)), 10000ms);
    game.redo(at(20s));
    QCOMPARE(game.seats()[Player::First], Player::Second);
    QCOMPARE(game.clock().used(Player::Second, at(20s)), 10000ms);
}

void RunningGameTest::recordedExchangeIsKnown()
{
    const auto [rules, options] = pieGame();
    GameTerms terms;
    terms.options = options;
    RunningGame game = begun(*rules, terms);
    game.play(game.position().legalMoves().front(), at(10s));
    QCOMPARE(seatsAtEnd(*rules, game.record())[Player::First], Player::First);
    game.play(exchangeIn(game), at(15s));
    QCOMPARE(seatsAtEnd(*rules, game.record())[Player::First], Player::Second);
    const auto loaded = RunningGame::load(*rules, {}, game.record());
    QVERIFY(loaded);
    QCOMPARE(loaded->seats(), game.seats());
    for (const Player player : {Player::First, Player::Second})
        QCOMPARE(loaded->clock().used(player, {}), game.clock().used(player, at(15s)));
}

void RunningGameTest::copiesGoTheirOwnWays()
{
    RunningGame one = begun(twoPlayers());
    playAll(one, {"a"});
    RunningGame other = one;
    playAll(one, {"b"});
    playAll(other, {"c", "d"});
    QCOMPARE(one.record().mainLine().size(), std::size_t(2));
    QCOMPARE(other.record().mainLine().size(), std::size_t(3));
    QCOMPARE(one.position().turnsTaken(), 2);
}

void RunningGameTest::positionsOfAllLinesAreKnown()
{
    RunningGame game = begun(twoPlayers());
    playAll(game, {"a", "b", "c"});
    const NodeId second = 2;
    const NodeId aside = game.addVariation(second, *game.positionAt(second)->parseMove("e"));
    QCOMPARE(game.addVariation(second, game.record().node(aside).move), aside);
    for (const NodeId node : {0, 1, 2, 3, aside}) {
        const auto replayed = twoPlayers().start({});
        for (const MoveCode played : game.record().movesTo(node))
            replayed->play(played);
        QCOMPARE(game.positionAt(node)->hash(), replayed->hash());
    }
    // What lies on the way to the present position is not made again.
    QCOMPARE(game.positionAt(second).get(), game.positionAt(second).get());
    QVERIFY(game.positionAt(aside) != game.positionAt(aside));
    game.playFrom(aside, at(0ms));
    QCOMPARE(game.positionAt(aside).get(), &game.position());
    QVERIFY(!game.canRemove(aside));
    QVERIFY(game.canRemove(3));
    game.remove(3);
    QVERIFY(!game.canRedo());
}

void RunningGameTest::redoLeadsToTheLineLeftLast()
{
    RunningGame game = begun(twoPlayers());
    playAll(game, {"a"});
    const NodeId first = game.node();
    game.undo(at(0ms));
    playAll(game, {"b"});
    game.playFrom(first, at(0ms));
    game.playFrom(GameRecord::kRoot, at(0ms));
    game.redo(at(0ms));
    QCOMPARE(game.node(), first);
}

void RunningGameTest::removedLineIsNotRedone()
{
    RunningGame game = begun(twoPlayers());
    playAll(game, {"a"});
    const NodeId left = game.node();
    game.undo(at(0ms));
    const NodeId other = game.addVariation(GameRecord::kRoot, move(game, "b"));
    game.remove(left);
    game.redo(at(0ms));
    QCOMPARE(game.node(), other);
}

void RunningGameTest::endOfRecordHasItsOutcome()
{
    RunningGame game = begun(twoPlayers());
    playAll(game, {"a", "b"});
    game.end(Outcome::loss(Player::First, 2, EndReason::Resignation), at(0ms));
    auto loaded = RunningGame::load(twoPlayers(), {}, game.record());
    QCOMPARE(loaded->outcome(), game.outcome());
    const auto before = RunningGame::load(twoPlayers(), {}, game.record(), 1);
    QVERIFY(!before->isOver());
    loaded->reopen(at(0ms));
    QCOMPARE(loaded->toMove(), Player::First);
}

void RunningGameTest::badStartIsTold()
{
    GameTerms terms;
    terms.start = "no position";
    const auto game = RunningGame::begin(*catalogue().front().game, terms);
    QVERIFY(!game);
    QVERIFY(!game.error().sentence().empty());
}

QTEST_APPLESS_MAIN(RunningGameTest)
#include "runninggametest.moc"
