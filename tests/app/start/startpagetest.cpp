#include "app/start/startpage.h"
#include "app/board/boardpage.h"
#include "app/files/starts.h"
#include "app/game/gamepage.h"
#include "app/program/startup.h"
#include "app/start/livingboard.h"
#include "app/window/lobby.h"
#include "model/games/catalogue.h"
#include "tests/support/gamerows.h"
#include "tests/support/patience.h"
#include "tests/support/windowdriver.h"
#include "view/widgets/primarybutton.h"

#include <QListWidget>
#include <QScrollBar>
#include <QSignalSpy>
#include <QtTest>

using namespace tessera;
using namespace Qt::StringLiterals;
using test::WindowDriver;

/// The page with which the window opens: its cards, its keys, and the games that wait behind it.
class StartPageTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_driver = std::make_unique<WindowDriver>(); }
    void cleanup() { m_driver.reset(); }

    void recordingsAreLegal_data() { rows(); }
    void recordingsAreLegal();
    void windowOpensOnIt();
    void playBeginsTheLastSetup_data() { rows(); }
    void playBeginsTheLastSetup();
    void playBeginsFromTheUsualStart_data() { rows(); }
    void playBeginsFromTheUsualStart();
    void cardsSayWhatPlayBegins_data();
    void cardsSayWhatPlayBegins();
    void namesStayWithTheirKind();
    void levelOfTheCommandLineHolds();
    void setUpShowsTheGame_data() { rows(); }
    void setUpShowsTheGame();
    void keysReachEverything();
    void enterPlays();
    void leftGameWaits();
    void severalGamesWait();
    void finishedGamesDoNotWait();
    void nothingCanBeDoneBehindIt();
    void boardsLiveWhileAnimationsAreOn();
    void boardsRestInAMinimisedWindow();
    void boardsRestAfterOneGame();
    void boardsStandWithoutAnimations();
    void commandLineChoosesThePage();

private:
    static void rows();
    [[nodiscard]] static std::string game();
    [[nodiscard]] StartPage &page() { return m_driver->window().lobby().startPage(); }

    std::unique_ptr<WindowDriver> m_driver;
};

void StartPageTest::rows()
{
    test::addGameRows();
}

std::string StartPageTest::game()
{
    QFETCH(const QString, game);
    return game.toStdString();
}

void StartPageTest::recordingsAreLegal()
{
    const auto demo = loadDemo(*findGame(game()));
    QVERIFY2(demo, demo ? "" : demo.error().sentence().c_str());
    QVERIFY(demo->moves.size() >= 20);
    QVERIFY(demo->minutes > 0);
    const auto position = demo->start->clone();
    for (const MoveCode move : demo->moves) {
        QVERIFY(position->isLegal(move));
        position->play(move);
    }
}

void StartPageTest::windowOpensOnIt()
{
    QVERIFY(m_driver->window().lobby().isHome());
    QVERIFY(page().isVisible());
    QCOMPARE(page().cards().size(), catalogue().size());
    QVERIFY(!m_driver->session().model.hasGame());
    QCOMPARE(m_driver->window().windowTitle(), u"Tessera"_s);
}

void StartPageTest::playBeginsTheLastSetup()
{
    GameSetup setup = WindowDriver::againstComputer(game());
    setup.seats[Player::First].name = u"Ada"_s;
    m_driver->settings().rememberSetup(setup);
    m_driver->press(("play_" + game()).c_str());
    QVERIFY(!m_driver->window().lobby().isHome());
    QCOMPARE(m_driver->game().info().id, game());
    QCOMPARE(m_driver->game().setup().seats[Player::First].name, u"Ada"_s);
    QVERIFY(m_driver->window().page().board().view().isVisible());
}

/// A start that was chosen once is not what Play does ever after.
void StartPageTest::playBeginsFromTheUsualStart()
{
    const GameInfo &info = findGame(game())->info();
    m_driver->press(("setUp_" + game()).c_str());
    auto &starts = m_driver->find<QListWidget>("startList");
    QVERIFY(starts.count() > 1);
    starts.setCurrentRow(1);
    m_driver->press("startButton");
    QCOMPARE(*m_driver->game().setup().start, namedStarts(info).front().position);
    m_driver->trigger("actionHome");
    m_driver->press(("play_" + game()).c_str());
    QVERIFY(!m_driver->game().setup().start);
}

void StartPageTest::cardsSayWhatPlayBegins_data()
{
    QTest::addColumn<QByteArray>("kinds");
    QTest::addColumn<int>("minutes");
    QTest::addColumn<QString>("words");
    QTest::newRow("computer") << QByteArray("p4") << 10 << u"against level 4, 10+5"_s;
    QTest::newRow("no clock") << QByteArray("p4") << 0 << u"against level 4, no limit"_s;
    QTest::newRow("second") << QByteArray("7p") << 3 << u"as Black against level 7, 3+5"_s;
    QTest::newRow("people") << QByteArray("pp") << 0 << u"2 people, no limit"_s;
    QTest::newRow("computers") << QByteArray("38") << 0 << u"computers, levels 3 and 8, no limit"_s;
}

