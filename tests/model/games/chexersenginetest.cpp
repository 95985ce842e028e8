#include "model/core/erasure/erased.h"
#include "model/games/chexers/chexers.h"
#include "model/games/chexers/engine/engine.h"
#include "model/games/chexers/engine/evaluation.h"
#include "model/games/chexers/engine/rivals.h"
#include "model/games/chexers/engine/search.h"
#include "model/search/engine/scores.h"
#include "tests/support/goldendata.h"
#include "tests/support/samples.h"

#include <QtTest>

#include <algorithm>
#include <random>
#include <set>
#include <span>

using namespace tessera;
using namespace tessera::chexers;
using namespace std::chrono_literals;

namespace {

using Any = ErasedPosition<Rules>;

Position at(const std::string &text)
{
    auto position = Rules::parsePosition(text, {});
    if (!position)
        qFatal("%s", position.error().sentence().c_str());
    return std::move(*position);
}

void play(Position &position, const QString &moves)
{
    for (const QString &text : moves.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const auto move = Rules::parseMove(position, text.toStdString());
        if (!move)
            qFatal("%s", move.error().sentence().c_str());
        position.play(*move);
    }
}

EngineSettings atLevel(int level, std::uint64_t seed = 0)
{
    EngineSettings settings;
    settings.level = level;
    settings.seed = seed;
    settings.hashMebibytes = 1;
    return settings;
}

EngineSettings ofKind(SearchKind kind)
{
    EngineSettings settings = atLevel(EngineSettings::kStrongest);
    settings.kind = static_cast<int>(kind);
    return settings;
}

struct NamedKind
{
    const char *name;
    SearchKind kind;
};
constexpr std::array kKinds{
    NamedKind{"max^n", SearchKind::Maxn},
    NamedKind{"paranoid", SearchKind::Paranoid},
    NamedKind{"best reply", SearchKind::BestReply},
    NamedKind{"playouts", SearchKind::Playouts},
    NamedKind{"static max^n", SearchKind::StaticMaxn}};

SearchLimits ofNodes(std::uint64_t nodes)
{
    SearchLimits limits;
    limits.nodes = nodes;
    return limits;
}

SearchResult think(
    const Position &position,
    const SearchLimits &limits,
    const EngineSettings &settings = atLevel(EngineSettings::kStrongest),
    const std::stop_token &stop = {})
{
    const auto engine = makeEngine();
    engine->configure(settings);
    return engine->think(Any(position), limits, stop, {});
}

std::string chosen(const Position &position, const SearchResult &result)
{
    return Rules::moveText(position, Rules::decode(result.line.front()));
}

bool isLegalLine(Position position, const std::vector<MoveCode> &line)
{
    for (const MoveCode code : line) {
        const Move move = Rules::decode(code);
        MoveList moves;
        position.legalMoves(moves);
        if (std::find(moves.begin(), moves.end(), move) == moves.end())
            return false;
        position.play(move);
    }
    return !line.empty();
}

Position afterRandomTurns(int turns, std::mt19937_64 &random)
{
    for (;;) {
        Position position;
        for (int turn = 0; turn < turns && !position.isOver(); ++turn)
            position.play(*position.randomMove(random()));
        if (!position.isOver())
            return position;
    }
}

/// Paranoid search as its definition has it: for `us`, everybody else together being the other side.
/// `drawn` is what a draw is worth to us.
template<typename Evaluate>
int paranoidValue(
    Position &position, Player us, int depth, int ply, int drawn, const Evaluate &evaluate)
{
    if (position.isOver()) {
        const Player winner = position.outcome().winner();
        return winner == Player::None ? drawn : winner == us ? winIn(ply) : lossIn(ply);
    }
    if (ply > 0 && before(position.toMove()) == us && position.hasOccurred())
        return drawn;
    if (depth == 0)
        return evaluate(position);
    const bool isOurs = position.toMove() == us;
    int best = isOurs ? -kInfinite : kInfinite;
    MoveList moves;
    position.legalMoves(moves);
    for (const Move move : moves) {
        const Undo undo = position.play(move);
        const int value = paranoidValue(position, us, depth - 1, ply + 1, drawn, evaluate);
        position.undo(move, undo);
        best = isOurs ? std::max(best, value) : std::min(best, value);
    }
    return best;
}

/// A player who walks to and fro: back where the last own piece came from, else the first step.
Move strolled(const Position &position, Move last)
{
    MoveList moves;
    position.legalMoves(moves);
    for (const Move move : moves) {
        if (move.from() == last.to() && move.to() == last.from())
            return move;
    }
    for (const Move move : moves) {
        if (!move.isExit() && !move.isJump())
            return move;
    }
    return moves[0];
}

/// Positions in which little can be chosen, or much happens at once.
constexpr std::array kOddPositions{
    "GGGG/5/6/R5B/R4B/R3B/R2B r 0,0,0 0",
    "4/G1G2/2G3/5B1/B1G3/BBG2/RBB1 r 0,0,0 114",
    "4/5/6/3R3/6/5/4 g 0,0,0 1",
    "BGG1/GG3/G1G3/7/6/5/4 b 0,0,0 2",
    "3R/5/6/3R3/6/B3B/4 r 3,2,2 30",
    "4/4R/BRR3/2B2G1/1BB2R/1BB2/3G r 0,0,0 765",
    "4/5/6/3R3/6/5/4 b 0,0,0 767",
    "RRRR/RRRRR/RRR3/7/6/5/4 r 0,0,0 0",
};

/// Five turns from Green's on, after which Red's `kCircleEnd` brings the board back.
constexpr auto kCircle = "-3,3>-2,2 0,3>0,2 3,-2>2,-2 -2,2>-3,3 0,2>0,3 ";
constexpr auto kCircleEnd = "2,-2>3,-2";

} // namespace

