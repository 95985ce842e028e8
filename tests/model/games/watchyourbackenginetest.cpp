#include "model/core/erasure/erased.h"
#include "model/core/randomness.h"
#include "model/games/watchyourback/engine/engine.h"
#include "model/games/watchyourback/engine/tablebase.h"
#include "model/games/watchyourback/watchyourback.h"

#include <QtTest>

#include <cstdlib>

using namespace tessera;
using namespace tessera::watchyourback;

namespace {

/// White's and Black's pieces on the board after the second shrink, White to move.
Position smallBoard(Bitboard white, Bitboard black)
{
    State state;
    state.pieces[Player::First] = white;
    state.pieces[Player::Second] = black;
    state.turns = 192;
    state.phase = Phase::Moving;
    state.shrinks = 2;
    return {state, RuleSwitches{}};
}

/// A position on the small board by chance, not over.
Position randomSmallBoard(std::uint64_t seed)
{
    for (;;) {
        PerPlayer<Bitboard> pieces;
        forEachSquare(boardAfter(2) & ~cornersAfter(2), [&](int square) {
            seed = mixedBits(seed);
            const std::uint32_t owner = chosenBelow(3, seed);
            if (owner < 2)
                pieces[playerAt(static_cast<int>(owner))] |= bit(square);
        });
        const Position position = smallBoard(pieces[Player::First], pieces[Player::Second]);
        if (!position.isOver())
            return position;
    }
}

int turnsOf(const Position &position)
{
    return Tablebase::instance().probe(position).value().turns;
}

} // namespace

/// The parts of the engine of Watch Your Back!: the solved end of the game.
class WatchYourBackEngineTest : public QObject
{
    Q_OBJECT

private slots:
    void endTableHasTheKnownFigures();
    void verdictsFollowFromEachOther();
    void verdictsAreForTheSmallBoardOnly();
    void engineWinsInTheTurnsOfTheTable();
};

void WatchYourBackEngineTest::endTableHasTheKnownFigures()
{
    const Tablebase::Counts counts = Tablebase::instance().counts();
    QCOMPARE(counts.wins, 517'840);
    QCOMPARE(counts.losses, 392'276);
    QCOMPARE(counts.draws, 38'392);
    QCOMPARE(counts.longestWin, 26);
}

/// A verdict is one turn further from the end than the best of those behind its turns.
void WatchYourBackEngineTest::verdictsFollowFromEachOther()
{
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        Position position = randomSmallBoard(seed);
        Position::MoveList moves;
        position.legalMoves(moves);
        int quickestWin = 0;
        int longestLoss = 0;
        bool hasDraw = false;
        for (const watchyourback::Move move : moves) {
            const auto before = position.play(move);
            int turns = 0;
            if (position.isOver()) {
                const Player winner = position.outcome().winner();
                turns = winner == Player::First ? 1 : winner == Player::Second ? -1 : 0;
            } else if (const int next = turnsOf(position); next != 0) {
                turns = next < 0 ? 1 - next : -1 - next;
            }
            position.undo(move, before);
            if (turns > 0)
                quickestWin = quickestWin == 0 ? turns : std::min(quickestWin, turns);
            else if (turns < 0)
                longestLoss = std::min(longestLoss, turns);
            else
                hasDraw = true;
        }
        QCOMPARE(turnsOf(position), quickestWin > 0 ? quickestWin : hasDraw ? 0 : longestLoss);
    }
}

void WatchYourBackEngineTest::verdictsAreForTheSmallBoardOnly()
{
    QVERIFY(!Tablebase::instance().probe(Position()));
    State state = randomSmallBoard(1).state();
    state.shrinks = 1;
    QVERIFY(!Tablebase::instance().probe(Position(state, {})));
    // One piece each is no game any more.
    QVERIFY(!Tablebase::instance().probe(smallBoard(bit(3, 2), bit(4, 5))));
}

/// The game from won positions lasts as long as the table says, with the engine on both sides.
void WatchYourBackEngineTest::engineWinsInTheTurnsOfTheTable()
{
    const auto engine = makeEngine();
    EngineSettings settings;
    settings.hashMebibytes = 4;
    engine->configure(settings);
    int played = 0;
    for (std::uint64_t seed = 0; played < 40; ++seed) {
        Position position = randomSmallBoard(seed);
        const int turns = turnsOf(position);
        if (std::abs(turns) < 6)
            continue;
        const Player winner = turns > 0 ? Player::First : Player::Second;
        for (int turn = 0; turn < std::abs(turns); ++turn) {
            QVERIFY(!position.isOver());
            const auto result
                = engine->think(ErasedPosition<Rules>(position), SearchLimits::ofDepth(2), {}, {});
            QCOMPARE(result.score.kind, Score::Kind::Mate);
            position.play(Rules::decode(result.line.front()));
        }
        QVERIFY(position.isOver());
        QCOMPARE(position.outcome().winner(), winner);
        ++played;
    }
}

QTEST_GUILESS_MAIN(WatchYourBackEngineTest)
#include "watchyourbackenginetest.moc"
