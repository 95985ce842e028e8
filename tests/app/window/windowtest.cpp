#include "app/board/boardpage.h"
#include "app/game/gamepage.h"
#include "tests/support/patience.h"
#include "tests/support/windowdriver.h"
#include "view/history/historypanel.h"
#include "view/history/historyview.h"
#include "view/widgets/clockwidget.h"
#include "view/widgets/messageline.h"
#include "view/widgets/playercard.h"
#include "view/widgets/toast.h"

#include <QLabel>
#include <QMenuBar>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabWidget>
#include <QtTest>

using namespace tessera;
using namespace Qt::StringLiterals;
using test::WindowDriver;

namespace {

/// Steps, jumps and a capture are at hand for both sides.
constexpr auto kMoving = "X6X/8/2W1W3/1W1B4/3W1B2/8/2BB4/X6X w move 10";

Cell at(int x, int y)
{
    return cellAt(8 * y + x);
}

GameSetup movingPhase()
{
    GameSetup setup = WindowDriver::people();
    setup.start = kMoving;
    return setup;
}

} // namespace

/// The window of a game, driven through its actions, mouse and keyboard.
class WindowTest : public QObject
{
    Q_OBJECT

private slots:
    void aGameIsReadyAtOnce();
    void theBoardHasTheFocusWhenTheWindowComes();
    void mouseClicksMove();
    void dragAndDropMoves();
    void keyboardMoves();
    void refusalIsExplainedInTheLine();
    void undoAndRedo();
    void undoAgainstTheComputerGoesBackToMyDecision();
    void restartInMidGameCanBeUndone();
    void resignationCanBeUndone();
    void singleLettersAct();
    void pauseHidesTheBoardOfATimedGame();
    void flipExchangesTheCards();
    void hintIsShown();
    void historyJumpsAndLeadsBack();
    void historyKeepsTheLastMoveInView();
    void arrowsStepThroughTheHistory();
    void clocksRunAndFlag();
    void gameOverOffersARematch();
    void resultIsSeenInLargeTexts();
    void resultStaysInView();
    void swappedSeatsMakeTheOtherPersonNear();
    void forcedPassIsSaid();
    void pieRuleIsOfferedAsAButton();
    void computersPlayToTheEnd();
    void closingWhileAnEngineThinksEndsAtOnce();
    void narrowWindowsFoldTheColumn();
    void themesApplyAtOnce();
    void damagedPlacesAreIgnored_data();
    void damagedPlacesAreIgnored();
    void placeComesBack();
};

void WindowTest::aGameIsReadyAtOnce()
{
    WindowDriver driver;
    driver.start(driver.settings().lastSetup(catalogue().front().info()));
    QVERIFY(driver.session().match.awaitsHuman());
    QCOMPARE(driver.find<PlayerCard>("playerCard0").turn(), PlayerCard::Turn::ToMove);
    QCOMPARE(driver.find<PlayerCard>("playerCard1").turn(), PlayerCard::Turn::Waiting);
    QVERIFY(driver.window().page().board().view().hasFocus() || !driver.window().isActiveWindow());
    QVERIFY(!driver.window().windowTitle().isEmpty());
    QVERIFY(driver.text("messageLineText").contains(u"White"_s));
}

void WindowTest::theBoardHasTheFocusWhenTheWindowComes()
{
    // The program begins the game first and shows the window then.
    WindowDriver driver;
    MainWindow window(driver.settings(), driver.appearance());
    QVERIFY(!window.start(WindowDriver::people()));
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QTRY_COMPARE_WITH_TIMEOUT(window.focusWidget(), &window.page().board().view(), kPatience);
    QTest::keyClick(window.focusWidget(), Qt::Key_F);
    QCOMPARE(window.page().board().nearPlayer(), Player::Second);
}

void WindowTest::mouseClicksMove()
{
    WindowDriver driver;
    driver.start(movingPhase());
    driver.click(at(2, 2));
    QCOMPARE(driver.ply(), 0);
    driver.click(at(2, 1));
    QCOMPARE(driver.ply(), 1);
    QCOMPARE(driver.game().position().piece(at(2, 1)).owner, Player::First);
}