/// What the engine of Chexers promises beyond what every engine does (searchtest.cpp).
class ChexersEngineTest : public QObject
{
    Q_OBJECT

private slots:
    void isParanoid();
    void expectsTheStrongestReply();
    void findsTableMoves();
    void randomMovesAreEven();
    void sharesAddUp();
    void takesTheWinningExit_data();
    void takesTheWinningExit();
    void stopsAWinNextTurn();
    void movesAtAnyLimit();
    void levelsGrow();
    void levelsPlayLegally();
    void everySearchIsRepeatable();
    void expectsRepliesOfBoth();
    void shunsDrawsWhenAhead();
    void prefersADrawToALoss();
    void neverWalksInCircles_data();
    void neverWalksInCircles();
    void twoPlayersAreSearchedAsTwo();
    void twoPlayersHaveSeveralLines();
    void winsWhatIsWon();
    void winsAgainstChance_data();
    void winsAgainstChance();
};

/// Two plies, where nothing is reduced, against the plain definition.
void ChexersEngineTest::isParanoid()
{
    std::mt19937_64 random(5);
    const Evaluation evaluation{Weights()};
    for (int i = 0; i < 150; ++i) {
        Position position = afterRandomTurns(i % 50, random);
        const Player us = position.toMove();
        const bool isBehind = evaluation.evaluate(position, us) < Weights().behind;
        const int drawn = isBehind ? Weights().drawBehind : Weights().draw;
        const int value = paranoidValue(position, us, 2, 0, drawn, [&](const Position &leaf) {
            return evaluation.evaluate(leaf, us);
        });
        const SearchResult result
            = think(position, SearchLimits::ofDepth(2), ofKind(SearchKind::Paranoid));
        QCOMPARE(result.score.kind, Score::Kind::Shares);
        const auto expected = evaluation.shares(position, us, value);
        QVERIFY2(
            result.score.shares == expected,
            (Rules::positionText(position) + ": " + result.score.text(kPlayers)).c_str());
    }
}

