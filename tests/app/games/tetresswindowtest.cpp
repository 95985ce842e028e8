#include "app/board/boardpage.h"
#include "app/game/gamepage.h"
#include "controller/session/premoves.h"
#include "model/games/tetress/rules/board.h"
#include "model/games/tetress/rules/facts.h"
#include "tests/support/patience.h"
#include "tests/support/windowdriver.h"
#include "view/games/tetress/balancebar.h"
#include "view/games/tetress/shapebutton.h"

#include <QLabel>
#include <QMenu>
#include <QtTest>

using namespace tessera;
using namespace tessera::test;
using namespace tessera::tetress;
using namespace Qt::StringLiterals;

namespace {

Cell at(int row, int column)
{
    return cellAtRowColumn(row, column);
}

/// How many pixels of the widget have the colour of a player.
int pixelsOf(Player player, QWidget &widget, const Theme &theme)
{
    const QImage image = widget.grab().toImage();
    const QRgb fill = theme.playerFill(u"tetress"_s, player).rgb();
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += image.pixel(x, y) == fill ? 1 : 0;
    }
    return count;
}

/// Every part of the panel that is seen has the room it needs.
void verifyNothingIsCut(QWidget &panel)
{
    for (const QWidget *part : panel.findChildren<QWidget *>()) {
        if (!part->isVisible() || part->isWindow())
            continue;
        const QByteArray what = part->objectName().toUtf8() + ' ' + part->metaObject()->className();
        const int least = part->hasHeightForWidth() ? part->heightForWidth(part->width())
                                                    : part->minimumSizeHint().height();
        QVERIFY2(part->height() >= least, what);
        QVERIFY2(part->width() >= part->minimumSizeHint().width(), what);
        const QRect place(part->mapTo(&panel, QPoint(0, 0)), part->size());
        QVERIFY2(panel.rect().contains(place), what);
    }
}

} // namespace

/// Tetress in the real window: its own input and panel take part there.
class TetressWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void shapesAreCarriedInTheWindow();
    void cellsAreTickedInTheWindow();
    void paletteIsTheWindows();
    void computerAnswersAndWaitsForMe();
    void computerOpensAtOnce();
    void paletteIsThatOfAMoveInAdvance();
    void panelFitsTheSmallestWindow();
    void takenBackPlacementsCountAgain();
};

void TetressWindowTest::shapesAreCarriedInTheWindow()
{
    WindowDriver driver;
    driver.start(WindowDriver::people("tetress"));
    driver.moveCursor(at(0, 0));
    driver.type(Qt::Key_I);
    driver.type(Qt::Key_Space);
    driver.type(Qt::Key_Return);
    QCOMPARE(driver.ply(), 1);
    // The upright I, held by its second cell, goes over the upper edge.
    for (const Cell cell : {at(10, 0), at(0, 0), at(1, 0), at(2, 0)})
        QVERIFY(driver.game().position().piece(cell).isPresent());
}

void TetressWindowTest::cellsAreTickedInTheWindow()
{
    WindowDriver driver;
    driver.start(WindowDriver::people("tetress"));
    for (const Cell cell : {at(3, 3), at(3, 4), at(4, 4), at(4, 5)})
        driver.click(cell);
    QCOMPARE(driver.ply(), 1);
    for (const Cell cell : {at(9, 9), at(10, 9), at(0, 9), at(0, 8)}) {
        driver.moveCursor(cell);
        driver.type(Qt::Key_Return);
    }
    QCOMPARE(driver.ply(), 2);
}

