#include "app/board/boardpage.h"
#include "app/files/gamecode.h"
#include "app/files/gamefile.h"
#include "app/game/gamepage.h"
#include "app/window/gamefiles.h"
#include "tests/support/patience.h"
#include "tests/support/windowcase.h"
#include "view/widgets/messagebar.h"

#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QPushButton>
#include <QRadioButton>
#include <QSlider>
#include <QtTest>

using namespace tessera;
using namespace Qt::StringLiterals;
using test::WindowDriver;

/// Who plays a game may come from a file, change in its middle, and be chosen at any of its positions.
class SeatsTest : public QObject, private test::WindowCase
{
    Q_OBJECT

private slots:
    void init() { WindowCase::init(); }
    void cleanup() { WindowCase::cleanup(); }

    void computerPlaysOnFromAFile_data() { rows(); }
    void computerPlaysOnFromAFile();
    void computerPlaysOnFromACode_data() { rows(); }
    void computerPlaysOnFromACode();
    void ownNamesComeBack_data();
    void ownNamesComeBack();
    void computersAloneWait();
    void missingProgramIsAskedFor();
    void playersAreChangedInMidGame_data() { rows(); }
    void playersAreChangedInMidGame();
    void changedPlayersAreKept();
    void savedGameNamesItsNewPlayers();
    void goesOnAgainstTheComputer_data() { rows(); }
    void goesOnAgainstTheComputer();
    void goesOnFromAFinishedGame_data() { rows(); }
    void goesOnFromAFinishedGame();
    void goesOnTakesTwoClicks();

private:
    /// The text of a game of this row against the computer, which is to move.
    [[nodiscard]] std::string unfinished();
    [[nodiscard]] int level() { return game().seat(Player::Second).level; }
    /// The dialog of that name, which is open.
    [[nodiscard]] QDialog &dialog(const char *name) { return m_driver->find<QDialog>(name); }
};

std::string SeatsTest::unfinished()
{
    QFETCH(const QString, game);
    GameSetup setup = WindowDriver::againstComputer(game.toStdString());
    setup.seats[Player::Second].level = 3;
    m_driver->start(setup);
    session().match.playHuman(this->game().position().legalMoves().front());
    session().match.setPaused(true);
    const std::string text = m_driver->window().files().text();
    m_driver->start(WindowDriver::people());
    return text;
}

/// It stood there, "Computer, level 3" to move, and nobody played.
void SeatsTest::computerPlaysOnFromAFile()
{
    const std::string text = unfinished();
    auto opened = openGameText(text, "game");
    QVERIFY(opened);
    QVERIFY(!m_driver->window().open(*opened));
    QCOMPARE(game().seat(Player::Second).kind, SeatSetup::Kind::Computer);
    QCOMPARE(level(), 3);
    QCOMPARE(session().match.seatName(Player::Second), u"Computer, level 3"_s);
    QCOMPARE(session().match.seatName(Player::First), u"Person"_s);
    QTRY_VERIFY_WITH_TIMEOUT(session().match.awaitsHuman(), kPatience);
    QVERIFY(m_driver->ply() > 1);
}

void SeatsTest::computerPlaysOnFromACode()
{
    const QString code = gameCode(unfinished());
    QGuiApplication::clipboard()->setText(code);
    m_driver->trigger("actionPaste");
    QCOMPARE(level(), 3);
    QTRY_VERIFY_WITH_TIMEOUT(session().match.awaitsHuman(), kPatience);
    QVERIFY(m_driver->ply() > 1);
}

void SeatsTest::ownNamesComeBack_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isComputer");
    QTest::addColumn<QString>("own");
    QTest::newRow("level") << u"Computer, level 3"_s << true << u""_s;
    QTest::newRow("level, German") << u"Computer, Stufe 3"_s << true << u""_s;
    QTest::newRow("named level") << u"Deep · Computer, level 3"_s << true << u"Deep"_s;
    QTest::newRow("name alone") << u"Deep"_s << true << u"Deep"_s;
    QTest::newRow("another level") << u"Computer, level 4"_s << true << u"Computer, level 4"_s;
    QTest::newRow("person") << u"Person"_s << false << u""_s;
    QTest::newRow("unknown") << u"?"_s << false << u""_s;
    QTest::newRow("named person") << u"Ann"_s << false << u"Ann"_s;
}

