#include "app/files/setups.h"
#include "app/files/setupwords.h"
#include "app/board/boardpage.h"
#include "app/game/gamepage.h"
#include "tests/support/patience.h"
#include "tests/support/windowcase.h"
#include "view/board/movenames.h"
#include "view/history/historyview.h"
#include "view/widgets/messagebar.h"
#include "view/widgets/messageline.h"

#include <QLabel>
#include <QtTest>

#include <algorithm>

using namespace tessera;
using namespace Qt::StringLiterals;
using test::WindowDriver;

/// What the window says is true, and says it in a person's words.
class WordsTest : public QObject, private test::WindowCase
{
    Q_OBJECT

private slots:
    void init() { WindowCase::init(); }
    void cleanup() { WindowCase::cleanup(); }

    void unusualRulesAreNamed_data();
    void unusualRulesAreNamed();
    void usualRulesAreNot_data() { rows(); }
    void usualRulesAreNot();
    void continueRowNamesTheRules();
    void exchangeOfSidesIsSaid();
    void checkIsNoPeace();
    void fogHidesThreats();
    void hintIsToldBesideThreats();
    void threatsAreNotOfTheGameBefore();
    void refusalsMarksGoWithItsSentence();
    void repetitionOffersADraw();
    void ownLossesAndConversionsAreListed();

private:
    [[nodiscard]] QString line() { return m_driver->window().page().line().text(); }
    [[nodiscard]] BoardPage &board() { return m_driver->window().page().board(); }
    void startFrom(const std::string &game, const std::string &position, const char *option);
};

void WordsTest::unusualRulesAreNamed_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("option");
    QTest::addColumn<bool>("isOn");
    QTest::addColumn<QString>("words");
    QTest::newRow("fog") << u"xxlchess"_s << u"fog-of-war"_s << true << u"Fog of war"_s;
    QTest::newRow("promotion") << u"xxlchess"_s << u"promotion-choice"_s << true
                               << u"Choice of promotion"_s;
    QTest::newRow("draws on") << u"xxlchess"_s << u"repetition"_s << true
                              << u"Draw by repetition"_s;
    QTest::newRow("draws off") << u"watchyourback"_s << u"repetition"_s << false
                               << u"Draw by repetition off"_s;
    QTest::newRow("pie") << u"watchyourback"_s << u"pie"_s << true << u"Pie rule"_s;
}

/// Play began a game in the fog under "2 people, no limit".
void WordsTest::unusualRulesAreNamed()
{
    QFETCH(const QString, game);
    QFETCH(const QString, option);
    QFETCH(const bool, isOn);
    QFETCH(const QString, words);
    const GameInfo &info = findGame(game.toStdString())->info();
    GameSetup setup = defaultSetup(info);
    QVERIFY(setup.options.contains(option.toStdString()));
    setup.options.set(option.toStdString(), isOn);
    QCOMPARE(unusualRules(info, setup), QStringList(words));
    QVERIFY2(playWords(info, setup).endsWith(words), qPrintable(playWords(info, setup)));
    QVERIFY2(setupWords(info, setup).contains(words), qPrintable(setupWords(info, setup)));
}

/// "Rules: Draw by repetition off" stood in the summary of a game as everybody begins it.
void WordsTest::usualRulesAreNot()
{
    QFETCH(const QString, game);
    const GameInfo &info = findGame(game.toStdString())->info();
    GameSetup setup = defaultSetup(info);
    QCOMPARE(unusualRules(info, setup), QStringList());
    setup.start = findGame(info.id)->game->start(setup.options)->text();
    setup.losesOnTime = false;
    QCOMPARE(unusualRules(info, setup).size(), 1);
    setup.clocks.fill({std::chrono::minutes(5), {}});
    QCOMPARE(unusualRules(info, setup).size(), 2);
}

void WordsTest::continueRowNamesTheRules()
{
    GameSetup setup = defaultSetup(findGame("watchyourback")->info());
    setup.options.set("pie", true);
    for (SeatSetup &seat : setup.seats)
        seat.kind = SeatSetup::Kind::Human;
    m_driver->start(setup);
    m_driver->playAnyMove();
    m_driver->trigger("actionHome");
    const auto &button = m_driver->find<QPushButton>("continueButton0");
    QVERIFY2(
        button.accessibleDescription().contains(u"Pie rule"_s),
        qPrintable(button.accessibleDescription()));
}

/// "takeside" stood in the list, and nothing said that the person played the other colour now.
void WordsTest::exchangeOfSidesIsSaid()
{
    startFrom("watchyourback", {}, "pie");
    m_driver->playAnyMove();
    QCOMPARE(session().match.offers().size(), std::size_t(1));
    const MoveCode take = session().match.offers().front();
    QCOMPARE(board().design().offerText(game().position(), take), u"Take White’s side"_s);
    for (const Notation notation : {Notation::Short, Notation::Long, Notation::Prose})
        QCOMPARE(
            board().design().moveName(game().position(), take, notation), u"takes White’s side"_s);
    // Black is the only person, and has to know it.
    PerPlayer<SeatSetup> seats = session().match.seats();
    seats[Player::First] = {SeatSetup::Kind::Computer, {}, 1};
    session().match.seatAnew(seats);
    session().match.playHuman(take);
    QCOMPARE(game().onlyPerson(), Player::First);
    const auto bars = m_driver->window().findChildren<MessageBar *>();
    QVERIFY(std::any_of(bars.begin(), bars.end(), [](const MessageBar *bar) {
        return bar->text() == u"Black took White’s side: you play White now."_s;
    }));
}