void WindowTest::dragAndDropMoves()
{
    WindowDriver driver;
    driver.start(movingPhase());
    driver.drag(at(2, 2), at(2, 1));
    QCOMPARE(driver.ply(), 1);
}

void WindowTest::keyboardMoves()
{
    WindowDriver driver;
    driver.start(movingPhase());
    driver.moveCursor(at(2, 2));
    driver.type(Qt::Key_Return);
    driver.moveCursor(at(2, 1));
    driver.type(Qt::Key_Space);
    QCOMPARE(driver.ply(), 1);
}

void WindowTest::refusalIsExplainedInTheLine()
{
    WindowDriver driver;
    driver.start(movingPhase());
    driver.click(at(3, 3));
    QCOMPARE(driver.ply(), 0);
    const QString sentence = driver.text("messageLineText");
    QVERIFY2(!sentence.isEmpty(), qPrintable(sentence));
    QVERIFY(
        sentence != driver.window().page().board().design().statusText(driver.game().position()));
    driver.click(at(2, 2));
    QCOMPARE(
        driver.text("messageLineText"),
        driver.window().page().board().design().statusText(driver.game().position()));
}

void WindowTest::undoAndRedo()
{
    WindowDriver driver;
    driver.start(WindowDriver::people());
    QVERIFY(!driver.action("actionUndo").isEnabled());
    driver.playAnyMove();
    driver.playAnyMove();
    QCOMPARE(driver.ply(), 2);
    driver.trigger("actionUndo");
    QCOMPARE(driver.ply(), 1);
    driver.trigger("actionRedo");
    QCOMPARE(driver.ply(), 2);
    QVERIFY(!driver.action("actionRedo").isEnabled());
}

void WindowTest::undoAgainstTheComputerGoesBackToMyDecision()
{
    WindowDriver driver;
    driver.start(WindowDriver::againstComputer());
    driver.playAnyMove();
    QTRY_COMPARE_WITH_TIMEOUT(driver.ply(), 2, kPatience);
    driver.trigger("actionUndo");
    QCOMPARE(driver.ply(), 0);
    QVERIFY(driver.session().match.awaitsHuman());
}

void WindowTest::restartInMidGameCanBeUndone()
{
    WindowDriver driver;
    driver.start(WindowDriver::people());
    driver.playAnyMove();
    driver.playAnyMove();
    driver.trigger("actionRestart");
    QCOMPARE(driver.ply(), 0);
    driver.press("undoRestartButton");
    QCOMPARE(driver.ply(), 2);
    QVERIFY(!driver.find<QWidget>("messageBar").isVisible());
}

void WindowTest::resignationCanBeUndone()
{
    WindowDriver driver;
    driver.start(WindowDriver::againstComputer());
    driver.playAnyMove();
    QTRY_COMPARE_WITH_TIMEOUT(driver.ply(), 2, kPatience);
    driver.trigger("actionResign");
    QVERIFY(driver.game().isOver());
    QCOMPARE(driver.text("resultHeadline"), u"You resigned"_s);
    QVERIFY(driver.find<QWidget>("gameOverCard").isVisible());
    QVERIFY(!driver.action("actionResign").isEnabled());
    QVERIFY(driver.window().page().board().view().board().isOver());
    driver.press("undoResignationButton");
    QVERIFY(!driver.game().isOver());
    QVERIFY(!driver.find<QWidget>("gameOverCard").isVisible());
    QVERIFY(!driver.window().page().board().view().board().isOver());
    QVERIFY(driver.session().match.awaitsHuman());
}

void WindowTest::singleLettersAct()
{
    WindowDriver driver;
    driver.start(WindowDriver::people());
    driver.window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&driver.window()));
    driver.playAnyMove();
    driver.type(Qt::Key_E);
    QVERIFY(driver.game().isOver());
    driver.type(Qt::Key_R);
    QVERIFY(!driver.game().isOver());
    QCOMPARE(driver.ply(), 0);
    driver.type(Qt::Key_P);
    QVERIFY(driver.session().match.isPaused());
    driver.type(Qt::Key_P);
    QVERIFY(!driver.session().match.isPaused());
}