void SeatsTest::ownNamesComeBack()
{
    QFETCH(const QString, name);
    QFETCH(const bool, isComputer);
    const std::string text = "[Variant \"" + catalogue().front().info().id + "\"]\n[White \""
                             + name.toStdString() + "\"]\n[WhiteType \""
                             + (isComputer ? "program" : "human") + "\"]\n"
                             + (isComputer ? "[WhiteLevel \"3\"]\n" : "") + "\n*\n";
    const auto opened = openGameText(text, "game");
    QVERIFY(opened);
    const SeatSetup &seat = opened->setup.seats[Player::First];
    QCOMPARE(seat.kind == SeatSetup::Kind::Computer, isComputer);
    QTEST(seat.name, "own");
    // Saved again, the file says of its players what it said.
    const std::string again = gameText(opened->record, opened->setup);
    const auto reopened = openGameText(again, "game");
    QVERIFY(reopened);
    QVERIFY2(reopened->setup.seats == opened->setup.seats, again.c_str());
}

void SeatsTest::computersAloneWait()
{
    GameSetup setup = WindowDriver::againstComputer();
    for (SeatSetup &seat : setup.seats)
        seat = {SeatSetup::Kind::Computer, {}, 1};
    OpenedGame opened{{}, setup, {}};
    opened.record.game = setup.game;
    opened.record.options = Options::defaults(findGame(setup.game)->info().options);
    QVERIFY(!m_driver->window().open(opened));
    QVERIFY(session().match.isPaused());
    m_driver->press("letPlayButton");
    QTRY_VERIFY_WITH_TIMEOUT(m_driver->ply() > 1, kPatience);
}

void SeatsTest::missingProgramIsAskedFor()
{
    const std::string text = "[Variant \"" + catalogue().front().info().id
                             + "\"]\n[Black \"Deep Blue\"]\n[BlackType \"program\"]\n\n*\n";
    const auto opened = openGameText(text, "game");
    QVERIFY(opened);
    QVERIFY(!m_driver->window().open(*opened));
    m_driver->press("playersWantedButton");
    QDialog &players = dialog("playersDialog");
    players.findChild<QRadioButton *>(u"seat1Computer"_s)->click();
    players.findChild<QPushButton *>(u"playOnButton"_s)->click();
    QCOMPARE(game().seat(Player::Second).kind, SeatSetup::Kind::Computer);
    m_driver->playAnyMove();
    QTRY_VERIFY_WITH_TIMEOUT(m_driver->ply() > 1, kPatience);
}

void SeatsTest::playersAreChangedInMidGame()
{
    begin(1);
    m_driver->trigger("actionPlayers");
    QDialog &players = dialog("playersDialog");
    players.findChild<QRadioButton *>(u"seat0Computer"_s)->click();
    players.findChild<QSlider *>(u"seat0Level"_s)->setValue(1);
    players.findChild<QPushButton *>(u"playOnButton"_s)->click();
    QCOMPARE(session().match.seatName(Player::First), u"Computer, level 1"_s);
    QCOMPARE(m_driver->ply(), 1);
    // The people go on, and the computer answers when it is its turn.
    for (int i = 1; i < game().playerCount(); ++i)
        session().match.playHuman(game().position().legalMoves().front());
    QTRY_VERIFY_WITH_TIMEOUT(m_driver->ply() > game().playerCount(), kPatience);
    QVERIFY(session().match.isAided());
}

