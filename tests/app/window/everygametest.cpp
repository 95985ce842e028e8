#include "app/board/boardpage.h"
#include "app/board/gameview.h"
#include "app/dialogs/newgame/newgamedialog.h"
#include "app/files/gamefile.h"
#include "app/game/columns/sidecolumn.h"
#include "app/game/gamepage.h"
#include "model/games/catalogue.h"
#include "tests/support/gamerows.h"
#include "tests/support/patience.h"
#include "tests/support/qtsown.h"
#include "tests/support/windowdriver.h"
#include "view/history/historypanel.h"
#include "view/history/historyview.h"
#include "view/widgets/clockwidget.h"
#include "view/widgets/playercard.h"

#include <QLabel>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QtTest>

#include <algorithm>

using namespace tessera;
using namespace Qt::StringLiterals;
using test::WindowDriver;

/// What a person can do in the window whatever is played: a row for every game of the catalogue.
class EveryGameTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_driver.reset(); }

    void dialogStartsIt_data() { rows(); }
    void dialogStartsIt();
    void everyPlayerHasACard_data() { rows(); }
    void everyPlayerHasACard();
    void clicksMove_data() { rows(); }
    void clicksMove();
    void dragsMove_data() { rows(); }
    void dragsMove();
    void keysMove_data() { rows(); }
    void keysMove();
    void escapeDropsWhatIsPicked_data() { rows(); }
    void escapeDropsWhatIsPicked();
    void undoAndRedo_data() { rows(); }
    void undoAndRedo();
    void undoGoesBackToMyDecision_data() { rows(); }
    void undoGoesBackToMyDecision();
    void restartAndUndoRestart_data() { rows(); }
    void restartAndUndoRestart();
    void resignAndUndoResign_data() { rows(); }
    void resignAndUndoResign();
    void clockStandsBehindADialog_data() { rows(); }
    void clockStandsBehindADialog();
    void classicViewLeavesForMorePlayers();
    void pauseStopsPlay_data() { rows(); }
    void pauseStopsPlay();
    void flippingSeatsEverybodyNear_data() { rows(); }
    void flippingSeatsEverybodyNear();
    void viewEndsWithItsGame_data() { rows(); }
    void viewEndsWithItsGame();
    void hintLeavesTheGame_data() { rows(); }
    void hintLeavesTheGame();
    void hintFollowsTheNotation_data() { rows(); }
    void hintFollowsTheNotation();
    void historyJumpsAndLeadsBack_data() { rows(); }
    void historyJumpsAndLeadsBack();
    void computersPlayOn_data() { rows(); }
    void computersPlayOn();
    void gamesFollowEachOther();
    void gamesFollowEachOtherFromEverySide_data();
    void gamesFollowEachOtherFromEverySide();
    void leastSizeHoldsIt_data() { rows(); }
    void leastSizeHoldsIt();
    void everythingIsNamed_data() { rows(); }
    void everythingIsNamed();

private:
    static void rows();
    /// The game of the row.
    [[nodiscard]] static std::string game();
    [[nodiscard]] GameSession &session() { return m_driver->session(); }
    enum class Way : std::uint8_t { New, Play, Learn, Continue, Open };
    void bringToBoard(Way way, const std::string &to);
    /// Every player of the game has a card, that of the near one lowest.
    void checkSeats(const std::string &to);
    [[nodiscard]] int top(const PlayerCard &card)
    {
        return card.mapTo(&m_driver->window(), QPoint(0, 0)).y();
    }

    std::unique_ptr<WindowDriver> m_driver;
};

void EveryGameTest::rows()
{
    test::addGameRows();
}

std::string EveryGameTest::game()
{
    QFETCH(const QString, game);
    return game.toStdString();
}

void EveryGameTest::init()
{
    m_driver = std::make_unique<WindowDriver>();
}

void EveryGameTest::dialogStartsIt()
{
    m_driver->start(WindowDriver::people());
    m_driver->trigger("actionNewGame");
    auto *list = m_driver->window().findChild<QListWidget *>(u"gameList"_s);
    QVERIFY(list != nullptr);
    const QString name = translated({game(), findGame(game())->info().name, {}});
    const auto items = list->findItems(name, Qt::MatchExactly);
    QCOMPARE(items.size(), 1);
    list->setCurrentItem(items.front());
    m_driver->press("startButton");
    QCOMPARE(m_driver->game().info().id, game());
    QCOMPARE(m_driver->window().windowTitle(), name);
    QVERIFY(session().match.awaitsHuman());
    QCOMPARE(m_driver->settings().lastGame().toStdString(), game());
}