void StartPageTest::cardsSayWhatPlayBegins()
{
    QFETCH(const QByteArray, kinds);
    QFETCH(const int, minutes);
    QFETCH(const QString, words);
    GameSetup setup = WindowDriver::people();
    for (int i = 0; i < kinds.size(); ++i) {
        if (kinds[i] != 'p')
            setup.seats[playerAt(i)] = {SeatSetup::Kind::Computer, u"Deep"_s, kinds[i] - '0'};
    }
    if (minutes > 0)
        setup.clocks.fill({std::chrono::minutes(minutes), std::chrono::seconds(5)});
    m_driver->settings().rememberSetup(setup);
    page().refresh();
    QCOMPARE(m_driver->text(("usual_" + setup.game).c_str()), words);
}

/// Who sits down at a computer's seat does not take its name.
void StartPageTest::namesStayWithTheirKind()
{
    GameSetup setup = WindowDriver::people();
    setup.seats[Player::First].name = u"Ada"_s;
    setup.seats[Player::Second] = {SeatSetup::Kind::Computer, u"Deep"_s, 5};
    m_driver->settings().rememberSetup(setup);
    const auto line = parseCommandLine({"--game", setup.game, "--players", "human,human"});
    QVERIFY(line);
    const GameSetup first = firstSetup(*line, m_driver->settings());
    QCOMPARE(first.seats[Player::First].name, u"Ada"_s);
    QCOMPARE(first.seats[Player::Second].name, QString());
}

/// `--level` was in vain where the computer was set to follow the person's rating.
void StartPageTest::levelOfTheCommandLineHolds()
{
    GameSetup setup = WindowDriver::againstComputer();
    setup.seats[Player::Second].adaptive.emplace();
    m_driver->settings().rememberSetup(setup);
    const auto line = parseCommandLine({"--game", setup.game, "--level", "3"});
    QVERIFY(line);
    const SeatSetup seat = firstSetup(*line, m_driver->settings()).seats[Player::Second];
    QCOMPARE(seat.level, 3);
    QVERIFY(!seat.adaptive);
}

void StartPageTest::setUpShowsTheGame()
{
    m_driver->press(("setUp_" + game()).c_str());
    QVERIFY(m_driver->find<QWidget>("newGameDialog").isVisible());
    m_driver->press("startButton");
    QCOMPARE(m_driver->game().info().id, game());
}

void StartPageTest::keysReachEverything()
{
    const auto buttons = page().findChildren<QAbstractButton *>();
    QSet<QWidget *> reached;
    page().cards().front()->playButton().setFocus();
    // Down and up each column, and along every row.
    for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Up, Qt::Key_Right, Qt::Key_Left}) {
        constexpr int kEnough = 12;
        for (int i = 0; i < kEnough; ++i) {
            for (int step = 0; step < i % 4; ++step)
                m_driver->type(key == Qt::Key_Up ? Qt::Key_Right : Qt::Key_Down);
            m_driver->type(key);
            reached.insert(m_driver->window().focusWidget());
        }
    }
    for (int i = 0; i < buttons.size(); ++i) {
        m_driver->type(Qt::Key_Tab);
        reached.insert(m_driver->window().focusWidget());
    }
    for (QAbstractButton *button : buttons) {
        if (button->isVisible() && !button->objectName().startsWith(u"qt_"_s))
            QVERIFY2(reached.contains(button), qPrintable(button->objectName()));
    }
}

void StartPageTest::enterPlays()
{
    page().cards().back()->playButton().setFocus();
    m_driver->type(Qt::Key_Return);
    QCOMPARE(m_driver->game().info().id, catalogue().back().info().id);
}

void StartPageTest::leftGameWaits()
{
    GameSetup setup = WindowDriver::people();
    setup.clocks.fill({std::chrono::minutes(5), std::chrono::seconds(0)});
    m_driver->start(setup);
    m_driver->playAnyMove();
    m_driver->trigger("actionHome");
    QVERIFY(m_driver->window().lobby().isHome());
    QVERIFY(m_driver->session().match.isPaused());
    m_driver->press("continueButton0");
    QVERIFY(!m_driver->window().lobby().isHome());
    QVERIFY(!m_driver->session().match.isPaused());
    QCOMPARE(m_driver->ply(), 1);
    m_driver->playAnyMove();
    QCOMPARE(m_driver->ply(), 2);
}