/// As long as only the first of the others replies, the strongest reply is that of paranoid search.
void ChexersEngineTest::expectsTheStrongestReply()
{
    static constexpr Weights kWeights;
    using NetSearchGame = NetSearch<Search<kWeights>>;
    std::mt19937_64 random(15);
    for (int i = 0; i < 100; ++i) {
        Position position = afterRandomTurns(i % 50, random);
        const Player us = position.toMove();
        const int drawn = NetSearchGame::drawScore(position, us);
        QVERIFY(drawn < 0);
        const int value = paranoidValue(position, us, 2, 0, drawn, [&](const Position &leaf) {
            return NetSearchGame::evaluate(leaf, us);
        });
        const SearchResult result
            = think(position, SearchLimits::ofDepth(2), ofKind(SearchKind::BestReply));
        const auto expected = NetSearchGame::shares(position, us, value);
        QVERIFY2(result.score.shares == expected, Rules::positionText(position).c_str());
        int sum = 0;
        for (const Player player : kAllPlayers)
            sum += expected[player];
        QCOMPARE(sum, 1000);
    }
}

/// Every number is either a legal move or none, whatever another position left in the table.
void ChexersEngineTest::findsTableMoves()
{
    static constexpr Weights kWeights;
    using HandCraftedSearch = Search<kWeights>;
    std::mt19937_64 random(8);
    for (int i = 0; i < 60; ++i) {
        const Position position = i < static_cast<int>(kOddPositions.size())
                                      ? at(kOddPositions[static_cast<std::size_t>(i)])
                                      : afterRandomTurns(5 * i, random);
        MoveList moves;
        position.legalMoves(moves);
        std::set<std::uint16_t> legal;
        for (const Move move : moves)
            legal.insert(HandCraftedSearch::code(move));
        for (std::uint16_t code = 1; code < HandCraftedSearch::kCodeCount; ++code) {
            const auto move = HandCraftedSearch::moveOf(position, code);
            QCOMPARE(move.has_value(), legal.contains(code));
            QVERIFY(!move || HandCraftedSearch::code(*move) == code);
        }
    }
}

void ChexersEngineTest::randomMovesAreEven()
{
    std::mt19937_64 random(3);
    for (int i = 0; i < 200; ++i) {
        const Position position = i < static_cast<int>(kOddPositions.size())
                                      ? at(kOddPositions[static_cast<std::size_t>(i)])
                                      : afterRandomTurns(i, random);
        MoveList moves;
        position.legalMoves(moves);
        // The middle of each of equal parts of the range of random words.
        std::set<std::uint16_t> picked;
        for (std::size_t part = 0; part < moves.size(); ++part) {
            const double share = (static_cast<double>(part) + 0.5)
                                 / static_cast<double>(moves.size());
            const auto move = position.randomMove(static_cast<std::uint64_t>(share * 0x1p64));
            QVERIFY(std::find(moves.begin(), moves.end(), *move) != moves.end());
            picked.insert(move->bits());
        }
        QCOMPARE(picked.size(), moves.size());
    }
    QVERIFY(!at("4/5/6/3R3/6/5/4 g 4,0,0 1").randomMove(7));
}

void ChexersEngineTest::sharesAddUp()
{
    const Evaluation evaluation{Weights()};
    std::mt19937_64 random(4);
    for (int i = 0; i < 100; ++i) {
        const Position position = afterRandomTurns(2 * i, random);
        for (const int score : {lossIn(2), -2000, -300, 0, 300, 2000, winIn(3)}) {
            const auto shares = evaluation.shares(position, position.toMove(), score);
            int sum = 0;
            for (const Player player : kAllPlayers) {
                QVERIFY(shares[player] >= 0 && shares[player] <= 1000);
                sum += shares[player];
            }
            QCOMPARE(sum, 1000);
        }
    }
    const auto even = evaluation.shares(Position(), Player::First, 0);
    QVERIFY(even[Player::First] == 333 && even[Player::Second] - even[Player::Third] <= 1);
}

void ChexersEngineTest::takesTheWinningExit_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("move");
    QTest::newRow("Red") << "3R/1G3/6/3R3/2B3/R3B/R2B r 3,0,0 30"
                         << "3,-3>exit";
    QTest::newRow("Green") << "3R/1G3/6/3R3/2B3/R4/G2B g 0,3,0 31"
                           << "-3,3>exit";
    QTest::newRow("Blue") << "B3/1G3/6/3R3/2B3/R4/G2B b 0,0,3 32"
                          << "0,-3>exit";
    QTest::newRow("with the last turn") << "B3/1G3/6/3R3/2B3/R4/G2B b 0,0,3 767"
                                        << "0,-3>exit";
}