void WindowTest::pauseHidesTheBoardOfATimedGame()
{
    WindowDriver driver;
    GameSetup setup = WindowDriver::people();
    setup.clocks.fill({std::chrono::minutes(5), std::chrono::seconds(0)});
    driver.start(setup);
    driver.trigger("actionPause");
    QVERIFY(driver.session().match.isPaused());
    QVERIFY(driver.find<QWidget>("pauseCurtain").isVisible());
    QVERIFY(driver.action("actionPause").isChecked());
    const int before = driver.ply();
    driver.playAnyMove();
    QCOMPARE(driver.ply(), before);
    driver.press("resumeButton");
    QVERIFY(!driver.session().match.isPaused());
    QVERIFY(!driver.action("actionPause").isChecked());
    QVERIFY(!driver.find<QWidget>("pauseCurtain").isVisible());
}

void WindowTest::flipExchangesTheCards()
{
    WindowDriver driver;
    driver.start(WindowDriver::people());
    const auto height = [&](const char *card) {
        return driver.find<QWidget>(card).mapTo(&driver.window(), QPoint(0, 0)).y();
    };
    QCoreApplication::processEvents();
    QVERIFY(height("playerCard0") > height("playerCard1"));
    const QRect corner = driver.window().page().board().view().cellRect(at(0, 0));
    driver.trigger("actionFlip");
    QTRY_VERIFY_WITH_TIMEOUT(height("playerCard0") < height("playerCard1"), kPatience);
    QVERIFY(driver.window().page().board().view().cellRect(at(0, 0)) != corner);
}

void WindowTest::hintIsShown()
{
    WindowDriver driver;
    driver.start(movingPhase());
    driver.trigger("actionHint");
    QTRY_VERIFY_WITH_TIMEOUT(driver.text("messageLineText").startsWith(u"Hint: "_s), kPatience);
    QCOMPARE(driver.ply(), 0);
    const BoardScene &board = driver.window().page().board().view().board();
    QVERIFY(!board.marks().arrows.empty());
    // It goes with the game.
    driver.trigger("actionResign");
    QVERIFY(board.marks().arrows.empty());
}

void WindowTest::historyJumpsAndLeadsBack()
{
    WindowDriver driver;
    driver.start(WindowDriver::people());
    for (int i = 0; i < 4; ++i)
        driver.playAnyMove();
    auto &view = driver.find<HistoryView>("historyView");
    const NodeId node = driver.session().history.line()[1];
    const QRect second = view.visualRect(driver.session().history.indexOf(node));
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, second.center());
    QCOMPARE(driver.session().navigation.ply(), 2);
    QVERIFY(driver.find<QWidget>("pastBar").isVisible());
    // Counted as the rows of the list are.
    QCOMPARE(driver.text("pastPlace"), u"Move 1 of 2"_s);
    QCOMPARE(driver.text("messageLinePlace"), u"Move 1 of 2"_s);
    QCOMPARE(view.shownNode(), driver.session().navigation.node());
    driver.playAnyMove();
    QCOMPARE(driver.ply(), 4);
    driver.press("backToGameButton");
    QVERIFY(driver.session().navigation.isLive());
    QVERIFY(!driver.find<QWidget>("pastBar").isVisible());
}

void WindowTest::historyKeepsTheLastMoveInView()
{
    // The card of the result takes room from the list, which once hid the moves that led to it.
    WindowDriver driver;
    driver.window().resize(1000, 672);
    driver.start(WindowDriver::people());
    for (int i = 0; i < 23; ++i)
        driver.playAnyMove();
    driver.trigger("actionResign");
    auto &view = driver.find<HistoryView>("historyView");
    const QModelIndex last = driver.session().history.indexOf(driver.game().node());
    QTRY_VERIFY_WITH_TIMEOUT(driver.find<QWidget>("gameOverCard").isVisible(), kPatience);
    QTRY_VERIFY_WITH_TIMEOUT(view.viewport()->rect().contains(view.visualRect(last)), kPatience);
}

