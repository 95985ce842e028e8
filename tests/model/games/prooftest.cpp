#include "model/core/randomness.h"
#include "model/games/recipes.h"
#include "model/record/puzzletext.h"
#include "tests/support/gamerows.h"
#include "tests/support/samples.h"

#include <QFile>

#include <algorithm>
#include <set>

using namespace tessera;

using Verdict = PuzzleProof::Verdict;
using Goal = Puzzle::Goal;

namespace {

/// A puzzle of chess on 8×8 squares, where pawns promote on the last row.
Puzzle chessPuzzle(const std::string &start, Goal goal, int moves, int prey = 0)
{
    Puzzle puzzle;
    puzzle.start = start;
    puzzle.goal = goal;
    puzzle.moves = moves;
    puzzle.prey = static_cast<std::uint8_t>(prey);
    puzzle.options.set("repetition", true);
    return puzzle;
}

Puzzle measured(
    const std::string &start, Goal goal, const char *measure, int amount, int moves, int solver = 0)
{
    Puzzle puzzle;
    puzzle.start = start;
    puzzle.goal = goal;
    puzzle.measure = measure;
    puzzle.amount = amount;
    puzzle.moves = moves;
    puzzle.solver = playerAt(solver);
    return puzzle;
}

/// Tries everything, without bounds on the way or memory: what the proof search must agree with.
bool reachesPlainly(const Puzzle &puzzle, const AnyPosition &position, const PuzzleProgress &progress)
{
    const bool isSolvers = position.toMove() == puzzle.solver;
    for (const MoveCode move : position.legalMoves()) {
        const PuzzleProgress next
            = advanced(puzzle, progress, position.toMove(), tallyOf(puzzle, position, move));
        const auto after = position.clone();
        after->play(move);
        PuzzleVerdict verdict = verdictByTally(puzzle, next);
        if (verdict == PuzzleVerdict::Open && after->outcome().isOver())
            verdict = verdictAtEnd(puzzle, after->outcome());
        if (verdict == PuzzleVerdict::Open)
            verdict = verdictOfMoves(puzzle, next, after->toMove());
        const bool isReached = verdict == PuzzleVerdict::Open ? reachesPlainly(puzzle, *after, next)
                                                              : verdict == PuzzleVerdict::Solved;
        if (isReached == isSolvers)
            return isSolvers;
    }
    return !isSolvers;
}

} // namespace

/// Proofs of puzzles, and the puzzles that the program brings.
class ProofTest : public QObject
{
    Q_OBJECT

private slots:
    void goalsAreProved_data();
    void goalsAreProved();
    void proofsAgreeWithPlainSearch_data() { test::addGameRows(); }
    void proofsAgreeWithPlainSearch();
    void limitLeavesItUnknown();
    void hardestRepliesAreFound();
    void puzzlesAreSound_data() { test::addGameRows(); }
    void puzzlesAreSound();
    void puzzlesShowAllPieces();
    void collectionsAreReadBack();
    void faultsOfCollectionsAreNamed();

private:
    static PuzzleCollection collectionOf(const GameEntry &entry);
};

PuzzleCollection ProofTest::collectionOf(const GameEntry &entry)
{
    const QString id = QString::fromStdString(entry.info().id);
    QFile file(QStringLiteral(TESSERA_TEST_DATA "/../../resources/puzzles/%1.json").arg(id));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    auto read = readPuzzleCollection(file.readAll().toStdString(), entry.info(), entry.info().id);
    if (!read)
        qWarning("%s", read.error().sentence().c_str());
    return read ? std::move(*read) : PuzzleCollection();
}

