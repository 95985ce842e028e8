#include "app/tour/guidedgame.h"
#include "app/game/columns/sidecolumn.h"
#include "app/game/gamepage.h"
#include "app/start/startpage.h"
#include "app/tour/tourpanel.h"
#include "app/window/lobby.h"
#include "tests/support/gamerows.h"
#include "tests/support/patience.h"
#include "tests/support/windowdriver.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>

using namespace tessera;
using namespace Qt::StringLiterals;
using test::WindowDriver;

/// The guided first game: its steps can be played, and what does something else is taken back.
class GuidedGameTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_driver = std::make_unique<WindowDriver>(); }
    void cleanup() { m_driver.reset(); }

    void stepsCanBeRead_data() { rows(); }
    void stepsCanBeRead();
    void canBePlayedToItsEnd_data() { rows(); }
    void canBePlayedToItsEnd();
    void otherMovesAreTakenBack_data() { rows(); }
    void otherMovesAreTakenBack();
    void showsAWantedMove();
    void showsAWantedMoveAfterAnother_data() { rows(); }
    void showsAWantedMoveAfterAnother();
    void showsAWantedMoveThatCanBeMade();
    void enterShowsAWantedMove();
    void lateClicksDoNothing();
    void endsOnTheStartPage();
    void leavesTheGameBefore();

private:
    static void rows();
    [[nodiscard]] static const GameEntry &game();
    [[nodiscard]] GuidedGame &guided() { return m_driver->window().lobby().guidedGame(); }
    /// Points at the cells of a move.
    void point(MoveCode move);

    std::unique_ptr<WindowDriver> m_driver;
};

void GuidedGameTest::rows()
{
    test::addGameRows();
}

const GameEntry &GuidedGameTest::game()
{
    QFETCH(const QString, game);
    return *findGame(game.toStdString());
}

void GuidedGameTest::point(MoveCode move)
{
    const MoveShape shape = m_driver->game().position().pointing().shape(move);
    for (const Cell cell : shape.cells)
        m_driver->click(cell);
}

void GuidedGameTest::stepsCanBeRead()
{
    const auto tour = loadTour(game());
    QVERIFY2(tour, tour ? "" : tour.error().sentence().c_str());
    QCOMPARE(tour->size(), 5U);
    for (const TourStep &step : *tour) {
        const auto position = game().game->parsePosition(step.position, {});
        QVERIFY(position);
        QVERIFY(!(*position)->outcome().isOver());
        QVERIFY(!step.title.isEmpty() && !step.text.isEmpty() && !step.done.isEmpty());
        QVERIFY(!step.wanted.empty());
        for (const MoveCode move : step.wanted)
            QVERIFY2((*position)->isLegal(move), qPrintable(step.title));
        // Where not everything will do, something is said of the rest.
        const bool isChoosy = step.wanted.size() < (*position)->legalMoves().size();
        QCOMPARE(isChoosy, !step.wrong.isEmpty());
    }
}

void GuidedGameTest::canBePlayedToItsEnd()
{
    const std::string id = game().info().id;
    m_driver->press(("learn_" + id).c_str());
    QVERIFY(!m_driver->window().lobby().isHome());
    QVERIFY(m_driver->find<TourPanel>("tourPanel").isVisible());
    // Whose turn it is, the line below says; the cards' room is for the words.
    QVERIFY(!m_driver->find<QWidget>("playerCard0").isVisible());
    for (int number = 0; number < static_cast<int>(guided().tour().size()); ++number) {
        QCOMPARE(guided().number(), number);
        QVERIFY(!m_driver->find<QPushButton>("tourNextButton").isEnabled());
        point(guided().tour()[static_cast<std::size_t>(number)].wanted.front());
        QCOMPARE(
            m_driver->text("tourFeedback"), guided().tour()[static_cast<std::size_t>(number)].done);
        m_driver->press("tourNextButton");
    }
    QVERIFY(!guided().isRunning());
    QVERIFY(!m_driver->find<TourPanel>("tourPanel").isVisible());
    QCOMPARE(m_driver->game().info().id, id);
    QCOMPARE(m_driver->ply(), 0);
    QVERIFY(!m_driver->game().setup().start);
}

