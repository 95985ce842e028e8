#include "app/rating/ratingbook.h"
#include "app/window/librarydesk.h"
#include "model/games/catalogue.h"
#include "tests/support/patience.h"
#include "tests/support/windowdriver.h"

#include <QtTest>

using namespace tessera;
using namespace Qt::StringLiterals;
using test::WindowDriver;

/// Which games count for a person's rating, and the computer that follows it.
class RatedGamesTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_driver = std::make_unique<WindowDriver>(); }
    void cleanup() { m_driver.reset(); }

    void lossesAreRated();
    void windowsShareTheRating();
    void gamesWithHelpAreNotRated();
    void onlyTheReasonIsNamed();
    void shortGamesAreNotRated();
    void adaptiveComputersFollowTheRating();

private:
    void playTwoMovesEach();
    [[nodiscard]] QString note() { return m_driver->text("resultNote"); }

    std::unique_ptr<WindowDriver> m_driver;
};

void RatedGamesTest::lossesAreRated()
{
    m_driver->start(WindowDriver::againstComputer());
    playTwoMovesEach();
    m_driver->trigger("actionResign");
    const RatingBook &book = m_driver->window().desk().ratings();
    const std::string game = catalogue().front().info().id;
    QCOMPARE(book.steps(game).size(), std::size_t(1));
    QVERIFY(book.rating(game).value < 1500);
    QVERIFY2(note().contains(ratingWords(book.rating(game))), qPrintable(note()));
    // It stands in its file.
    QCOMPARE(RatingBook(m_driver->folder()).steps(game).size(), std::size_t(1));
    m_driver->press("undoResignationButton");
    QVERIFY(book.steps(game).empty());
    m_driver->trigger("actionResign");
    QVERIFY2(note().contains(u"Not rated"_s), qPrintable(note()));
}

/// What one window had entered was lost by the next game in another.
void RatedGamesTest::windowsShareTheRating()
{
    const std::string game = catalogue().front().info().id;
    RatingBook one(m_driver->folder());
    RatingBook other(m_driver->folder());
    one.add(game, {{{}, 1}}, 1, u"2026-11-27"_s);
    other.add(game, {{{}, 0}}, 2, u"2026-11-28"_s);
    QCOMPARE(RatingBook(m_driver->folder()).steps(game).size(), std::size_t(2));
    one.takeBack(game);
    const RatingBook both(m_driver->folder());
    QCOMPARE(both.steps(game).size(), std::size_t(1));
    QCOMPARE(both.steps(game).front().level, 2);
}

void RatedGamesTest::gamesWithHelpAreNotRated()
{
    const std::string game = catalogue().front().info().id;
    m_driver->start(WindowDriver::againstComputer());
    m_driver->playAnyMove();
    QTRY_VERIFY_WITH_TIMEOUT(m_driver->session().match.awaitsHuman(), kPatience);
    m_driver->trigger("actionUndo");
    m_driver->playAnyMove();
    QTRY_VERIFY_WITH_TIMEOUT(m_driver->session().match.awaitsHuman(), kPatience);
    // The program's next start knows it still.
    m_driver->reopen();
    m_driver->press("continueButton0");
    QVERIFY(m_driver->session().match.isAided());
    m_driver->trigger("actionResign");
    QCOMPARE(note(), u"Not rated: something was taken back."_s);
    QVERIFY(m_driver->window().desk().ratings().steps(game).empty());
    m_driver->start(WindowDriver::people());
    m_driver->playAnyMove();
    m_driver->trigger("actionResign");
    QVERIFY(note().isEmpty());
}

/// Whatever it was, "a hint, an analysis, or a move taken back" was named.
void RatedGamesTest::onlyTheReasonIsNamed()
{
    MatchController &match = m_driver->session().match;
    m_driver->start(WindowDriver::againstComputer());
    m_driver->trigger("actionHint");
    playTwoMovesEach();
    // What came later is not named.
    m_driver->trigger("actionUndo");
    QTRY_VERIFY_WITH_TIMEOUT(match.awaitsHuman(), kPatience);
    m_driver->trigger("actionResign");
    QCOMPARE(note(), u"Not rated: there was a hint."_s);
    m_driver->start(WindowDriver::againstComputer());
    playTwoMovesEach();
    PerPlayer<SeatSetup> seats = match.seats();
    seats[Player::Second].level = 2;
    match.seatAnew(seats);
    m_driver->trigger("actionResign");
    QCOMPARE(note(), u"Not rated: the players changed."_s);
}

void RatedGamesTest::shortGamesAreNotRated()
{
    m_driver->start(WindowDriver::againstComputer());
    m_driver->playAnyMove();
    QTRY_VERIFY_WITH_TIMEOUT(m_driver->session().match.awaitsHuman(), kPatience);
    m_driver->trigger("actionResign");
    QCOMPARE(note(), u"Not rated: it was over before everybody had made two moves."_s);
    QVERIFY(m_driver->window().desk().ratings().steps(catalogue().front().info().id).empty());
}

void RatedGamesTest::playTwoMovesEach()
{
    for (int i = 0; i < 2; ++i) {
        m_driver->playAnyMove();
        QTRY_VERIFY_WITH_TIMEOUT(m_driver->session().match.awaitsHuman(), kPatience);
    }
}

void RatedGamesTest::adaptiveComputersFollowTheRating()
{
    GameSetup setup = WindowDriver::againstComputer();
    setup.seats[Player::Second].level = 1;
    setup.seats[Player::Second].adaptive = SeatSetup::Adaptive{50, false};
    const int level
        = m_driver->window().desk().ratings().adaptiveLevel(catalogue().front().info().id, 50);
    m_driver->start(setup);
    QCOMPARE(m_driver->session().match.seats()[Player::Second].level, level);
    QVERIFY(level > 1);
    const QString name = m_driver->session().match.seatName(Player::Second);
    QVERIFY2(name.contains(QString::number(level)), qPrintable(name));
    playTwoMovesEach();
    m_driver->trigger("actionResign");
    // After a loss the next one is weaker, the level of this game is not touched.
    QCOMPARE(m_driver->session().match.seats()[Player::Second].level, level);
    m_driver->trigger("actionRestart");
    QVERIFY(m_driver->session().match.seats()[Player::Second].level < level);
    setup.seats[Player::Second].adaptive->isFrozen = true;
    m_driver->start(setup);
    QCOMPARE(m_driver->session().match.seats()[Player::Second].level, 1);
}

QTEST_MAIN(RatedGamesTest)
#include "ratedgamestest.moc"