void ProofTest::goalsAreProved_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<Puzzle>("puzzle");
    QTest::addColumn<Verdict>("verdict");
    QTest::addColumn<int>("moves");
    QTest::addColumn<QStringList>("first");
    const auto row = [](const char *name,
                        const char *game,
                        const Puzzle &puzzle,
                        Verdict verdict,
                        int moves,
                        const QStringList &first) {
        QTest::newRow(name) << QString::fromLatin1(game) << puzzle << verdict << moves << first;
    };
    constexpr auto kLadder = "4k3/R7/1R6/8/8/8/8/4K3 w - - w 8";
    row("mate in 1",
        "xxlchess",
        chessPuzzle(kLadder, Goal::WinWithin, 1),
        Verdict::Proved,
        1,
        {"b6b8"});
    row("sooner than asked",
        "xxlchess",
        chessPuzzle(kLadder, Goal::Win, 0),
        Verdict::Proved,
        1,
        {"b6b8"});
    constexpr auto kCorner = "7k/8/5K2/8/8/8/8/R7 w - - w 8";
    row("no mate in 1",
        "xxlchess",
        chessPuzzle(kCorner, Goal::WinWithin, 1),
        Verdict::Disproved,
        0,
        {});
    row("mate in 2",
        "xxlchess",
        chessPuzzle(kCorner, Goal::WinWithin, 2),
        Verdict::Proved,
        2,
        {"f6f7", "f6g6"});
    row("win without a bound",
        "xxlchess",
        chessPuzzle(kCorner, Goal::Win, 0),
        Verdict::Proved,
        2,
        {"f6f7", "f6g6"});
    constexpr auto kFork = "8/4k3/7q/8/3N4/8/8/4K3 w - - w 8";
    constexpr int kQueen = 10;
    row("capture by a fork",
        "xxlchess",
        chessPuzzle(kFork, Goal::Capture, 2, kQueen),
        Verdict::Proved,
        2,
        {"d4f5"});
    row("no capture at once",
        "xxlchess",
        chessPuzzle(kFork, Goal::Capture, 1, kQueen),
        Verdict::Disproved,
        0,
        {});
    constexpr auto kBackRank = "4r1k1/8/8/8/8/8/5PPP/6K1 w - - w 8";
    row("survive by a way out",
        "xxlchess",
        chessPuzzle(kBackRank, Goal::Survive, 1),
        Verdict::Proved,
        1,
        {"f2f3", "f2f4", "g1f1", "g2g3", "g2g4", "h2h3", "h2h4"});
    row("last exit",
        "chexers",
        measured("4/5/6/6R/6/5/4 r 3,0,0 90", Goal::WinWithin, "", 0, 1),
        Verdict::Proved,
        1,
        {"3,0>exit"});
    row("exit in time",
        "chexers",
        measured("4/5/6/5R1/6/5/4 r 0,0,0 90", Goal::Gain, "exits", 1, 2),
        Verdict::Proved,
        2,
        {"2,0>3,-1", "2,0>3,0"});
    row("no exit so soon",
        "chexers",
        measured("4/5/6/4R2/6/5/4 r 0,0,0 90", Goal::Gain, "exits", 1, 2),
        Verdict::Disproved,
        0,
        {});
    row("stab of two",
        "watchyourback",
        measured("X6X/8/8/2WB1BW1/8/4W3/8/X6X w move 10", Goal::Gain, "stabs", 2, 1),
        Verdict::Disproved,
        0,
        {});
    row("a measure that the game has not",
        "watchyourback",
        measured("X6X/8/8/2WB1BW1/8/4W3/8/X6X w move 10", Goal::Gain, "exits", 1, 1),
        Verdict::Disproved,
        0,
        {});
}

void ProofTest::goalsAreProved()
{
    QFETCH(const QString, game);
    QFETCH(const Puzzle, puzzle);
    QFETCH(const Verdict, verdict);
    QFETCH(const int, moves);
    QFETCH(const QStringList, first);
    const GameEntry &entry = *findGame(game.toStdString());
    const auto position = entry.game->parsePosition(puzzle.start, puzzle.options);
    QVERIFY2(position, position ? "" : position.error().sentence().c_str());
    const PuzzleProof proof = entry.makeProver()->prove(puzzle, **position, {}, {}, {});
    QCOMPARE(proof.verdict, verdict);
    QCOMPARE(proof.moves, moves);
    QStringList found;
    for (const MoveCode move : proof.firstMoves)
        found << QString::fromStdString((*position)->moveText(move));
    found.sort();
    QCOMPARE(found, first);
}

