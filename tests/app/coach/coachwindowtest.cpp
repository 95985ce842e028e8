#include "app/analysis/linelist.h"
#include "app/board/boardpage.h"
#include "app/coach/coachbox.h"
#include "app/game/gamepage.h"
#include "app/game/studyboxes.h"
#include "app/help/helpdialog.h"
#include "tests/support/claimproof.h"
#include "tests/support/gamerows.h"
#include "tests/support/patience.h"
#include "tests/support/windowdriver.h"

#include <QLabel>
#include <QToolButton>
#include <QtTest>

#include <random>

using namespace tessera;
using namespace Qt::StringLiterals;
using test::WindowDriver;

/// The coach beside the board, as people meet it.
class CoachWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_driver = std::make_unique<WindowDriver>(); }
    void cleanup() { m_driver.reset(); }

    void saysWhatIsProved();
    void saysWhatTheMoveItselfCosts();
    void lineIsShownHeldAndTried();
    void ruleOpensTheHelp();
    void speaksByItselfOnlyWhenWanted();
    void everyGameCanBeAsked_data() { test::addGameRows(); }
    void everyGameCanBeAsked();
    void silentWhereItMustBe();
    void lateAnswersAreDropped();
    void reviewTakesItsPlace();
    void forcedPassesDropNoLesson();

private:
    [[nodiscard]] CoachRun &coach() { return m_driver->window().page().study().coach().run(); }
    [[nodiscard]] BoardScene &board() { return m_driver->window().page().board().view().board(); }
    void setMode(CoachMode mode)
    {
        Preferences preferences = m_driver->settings().preferences();
        preferences.play.coach = mode;
        m_driver->settings().setPreferences(preferences);
    }
    /// White gives the queen away to a pawn.
    void loseTheQueen()
    {
        GameSetup setup = WindowDriver::people("xxlchess");
        setup.start = "k7/8/8/3p4/8/8/4Q3/K7 w - - w 8";
        m_driver->start(setup);
        const auto move = m_driver->game().position().parseMove("e2e4");
        QVERIFY(move);
        m_driver->session().match.playHuman(*move);
    }
    void ask()
    {
        loseTheQueen();
        m_driver->trigger("actionCoach");
        QTRY_COMPARE_WITH_TIMEOUT(coach().state(), CoachRun::State::Told, kPatience);
    }
    [[nodiscard]] QStringList sentences()
    {
        QStringList said;
        for (const auto *label :
             m_driver->find<QWidget>("coachClaims").findChildren<QLabel *>(u"coachSentence"_s))
            said << label->text();
        return said;
    }

    std::unique_ptr<WindowDriver> m_driver;
};

void CoachWindowTest::saysWhatIsProved()
{
    ask();
    QVERIFY(m_driver->find<QWidget>("coachBox").isVisible());
    QCOMPARE(m_driver->text("coachHead"), u"Coach: 1. White Qe4"_s);
    QVERIFY2(
        sentences().contains(
            u"After this, the pawn on d5 can take your queen on e4, and nothing can take back."_s),
        qPrintable(sentences().join(u'|')));
    for (const Claim &claim : coach().lesson().claims)
        QVERIFY(!test::faultOf(*coach().after(), claim));
    m_driver->press("coachClose");
    QVERIFY(!m_driver->find<QWidget>("coachBox").isVisible());
}

/// A fighter that steps between two enemies falls at once, without another's move.
void CoachWindowTest::saysWhatTheMoveItselfCosts()
{
    setMode(CoachMode::Always);
    GameSetup setup = WindowDriver::people("watchyourback");
    setup.start = "X6X/8/2W1W3/4W3/3B1B2/8/8/X6X w move 20";
    m_driver->start(setup);
    const auto move = m_driver->game().position().parseMove("4,3>4,4");
    QVERIFY(move);
    m_driver->session().match.playHuman(*move);
    QTRY_COMPARE_WITH_TIMEOUT(coach().state(), CoachRun::State::Told, kPatience);
    QVERIFY2(
        sentences().contains(u"Your own fighter falls: 4,4 lies between two hostile squares."_s),
        qPrintable(sentences().join(u'|')));
}