void EveryGameTest::everyPlayerHasACard()
{
    GameSetup setup = WindowDriver::people(game());
    setup.clocks.fill({std::chrono::minutes(5), std::chrono::seconds(0)});
    m_driver->start(setup);
    const SideColumn &side = m_driver->window().page().side();
    QCOMPARE(side.playerCount(), m_driver->game().playerCount());
    for (int i = 0; i < side.playerCount(); ++i) {
        const PlayerCard &card = side.card(playerAt(i));
        const bool isFirst = i == 0;
        QVERIFY(card.isVisible());
        QCOMPARE(card.turn(), isFirst ? PlayerCard::Turn::ToMove : PlayerCard::Turn::Waiting);
        QCOMPARE(
            card.clock().reading().state,
            isFirst ? ClockReading::State::Running : ClockReading::State::Idle);
    }
}

void EveryGameTest::clicksMove()
{
    m_driver->start(WindowDriver::people(game()));
    for (int ply = 1; ply <= 6; ++ply) {
        m_driver->playAnyMove();
        QCOMPARE(m_driver->ply(), ply);
    }
}

void EveryGameTest::dragsMove()
{
    m_driver->start(WindowDriver::people(game()));
    const AnyPosition &position = m_driver->game().position();
    const MoveShape shape = position.pointing().shape(position.legalMoves().front());
    const bool isFromTo = shape.cells.size() == 2 && !shape.anyOrder;
    if (!isFromTo) {
        // Nothing stands on the board yet that could be dragged: such a drag must do no harm.
        m_driver->drag(cellAt(0), cellAt(1));
        QVERIFY(!m_driver->game().isOver());
        return;
    }
    m_driver->drag(shape.cells[0], shape.cells[1]);
    QCOMPARE(m_driver->ply(), 1);
}

void EveryGameTest::keysMove()
{
    m_driver->start(WindowDriver::people(game()));
    for (int ply = 1; ply <= 3; ++ply) {
        m_driver->playAnyMoveByKeys();
        QCOMPARE(m_driver->ply(), ply);
    }
}

void EveryGameTest::escapeDropsWhatIsPicked()
{
    m_driver->start(WindowDriver::people(game()));
    const AnyPosition &position = m_driver->game().position();
    const MoveShape shape = position.pointing().shape(position.legalMoves().front());
    for (std::size_t i = 0; i + 1 < shape.cells.size(); ++i)
        m_driver->click(shape.cells[i]);
    m_driver->window().page().board().view().setFocus();
    m_driver->type(Qt::Key_Escape);
    if (shape.cells.size() > 1)
        m_driver->click(shape.cells[shape.cells.size() - 1]);
    QCOMPARE(m_driver->ply(), 0);
}

void EveryGameTest::undoAndRedo()
{
    m_driver->start(WindowDriver::people(game()));
    const std::string start = m_driver->game().position().text();
    m_driver->playAnyMove();
    const std::string after = m_driver->game().position().text();
    m_driver->trigger("actionUndo");
    QCOMPARE(m_driver->game().position().text(), start);
    QVERIFY(!m_driver->action("actionUndo").isEnabled());
    m_driver->trigger("actionRedo");
    QCOMPARE(m_driver->game().position().text(), after);
}

void EveryGameTest::undoGoesBackToMyDecision()
{
    m_driver->start(WindowDriver::againstComputer(game()));
    m_driver->playAnyMove();
    QTRY_COMPARE_WITH_TIMEOUT(m_driver->ply(), m_driver->game().playerCount(), kPatience);
    m_driver->trigger("actionUndo");
    QCOMPARE(m_driver->ply(), 0);
    QVERIFY(session().match.awaitsHuman());
}

void EveryGameTest::restartAndUndoRestart()
{
    m_driver->start(WindowDriver::people(game()));
    m_driver->playAnyMove();
    m_driver->playAnyMove();
    const std::string before = m_driver->game().position().text();
    m_driver->trigger("actionRestart");
    QCOMPARE(m_driver->ply(), 0);
    m_driver->press("undoRestartButton");
    QCOMPARE(m_driver->game().position().text(), before);
    QCOMPARE(m_driver->ply(), 2);
}

