#include "model/games/catalogue.h"
#include "model/review/annotations.h"
#include "model/review/chances.h"
#include "model/review/reviewer.h"

#include <QtTest>

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
    void everyGameIsReviewed_data();
    void everyGameIsReviewed();
    void knownPositionsAreTaken();
    void aStopEndsIt();
    void recordIsAnnotated();
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
    QCOMPARE(evaluationText(shares, Player::Third, 3), std::string("0.51/0.30/0.19"));
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
    const GameReview review = reviewWith({0.5, 0.25, 0.25, 0.25});
    GameRecord record;
    NodeId id = GameRecord::kRoot;
    for (const MoveCode move : review.moves)
        id = record.add(id, move);
    const auto line = record.mainLine();
    record.node(line[0]).comment = "kept";
    annotate(record, review, {true, true});
    QCOMPARE(record.mainLine(), line);
    QCOMPARE(record.node(line[0]).glyphs, std::vector<int>{4});
    QCOMPARE(record.node(line[0]).comment, std::string("kept"));
    QVERIFY(record.node(line[0]).evaluation);
    QVERIFY(record.childWith(GameRecord::kRoot, MoveCode{1}) >= 0);
    QVERIFY(record.node(line[1]).glyphs.empty());
    record.node(line[0]).glyphs = {1};
    annotate(record, review, {});
    QCOMPARE(record.node(line[0]).glyphs, std::vector<int>{1});
}

QTEST_GUILESS_MAIN(ReviewTest)
#include "reviewtest.moc"
