#include "app/game/gamepage.h"
#include "app/review/reviewbox.h"
#include "model/games/catalogue.h"
#include "tests/support/patience.h"
#include "tests/support/windowdriver.h"
#include "view/plots/chancegraph.h"

#include <QLabel>
#include <QProgressBar>
#include <QtTest>

using namespace tessera;
using namespace Qt::StringLiterals;
using test::WindowDriver;

namespace {

/// A game of some moves that the player to move resigns.
void playAndResign(WindowDriver &driver, const std::string &game, int plies)
{
    driver.start(WindowDriver::people(game));
    for (int i = 0; i < plies; ++i)
        driver.game().play(driver.game().position().legalMoves().front(), {});
    const int players = driver.game().playerCount();
    driver.game().end(Outcome::loss(driver.game().toMove(), players, EndReason::Resignation), {});
}

} // namespace

/// The review of a finished game as a person sees it.
class ReviewWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void everyGameIsReviewed_data();
    void everyGameIsReviewed();
    void reviewHasRoomAtOnce();
    void gamesWithoutMovesAreNotReviewed();
    void reviewIsCancelled();
    void reviewEndsWithTheGame();
    void whatLostIsKept();
    void reviewIsOpenedAgain();
    void lostMovesAreTriedAgain();
    void nothingHiddenIsJudged();
};

void ReviewWindowTest::everyGameIsReviewed_data()
{
    QTest::addColumn<QString>("id");
    for (const GameEntry &entry : catalogue())
        QTest::newRow(entry.info().id.c_str()) << QString::fromStdString(entry.info().id);
}