void GuidedGameTest::otherMovesAreTakenBack()
{
    m_driver->window().lobby().learn(QString::fromStdString(game().info().id));
    for (std::size_t number = 0; number < guided().tour().size(); ++number) {
        const TourStep &step = guided().tour()[number];
        for (const MoveCode move : m_driver->game().position().legalMoves()) {
            if (std::find(step.wanted.begin(), step.wanted.end(), move) != step.wanted.end())
                continue;
            const std::string before = m_driver->game().position().text();
            m_driver->session().match.playHuman(move);
            QCOMPARE(m_driver->text("tourFeedback"), step.wrong);
            QCoreApplication::processEvents();
            QCOMPARE(m_driver->game().position().text(), before);
            break;
        }
        m_driver->session().match.playHuman(step.wanted.front());
        QVERIFY(m_driver->find<QPushButton>("tourNextButton").isEnabled());
        if (number + 1 < guided().tour().size())
            m_driver->press("tourNextButton");
    }
}

void GuidedGameTest::showsAWantedMove()
{
    m_driver->window().lobby().learn({});
    m_driver->press("tourHintButton");
    QCOMPARE(m_driver->ply(), 0);
    QVERIFY(guided().isRunning());
}

/// The step begins again when a move of it was made, or made once more after it was taken back.
void GuidedGameTest::showsAWantedMoveAfterAnother()
{
    m_driver->window().lobby().learn(QString::fromStdString(game().info().id));
    const std::string begun = m_driver->game().position().text();
    const auto wanted = guided().tour().front().wanted;
    for (const MoveCode move : m_driver->game().position().legalMoves()) {
        if (std::find(wanted.begin(), wanted.end(), move) != wanted.end())
            continue;
        m_driver->session().match.playHuman(move);
        // It is not taken back yet.
        QCOMPARE(m_driver->ply(), 1);
        m_driver->find<QPushButton>("tourHintButton").click();
        QCOMPARE(m_driver->game().position().text(), begun);
        break;
    }
    m_driver->session().match.playHuman(wanted.front());
    QVERIFY(m_driver->find<QPushButton>("tourNextButton").isEnabled());
}

/// It was drawn on a board that takes no moves: after resigning, and in a pause.
void GuidedGameTest::showsAWantedMoveThatCanBeMade()
{
    for (const char *stop : {"actionResign", "actionPause"}) {
        m_driver->trigger("actionLearn");
        m_driver->trigger(stop);
        QVERIFY(!m_driver->session().match.awaitsHuman());
        m_driver->press("tourHintButton");
        QVERIFY(m_driver->session().match.awaitsHuman());
        point(guided().tour().front().wanted.front());
        QVERIFY(m_driver->find<QPushButton>("tourNextButton").isEnabled());
    }
}

void GuidedGameTest::enterShowsAWantedMove()
{
    m_driver->trigger("actionLearn");
    auto &hint = m_driver->find<QPushButton>("tourHintButton");
    QSignalSpy clicked(&hint, &QPushButton::clicked);
    hint.setFocus();
    m_driver->type(Qt::Key_Return);
    QCOMPARE(clicked.size(), 1);
}

/// A screen reader presses buttons so, and in the meantime the guided game has ended.
void GuidedGameTest::lateClicksDoNothing()
{
    m_driver->window().lobby().learn({});
    point(guided().tour().front().wanted.front());
    m_driver->press("tourNextButton");
    auto &back = m_driver->find<QPushButton>("tourBackButton");
    QSignalSpy clicked(&back, &QPushButton::clicked);
    back.animateClick();
    m_driver->window().lobby().goHome();
    QTRY_COMPARE_WITH_TIMEOUT(clicked.size(), 1, kPatience);
    QVERIFY(!guided().isRunning());
    QVERIFY(m_driver->window().lobby().isHome());
}

void GuidedGameTest::endsOnTheStartPage()
{
    m_driver->window().lobby().learn({});
    point(guided().tour().front().wanted.front());
    m_driver->press("tourEndButton");
    QVERIFY(m_driver->window().lobby().isHome());
    QVERIFY(!guided().isRunning());
    // A sample is no game to be played on.
    QVERIFY(m_driver->window().findChild<QWidget *>(u"continueCard0"_s) == nullptr);
}

void GuidedGameTest::leavesTheGameBefore()
{
    m_driver->start(WindowDriver::people());
    m_driver->playAnyMove();
    m_driver->trigger("actionLearn");
    QVERIFY(guided().isRunning());
    m_driver->press("tourEndButton");
    m_driver->press("continueButton0");
    QCOMPARE(m_driver->ply(), 1);
    QVERIFY(!guided().isRunning());
}

QTEST_MAIN(GuidedGameTest)
#include "guidedgametest.moc"