/// A game begun from the start page must not lose the one that waited there.
void StartPageTest::severalGamesWait()
{
    const auto games = catalogue();
    for (std::size_t i = 0; i < 3; ++i) {
        m_driver->start(WindowDriver::people(games[i].info().id));
        for (std::size_t move = 0; move <= i; ++move)
            m_driver->playAnyMove();
    }
    m_driver->trigger("actionHome");
    m_driver->window().resize(1180, 800);
    QTRY_COMPARE_WITH_TIMEOUT(m_driver->window().size(), QSize(1180, 800), kPatience);
    for (const QScrollBar *bar : m_driver->window().lobby().startPage().findChildren<QScrollBar *>())
        QTRY_VERIFY_WITH_TIMEOUT(!bar->isVisible(), kPatience);
    m_driver->press("continueButton2");
    QCOMPARE(m_driver->game().info().id, games[0].info().id);
    QCOMPARE(m_driver->ply(), 1);
    m_driver->trigger("actionHome");
    m_driver->press("continueButton1");
    QCOMPARE(m_driver->game().info().id, games[2].info().id);
    QCOMPARE(m_driver->ply(), 3);
}

void StartPageTest::finishedGamesDoNotWait()
{
    m_driver->start(WindowDriver::people());
    m_driver->trigger("actionHome");
    QVERIFY(m_driver->window().findChild<QWidget *>(u"continueCard0"_s) == nullptr);
    m_driver->start(WindowDriver::people());
    m_driver->playAnyMove();
    m_driver->trigger("actionResign");
    m_driver->trigger("actionHome");
    QVERIFY(m_driver->window().findChild<QWidget *>(u"continueCard0"_s) == nullptr);
}

void StartPageTest::nothingCanBeDoneBehindIt()
{
    m_driver->start(WindowDriver::people());
    m_driver->playAnyMove();
    m_driver->trigger("actionHome");
    for (const char *name :
         {"actionUndo", "actionResign", "actionRestart", "actionFlip", "actionHint"})
        QVERIFY2(!m_driver->action(name).isEnabled(), name);
    QVERIFY(!m_driver->action("actionPause").isChecked());
    QVERIFY(m_driver->action("actionNewGame").isEnabled());
}

void StartPageTest::boardsLiveWhileAnimationsAreOn()
{
    page().setCellMs(20);
    const LivingBoard &board = page().cards().front()->board();
    QCOMPARE(board.ply(), 0);
    QTRY_VERIFY_WITH_TIMEOUT(board.ply() >= 1, kPatience);
    m_driver->start(WindowDriver::people());
    const int ply = board.ply();
    QTest::qWait(50);
    QCOMPARE(board.ply(), ply);
}

/// They played on, at some sixty pictures a second, where nobody saw them.
void StartPageTest::boardsRestInAMinimisedWindow()
{
    page().setCellMs(20);
    const LivingBoard &board = page().cards().front()->board();
    const int atRest = static_cast<int>(loadDemo(catalogue().front())->moves.size());
    QCOMPARE(board.ply(), 0);
    m_driver->window().showMinimized();
    QTRY_COMPARE_WITH_TIMEOUT(board.ply(), atRest, kPatience);
    m_driver->window().showNormal();
    QTRY_VERIFY_WITH_TIMEOUT(board.ply() < atRest, kPatience);
}

/// They played for ever, at some percent of a processor.
void StartPageTest::boardsRestAfterOneGame()
{
    const GameEntry &entry = catalogue().front();
    auto demo = loadDemo(entry);
    demo->moves.erase(demo->moves.begin() + 1, demo->moves.end());
    LivingBoard board(entry, std::move(*demo), 0);
    board.setCellMs(1);
    board.show();
    QCOMPARE(board.ply(), 0);
    QVERIFY(board.isMoving());
    QTRY_VERIFY_WITH_TIMEOUT(!board.isMoving(), kPatience);
    QCOMPARE(board.ply(), 1);
    board.hide();
    board.show();
    QVERIFY(!board.isMoving());
    board.setPointed(true);
    QCOMPARE(board.ply(), 0);
    QVERIFY(board.isMoving());
    board.setPointed(false);
    QTRY_VERIFY_WITH_TIMEOUT(!board.isMoving(), kPatience);
    QCOMPARE(board.ply(), 1);
}

void StartPageTest::boardsStandWithoutAnimations()
{
    page().setCellMs(0);
    const auto demo = loadDemo(catalogue().front());
    QCOMPARE(page().cards().front()->board().ply(), static_cast<int>(demo->moves.size()));
}

void StartPageTest::commandLineChoosesThePage()
{
    const auto names = [](const std::vector<std::string> &words) {
        return namesGame(*parseCommandLine(words));
    };
    const std::string game = catalogue().back().info().id;
    QVERIFY(!names({}));
    QVERIFY(!names({"--screenshot", "a.png", "--theme", "dark"}));
    QVERIFY(names({"--game", game}));
    QVERIFY(names({"--new"}));
    QVERIFY(names({"--config", "config.json"}));
    QVERIFY(names({"one.tgn"}));
    QVERIFY(names({"--level", "2"}));
}

QTEST_MAIN(StartPageTest)
#include "startpagetest.moc"