void EveryGameTest::resignAndUndoResign()
{
    m_driver->start(WindowDriver::people(game()));
    m_driver->playAnyMove();
    m_driver->trigger("actionResign");
    QVERIFY(m_driver->game().isOver());
    QCOMPARE(m_driver->game().outcome().reason, EndReason::Resignation);
    QVERIFY(m_driver->find<QWidget>("gameOverCard").isVisible());
    QVERIFY(!m_driver->text("resultHeadline").isEmpty());
    // Panels went on saying whose turn it was.
    const auto *panel = m_driver->window().page().side().panel();
    for (const QLabel *label : panel ? panel->findChildren<QLabel *>() : QList<QLabel *>()) {
        for (const QString &words : {u"▶"_s, u"to place"_s, u" places "_s, u"to move"_s})
            QVERIFY2(!label->text().contains(words), qPrintable(label->text()));
    }
    m_driver->press("undoResignationButton");
    QVERIFY(!m_driver->game().isOver());
    m_driver->playAnyMove();
    QCOMPARE(m_driver->ply(), 2);
}

void EveryGameTest::pauseStopsPlay()
{
    m_driver->start(WindowDriver::people(game()));
    m_driver->trigger("actionPause");
    m_driver->playAnyMove();
    QCOMPARE(m_driver->ply(), 0);
    m_driver->trigger("actionPause");
    m_driver->playAnyMove();
    QCOMPARE(m_driver->ply(), 1);
}

void EveryGameTest::flippingSeatsEverybodyNear()
{
    m_driver->start(WindowDriver::people(game()));
    const SideColumn &side = m_driver->window().page().side();
    const int players = side.playerCount();
    std::vector<bool> wasNear(static_cast<std::size_t>(players));
    constexpr int kMostTurns = 6;
    for (int turn = 0; turn < kMostTurns; ++turn) {
        QCoreApplication::processEvents();
        int lowest = 0;
        for (int i = 1; i < players; ++i) {
            if (top(side.card(playerAt(i))) > top(side.card(playerAt(lowest))))
                lowest = i;
        }
        QCOMPARE(playerAt(lowest), m_driver->window().page().board().nearPlayer());
        wasNear[static_cast<std::size_t>(lowest)] = true;
        m_driver->trigger("actionFlip");
    }
    for (const bool was : wasNear)
        QVERIFY(was);
    m_driver->playAnyMove();
    QCOMPARE(m_driver->ply(), 1);
}

/// How a game was looked at was taken over into the next one: a board that had been moved stayed so,
/// and so did the lenses.
void EveryGameTest::viewEndsWithItsGame()
{
    m_driver->start(WindowDriver::people(game()));
    const BoardScene &scene = m_driver->window().page().board().view().board();
    const BoardOrientation usual = scene.geometry().orientation();
    m_driver->trigger("actionFlip");
    m_driver->trigger("actionThreats");
    BoardOrientation moved = scene.geometry().orientation();
    moved.columnOffset = 3;
    m_driver->window().page().board().view().board().setOrientation(moved);
    m_driver->playAnyMove();
    const QPointer<GameView> view = m_driver->window().page().view();
    QVERIFY(view && view->showsThreats());
    m_driver->trigger("actionRestart");
    QVERIFY(!view);
    QVERIFY(!m_driver->action("actionThreats").isChecked());
    QCOMPARE(m_driver->window().page().board().nearPlayer(), Player::First);
    QVERIFY(scene.geometry().orientation() == usual);
    checkSeats(game());
    // The next one has a view of its own.
    m_driver->trigger("actionThreats");
    QVERIFY(m_driver->window().page().view()->showsThreats());
    QVERIFY(m_driver->action("actionThreats").isChecked());
}

/// A hint was worded otherwise than the list of moves words the move.
void EveryGameTest::hintFollowsTheNotation()
{
    m_driver->start(WindowDriver::people(game()));
    MatchController &match = m_driver->session().match;
    for (const auto &[chosen, notation] :
         {std::pair(Notation::Short, Notation::Short),
          std::pair(Notation::Long, Notation::Long),
          // Several sentences would be in each other's way.
          std::pair(Notation::Prose, Notation::Short)}) {
        m_driver->settings().change(
            [wanted = chosen](Preferences &now) { now.appearance.notation = wanted; });
        QSignalSpy found(&match, &MatchController::hintFound);
        m_driver->trigger("actionHint");
        QTRY_COMPARE_WITH_TIMEOUT(found.size(), 1, kPatience);
        const MoveCode move = found.front().front().value<std::vector<MoveCode>>().front();
        const QString name = m_driver->window()
                                 .page()
                                 .board()
                                 .design()
                                 .moveName(m_driver->game().position(), move, notation);
        const QString text = m_driver->text("messageLineText");
        QVERIFY2(text.startsWith(u"Hint: "_s + name), qPrintable(text + u" / "_s + name));
    }
}