void TetressWindowTest::paletteIsTheWindows()
{
    WindowDriver driver;
    driver.start(WindowDriver::people("tetress"));
    QCOMPARE(driver.find<ShapeButton>("shapeO").count(), 121);
    driver.press("shapeO");
    driver.click(at(10, 10));
    QCOMPARE(driver.ply(), 1);
    QVERIFY(driver.game().position().piece(at(0, 0)).isPresent());
    QCOMPARE(driver.find<BalanceBar>("tokensBar").numbers(), (BalanceBar::Numbers{4, 0}));
    // Blue's first action needs no neighbour: all but where Red stands.
    QVERIFY(driver.find<ShapeButton>("shapeO").count() < 121);
    // What the rules refuse is told in the message line while it is only shown.
    driver.press("shapeO");
    driver.moveCursor(at(0, 0));
    QVERIFY2(
        driver.text("messageLineText").contains(u"occupied"_s),
        qPrintable(driver.text("messageLineText")));
}

void TetressWindowTest::computerAnswersAndWaitsForMe()
{
    WindowDriver driver;
    driver.start(WindowDriver::againstComputer("tetress"));
    driver.playAnyMove();
    QTRY_COMPARE_WITH_TIMEOUT(driver.ply(), 2, kPatience);
    QVERIFY(driver.session().match.awaitsHuman());
    QVERIFY(driver.find<ShapeButton>("shapeT").isEnabled());
}

void TetressWindowTest::computerOpensAtOnce()
{
    WindowDriver driver;
    GameSetup setup = WindowDriver::againstComputer("tetress");
    std::swap(setup.seats[Player::First], setup.seats[Player::Second]);
    for (SeatSetup &seat : setup.seats)
        seat.level = EngineSettings::kStrongest;
    driver.start(setup);
    QTRY_COMPARE_WITH_TIMEOUT(driver.ply(), 1, 3000);
}

void TetressWindowTest::paletteIsThatOfAMoveInAdvance()
{
    WindowDriver driver;
    driver.session().match.setLeastThinkingTime(std::chrono::hours(1));
    driver.start(WindowDriver::againstComputer("tetress"));
    driver.playAnyMove();
    auto &shape = driver.find<ShapeButton>("shapeO");
    const AnyPosition *ahead = driver.session().match.premoves().position();
    QVERIFY(ahead != nullptr);
    QVERIFY(shape.isEnabled());
    QCOMPARE(shape.count(), placementsOf(factsOf(*ahead), 'O'));
    QVERIFY(shape.count() != placementsOf(factsOf(driver.game().position()), 'O'));
    const Theme &theme = driver.window().page().board().theme();
    QVERIFY(pixelsOf(Player::First, shape, theme) > 0);
    QCOMPARE(pixelsOf(Player::Second, shape, theme), 0);
}

void TetressWindowTest::panelFitsTheSmallestWindow()
{
    WindowDriver driver;
    driver.start(WindowDriver::people("tetress"));
    driver.window().resize(792, 672);
    auto &panel = driver.find<QWidget>("gamePanel");
    QTRY_VERIFY_WITH_TIMEOUT(driver.find<QWidget>("sideTabs").isVisible(), kPatience);
    driver.playAnyMove();
    driver.type(Qt::Key_T);
    QCoreApplication::processEvents();
    verifyNothingIsCut(panel);
    driver.trigger("actionResign");
    QVERIFY(driver.find<QWidget>("gameOverCard").isVisible());
    QCoreApplication::processEvents();
    verifyNothingIsCut(panel);
}

void TetressWindowTest::takenBackPlacementsCountAgain()
{
    WindowDriver driver;
    driver.start(WindowDriver::people("tetress"));
    driver.playAnyMove();
    driver.playAnyMove();
    QCOMPARE(driver.find<BalanceBar>("tokensBar").numbers(), (BalanceBar::Numbers{4, 4}));
    driver.trigger("actionUndo");
    QCOMPARE(driver.find<BalanceBar>("tokensBar").numbers(), (BalanceBar::Numbers{4, 0}));
    driver.trigger("actionRedo");
    QCOMPARE(driver.find<BalanceBar>("tokensBar").numbers(), (BalanceBar::Numbers{4, 4}));
}

QTEST_MAIN(TetressWindowTest)
#include "tetresswindowtest.moc"