void CoachWindowTest::lineIsShownHeldAndTried()
{
    ask();
    m_driver->trigger("actionFirst");
    const std::string first = m_driver->session().navigation.position().text();
    auto &line = m_driver->find<LineList>("coachLine");
    const QPoint place = line.visualItemRect(line.item(0)).center();
    QTest::mouseMove(line.viewport(), place);
    emit line.pointed(0);
    // The position after the move, with the arrow of the refutation.
    QCOMPARE(board().position()->text(), coach().after()->text());
    QVERIFY(!board().marks().arrows.empty());
    emit line.pointed(-1);
    QCOMPARE(board().position()->text(), first);

    QTest::mousePress(line.viewport(), Qt::LeftButton, {}, place);
    const auto taken = coach().after()->clone();
    taken->play(coach().lesson().claims.front().line.front());
    QTRY_COMPARE_WITH_TIMEOUT(board().position()->text(), taken->text(), kPatience);
    QCOMPARE(m_driver->session().navigation.position().text(), first);
    QTest::mouseRelease(line.viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(board().position()->text(), first);
    QCOMPARE(m_driver->game().record().mainLine().size(), std::size_t(1));

    QTest::mouseClick(line.viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(m_driver->session().navigation.position().text(), taken->text());
    QCOMPARE(m_driver->ply(), 1);
}

void CoachWindowTest::ruleOpensTheHelp()
{
    ask();
    m_driver->press("coachRule");
    QVERIFY(m_driver->window().findChild<HelpDialog *>() != nullptr);
}

void CoachWindowTest::speaksByItselfOnlyWhenWanted()
{
    loseTheQueen();
    QCOMPARE(coach().state(), CoachRun::State::Silent);
    setMode(CoachMode::Always);
    loseTheQueen();
    QCOMPARE(coach().state(), CoachRun::State::Thinking);
    QVERIFY(!m_driver->find<QWidget>("coachBox").isVisible());
    QTRY_COMPARE_WITH_TIMEOUT(coach().state(), CoachRun::State::Told, kPatience);
    QVERIFY(m_driver->find<QWidget>("coachBox").isVisible());
    // A move that loses nothing is not worth a word.
    const auto takes = m_driver->game().position().parseMove("d5e4");
    QVERIFY(takes);
    m_driver->session().match.playHuman(*takes);
    QCOMPARE(coach().state(), CoachRun::State::Thinking);
    QTRY_COMPARE_WITH_TIMEOUT(coach().state(), CoachRun::State::Silent, kPatience);
    QVERIFY(!m_driver->find<QWidget>("coachBox").isVisible());
    setMode(CoachMode::Off);
    QVERIFY(!m_driver->action("actionCoach").isEnabled());
}

void CoachWindowTest::everyGameCanBeAsked()
{
    QFETCH(const QString, game);
    m_driver->start(WindowDriver::people(game.toStdString()));
    QVERIFY(!m_driver->action("actionCoach").isEnabled());
    std::mt19937 random(4);
    for (int i = 0; i < 30; ++i) {
        const auto moves = m_driver->game().position().legalMoves();
        m_driver->session().match.playHuman(moves[random() % moves.size()]);
    }
    m_driver->trigger("actionCoach");
    QTRY_COMPARE_WITH_TIMEOUT(coach().state(), CoachRun::State::Told, kPatience);
    QVERIFY(m_driver->find<QWidget>("coachBox").isVisible());
    // It says something, if only that there is nothing.
    const Lesson &lesson = coach().lesson();
    QCOMPARE(m_driver->text("coachEmpty").isEmpty(), !lesson.isEmpty());
}

void CoachWindowTest::silentWhereItMustBe()
{
    loseTheQueen();
    QVERIFY(m_driver->action("actionCoach").isEnabled());
    Preferences preferences = m_driver->settings().preferences();
    preferences.play.allowsHints = false;
    m_driver->settings().setPreferences(preferences);
    QVERIFY(!m_driver->action("actionCoach").isEnabled());
    // Once the game is over nobody is helped in it.
    m_driver->trigger("actionResign");
    QVERIFY(m_driver->action("actionCoach").isEnabled());

    preferences.play.allowsHints = true;
    preferences.play.coach = CoachMode::Always;
    m_driver->settings().setPreferences(preferences);
    GameSetup setup = WindowDriver::people("xxlchess");
    setup.options.set("fog-of-war", true);
    m_driver->start(setup);
    m_driver->session().match.playHuman(m_driver->game().position().legalMoves().front());
    QVERIFY(!m_driver->action("actionCoach").isEnabled());
    QCOMPARE(coach().state(), CoachRun::State::Silent);
}

void CoachWindowTest::lateAnswersAreDropped()
{
    for (int i = 0; i < 20; ++i) {
        loseTheQueen();
        m_driver->trigger("actionCoach");
        QTest::qWait(i * 10);
        m_driver->trigger("actionUndo");
        QCOMPARE(coach().state(), CoachRun::State::Silent);
    }
    QTest::qWait(200);
    QCOMPARE(coach().state(), CoachRun::State::Silent);
    QVERIFY(!m_driver->find<QWidget>("coachBox").isVisible());
}

void CoachWindowTest::forcedPassesDropNoLesson()
{
    // Black cannot move.
    GameSetup setup = WindowDriver::people("watchyourback");
    setup.start = "########/#XBWW1X#/#BWW3#/#WW4#/#W5#/#4W1#/#X4X#/######## w move 180";
    m_driver->start(setup);
    const auto move = m_driver->game().position().parseMove("5,5>6,5");
    QVERIFY(move);
    m_driver->session().match.playHuman(*move);
    const NodeId asked = m_driver->game().node();
    m_driver->trigger("actionCoach");
    QTRY_VERIFY_WITH_TIMEOUT(m_driver->game().node() != asked, kPatience);
    QTRY_COMPARE_WITH_TIMEOUT(coach().state(), CoachRun::State::Told, kPatience);
    QCOMPARE(coach().node(), asked);
    // Asked once more after the pass, it speaks of the move before it.
    m_driver->trigger("actionCoach");
    QCOMPARE(coach().node(), asked);
    QTRY_COMPARE_WITH_TIMEOUT(coach().state(), CoachRun::State::Told, kPatience);
}

void CoachWindowTest::reviewTakesItsPlace()
{
    ask();
    m_driver->trigger("actionResign");
    QVERIFY(m_driver->find<QWidget>("coachBox").isVisible());
    m_driver->trigger("actionReview");
    QVERIFY(!m_driver->find<QWidget>("coachBox").isVisible());
}

QTEST_MAIN(CoachWindowTest)
#include "coachwindowtest.moc"