void ChexersEngineTest::takesTheWinningExit()
{
    QFETCH(QString, position);
    QFETCH(QString, move);
    const Position current = at(position.toStdString());
    constexpr int kFirstLevelThatSeesWins = 3;
    for (int level = kFirstLevelThatSeesWins; level <= EngineSettings::kStrongest; ++level) {
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            const SearchResult result = think(current, ofNodes(500), atLevel(level, seed));
            QCOMPARE(QString::fromStdString(chosen(current, result)), move);
        }
    }
}

/// Green would exit for the fourth time; only the jump over the piece that is ready takes it away.
void ChexersEngineTest::stopsAWinNextTurn()
{
    const Position position = at("4/5/6/7/1R4/5/RG2 r 0,3,0 30");
    const SearchResult result = think(position, SearchLimits::ofDepth(4));
    Position next = position;
    next.play(Rules::decode(result.line.front()));
    QCOMPARE(chosen(position, result), std::string("-3,3>-1,3"));
    QCOMPARE(next.board().pieces(Player::Second), Bits(0));
}

void ChexersEngineTest::movesAtAnyLimit()
{
    std::stop_source stopped;
    stopped.request_stop();
    SearchLimits clocks;
    clocks.clocks.emplace();
    for (const Player player : kAllPlayers)
        (*clocks.clocks)[player] = 1ms;
    for (const char *text : kOddPositions) {
        const Position position = at(text);
        std::vector<EngineSettings> all{atLevel(1), atLevel(5)};
        for (const NamedKind &named : kKinds)
            all.push_back(ofKind(named.kind));
        for (const EngineSettings &settings : all) {
            for (const SearchLimits &limits :
                 {ofNodes(1),
                  ofNodes(17),
                  SearchLimits::ofDepth(1),
                  SearchLimits::ofTime(0ms),
                  SearchLimits::ofTime(1ms),
                  clocks}) {
                const SearchResult result = think(position, limits, settings);
                QVERIFY2(isLegalLine(position, result.line), text);
                QVERIFY2(!limits.nodes || result.nodes <= *limits.nodes, text);
            }
            const SearchResult result
                = think(position, SearchLimits::ofTime(1s), settings, stopped.get_token());
            QVERIFY2(isLegalLine(position, result.line), text);
        }
    }
}

void ChexersEngineTest::levelsGrow()
{
    for (int number = 1; number < EngineSettings::kStrongest; ++number) {
        const LevelPlan weaker = kLevels.plan(number);
        const LevelPlan stronger = kLevels.plan(number + 1);
        QVERIFY(stronger.nodes.value_or(kUnlimitedNodes) > *weaker.nodes);
        QVERIFY(stronger.noise < weaker.noise);
        QVERIFY(stronger.margin < weaker.margin);
        QVERIFY(stronger.overlooked <= weaker.overlooked);
        QCOMPARE(weaker.seesWinInOne, number >= 3);
    }
    QVERIFY(kLevels.plan(EngineSettings::kStrongest).isFullStrength());
}

/// Whole games of three different levels, whose every line is legal to its end.
void ChexersEngineTest::levelsPlayLegally()
{
    for (int game = 0; game < 3; ++game) {
        std::array<std::unique_ptr<Engine>, kPlayers> engines;
        for (int seat = 0; seat < kPlayers; ++seat) {
            constexpr std::array<int, 3> kThree{1, 5, 9};
            auto &engine = engines[static_cast<std::size_t>(seat)];
            engine = makeEngine();
            engine->configure(atLevel(kThree[static_cast<std::size_t>((seat + game) % 3)], 2));
        }
        Position position;
        while (!position.isOver()) {
            const SearchResult result = engines[slot(position.toMove())]
                                            ->think(Any(position), ofNodes(400), {}, {});
            QVERIFY(isLegalLine(position, result.line));
            position.play(Rules::decode(result.line.front()));
        }
    }
}