void EveryGameTest::hintLeavesTheGame()
{
    m_driver->start(WindowDriver::people(game()));
    m_driver->trigger("actionHint");
    QTRY_VERIFY_WITH_TIMEOUT(m_driver->text("messageLineText").startsWith(u"Hint: "_s), kPatience);
    QCOMPARE(m_driver->ply(), 0);
    m_driver->playAnyMove();
    QCOMPARE(m_driver->ply(), 1);
}

void EveryGameTest::historyJumpsAndLeadsBack()
{
    m_driver->start(WindowDriver::people(game()));
    for (int i = 0; i < 4; ++i)
        m_driver->playAnyMove();
    auto &view = m_driver->find<HistoryView>("historyView");
    const QModelIndex second = session().history.indexOf(session().history.line()[1]);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(second).center());
    QCOMPARE(session().navigation.ply(), 2);
    QVERIFY(m_driver->find<QWidget>("pastBar").isVisible());
    m_driver->playAnyMove();
    QCOMPARE(m_driver->ply(), 4);
    m_driver->press("backToGameButton");
    QVERIFY(session().navigation.isLive());
    QVERIFY(!m_driver->find<QWidget>("pastBar").isVisible());
}

void EveryGameTest::computersPlayOn()
{
    GameSetup setup = WindowDriver::againstComputer(game());
    setup.seats.fill({SeatSetup::Kind::Computer, {}, 1});
    m_driver->start(setup);
    QTRY_VERIFY_WITH_TIMEOUT(m_driver->ply() >= 8, kPatience);
    QVERIFY(!m_driver->action("actionHint").isEnabled());
}

void EveryGameTest::gamesFollowEachOtherFromEverySide_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<int>("turns");
    for (const GameEntry &from : catalogue()) {
        for (const GameEntry &to : catalogue()) {
            for (int turns = 0; turns < from.info().playerCount(); ++turns)
                QTest::addRow(
                    "%s, turned %d times, then %s",
                    from.info().id.c_str(),
                    turns,
                    to.info().id.c_str())
                    << QString::fromStdString(from.info().id)
                    << QString::fromStdString(to.info().id) << turns;
        }
    }
}

/// The ways on which another game comes to the board.
void EveryGameTest::bringToBoard(Way way, const std::string &to)
{
    const std::string id = to;
    switch (way) {
    case Way::New:
        m_driver->start(WindowDriver::people(id));
        break;
    case Way::Play:
        m_driver->trigger("actionHome");
        m_driver->press(("play_" + id).c_str());
        break;
    case Way::Learn:
        m_driver->trigger("actionHome");
        m_driver->press(("learn_" + id).c_str());
        break;
    case Way::Continue:
        // Begun before the other one, which is on the board and is offered first.
        m_driver->trigger("actionHome");
        m_driver->press("continueButton1");
        break;
    case Way::Open: {
        OpenedGame opened;
        opened.record.game = id;
        opened.record.options = Options::strict(findGame(id)->info().options);
        opened.setup.game = id;
        QVERIFY(!m_driver->window().open(opened));
        break;
    }
    }
    QCoreApplication::processEvents();
}

/// The window ended when a game for three, seen by its third player, was followed by one for two.
void EveryGameTest::gamesFollowEachOtherFromEverySide()
{
    QFETCH(const QString, from);
    QFETCH(const QString, to);
    QFETCH(const int, turns);
    m_driver->settings().rememberSetup(WindowDriver::people(to.toStdString()));
    for (const bool isClassic : {false, true}) {
        for (const Way way : {Way::New, Way::Play, Way::Learn, Way::Continue, Way::Open}) {
            m_driver->start(WindowDriver::people(to.toStdString()));
            m_driver->playAnyMove();
            m_driver->start(WindowDriver::people(from.toStdString()));
            m_driver->playAnyMove();
            const bool canBeClassic = m_driver->action("actionClassic").isEnabled();
            if (canBeClassic && m_driver->window().page().isClassic() != isClassic)
                m_driver->trigger("actionClassic");
            QCOMPARE(m_driver->window().page().isClassic(), isClassic && canBeClassic);
            QCOMPARE(m_driver->window().page().board().nearPlayer(), Player::First);
            for (int i = 0; i < turns; ++i)
                m_driver->trigger("actionFlip");
            bringToBoard(way, to.toStdString());
            checkSeats(to.toStdString());
            if (way != Way::Learn)
                m_driver->playAnyMove();
            m_driver->trigger("actionFlip");
            checkSeats(to.toStdString());
        }
    }
}