void ReviewWindowTest::everyGameIsReviewed()
{
    QFETCH(QString, id);
    WindowDriver driver;
    playAndResign(driver, id.toStdString(), 3);
    auto &box = driver.find<ReviewBox>("reviewBox");
    QVERIFY(!box.isVisible());
    driver.trigger("actionReview");
    QVERIFY(driver.find<QProgressBar>("reviewProgress").isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(box.run().review(), kPatience);
    QVERIFY(!driver.find<QProgressBar>("reviewProgress").isVisible());
    QVERIFY(driver.text("reviewCounts").startsWith(u"Moves that lost more than 10 %: "_s));
    // No number is parted from its player.
    QCOMPARE(driver.text("reviewCounts").count(QChar::Nbsp), driver.game().playerCount());

    auto &graph = driver.find<ChanceGraph>("chanceGraph");
    QVERIFY(graph.isVisible());
    QCOMPARE(graph.place(), 0);
    QTest::mouseClick(&graph, Qt::LeftButton, {}, {graph.width() - 1, graph.height() / 2});
    QCOMPARE(driver.session().navigation.ply(), 3);
    QCOMPARE(graph.place(), 3);
    QTest::keyClick(&graph, Qt::Key_Left);
    QCOMPARE(driver.session().navigation.ply(), 2);
    QCOMPARE(graph.words(2).count('%'), driver.game().playerCount());
    // Moves have the numbers of the list.
    const HistoryModel &list = driver.session().history;
    const auto &nodes = box.run().nodes();
    for (int place = 1; place < static_cast<int>(nodes.size()); ++place) {
        const QModelIndex at = list.indexOf(nodes[static_cast<std::size_t>(place)]);
        const QString name = u"Move %1, %2: "_s.arg(
            list.headerData(at.row(), Qt::Vertical, Qt::DisplayRole).toString(),
            list.headerData(at.column(), Qt::Horizontal, Qt::DisplayRole).toString());
        QVERIFY2(graph.words(place).startsWith(name), qPrintable(graph.words(place)));
    }
    QVERIFY(graph.words(4).isEmpty());
}

/// What is found takes the room that it needs beside a large board, not that of the progress before it.
void ReviewWindowTest::reviewHasRoomAtOnce()
{
    WindowDriver driver;
    driver.window().resize(1280, 800);
    playAndResign(driver, "watchyourback", 3);
    driver.trigger("actionReview");
    const auto &box = driver.find<ReviewBox>("reviewBox");
    QTRY_VERIFY_WITH_TIMEOUT(box.run().review(), kPatience);
    QTRY_COMPARE_WITH_TIMEOUT(box.visibleRegion().boundingRect().height(), box.height(), kPatience);
    QVERIFY(driver.find<QWidget>("chanceGraph").visibleRegion().boundingRect().height() > 0);
}

/// A game that was resigned at once has nothing to be judged, so no review is offered.
void ReviewWindowTest::gamesWithoutMovesAreNotReviewed()
{
    WindowDriver driver;
    playAndResign(driver, {}, 0);
    QVERIFY(driver.find<QWidget>("gameOverCard").isVisible());
    QVERIFY(!driver.find<QWidget>("reviewButton").isVisible());
    QVERIFY(!driver.action("actionReview").isEnabled());
}

void ReviewWindowTest::reviewIsCancelled()
{
    WindowDriver driver;
    playAndResign(driver, {}, 8);
    driver.press("reviewButton");
    auto &box = driver.find<ReviewBox>("reviewBox");
    QVERIFY(box.run().isRunning());
    driver.press("reviewCancel");
    QVERIFY(!box.run().isRunning());
    QVERIFY(!box.isVisible());
    // It can be begun again.
    driver.press("reviewButton");
    QVERIFY(box.run().isRunning());
}

void ReviewWindowTest::reviewEndsWithTheGame()
{
    WindowDriver driver;
    playAndResign(driver, {}, 2);
    QVERIFY(driver.action("actionReview").isEnabled());
    auto &box = driver.find<ReviewBox>("reviewBox");
    box.begin();
    QVERIFY(box.run().isRunning());
    driver.game().reopen({});
    QVERIFY(!box.run().isRunning());
    QVERIFY(!driver.action("actionReview").isEnabled());
    driver.start(WindowDriver::people());
    QVERIFY(!box.isVisible());
}

/// Glyphs and best lines go into the record only when asked for, and the game stays as it was.
void ReviewWindowTest::whatLostIsKept()
{
    WindowDriver driver;
    playAndResign(driver, "xxlchess", 10);
    const auto line = driver.game().record().mainLine();
    auto &box = driver.find<ReviewBox>("reviewBox");
    box.begin();
    QTRY_VERIFY_WITH_TIMEOUT(box.run().review(), kPatience);
    for (const NodeId id : line)
        QVERIFY(driver.game().record().node(id).glyphs.empty());
    driver.press("reviewKeep");
    QCOMPARE(driver.game().record().mainLine(), line);
    const GameReview &review = *box.run().review();
    for (std::size_t i = 0; i < line.size(); ++i) {
        const auto glyph = proposedGlyph(lossOf(review, static_cast<int>(i)));
        const RecordNode &node = driver.game().record().node(line[i]);
        QCOMPARE(node.glyphs.size(), glyph ? std::size_t{1} : std::size_t{0});
        const auto best = review.positions[i].thought.line.front();
        QVERIFY(!glyph || driver.game().record().childWith(node.parent, best) >= 0);
    }
}

/// What was thought stays in the game: opened again, it has its graph, counts and moments at once.
void ReviewWindowTest::reviewIsOpenedAgain()
{
    WindowDriver driver;
    playAndResign(driver, "chexers", 6);
    auto &box = driver.find<ReviewBox>("reviewBox");
    box.begin();
    QTRY_VERIFY_WITH_TIMEOUT(box.run().review(), kPatience);
    const QString counts = driver.text("reviewCounts");
    const QString moments = driver.text("reviewMoments");
    const GameRecord record = driver.game().record();
    const GameSetup setup = driver.game().setup();
    QVERIFY(record.node(record.mainLine().front()).evaluation);

    driver.start(WindowDriver::people());
    QVERIFY(!box.isVisible());
    QVERIFY(!driver.window().page().load(record, setup));
    QVERIFY(box.isVisible());
    QVERIFY(!box.run().isRunning());
    QCOMPARE(driver.text("reviewCounts"), counts);
    QCOMPARE(driver.text("reviewMoments"), moments);
    // Also as the first game of a window.
    WindowDriver fresh;
    QVERIFY(!fresh.window().page().load(record, setup));
    QCOMPARE(fresh.text("reviewCounts"), counts);
    QCOMPARE(fresh.text("reviewMoments"), moments);
    // A game that goes on has none.
    driver.game().reopen({});
    QVERIFY(!box.isVisible());
}

/// A game in which White's second move lost, by what its record says.
void ReviewWindowTest::lostMovesAreTriedAgain()
{
    WindowDriver driver;
    playAndResign(driver, "xxlchess", 4);
    GameRecord record = driver.game().record();
    const auto line = record.mainLine();
    const GameSetup setup = driver.game().setup();
    const auto before = driver.game().positionAt(line[1]);
    const auto legal = before->legalMoves();
    const MoveCode best = legal[4];
    for (const NodeId node : {GameRecord::kRoot, line[0], line[1]})
        record.node(node).evaluation = "0.00";
    record.node(line[1]).bestLine = before->moveText(best);
    for (const NodeId node : {line[2], line[3]})
        record.node(node).evaluation = "-3.00";
    QVERIFY(!driver.window().page().load(record, setup));
    const auto &box = driver.find<ReviewBox>("reviewBox");
    auto &navigation = driver.session().navigation;
    const auto isShown = [&driver](const char *name) {
        return driver.find<QWidget>(name).isVisible();
    };
    const auto canPress = [&driver](const char *name) {
        return driver.find<QWidget>(name).isEnabled();
    };
    const auto tryMove = [&](MoveCode move) {
        navigation.goTo(driver.game().addVariation(line[1], move));
    };

    // The card of the result names the moments, too.
    auto &moments = driver.find<QLabel>("resultMoments");
    QVERIFY2(moments.text().contains(u"href=\"3\""_s), qPrintable(moments.text()));
    emit moments.linkActivated(u"3"_s);
    QCOMPARE(navigation.node(), line[2]);
    navigation.goTo(GameRecord::kRoot);

    // Only at moves that lost; the buttons stand still from move to move.
    const QRect place = driver.find<QWidget>("reviewKeep").geometry();
    QVERIFY(!canPress("reviewTryAgain"));
    navigation.goTo(line[0]);
    QVERIFY(!canPress("reviewTryAgain"));
    navigation.goTo(line[2]);
    QVERIFY(canPress("reviewTryAgain"));
    QVERIFY(canPress("reviewBest"));
    QCOMPARE(driver.find<QWidget>("reviewKeep").geometry(), place);
    QVERIFY(!isShown("reviewVerdict"));
    driver.press("reviewTryAgain");
    QCOMPARE(navigation.node(), line[1]);
    QVERIFY(driver.text("reviewVerdict").startsWith(u"Find a better move for "_s));
    QCOMPARE(driver.find<QWidget>("reviewKeep").geometry(), place);

    // Another move is thought about, the engine's own and the game's are known.
    tryMove(legal[8]);
    QVERIFY(driver.text("reviewVerdict").startsWith(u"Judging "_s));
    QTRY_COMPARE_WITH_TIMEOUT(box.secondTry().stage(), SecondTry::Stage::Judged, kPatience);
    QVERIFY(driver.text("reviewVerdict").contains(u" in the game "_s));
    driver.press("reviewTryAgain");
    QCOMPARE(navigation.node(), line[1]);
    tryMove(best);
    QCOMPARE(box.secondTry().stage(), SecondTry::Stage::Judged);
    QVERIFY(driver.text("reviewVerdict").endsWith(u" is what our engine would play."_s));
    QCOMPARE(box.secondTry().loss(), 0.0);
    navigation.goTo(line[2]);
    QVERIFY(driver.text("reviewVerdict").contains(u"as in the game, loses"_s));

    // Whoever goes elsewhere tries no more.
    navigation.goTo(line[0]);
    QVERIFY(!isShown("reviewVerdict"));
    QVERIFY(!canPress("reviewTryAgain"));
    navigation.goTo(line[2]);
    driver.press("reviewBest");
    QCOMPARE(navigation.node(), driver.game().record().childWith(line[1], best));
    QCOMPARE(driver.game().record().mainLine(), line);
    driver.start(WindowDriver::people());
    QCOMPARE(box.secondTry().stage(), SecondTry::Stage::None);
}

void ReviewWindowTest::nothingHiddenIsJudged()
{
    WindowDriver driver;
    GameSetup setup = WindowDriver::people("xxlchess");
    setup.options.set("fog-of-war", true);
    driver.start(setup);
    QVERIFY(driver.game().hidesParts());
    driver.playAnyMove();
    driver.game().end(Outcome::loss(Player::First, 2, EndReason::Resignation), {});
    QVERIFY(driver.find<QWidget>("gameOverCard").isVisible());
    QVERIFY(!driver.find<QWidget>("reviewButton").isVisible());
    QVERIFY(!driver.action("actionReview").isEnabled());
    // The next game has another result.
    playAndResign(driver, "xxlchess", 1);
    QVERIFY(driver.find<QWidget>("reviewButton").isVisible());
    QVERIFY(driver.action("actionReview").isEnabled());
}

QTEST_MAIN(ReviewWindowTest)
#include "reviewwindowtest.moc"