void ChexersEngineTest::everySearchIsRepeatable()
{
    std::mt19937_64 random(6);
    const Position position = afterRandomTurns(20, random);
    std::vector<EngineSettings> all;
    for (int level = 1; level < EngineSettings::kStrongest; ++level)
        all.push_back(atLevel(level, 11));
    for (const NamedKind &named : kKinds)
        all.push_back(ofKind(named.kind));
    for (const EngineSettings &settings : all) {
        const SearchResult first = think(position, ofNodes(3000), settings);
        const SearchResult second = think(position, ofNodes(3000), settings);
        QVERIFY(first.line == second.line);
        QCOMPARE(first.nodes, second.nodes);
        QVERIFY(first.score == second.score);
    }
}

/// A hint shows the move and what both opponents are expected to do then.
void ChexersEngineTest::expectsRepliesOfBoth()
{
    std::mt19937_64 random(9);
    constexpr int kPositions = test::samples(20);
    for (int i = 0; i < kPositions; ++i) {
        const Position position = afterRandomTurns(60 * i / kPositions, random);
        const SearchResult result = think(position, ofNodes(20000));
        QVERIFY(isLegalLine(position, result.line));
        QVERIFY2(result.line.size() >= 3, Rules::positionText(position).c_str());
    }
}

/// Red is about to win and could as well bring the board about once more.
void ChexersEngineTest::shunsDrawsWhenAhead()
{
    Position position = at("4/4R/6/7/1B4/G4/G2B g 3,0,0 40");
    for (int times = 0; times < 3; ++times) {
        play(position, kCircle);
        const SearchResult result = think(position, ofNodes(5000));
        QCOMPARE(chosen(position, result), std::string("2,-2>3,-3"));
        play(position, kCircleEnd);
    }
    QCOMPARE(position.outcome().reason, EndReason::Repetition);
}

/// Green will win next turn, and nothing prevents it but the fourth occurrence of the board.
void ChexersEngineTest::prefersADrawToALoss()
{
    Position position = at("4/4R/6/7/6/5/G2B g 0,3,0 40");
    for (int times = 0; times < 2; ++times)
        play(position, QString(kCircle) + kCircleEnd);
    play(position, kCircle);
    const SearchResult result = think(position, ofNodes(5000));
    QCOMPARE(chosen(position, result), std::string(kCircleEnd));
    position.play(Rules::decode(result.line.front()));
    QCOMPARE(position.outcome().reason, EndReason::Repetition);
}

void ChexersEngineTest::neverWalksInCircles_data()
{
    QTest::addColumn<int>("seat");
    QTest::addColumn<EngineSettings>("settings");
    // A game takes the sanitizers long, in which the seats differ by the moves alone.
    const int seats = test::kSanitized ? 1 : kPlayers;
    for (int seat = 0; seat < seats; ++seat) {
        for (const NamedKind &named : kKinds)
            QTest::addRow("%s %d", named.name, seat) << seat << ofKind(named.kind);
    }
}

/// Opponents who go to and fro invite to a draw by repetition; the engine never accepts.
void ChexersEngineTest::neverWalksInCircles()
{
    QFETCH(int, seat);
    QFETCH(EngineSettings, settings);
    const auto engine = makeEngine();
    engine->configure(settings);
    Position position;
    std::array<Move, kPlayers> last{Move::pass(), Move::pass(), Move::pass()};
    while (!position.isOver()) {
        Move &move = last[slot(position.toMove())];
        if (position.toMove() == playerAt(seat))
            move = Rules::decode(engine->think(Any(position), ofNodes(2000), {}, {}).line.front());
        else
            move = strolled(position, move);
        position.play(move);
        QVERIFY(position.occurrences() <= 2);
    }
    QVERIFY(position.outcome().reason != EndReason::Repetition);
}