/// Of positions along random games, every goal that the recipes ask with few moves.
void ProofTest::proofsAgreeWithPlainSearch()
{
    QFETCH(const QString, game);
    const GameEntry &entry = *findGame(game.toStdString());
    constexpr int kGames = test::samples(12);
    constexpr std::uint64_t kNodes = 3000;
    const auto prover = entry.makeProver();
    int compared = 0;
    for (int number = 0; number < kGames; ++number) {
        std::uint64_t bits = mixedBits(static_cast<std::uint64_t>(number));
        const PuzzleSource source = recipesOf(entry).puzzles.source(bits);
        const auto start = entry.game->parsePosition(source.start, source.options);
        QVERIFY(start);
        // Where a king can be taken at once, the rules only play on.
        if (!entry.game->warnings(source.start, source.options).empty())
            continue;
        AnyPosition &position = **start;
        for (int ply = 0; ply < 60 && !position.outcome().isOver(); ++ply) {
            const auto moves = position.legalMoves();
            for (PuzzleCandidate &candidate : recipesOf(entry).puzzles.candidates(position)) {
                Puzzle &puzzle = candidate.puzzle;
                puzzle.solver = position.toMove();
                if (puzzle.moves == 0 || ply % 7 != 0)
                    continue;
                const PuzzleProof proof = prover->prove(puzzle, position, {}, {kNodes, 3}, {});
                if (proof.verdict == Verdict::Unknown || proof.nodes > kNodes)
                    continue;
                ++compared;
                QCOMPARE(proof.verdict == Verdict::Proved, reachesPlainly(puzzle, position, {}));
                QCOMPARE(proof.verdict == Verdict::Proved, !proof.firstMoves.empty());
            }
            bits = mixedBits(bits);
            position.play(moves[chosenBelow(static_cast<std::uint32_t>(moves.size()), bits)]);
        }
    }
    QVERIFY2(compared > 10 * kGames / 3, qPrintable(QString::number(compared)));
}

void ProofTest::limitLeavesItUnknown()
{
    const Puzzle puzzle = chessPuzzle("7k/8/5K2/8/8/8/8/R7 w - - w 8", Goal::WinWithin, 2);
    const GameEntry &entry = *findGame("xxlchess");
    const auto position = entry.game->parsePosition(puzzle.start, puzzle.options);
    const auto prover = entry.makeProver();
    QCOMPARE(prover->prove(puzzle, **position, {}, {5, 8}, {}).verdict, Verdict::Unknown);
    QCOMPARE(prover->prove(puzzle, **position, {}, {}, {}).verdict, Verdict::Proved);
    // Stopped before it begins.
    std::stop_source stop;
    stop.request_stop();
    QCOMPARE(prover->prove(puzzle, **position, {}, {}, stop.get_token()).verdict, Verdict::Unknown);
}

void ProofTest::hardestRepliesAreFound()
{
    const Puzzle puzzle = chessPuzzle("7k/8/5K2/8/8/8/8/R7 w - - w 8", Goal::WinWithin, 2);
    const GameEntry &entry = *findGame("xxlchess");
    const auto prover = entry.makeProver();
    auto position = entry.game->parsePosition(puzzle.start, puzzle.options);
    QVERIFY(position);
    (*position)->play(*(*position)->parseMove("a1a7"));
    const PuzzleProgress progress = advanced(puzzle, {}, Player::First, 0);
    const auto reply = prover->bestMove(puzzle, **position, progress, {}, {});
    QVERIFY(reply);
    (*position)->play(*reply);
    // Whatever White does now comes too late.
    QVERIFY(!reachesPlainly(puzzle, **position, progress));
    // And against the right move the reply lasts as long as can be.
    position = entry.game->parsePosition(puzzle.start, puzzle.options);
    (*position)->play(*(*position)->parseMove("f6f7"));
    QCOMPARE(
        prover->bestMove(puzzle, **position, progress, {}, {}), (*position)->legalMoves().front());
}