void WindowTest::arrowsStepThroughTheHistory()
{
    WindowDriver driver;
    driver.start(WindowDriver::people());
    for (int i = 0; i < 4; ++i)
        driver.playAnyMove();
    auto &view = driver.find<HistoryView>("historyView");
    view.setFocus();
    QTest::keyClick(&view, Qt::Key_Left);
    QCOMPARE(driver.session().navigation.ply(), 3);
    QTest::keyClick(&view, Qt::Key_Up);
    QCOMPARE(driver.session().navigation.ply(), 1);
    QTest::keyClick(&view, Qt::Key_Right);
    QCOMPARE(driver.session().navigation.ply(), 2);
    driver.trigger("actionFirst");
    QCOMPARE(driver.session().navigation.ply(), 0);
    driver.trigger("actionForward");
    QCOMPARE(driver.session().navigation.ply(), 1);
    driver.trigger("actionLive");
    QCOMPARE(driver.session().navigation.ply(), 4);
}

void WindowTest::clocksRunAndFlag()
{
    WindowDriver driver;
    GameSetup setup = WindowDriver::people();
    setup.clocks.fill({std::chrono::seconds(9), std::chrono::seconds(0)});
    driver.start(setup);
    const auto &first = driver.find<PlayerCard>("playerCard0").clock();
    const auto &second = driver.find<PlayerCard>("playerCard1").clock();
    QCOMPARE(first.reading().state, ClockReading::State::Low);
    QCOMPARE(second.reading().state, ClockReading::State::Idle);
    setup.clocks[Player::First].initial = std::chrono::milliseconds(1);
    driver.start(setup);
    QTRY_VERIFY_WITH_TIMEOUT(driver.game().isOver(), kPatience);
    QCOMPARE(driver.game().outcome().reason, EndReason::Time);
    QTRY_COMPARE_WITH_TIMEOUT(first.reading().state, ClockReading::State::Flag, kPatience);
    QCOMPARE(driver.text("resultHeadline"), u"Black wins on time"_s);
}

void WindowTest::gameOverOffersARematch()
{
    WindowDriver driver;
    driver.start(WindowDriver::people());
    driver.playAnyMove();
    driver.trigger("actionResign");
    driver.press("reviewButton");
    QCOMPARE(driver.session().navigation.ply(), 0);
    // The review has a tab of its own beside the result.
    driver.find<QTabWidget>("sidePages").setCurrentIndex(0);
    driver.press("rematchButton");
    QVERIFY(!driver.game().isOver());
    QCOMPARE(driver.ply(), 0);
    QVERIFY(!driver.find<QWidget>("gameOverCard").isVisible());
    QVERIFY(!driver.find<QWidget>("messageBar").isVisible());
}

/// In large texts the panel above the result fills a small window by itself.
void WindowTest::resultIsSeenInLargeTexts()
{
    WindowDriver driver;
    Preferences preferences = driver.settings().preferences();
    preferences.appearance.textPercent = 160;
    driver.settings().setPreferences(preferences);
    driver.window().resize(792, 672);
    driver.start(WindowDriver::people());
    driver.playAnyMove();
    QCoreApplication::processEvents();
    driver.trigger("actionResign");
    const auto &headline = driver.find<QLabel>("resultHeadline");
    QTRY_COMPARE_WITH_TIMEOUT(headline.visibleRegion().boundingRect(), headline.rect(), kPatience);
}

