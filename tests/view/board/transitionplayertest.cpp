#include "controller/board/transitionplayer.h"
#include "tests/support/gamerows.h"
#include "tests/support/patience.h"
#include "tests/support/randomgames.h"
#include "view/board/items/pieceitem.h"
#include "view/games/catalogue.h"

#include <QPainter>
#include <QSignalSpy>
#include <QTest>

using namespace tessera;
using namespace Qt::StringLiterals;

namespace {

QImage painted(BoardScene &scene)
{
    const QRectF board = scene.boardRect();
    QImage image((board.size() * 24).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    scene.render(&painter, QRectF(image.rect()), board);
    return image;
}

/// A scene with a player, and another that shows positions at once, to compare with.
struct Stage
{
    explicit Stage(int cellMs)
        : design(makeDesign(entry().info()))
        , scene(*design, Theme::shipped(u"slate"_s))
        , plain(*design, Theme::shipped(u"slate"_s))
        , player(scene)
    {
        player.setSpeed({cellMs, 4 * cellMs, false});
        position = entry().game->start(Options::defaults(entry().info().options));
        scene.setCellPixels(24);
        plain.setCellPixels(24);
        scene.showPosition(*position);
    }

    static const GameEntry &entry()
    {
        QFETCH_GLOBAL(QString, game);
        return *findGame(game.toStdString());
    }

    /// Plays a random move, or starts a new game when it is over.
    void playOne(std::mt19937 &random)
    {
        if (position->outcome().isOver()) {
            position = entry().game->start(Options::defaults(entry().info().options));
            scene.showPosition(*position);
        }
        const Transition changes = position->play(randomMove(*position, random));
        last = changes;
        player.play(changes, *position);
    }

    [[nodiscard]] bool isAsPlain()
    {
        plain.showPosition(*position);
        for (int i = 0; i < scene.geometry().cellCount(); ++i) {
            const PieceItem *item = scene.pieceItem(cellAt(i));
            if ((item ? item->piece() : Piece{}) != position->piece(cellAt(i)))
                return false;
        }
        return painted(scene) == painted(plain);
    }

    std::unique_ptr<BoardDesign> design;
    BoardScene scene;
    BoardScene plain;
    TransitionPlayer player;
    std::unique_ptr<AnyPosition> position;
    Transition last;
};

} // namespace

/// Whatever is animated, and whenever it is cut short, the picture that stays is that of the
/// position, for every game of the catalogue.
class TransitionPlayerTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data() { test::addGameRows(); }

    void atOnceWhenTheSpeedIsZero()
    {
        Stage stage(0);
        QSignalSpy finished(&stage.player, &TransitionPlayer::finished);
        std::mt19937 random(1);
        for (int ply = 0; ply < 100; ++ply) {
            stage.playOne(random);
            QVERIFY(!stage.player.isRunning());
            QCOMPARE(finished.size(), ply + 1);
        }
        QVERIFY(stage.isAsPlain());
    }

    void finishedAtRandomMoments()
    {
        Stage stage(20);
        QSignalSpy finished(&stage.player, &TransitionPlayer::finished);
        std::mt19937 random(2);
        for (int ply = 0; ply < 260; ++ply) {
            stage.playOne(random);
            QTest::qWait(static_cast<int>(random() % 12));
            stage.player.finish();
            QVERIFY(!stage.player.isRunning());
            QCOMPARE(finished.size(), ply + 1);
            if (ply % 5 == 0 || !stage.last.isEmpty())
                QVERIFY2(stage.isAsPlain(), qPrintable(u"ply %1"_s.arg(ply)));
        }
    }

    void runToTheirEnd()
    {
        Stage stage(8);
        std::mt19937 random(3);
        for (int ply = 0; ply < 40; ++ply) {
            stage.playOne(random);
            QTRY_VERIFY_WITH_TIMEOUT(!stage.player.isRunning(), kPatience);
            QVERIFY2(stage.isAsPlain(), qPrintable(u"ply %1"_s.arg(ply)));
        }
    }

    void queuedUp()
    {
        Stage stage(8);
        QSignalSpy finished(&stage.player, &TransitionPlayer::finished);
        std::mt19937 random(4);
        for (int ply = 0; ply < 6; ++ply)
            stage.playOne(random);
        QVERIFY(stage.player.isRunning());
        // The books are those of the last position all the while.
        for (int i = 0; i < stage.scene.geometry().cellCount(); ++i) {
            const PieceItem *item = stage.scene.pieceItem(cellAt(i));
            QCOMPARE(item ? item->piece() : Piece{}, stage.position->piece(cellAt(i)));
        }
        QTRY_VERIFY_WITH_TIMEOUT(!stage.player.isRunning(), kPatience);
        QCOMPARE(finished.size(), 1);
        QVERIFY(stage.isAsPlain());
    }

    /// However fast a game goes, its picture is never more than some seconds behind.
    void farBehindIsBroughtUpToDate()
    {
        Stage stage(400);
        QSignalSpy finished(&stage.player, &TransitionPlayer::finished);
        std::mt19937 random(6);
        int longest = 0;
        for (int ply = 0; ply < 40; ++ply) {
            stage.playOne(random);
            longest = std::max(longest, stage.player.remainingMs());
        }
        QVERIFY(longest > 3000);
        QVERIFY2(longest <= 6000, qPrintable(u"%1 ms behind"_s.arg(longest)));
        QVERIFY(finished.size() > 0);
        stage.player.finish();
        QCOMPARE(stage.player.remainingMs(), 0);
        QVERIFY(stage.isAsPlain());
    }

    void backwards()
    {
        Stage stage(10);
        std::mt19937 random(5);
        std::vector<std::unique_ptr<AnyPosition>> before;
        std::vector<Transition> changes;
        for (int ply = 0; ply < 60 && !stage.position->outcome().isOver(); ++ply) {
            before.push_back(stage.position->clone());
            stage.playOne(random);
            changes.push_back(stage.last);
            stage.player.finish();
        }
        while (!before.empty()) {
            stage.position = std::move(before.back());
            before.pop_back();
            stage.player.play(inverted(changes.back()), *stage.position);
            changes.pop_back();
            QTest::qWait(static_cast<int>(random() % 8));
            stage.player.finish();
            QVERIFY(stage.isAsPlain());
        }
    }

    void aPositionShownMeanwhileEndsTheMovement()
    {
        Stage stage(200);
        QSignalSpy finished(&stage.player, &TransitionPlayer::finished);
        std::mt19937 random(6);
        stage.playOne(random);
        QVERIFY(stage.player.isRunning());
        stage.position = Stage::entry().game->start(
            Options::defaults(Stage::entry().info().options));
        stage.scene.showPosition(*stage.position);
        QVERIFY(!stage.player.isRunning());
        QCOMPARE(finished.size(), 1);
        QVERIFY(stage.isAsPlain());
    }

    void aTransitionThatDoesNotFitShowsThePositionAllTheSame()
    {
        Stage stage(50);
        std::mt19937 random(7);
        stage.playOne(random);
        stage.player.finish();
        const auto start = Stage::entry().game->start(
            Options::defaults(Stage::entry().info().options));
        stage.position = start->clone();
        stage.player.play({}, *start);
        QVERIFY(!stage.player.isRunning());
        QVERIFY(stage.isAsPlain());
    }
};

QTEST_MAIN(TransitionPlayerTest)
#include "transitionplayertest.moc"