void WordsTest::startFrom(const std::string &game, const std::string &position, const char *option)
{
    GameSetup setup = WindowDriver::people(game);
    if (!position.empty())
        setup.start = position;
    if (option != nullptr)
        setup.options.set(option, true);
    m_driver->start(setup);
}

void WordsTest::checkIsNoPeace()
{
    begin(0, "xxlchess");
    startFrom("xxlchess", "14/6k7/14/14/14/14/14/6r7/14/14/14/14/6K7/14 w - - w 8", nullptr);
    m_driver->trigger("actionThreats");
    QCOMPARE(line(), u"White is in check."_s);
}

void WordsTest::fogHidesThreats()
{
    startFrom("xxlchess", {}, "fog-of-war");
    m_driver->trigger("actionThreats");
    QCOMPARE(line(), u"No threats against White in sight."_s);
}

/// The threats covered the hint that was asked for.
void WordsTest::hintIsToldBesideThreats()
{
    begin(2, "watchyourback");
    m_driver->trigger("actionThreats");
    const QString threats = line();
    m_driver->trigger("actionHint");
    QVERIFY2(line().contains(u"Looking"_s), qPrintable(line()));
    QTRY_VERIFY_WITH_TIMEOUT(line().startsWith(u"Hint:"_s), kPatience);
    m_driver->trigger("actionThreats");
    QVERIFY(line().startsWith(u"Hint:"_s));
    QVERIFY(threats != line());
}

void WordsTest::threatsAreNotOfTheGameBefore()
{
    begin(0, "chexers");
    m_driver->trigger("actionThreats");
    QVERIFY2(line().contains(u"Red"_s), qPrintable(line()));
    m_driver->start(WindowDriver::people("watchyourback"));
    QVERIFY2(!line().contains(u"Red"_s), qPrintable(line()));
}

/// The cause stayed lit when a hint took the place of its reason.
void WordsTest::refusalsMarksGoWithItsSentence()
{
    begin(0, "watchyourback");
    m_driver->click(cellAt(0));
    QVERIFY(board().refusal().has_value());
    m_driver->trigger("actionHint");
    QVERIFY(!board().refusal().has_value());
    QTRY_VERIFY_WITH_TIMEOUT(line().startsWith(u"Hint:"_s), kPatience);
}

/// As the brief has it, no rule ends the game; it went on for ever.
void WordsTest::repetitionOffersADraw()
{
    GameSetup setup = defaultSetup(findGame("xxlchess")->info());
    for (SeatSetup &seat : setup.seats)
        seat.kind = SeatSetup::Kind::Human;
    m_driver->start(setup);
    const auto &button = [this] {
        return m_driver->window().findChild<QPushButton *>(u"agreeOnDrawButton"_s);
    };
    const auto play = [this](const char *text) {
        const auto move = game().position().parseMove(text);
        QVERIFY2(move, text);
        session().match.playHuman(*move);
    };
    for (int i = 0; i < 2; ++i) {
        QVERIFY(button() == nullptr);
        for (const char *move : {"b1c3", "b14c12", "c3b1", "c12b14"})
            play(move);
    }
    QVERIFY(button() != nullptr);
    // Nobody has to take it.
    play("b1c3");
    QVERIFY(button() == nullptr || !button()->isVisible());
    play("b14c12");
    play("c3b1");
    QVERIFY(!game().isOver());
    session().match.agreeOnDraw();
    QCOMPARE(game().outcome().reason, EndReason::Agreement);
}

void WordsTest::ownLossesAndConversionsAreListed()
{
    startFrom("chexers", {}, nullptr);
    const BoardDesign &chexers = board().design();
    // Somebody jumps over another's piece in every longer game, here soon, as everybody does who can.
    bool isConverted = false;
    std::uint64_t random = 1;
    for (int i = 0; i < 3000 && !isConverted && !game().isOver(); ++i) {
        QTRY_VERIFY_WITH_TIMEOUT(session().match.awaitsHuman() || game().isOver(), kPatience);
        const auto moves = game().position().legalMoves();
        for (const MoveCode move : moves) {
            if (convertedBy(game().position(), move).empty())
                continue;
            isConverted = true;
            const QString name = chexers.moveName(game().position(), move, Notation::Short);
            QVERIFY2(name.contains(u" ⇄ "_s), qPrintable(name));
        }
        random = random * 6364136223846793005U + 1442695040888963407U;
        session().match.playHuman(moves[(random >> 33) % moves.size()]);
    }
    QVERIFY(isConverted);
}

QTEST_MAIN(WordsTest)

#include "wordstest.moc"