/// The panel above it may grow later, as by the pieces that were taken; a person who scrolls is let go.
void WindowTest::resultStaysInView()
{
    WindowDriver driver;
    driver.window().resize(792, 672);
    driver.start(WindowDriver::people());
    driver.playAnyMove();
    driver.trigger("actionResign");
    auto &room = driver.find<QScrollArea>("detailsRoom");
    const auto &review = driver.find<QPushButton>("reviewButton");
    const auto isSeen = [&review] { return review.visibleRegion().boundingRect() == review.rect(); };
    QTRY_VERIFY_WITH_TIMEOUT(isSeen(), kPatience);
    QWidget *panel = room.widget()->layout()->itemAt(0)->widget();
    panel->setMinimumHeight(room.height());
    QTRY_VERIFY_WITH_TIMEOUT(room.widget()->height() > room.height(), kPatience);
    QTRY_VERIFY_WITH_TIMEOUT(isSeen(), kPatience);
    room.verticalScrollBar()->triggerAction(QAbstractSlider::SliderToMinimum);
    panel->setMinimumHeight(room.height() + 50);
    QCoreApplication::processEvents();
    QVERIFY(!isSeen());
}

void WindowTest::swappedSeatsMakeTheOtherPersonNear()
{
    WindowDriver driver;
    driver.start(WindowDriver::againstComputer());
    driver.trigger("actionResign");
    driver.press("swapSeatsButton");
    QVERIFY(!driver.session().match.isHuman(Player::First));
    QVERIFY(driver.session().match.isHuman(Player::Second));
    QCOMPARE(driver.window().page().board().nearPlayer(), Player::Second);
}

void WindowTest::forcedPassIsSaid()
{
    // Black's two fighters are walled in, so that Black forfeits after White's move.
    WindowDriver driver;
    GameSetup setup = WindowDriver::people();
    setup.start = "XBWWWWBX/1W4W1/1W4W1/8/8/8/4W3/X6X w move 10";
    driver.start(setup);
    driver.click(at(4, 6));
    driver.click(at(4, 5));
    QTRY_COMPARE_WITH_TIMEOUT(driver.ply(), 2, kPatience);
    QVERIFY(driver.find<Toast>("toast").isVisible());
    QCOMPARE(driver.text("toast"), u"Black has no move and passes."_s);
}

void WindowTest::pieRuleIsOfferedAsAButton()
{
    WindowDriver driver;
    GameSetup setup = WindowDriver::people();
    setup.options.set("pie", true);
    driver.start(setup);
    QVERIFY(!driver.find<QWidget>("messageBar").isVisible());
    driver.playAnyMove();
    QVERIFY(driver.find<QWidget>("messageBar").isVisible());
    driver.press("offerButton0");
    QCOMPARE(driver.ply(), 2);
    // The bar says now who plays what.
    const auto *offer = driver.window().findChild<QWidget *>(u"offerButton0"_s);
    QVERIFY(offer == nullptr || !offer->isVisible());
}

void WindowTest::computersPlayToTheEnd()
{
    WindowDriver driver;
    GameSetup setup = WindowDriver::againstComputer();
    setup.seats.fill({SeatSetup::Kind::Computer, {}, 1});
    setup.start = "X6X/8/2W1W3/1W1B4/3B4/8/8/X6X w move 10";
    driver.start(setup);
    QTRY_VERIFY_WITH_TIMEOUT(driver.game().isOver(), kPatience);
    QVERIFY(driver.find<QWidget>("gameOverCard").isVisible());
    QVERIFY(!driver.action("actionHint").isEnabled());
}

void WindowTest::closingWhileAnEngineThinksEndsAtOnce()
{
    auto driver = std::make_unique<WindowDriver>();
    GameSetup setup = WindowDriver::againstComputer();
    setup.seats.fill({SeatSetup::Kind::Computer, {}, 10});
    driver->start(setup);
    QVERIFY(driver->session().match.isThinking());
    QTest::qWait(100);
    QElapsedTimer timer;
    timer.start();
    driver.reset();
    QVERIFY2(timer.elapsed() < 3000, qPrintable(QString::number(timer.elapsed())));
}