/// Where one has no pieces left the strongest level searches as for two, weaker ones as ever.
void ChexersEngineTest::twoPlayersAreSearchedAsTwo()
{
    const auto thoughts = [](const Position &position, SearchKind kind, int level) {
        EngineSettings settings;
        settings.kind = static_cast<int>(kind);
        settings.level = level;
        const auto engine = makeEngine();
        engine->configure(settings);
        SearchLimits limits;
        limits.nodes = 3000;
        return engine->think(Any(position), limits, {}, {});
    };
    const auto rows = test::goldenLines("chexers", "won.jsonl");
    const int count = test::samples(static_cast<int>(rows.size()));
    for (const auto &row : std::span(rows).first(static_cast<std::size_t>(count))) {
        const Position position = at(test::textIn(row, "start"));
        const bool isForTwo = row["players"].asInt().value() == 2;
        for (const int level : {EngineSettings::kStrongest, 8}) {
            const SearchResult usual = thoughts(position, SearchKind::Maxn, level);
            const SearchResult asTwo = thoughts(position, SearchKind::BestReply, level);
            if (usual.score == asTwo.score && usual.depth == asTwo.depth)
                QVERIFY(isForTwo && level == EngineSettings::kStrongest);
            else
                QVERIFY(!isForTwo || level != EngineSettings::kStrongest);
        }
    }
}

/// The search for two has the settings, too.
void ChexersEngineTest::twoPlayersHaveSeveralLines()
{
    const auto engine = makeEngine();
    EngineSettings settings;
    settings.lineCount = 3;
    engine->configure(settings);
    int most = 0;
    const Position position = at("2B1/5/2B3/7/B5/1G2G/G3 b 2,2,2 80");
    engine->think(Any(position), ofNodes(3000), {}, [&](const SearchInfo &info) {
        most = std::max(most, info.lineNumber);
    });
    QCOMPARE(most, 3);
}

/// Eight pieces against four at most bring the win soon, and never a draw.
void ChexersEngineTest::winsWhatIsWon()
{
    constexpr int kMostPliesToWin = 60;
    constexpr int kGames = test::samples(100);
    int games = 0;
    EngineSettings settings;
    settings.hashMebibytes = 1;
    std::vector<int> plies;
    for (const auto &row : test::goldenLines("chexers", "won.jsonl")) {
        Position position = at(test::textIn(row, "start"));
        if (row["players"].asInt().value() != 2 || games == kGames)
            continue;
        ++games;
        const Player leader = position.toMove();
        const int before = position.turnsTaken();
        const auto engine = makeEngine();
        engine->configure(settings);
        while (!position.isOver()) {
            SearchLimits limits;
            limits.nodes = 1000;
            const auto result = engine->think(Any(position), limits, {}, {});
            position.play(Rules::decode(result.line.front()));
        }
        QVERIFY(position.outcome().winner() != Player::None);
        if (position.outcome().winner() == leader)
            plies.push_back(position.turnsTaken() - before);
    }
    std::sort(plies.begin(), plies.end());
    QCOMPARE(games, kGames);
    QVERIFY2(10 * std::ssize(plies) >= 9 * kGames, qPrintable(QString::number(plies.size())));
    QVERIFY2(
        plies[plies.size() / 2] <= kMostPliesToWin,
        qPrintable(QString::number(plies[plies.size() / 2])));
}

void ChexersEngineTest::winsAgainstChance_data()
{
    QTest::addColumn<EngineSettings>("settings");
    for (const NamedKind &named : kKinds)
        QTest::newRow(named.name) << ofKind(named.kind);
}

/// Alone against two random players, from every seat; few nodes are enough.
void ChexersEngineTest::winsAgainstChance()
{
    QFETCH(EngineSettings, settings);
    std::mt19937_64 random(10);
    constexpr int kGames = test::samples(12);
    for (int game = 0; game < kGames; ++game) {
        const Player ours = playerAt(game % kPlayers);
        const auto engine = makeEngine();
        engine->configure(settings);
        Position position;
        while (!position.isOver()) {
            if (position.toMove() == ours)
                position.play(Rules::decode(
                    engine->think(Any(position), ofNodes(1500), {}, {}).line.front()));
            else
                position.play(*position.randomMove(random()));
        }
        QCOMPARE(position.outcome().winner(), ours);
    }
}

QTEST_GUILESS_MAIN(ChexersEngineTest)
#include "chexersenginetest.moc"