void SeatsTest::changedPlayersAreKept()
{
    begin(2, catalogue().front().info().id);
    m_driver->trigger("actionPlayers");
    QDialog &players = dialog("playersDialog");
    players.findChild<QRadioButton *>(u"seat1Computer"_s)->click();
    players.findChild<QSlider *>(u"seat1Level"_s)->setValue(4);
    players.findChild<QPushButton *>(u"playOnButton"_s)->click();
    m_driver->reopen();
    m_driver->press("continueButton0");
    QCOMPARE(session().match.seatName(Player::Second), u"Computer, level 4"_s);
}

/// The tags of the file that the game came from named the players before.
void SeatsTest::savedGameNamesItsNewPlayers()
{
    const std::string text
        = "[Variant \"" + catalogue().front().info().id
          + "\"]\n[White \"Ann\"]\n[WhiteElo \"2000\"]\n[Black \"Computer, level "
            "3\"]\n[BlackType \"program\"]\n[BlackLevel \"3\"]\n\n*\n";
    const auto opened = openGameText(text, "game");
    QVERIFY(opened);
    QVERIFY(!m_driver->window().open(*opened));
    PerPlayer<SeatSetup> seats = session().match.seats();
    std::swap(seats[Player::First], seats[Player::Second]);
    session().match.seatAnew(seats);
    session().match.setPaused(true);
    const std::string now = m_driver->window().files().text();
    const auto again = openGameText(now, "game");
    QVERIFY(again);
    QVERIFY2(again->setup.seats == seats, now.c_str());
    QCOMPARE(again->record.tag("WhiteElo"), "");
}

void SeatsTest::goesOnAgainstTheComputer()
{
    begin(4);
    const NodeId before = game().node();
    m_driver->trigger("actionBack");
    m_driver->trigger("actionBack");
    m_driver->trigger("actionGoOn");
    dialog("goOnDialog").findChild<QPushButton *>(u"goOnSide1"_s)->click();
    dialog("goOnDialog").findChild<QPushButton *>(u"goOnLevel2"_s)->click();
    QCOMPARE(game().onlyPerson(), Player::Second);
    QCOMPARE(m_driver->window().page().board().nearPlayer(), Player::Second);
    QCOMPARE(level(), SeatSetup().level);
    QCOMPARE(game().seat(Player::First).level, 2);
    QTRY_VERIFY_WITH_TIMEOUT(m_driver->ply() > 2, kPatience);
    // The line before stays.
    QVERIFY(game().record().contains(before));
    QCOMPARE(game().record().ply(before), 4);
}

void SeatsTest::goesOnFromAFinishedGame()
{
    begin(3);
    m_driver->trigger("actionResign");
    QVERIFY(game().isOver());
    m_driver->trigger("actionBack");
    const int ply = game().record().ply(session().navigation.node());
    m_driver->trigger("actionGoOn");
    dialog("goOnDialog").findChild<QPushButton *>(u"goOnSide0"_s)->click();
    dialog("goOnDialog").findChild<QPushButton *>(u"goOnLevel1"_s)->click();
    QVERIFY(!game().isOver());
    QCOMPARE(game().onlyPerson(), Player::First);
    QVERIFY(m_driver->ply() >= ply);
    QTRY_VERIFY_WITH_TIMEOUT(session().match.awaitsHuman(), kPatience);
}

void SeatsTest::goesOnTakesTwoClicks()
{
    begin(2, catalogue().front().info().id);
    m_driver->trigger("actionGoOn");
    QDialog &asked = dialog("goOnDialog");
    const auto buttons = asked.findChildren<QPushButton *>();
    // Two sides, ten levels, and the way out.
    QCOMPARE(buttons.size(), 13);
    asked.findChild<QPushButton *>(u"goOnSide0"_s)->click();
    QVERIFY(asked.isVisible());
    asked.findChild<QPushButton *>(u"goOnLevel5"_s)->click();
    QVERIFY(!asked.isVisible());
    QCOMPARE(level(), 5);
}

QTEST_MAIN(SeatsTest)

#include "seatstest.moc"
