#include "model/games/catalogue.h"
#include "model/record/reader.h"
#include "model/record/writer.h"
#include "model/review/annotations.h"
#include "model/review/chances.h"
#include "model/review/reviewer.h"

#include <QtTest>

#include <cmath>
#include <set>

using namespace tessera;

namespace {

constexpr std::uint64_t kFewNodes = 2000;

/// Moves of a game in which always the one in the middle of the list is played.
std::vector<MoveCode> someMoves(const AnyPosition &start, int count)
{
    std::vector<MoveCode> moves;
    const auto position = start.clone();
    for (int i = 0; i < count && !position->outcome().isOver(); ++i) {
        const auto legal = position->legalMoves();
        moves.push_back(legal[legal.size() / 2]);
        position->play(moves.back());
    }
    return moves;
}

ReviewTask taskOf(const GameEntry &entry, int plies)
{
    ReviewTask task;
    task.makeEngine = entry.makeEngine;
    task.start = entry.game->start(Options::strict(entry.info().options));
    task.moves = someMoves(*task.start, plies);
    task.limits.nodes = kFewNodes;
    task.settings.hashMebibytes = 1;
    return task;
}

/// A review of two players' moves whose first player's chances are these; nothing is forced, and no
/// move played was the engine's.
GameReview reviewWith(const std::vector<double> &firstChances)
{
    GameReview review;
    for (std::size_t i = 0; i < firstChances.size(); ++i) {
        JudgedPosition position;
        position.toMove = playerAt(static_cast<int>(i % 2));
        position.choices = 2;
        position.thought.line = {MoveCode{1}};
        position.chances[Player::First] = firstChances[i];
        position.chances[Player::Second] = 1 - firstChances[i];
        review.positions.push_back(position);
        if (i > 0)
            review.moves.push_back(MoveCode{2});
    }
    return review;
}

} // namespace

class ReviewTest : public QObject
{
    Q_OBJECT

private slots:
    void chancesSumToOne();
    void evaluationsAreWrittenFromTheFirstSide();
    void lossIsTheMovers();
    void lossesAreCounted();
    void momentsAreTheLargestSwings();
    void roundsAreCounted();
    void everyGameIsReviewed_data();
    void everyGameIsReviewed();
    void knownPositionsAreTaken();
    void aStopEndsIt();
    void recordIsAnnotated();
    void reviewComesBackFromAFile_data() { everyGameIsReviewed_data(); }
    void reviewComesBackFromAFile();
    void evaluationsOfOthersAreRead_data();
    void evaluationsOfOthersAreRead();
    void reviewOfAnotherProgramIsTaken();
};

void ReviewTest::chancesSumToOne()
{
    Score level;
    QCOMPARE(chancesOf(level, Player::Second, 2)[Player::First], 0.5);
    const Score ahead{Score::Kind::Centipawns, 150, {}};
    const auto chances = chancesOf(ahead, Player::Second, 2);
    QVERIFY(qAbs(chances[Player::Second] - 0.7311) < 0.0001);
    QCOMPARE(chances[Player::First] + chances[Player::Second], 1.0);
    const Score lost{Score::Kind::Mate, -1, {}};
    QCOMPARE(chancesOf(lost, Player::First, 3)[Player::First], 0.0);
    QCOMPARE(chancesOf(lost, Player::First, 3)[Player::Third], 0.5);
    Score shares{Score::Kind::Shares, 0, {}};
    shares.shares[Player::Third] = 1000;
    QCOMPARE(chancesOf(shares, Player::First, 3)[Player::Third], 1.0);
}

void ReviewTest::evaluationsAreWrittenFromTheFirstSide()
{
    const Score ahead{Score::Kind::Centipawns, 31, {}};
    QCOMPARE(evaluationText(ahead, Player::First, 2), std::string("0.31"));
    QCOMPARE(evaluationText(ahead, Player::Second, 2), std::string("-0.31"));
    const Score won{Score::Kind::Mate, 2, {}};
    QCOMPARE(evaluationText(won, Player::Second, 2), std::string("#-2"));
    Score shares{Score::Kind::Shares, 0, {}};
    shares.shares[Player::First] = 510;
    shares.shares[Player::Second] = 300;
    shares.shares[Player::Third] = 190;
    QCOMPARE(evaluationText(shares, Player::Third, 3), std::string("0.510/0.300/0.190"));
}