void WindowTest::narrowWindowsFoldTheColumn()
{
    WindowDriver driver;
    driver.start(WindowDriver::people());
    driver.window().resize(1180, 800);
    QTRY_VERIFY_WITH_TIMEOUT(!driver.find<QWidget>("sideTabs").isVisible(), kPatience);
    QVERIFY(driver.find<QWidget>("historyView").isVisible());
    driver.window().resize(792, 672);
    QTRY_VERIFY_WITH_TIMEOUT(driver.find<QWidget>("sideTabs").isVisible(), kPatience);
    QVERIFY(driver.find<QWidget>("boardView").width() > 500);
    driver.trigger("actionResign");
    QVERIFY(driver.find<QWidget>("gameOverCard").isVisible());
    driver.window().resize(1180, 800);
    QTRY_VERIFY_WITH_TIMEOUT(driver.find<QWidget>("historyView").isVisible(), kPatience);
}

void WindowTest::themesApplyAtOnce()
{
    WindowDriver driver;
    driver.start(WindowDriver::people());
    const auto ground = [&] {
        return driver.window().palette().color(QPalette::Window).lightness();
    };
    driver.settings().change([](Preferences &now) { now.appearance.scheme = Scheme::Dark; });
    QTRY_VERIFY_WITH_TIMEOUT(ground() < 100, kPatience);
    QVERIFY(driver.appearance().isDark());
    QVERIFY(driver.window().page().board().view().board().theme().isDark());
    driver.settings().change([](Preferences &now) { now.appearance.scheme = Scheme::Light; });
    QTRY_VERIFY_WITH_TIMEOUT(ground() > 150, kPatience);
    QVERIFY(!driver.window().page().board().view().board().theme().isDark());
    driver.settings().change(
        [](Preferences &now) { now.appearance.coordinates = CoordinateMode::None; });
    QCOMPARE(driver.window().page().board().view().board().coordinates(), CoordinateMode::None);
}

void WindowTest::damagedPlacesAreIgnored_data()
{
    QTest::addColumn<QByteArray>("place");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("words") << QByteArray("here there every where else");
    QTest::newRow("points of no screen") << QByteArray("-32000 -32000 1180 800 0");
    QTest::newRow("larger than any screen") << QByteArray("0 0 32000 32000 0");
    QTest::newRow("numbers of no screen") << QByteArray("0 0 2000000000 2000000000 0");
    QTest::newRow("inside out") << QByteArray("100 100 -5 -5 0");
    QTest::newRow("too few") << QByteArray("100 100 1180");
    QTest::newRow("endless") << QByteArray(1 << 20, '7');
    // With a rectangle of two gigapixels.
    QTest::newRow("Qt's own, damaged") << QByteArray::fromHex(
        "01d9d0cb0003000057000000000000000000a3230000025b000000020000000200000321000002590000"
        "0000000000000320000000020000000200750321000002d4");
}

/// Qt believes what the settings have of a window's place, and ended the program over it.
void WindowTest::damagedPlacesAreIgnored()
{
    QFETCH(const QByteArray, place);
    WindowDriver driver;
    driver.window().close();
    for (const QString &part : {u"place"_s, u"geometry"_s, u"parts"_s, u"splitter"_s})
        driver.settings().setWindowState(part, place);
    MainWindow window(driver.settings(), driver.appearance());
    window.show();
    const QSize screen = window.screen()->availableSize();
    QVERIFY(window.width() <= std::max(screen.width(), window.minimumWidth()));
    QVERIFY(window.height() <= std::max(screen.height(), window.minimumHeight()));
    QVERIFY(!window.grab().isNull());
}

void WindowTest::placeComesBack()
{
    WindowDriver driver;
    driver.window().close();
    driver.settings().setWindowState(u"place"_s, "3 5 794 680 0");
    MainWindow window(driver.settings(), driver.appearance());
    QCOMPARE(
        window.geometry(),
        QRect(3, 5, 794, 680).intersected({QPoint(3, 5), window.screen()->availableSize()}));
    window.show();
    window.close();
    QCOMPARE(driver.settings().windowState(u"place"_s).left(4), QByteArray("3 5 "));
}

QTEST_MAIN(WindowTest)
#include "windowtest.moc"