/// Each is proved again within twice the moves that it took to make it: reached in its moves and in no
/// fewer, by one first move only, and the solution that is written down is legal and leads there.
void ProofTest::puzzlesAreSound()
{
    QFETCH(const QString, game);
    const GameEntry &entry = *findGame(game.toStdString());
    const PuzzleCollection collection = collectionOf(entry);
    constexpr std::size_t kLeast = 20;
    constexpr std::size_t kLeastOfChess = 80;
    const std::size_t count = collection.puzzles.size();
    QVERIFY2(
        count >= (entry.info().speaksUci ? kLeastOfChess : kLeast),
        qPrintable(QString::number(count)));
    QVERIFY(QString::fromStdString(collection.command)
                .startsWith(QStringLiteral("tessera-tools puzzles --game ") + game));
    const auto prover = entry.makeProver();
    std::uint64_t before = 0;
    std::set<std::string> starts;
    for (const MadePuzzle &made : collection.puzzles) {
        const Puzzle &puzzle = made.puzzle;
        const char *text = puzzle.start.c_str();
        QVERIFY2(starts.insert(puzzle.start).second, text);
        QVERIFY2(made.nodes >= before, "the order is that of difficulty");
        before = made.nodes;
        const auto position = entry.game->parsePosition(puzzle.start, puzzle.options);
        QVERIFY2(position, text);
        QVERIFY2((*position)->toMove() == puzzle.solver, text);
        const ProofLimits limits{2 * made.nodes + 200000, 3};
        const PuzzleProof proof = prover->prove(puzzle, **position, {}, limits, {});
        QVERIFY2(proof.verdict == Verdict::Proved, text);
        QVERIFY2(proof.firstMoves.size() == 1, text);
        QVERIFY2(puzzle.goal == Goal::Win || proof.moves == puzzle.moves, text);
        QVERIFY2(proof.line.size() == made.solution.size(), text);
        for (const std::string &move : made.solution) {
            const auto parsed = (*position)->parseMove(move);
            QVERIFY2(parsed, move.c_str());
            (*position)->play(*parsed);
        }
        QVERIFY(!puzzle.goalWords.pattern.empty());
    }
}

/// Every kind of piece has its puzzle, and moves first in one unless it is the pawn.
void ProofTest::puzzlesShowAllPieces()
{
    const GameEntry &entry = *findGame("xxlchess");
    std::set<int> kinds;
    std::set<int> movers;
    std::set<std::size_t> boards;
    for (const MadePuzzle &made : collectionOf(entry).puzzles) {
        const auto position = entry.game->parsePosition(made.puzzle.start, made.puzzle.options);
        QVERIFY(position);
        const auto pieces = (*position)->cells().pieces;
        boards.insert(pieces.size());
        for (const Piece piece : pieces) {
            if (piece.isPresent())
                kinds.insert(piece.kind);
        }
        const auto move = (*position)->parseMove(made.solution.front());
        QVERIFY(move);
        for (const Step &step : (*position)->transition(*move).steps) {
            if (step.kind == Step::Kind::Move)
                movers.insert(step.piece.kind);
        }
    }
    constexpr std::size_t kKinds = 11;
    QCOMPARE(kinds.size(), kKinds);
    QVERIFY2(movers.size() >= kKinds - 1, qPrintable(QString::number(movers.size())));
    QVERIFY2(boards.size() >= 4, "boards of several sizes");
}

void ProofTest::collectionsAreReadBack()
{
    const GameEntry &entry = *findGame("xxlchess");
    MadePuzzle made{
        chessPuzzle("4k3/R7/1R6/8/8/8/8/4K3 w - - w 8", Goal::Capture, 2, 10),
        "sort",
        {"b6b8"},
        77,
        5};
    made.puzzle.title = "A \"title\"";
    made.puzzle.titleWords = {"xxlchess", "%1 words", {"ten"}};
    made.puzzle.goalWords = {"xxlchess", "Capture the %1", {"Queen"}};
    made.puzzle.solver = Player::Second;
    const PuzzleCollection collection{"tessera-tools puzzles", 12, {made, made}};
    const auto read = readPuzzleCollection(puzzleCollectionText(collection), entry.info(), "file");
    QVERIFY2(read, read ? "" : read.error().sentence().c_str());
    QCOMPARE(read->command, collection.command);
    QCOMPARE(read->games, 12);
    QVERIFY(read->puzzles == collection.puzzles);
}

void ProofTest::faultsOfCollectionsAreNamed()
{
    const GameInfo &info = findGame("chexers")->info();
    const auto sentence = [&](const char *text) {
        const auto read = readPuzzleCollection(text, info, "p.json");
        return read ? QString() : QString::fromStdString(read.error().sentence());
    };
    QVERIFY(sentence("{").startsWith("p.json"));
    QVERIFY(sentence("[]").contains("\"puzzles\""));
    QVERIFY(sentence(R"({"puzzles": [{"goal": "fly", "solver": 0}]})").contains("puzzle 1"));
    QVERIFY(
        sentence(R"({"puzzles": [{"goal": "win", "solver": 3}]})").contains("a player of the game"));
    QVERIFY(sentence(R"({"puzzles": [7]})").contains("an object"));
}

QTEST_GUILESS_MAIN(ProofTest)
#include "prooftest.moc"