void ReviewTest::lossIsTheMovers()
{
    GameReview review = reviewWith({0.5, 0.375, 0.5, 0.75});
    QCOMPARE(lossOf(review, 0), 0.125);
    QCOMPARE(lossOf(review, 1), 0.125);
    QCOMPARE(lossOf(review, 2), 0.0);
    review.positions[0].choices = 1;
    QCOMPARE(lossOf(review, 0), 0.0);
    review.positions[1].thought.line = {MoveCode{2}};
    QCOMPARE(lossOf(review, 1), 0.0);
    QVERIFY(!proposedGlyph(0.049));
    QCOMPARE(proposedGlyph(0.05), std::optional(6));
    QCOMPARE(proposedGlyph(0.10), std::optional(2));
    QCOMPARE(proposedGlyph(0.15), std::optional(4));
}

void ReviewTest::lossesAreCounted()
{
    const GameReview review = reviewWith({0.75, 0.5, 0.625, 0.25, 0.25, 0.125});
    QCOMPARE(movesThatLost(review, Player::First, kMistakeLoss), 3);
    QCOMPARE(movesThatLost(review, Player::First, 0.25), 1);
    QCOMPARE(movesThatLost(review, Player::Second, kMistakeLoss), 1);
}

void ReviewTest::momentsAreTheLargestSwings()
{
    const GameReview review = reviewWith({0.75, 0.5, 0.625, 0.25, 0.25, 0.125});
    QCOMPARE(keyMoments(review), (std::vector<int>{2, 0, 1}));
    QCOMPARE(keyMoments(review, 1), std::vector<int>{2});
    QVERIFY(keyMoments(reviewWith({0.5, 0.51})).empty());
    // Who had to pass has decided nothing.
    GameReview forced = review;
    forced.positions[2].choices = 1;
    QCOMPARE(keyMoments(forced), (std::vector<int>{0, 1, 4}));
}

/// As the list of moves counts; who may not move is passed over.
void ReviewTest::roundsAreCounted()
{
    GameReview review = reviewWith({0.5, 0.5, 0.5, 0.5, 0.5, 0.5});
    const auto rounds = [&review] {
        std::vector<int> all;
        for (int move = 0; move < 5; ++move)
            all.push_back(roundOf(review, move));
        return all;
    };
    QCOMPARE(rounds(), (std::vector<int>{1, 1, 2, 2, 3}));
    review.positions[0].toMove = Player::Second;
    review.positions[1].toMove = Player::Third;
    QCOMPARE(rounds(), (std::vector<int>{1, 1, 2, 2, 3}));
    review.positions[2].toMove = Player::Third;
    review.positions[3].toMove = Player::First;
    QCOMPARE(rounds(), (std::vector<int>{1, 1, 2, 3, 4}));
}

void ReviewTest::everyGameIsReviewed_data()
{
    QTest::addColumn<QString>("id");
    for (const GameEntry &entry : catalogue())
        QTest::newRow(entry.info().id.c_str()) << QString::fromStdString(entry.info().id);
}

void ReviewTest::everyGameIsReviewed()
{
    QFETCH(QString, id);
    ReviewTask task = taskOf(*findGame(id.toStdString()), 5);
    std::set<int> told;
    const auto note = [&told](int number, const JudgedPosition &) { told.insert(number); };
    const auto alone = reviewGame(task, {}, note);
    QVERIFY(alone);
    QCOMPARE(told, (std::set<int>{0, 1, 2, 3, 4, 5}));
    QCOMPARE(alone->moves, task.moves);
    for (const JudgedPosition &position : alone->positions) {
        double sum = 0;
        for (const double chance : position.chances)
            sum += chance;
        QVERIFY2(qAbs(sum - 1) < 0.01, qPrintable(QString::number(sum)));
        QVERIFY(!position.thought.line.empty());
        QVERIFY(position.thought.nodes <= kFewNodes);
    }
    task.engineCount = 3;
    const auto together = reviewGame(task, {}, {});
    QVERIFY(together);
    QVERIFY(alone->positions == together->positions);
}