void EveryGameTest::checkSeats(const std::string &to)
{
    QCoreApplication::processEvents();
    QCOMPARE(m_driver->game().info().id, to);
    const int nearest = index(m_driver->window().page().board().nearPlayer());
    QVERIFY(nearest < m_driver->game().playerCount());
    const auto cards = m_driver->window().findChildren<PlayerCard *>();
    QCOMPARE(cards.size(), m_driver->game().playerCount());
    auto &near = m_driver->find<PlayerCard>(qPrintable(u"playerCard%1"_s.arg(nearest)));
    // The classic view has a column of its own, a guided game its panel.
    if (!near.isVisible())
        return;
    for (const PlayerCard *card : cards)
        QVERIFY(card == &near || top(*card) < top(near));
}

/// A game was lost on time while its player set up another one.
void EveryGameTest::classicViewLeavesForMorePlayers()
{
    const auto games = catalogue();
    const auto players = [](const GameEntry &entry) { return entry.info().playerCount(); };
    const auto many = std::ranges::find_if(games, [&](const auto &one) { return players(one) > 2; });
    const auto two = std::ranges::find_if(games, [&](const auto &one) { return players(one) == 2; });
    m_driver->start(WindowDriver::people(two->info().id));
    m_driver->trigger("actionClassic");
    QVERIFY(m_driver->window().page().isClassic());
    m_driver->start(WindowDriver::people(many->info().id));
    QVERIFY(!m_driver->window().page().isClassic());
    QVERIFY(!m_driver->action("actionClassic").isChecked());
    QVERIFY(m_driver->find<SideColumn>("sideColumn").isVisible());
}

void EveryGameTest::clockStandsBehindADialog()
{
    GameSetup setup = WindowDriver::people(game());
    setup.clocks.fill({std::chrono::minutes(5), std::chrono::seconds(0)});
    m_driver->start(setup);
    for (const char *name : {"actionNewGame", "actionPreferences", "actionOpen"}) {
        QVERIFY(m_driver->game().clock().running() == Player::First);
        m_driver->trigger(name);
        QCoreApplication::processEvents();
        QVERIFY2(m_driver->game().clock().running() == Player::None, name);
        QVERIFY(m_driver->text("pauseTitle").contains(u"dialog"_s));
        QVERIFY(m_driver->text("messageLineText").contains(u"dialog"_s));
        QVERIFY(!m_driver->find<QWidget>("resumeButton").isVisible());
        QVERIFY(m_driver->find<QWidget>("pauseTitle").isVisible());
        qobject_cast<QDialog *>(QApplication::activeModalWidget())->reject();
        QCoreApplication::processEvents();
    }
    QVERIFY(!m_driver->session().match.isPaused());
    // Whoever has paused goes on when they like.
    m_driver->trigger("actionPause");
    m_driver->trigger("actionNewGame");
    qobject_cast<QDialog *>(QApplication::activeModalWidget())->reject();
    QVERIFY(m_driver->session().match.isPaused());
    m_driver->press("resumeButton");
    m_driver->playAnyMove();
    QCOMPARE(m_driver->ply(), 1);
    // Without a clock nothing has to wait.
    m_driver->start(WindowDriver::people(game()));
    m_driver->trigger("actionNewGame");
    QVERIFY(!m_driver->session().match.isPaused());
    m_driver->press("startButton");
}

void EveryGameTest::gamesFollowEachOther()
{
    for (int round = 0; round < 2; ++round) {
        for (const GameEntry &entry : catalogue()) {
            m_driver->start(WindowDriver::people(entry.info().id));
            m_driver->playAnyMove();
            QCOMPARE(m_driver->ply(), 1);
            QCOMPARE(m_driver->window().page().side().playerCount(), entry.info().playerCount());
        }
    }
}

void EveryGameTest::leastSizeHoldsIt()
{
    m_driver->start(WindowDriver::people(game()));
    m_driver->window().resize(792, 672);
    QCoreApplication::processEvents();
    QCOMPARE(m_driver->window().size(), QSize(792, 672));
    QVERIFY(m_driver->find<QWidget>("sideTabs").isVisible());
    QVERIFY(m_driver->find<QWidget>("boardView").width() >= 500);
    m_driver->playAnyMove();
    QCOMPARE(m_driver->ply(), 1);
}

void EveryGameTest::everythingIsNamed()
{
    m_driver->start(WindowDriver::people(game()));
    for (const QWidget *widget : m_driver->window().findChildren<QWidget *>()) {
        const bool isQts = test::isQtsOwn(*widget) || widget->focusProxy() != nullptr;
        if (widget->focusPolicy() == Qt::NoFocus || isQts)
            continue;
        const QString name = widget->objectName() + u" of class "_s
                             + QString::fromLatin1(widget->metaObject()->className());
        QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(name));
    }
}

QTEST_MAIN(EveryGameTest)
#include "everygametest.moc"