void ReviewTest::knownPositionsAreTaken()
{
    ReviewTask task = taskOf(catalogue().front(), 3);
    JudgedPosition known;
    known.chances[Player::First] = 0.125;
    task.known = {std::nullopt, known};
    std::set<int> told;
    const auto review = reviewGame(task, {}, [&told](int number, const JudgedPosition &) {
        told.insert(number);
    });
    QVERIFY(review);
    QCOMPARE(told, (std::set<int>{0, 2, 3}));
    QCOMPARE(review->positions[1].chances[Player::First], 0.125);
}

void ReviewTest::aStopEndsIt()
{
    ReviewTask task = taskOf(catalogue().front(), 6);
    std::stop_source stop;
    int told = 0;
    const auto review = reviewGame(task, stop.get_token(), [&](int, const JudgedPosition &) {
        if (++told == 2)
            stop.request_stop();
    });
    QVERIFY(!review);
    QCOMPARE(told, 2);
}

void ReviewTest::recordIsAnnotated()
{
    GameReview review = reviewWith({0.5, 0.25, 0.25, 0.25});
    const auto start = taskOf(catalogue().front(), 0).start->clone();
    review.moves = someMoves(*start, 3);
    const auto position = start->clone();
    for (std::size_t i = 0; i < review.positions.size(); ++i) {
        review.positions[i].thought.line = {position->legalMoves().front()};
        if (i < review.moves.size())
            position->play(review.moves[i]);
    }
    GameRecord record;
    NodeId id = GameRecord::kRoot;
    for (const MoveCode move : review.moves)
        id = record.add(id, move);
    const auto line = record.mainLine();
    record.node(line[0]).comment = "kept";
    annotate(record, review, *start, {true, true});
    QCOMPARE(record.mainLine(), line);
    QCOMPARE(record.node(line[0]).glyphs, std::vector<int>{4});
    QCOMPARE(record.node(line[0]).comment, std::string("kept"));
    QVERIFY(record.node(line[0]).evaluation);
    QVERIFY(record.childWith(GameRecord::kRoot, start->legalMoves().front()) >= 0);
    QVERIFY(record.node(line[1]).glyphs.empty());
    record.node(line[0]).glyphs = {1};
    annotate(record, review, *start, {});
    QCOMPARE(record.node(line[0]).glyphs, std::vector<int>{1});
}

/// What was thought is in the file: chances, losses, counts and the best lines as far as they are kept.
void ReviewTest::reviewComesBackFromAFile()
{
    QFETCH(QString, id);
    const GameEntry &entry = *findGame(id.toStdString());
    const ReviewTask task = taskOf(entry, 7);
    const GameReview review = *reviewGame(task, {}, {});
    GameRecord record;
    record.game = entry.info().id;
    record.options = Options::strict(entry.info().options);
    NodeId end = GameRecord::kRoot;
    for (const MoveCode move : review.moves)
        end = record.add(end, move);
    QVERIFY(!keptReview(record, end, *task.start));
    annotate(record, review, *task.start, {});

    ReadSettings settings;
    settings.games = {entry.game.get()};
    const auto games = readGames(writtenGame(record, *entry.game), "test.tgn", settings);
    QCOMPARE(games.size(), std::size_t{1});
    const ReadGame &read = games.front();
    QVERIFY(!read.error);
    const NodeId last = read.record.mainLine().back();
    const auto kept = keptReview(read.record, last, *task.start);
    QVERIFY(kept);
    QCOMPARE(kept->moves, review.moves);
    QCOMPARE(keyMoments(*kept), keyMoments(review));
    for (std::size_t i = 0; i < review.positions.size(); ++i) {
        const JudgedPosition &before = review.positions[i];
        const JudgedPosition &after = kept->positions[i];
        QCOMPARE(after.toMove, before.toMove);
        QCOMPARE(after.choices, before.choices);
        for (int player = 0; player < review.playerCount; ++player) {
            const double difference = after.chances[playerAt(player)]
                                      - before.chances[playerAt(player)];
            QVERIFY(std::abs(difference) < 0.005);
        }
        auto line = before.thought.line;
        line.resize(std::min(line.size(), kShownLine));
        QCOMPARE(after.thought.line, line);
    }
    for (int move = 0; move < 7; ++move)
        QVERIFY(std::abs(lossOf(*kept, move) - lossOf(review, move)) < 0.01);
}

void ReviewTest::evaluationsOfOthersAreRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("players");
    QTest::addColumn<double>("first");
    QTest::newRow("level") << "0.00" << 2 << 0.5;
    QTest::newRow("plus") << "+1.50" << 2 << 1 / (1 + std::exp(-1.0));
    QTest::newRow("minus and depth") << "-1.50,22" << 2 << 1 / (1 + std::exp(1.0));
    QTest::newRow("mate") << "#3" << 2 << 1.0;
    QTest::newRow("mated") << "#-3,9" << 2 << 0.0;
    QTest::newRow("shares of three") << "0.512/0.301/0.187" << 3 << 0.512;
    QTest::newRow("nothing") << "" << 2 << -1.0;
    QTest::newRow("words") << "better" << 2 << -1.0;
    QTest::newRow("endless") << "inf" << 2 << -1.0;
    QTest::newRow("half a number") << "1.5x" << 2 << -1.0;
    QTest::newRow("one value for three") << "0.31" << 3 << -1.0;
    QTest::newRow("too few shares") << "0.5/0.5" << 3 << -1.0;
    QTest::newRow("too many shares") << "0.5/0.2/0.2/0.1" << 3 << -1.0;
    QTest::newRow("shares of nothing") << "0.1/0.1/0.1" << 3 << -1.0;
    QTest::newRow("less than nothing") << "1.2/-0.1/-0.1" << 3 << -1.0;
}

void ReviewTest::evaluationsOfOthersAreRead()
{
    QFETCH(QString, text);
    QFETCH(int, players);
    QFETCH(double, first);
    const auto chances = chancesOf(text.toStdString(), players);
    QCOMPARE(chances.has_value(), first >= 0);
    if (!chances)
        return;
    QVERIFY(std::abs((*chances)[Player::First] - first) < 1e-9);
    double sum = 0;
    for (int i = 0; i < players; ++i)
        sum += (*chances)[playerAt(i)];
    QVERIFY(std::abs(sum - 1) < 0.05);
}

/// Other programs judge the positions after moves alone and name no lines, or lines that are none here.
void ReviewTest::reviewOfAnotherProgramIsTaken()
{
    const auto start = taskOf(*findGame("xxlchess"), 0).start->clone();
    const auto moves = someMoves(*start, 2);
    GameRecord record;
    const NodeId first = record.add(GameRecord::kRoot, moves[0]);
    const NodeId last = record.add(first, moves[1]);
    record.node(first).evaluation = "0.30";
    record.node(last).evaluation = "+2.10,18";
    record.node(last).bestLine = "nonsense";
    const auto review = keptReview(record, last, *start);
    QVERIFY(review);
    QCOMPARE(review->positions[0].chances, review->positions[1].chances);
    QVERIFY(review->positions[2].thought.line.empty());
    QCOMPARE(lossOf(*review, 0), 0.0);
    QVERIFY(lossOf(*review, 1) > kBlunderLoss);
    record.node(first).evaluation.reset();
    QVERIFY(!keptReview(record, last, *start));
}

QTEST_GUILESS_MAIN(ReviewTest)
#include "reviewtest.moc"
