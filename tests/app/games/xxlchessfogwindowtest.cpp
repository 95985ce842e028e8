#include "app/board/boardpage.h"
#include "app/files/unfinishedgames.h"
#include "app/game/gamepage.h"
#include "app/window/lobby.h"
#include "controller/sound/soundscore.h"
#include "model/games/xxlchess/rules/reasons.h"
#include "tests/support/patience.h"
#include "tests/support/squares.h"
#include "tests/support/windowdriver.h"
#include "view/widgets/handovercurtain.h"

#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QtTest>

using namespace tessera;
using namespace Qt::StringLiterals;
using test::at;
using test::WindowDriver;

namespace {

GameSetup fog(const QString &start, bool hasComputer)
{
    GameSetup setup = hasComputer ? WindowDriver::againstComputer("xxlchess")
                                  : WindowDriver::people("xxlchess");
    setup.options.set("fog-of-war", true);
    setup.start = start.toStdString();
    return setup;
}

} // namespace

/// Fog of war in the window: what it shows, says, sounds, copies and keeps is what its viewer sees.
class XxlChessFogWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_driver.reset(); }

    void sampleOpens();
    void dialogBeginsIt();
    void alikeForWhoCannotTell_data();
    void alikeForWhoCannotTell();
    void waitingGameShowsWhatAllKnow();
    void peopleHandOver();
    void cardTellsNothing();
    void endShowsAll_data();
    void endShowsAll();
    void computerIsAskedAboutItsView();
    void runningGameIsNotWrittenOut();
    void drawingsBelongToTheirPlayer();

private:
    [[nodiscard]] BoardView &view() { return m_driver->window().page().board().view(); }
    void answer(const char *move);
    /// All that the window gives away of the game, as text, and the picture of the board.
    [[nodiscard]] QStringList told();

    std::unique_ptr<WindowDriver> m_driver;
};

void XxlChessFogWindowTest::init()
{
    m_driver = std::make_unique<WindowDriver>();
    Preferences preferences = m_driver->settings().preferences();
    preferences.play.hasCurtain = false;
    m_driver->settings().setPreferences(preferences);
}

void XxlChessFogWindowTest::answer(const char *move)
{
    const auto code = m_driver->game().position().parseMove(move);
    QVERIFY2(code, code ? "" : code.error().sentence().c_str());
    m_driver->game().play(*code, std::chrono::steady_clock::now());
}

void XxlChessFogWindowTest::sampleOpens()
{
    const auto error = m_driver->window().startConfigured(u"" TESSERA_SAMPLES "/fog.json"_s);
    QVERIFY2(!error, error ? error->sentence().c_str() : "");
    QCoreApplication::processEvents();
    QCOMPARE(m_driver->game().viewer(), Player::First);
    const AnyPosition &shown = *view().board().position();
    int hidden = 0;
    for (int i = 0; i < shown.board().cellCount(); ++i) {
        const Cell cell = cellAt(i);
        hidden += shown.ground(cell) == Ground::Hidden ? 1 : 0;
        QVERIFY(shown.piece(cell).owner != Player::Second);
        if (shown.ground(cell) == Ground::Hidden)
            QVERIFY(view().board().design().cellName(shown, cell).endsWith(u"not seen"_s));
    }
    // Four rows of its own, and where camels and the like leap beyond.
    QVERIFY(hidden > 14 * 8 && hidden < 14 * 11);
    m_driver->playAnyMove();
    QCOMPARE(m_driver->ply(), 1);
}

/// By the box of the dialog for a new game.
void XxlChessFogWindowTest::dialogBeginsIt()
{
    m_driver->start(WindowDriver::againstComputer("xxlchess"));
    QCOMPARE(m_driver->game().viewer(), Player::None);
    m_driver->trigger("actionNewGame");
    m_driver->find<QCheckBox>("option-fog-of-war").setChecked(true);
    m_driver->find<QPushButton>("startButton").click();
    QVERIFY(m_driver->game().setup().options.isOn("fog-of-war", false));
    QCOMPARE(m_driver->game().viewer(), Player::First);
    QCOMPARE(view().board().position()->ground(cellAt(0)), Ground::Hidden);
}

QStringList XxlChessFogWindowTest::told()
{
    GameSession &session = m_driver->session();
    QStringList words;
    for (int row = 0; row < session.history.rowCount(); ++row) {
        for (int column = 0; column < session.history.columnCount(); ++column)
            words << session.history.index(row, column).data().toString();
    }
    const AnyPosition &shown = *view().board().position();
    for (int i = 0; i < shown.board().cellCount(); ++i)
        words << view().board().design().cellName(shown, cellAt(i));
    for (const NodeId node : session.model.record().lineThrough(session.model.node())) {
        for (const SoundCue &cue : soundsOf(session.model.seenMove(node), false))
            words << QString::number(static_cast<int>(cue.event));
    }
    for (const char *action : {"actionCopyGame", "actionCopyPosition"}) {
        m_driver->trigger(action);
        words << QGuiApplication::clipboard()->text();
    }
    for (const QLabel *label : m_driver->window().page().findChildren<QLabel *>())
        words << label->text();
    const GameModel &model = session.model;
    const UnfinishedGame face = faceOf({model.record(), model.setup(), model.node()});
    words << face.words << QString::fromStdString(face.position->text());
    return words;
}

void XxlChessFogWindowTest::alikeForWhoCannotTell_data()
{
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::newRow("place") << u"k6r/pp6/8/8/8/8/P7/K7 w - - w 5"_s
                           << u"k7/pp5r/8/8/8/8/P7/K7 w - - w 5"_s;
    QTest::newRow("kind") << u"k6r/pp6/8/8/8/8/P7/K7 w - - w 5"_s
                          << u"k6q/pp6/8/8/8/8/P7/K7 w - - w 5"_s;
    QTest::newRow("number") << u"k6r/pp6/8/8/8/8/P7/K7 w - - w 5"_s
                            << u"k7/p7/8/8/8/8/P7/K7 w - - w 5"_s;
}

void XxlChessFogWindowTest::alikeForWhoCannotTell()
{
    QFETCH(const QString, one);
    QFETCH(const QString, other);
    QList<QStringList> words;
    QList<QImage> pictures;
    for (const QString &start : {one, other}) {
        m_driver->start(fog(start, true));
        m_driver->trigger("actionThreats");
        m_driver->trigger("actionAttackMap");
        m_driver->click(at("a2"));
        m_driver->click(at("a3"));
        // Another square of the fog in each game.
        answer(start == one ? "Kb8" : "a6");
        QCOMPARE(m_driver->ply(), 2);
        view().board().settle();
        words << told();
        pictures << view().grab().toImage();
        m_driver->trigger("actionThreats");
        m_driver->trigger("actionAttackMap");
    }
    for (qsizetype i = 0; i < words[0].size() && i < words[1].size(); ++i)
        QCOMPARE(words[0][i], words[1][i]);
    QCOMPARE(words[0].size(), words[1].size());
    QCOMPARE(pictures[0], pictures[1]);
}

/// On the start page, whoever looks first sees the card of a game.
void XxlChessFogWindowTest::waitingGameShowsWhatAllKnow()
{
    for (const bool hasComputer : {false, true}) {
        m_driver->session().match.setLeastThinkingTime(std::chrono::hours(1));
        m_driver->start(fog(u"k7/p7/8/8/8/8/PQ6/K7 w - - w 5"_s, hasComputer));
        const GameModel &model = m_driver->game();
        const std::string begun = model.position().text();
        const auto face = [&model] {
            return faceOf({model.record(), model.setup(), model.node()});
        };
        QCOMPARE(face().words.contains(u"your move"_s), hasComputer);
        m_driver->click(at("b2"));
        m_driver->click(at("c2"));
        QCOMPARE(m_driver->ply(), 1);
        QCOMPARE(face().position->text() == begun, !hasComputer);
        QVERIFY(!face().words.contains(u"your move"_s));
    }
}

/// What the player before pointed at is forgotten where the next one does not see it.
void XxlChessFogWindowTest::cardTellsNothing()
{
    m_driver->start(fog(u"k7/p7/8/8/8/8/PQ6/K7 w - - w 5"_s, false));
    auto &name = m_driver->find<QLabel>("cardName");
    const auto point = [this](const char *cell) {
        QTest::mouseMove(view().viewport(), view().cellRect(at(cell)).center());
    };
    point("b2");
    QTRY_VERIFY2_WITH_TIMEOUT(name.text().startsWith(u"Queen"), qPrintable(name.text()), kPatience);
    m_driver->click(at("b2"));
    m_driver->click(at("c2"));
    view().board().settle();
    QTRY_VERIFY_WITH_TIMEOUT(
        m_driver->find<HandoverCurtain>("handoverCurtain").isVisible(), kPatience);
    m_driver->press("handoverButton");
    QVERIFY2(!name.text().startsWith(u"Queen"), qPrintable(name.text()));
}

/// The curtain falls whatever is preferred, and nobody moves or sees anything before it is up.
void XxlChessFogWindowTest::peopleHandOver()
{
    m_driver->start(fog(u"k7/p7/8/8/8/8/P7/K7 w - - w 5"_s, false));
    QCOMPARE(m_driver->game().viewer(), Player::First);
    auto &curtain = m_driver->find<HandoverCurtain>("handoverCurtain");
    m_driver->click(at("a2"));
    m_driver->click(at("a3"));
    view().board().settle();
    QTRY_VERIFY_WITH_TIMEOUT(curtain.isVisible(), kPatience);
    QCOMPARE(m_driver->game().viewer(), Player::First);
    QCOMPARE(view().board().position()->ground(at("a8")), Ground::Hidden);
    // The list of moves beside the board is covered, too: the first player's move stands in it.
    QCOMPARE(curtain.size(), m_driver->window().page().size());
    m_driver->press("handoverButton");
    QCOMPARE(m_driver->game().viewer(), Player::Second);
    QVERIFY(view().board().position()->piece(at("a8")).isPresent());
    QCOMPARE(view().board().position()->ground(at("a1")), Ground::Hidden);
    m_driver->click(at("a7"));
    m_driver->click(at("a6"));
    QCOMPARE(m_driver->ply(), 2);
}

void XxlChessFogWindowTest::endShowsAll_data()
{
    QTest::addColumn<bool>("isClassic");
    QTest::newRow("usual") << false;
    QTest::newRow("classic") << true;
}

/// Who captures the king has won; then all is shown, or what either side saw.
void XxlChessFogWindowTest::endShowsAll()
{
    QFETCH(const bool, isClassic);
    m_driver->start(fog(u"k6r/7p/8/8/8/8/P6P/K6R w - - w 5"_s, true));
    if (isClassic)
        m_driver->trigger("actionClassic");
    answer("Kb1");
    answer("Rg8");
    answer("Rg1");
    QVERIFY(view().board().position()->ground(at("a8")) == Ground::Hidden);
    answer("Rxg1");
    answer("a3");
    answer("Rxb1");
    QVERIFY(m_driver->game().isOver());
    QCOMPARE(m_driver->game().outcome().reason, xxlchess::reason::kKingCaptured);
    QCOMPARE(m_driver->game().viewer(), Player::None);
    QVERIFY(view().board().position()->piece(at("a8")).isPresent());
    QTRY_VERIFY_WITH_TIMEOUT(m_driver->find<QPushButton>("sightButton0").isVisible(), kPatience);
    // The view that is shown is marked.
    const auto isMarked = [this](const char *name) {
        const auto &button = m_driver->find<QPushButton>(name);
        return button.isChecked() && button.text().startsWith(u"✓ "_s);
    };
    QVERIFY(isMarked("sightButton") && !isMarked("sightButton0") && !isMarked("sightButton1"));
    m_driver->press("sightButton0");
    QCOMPARE(m_driver->game().viewer(), Player::First);
    QCOMPARE(view().board().position()->ground(at("a8")), Ground::Hidden);
    QTRY_VERIFY_WITH_TIMEOUT(m_driver->find<QPushButton>("sightButton").isVisible(), kPatience);
    QVERIFY(!isMarked("sightButton") && isMarked("sightButton0") && !isMarked("sightButton1"));
    m_driver->press("sightButton");
    QCOMPARE(m_driver->game().viewer(), Player::None);
    // The choice goes along into the other view.
    m_driver->trigger("actionClassic");
    m_driver->press("sightButton1");
    QCOMPARE(m_driver->game().viewer(), Player::Second);
}

/// The level 1 computer plays a whole opening by its view.
void XxlChessFogWindowTest::computerIsAskedAboutItsView()
{
    m_driver->start(fog(u"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - w 5"_s, true));
    for (int ply = 0; ply < 6; ply += 2) {
        m_driver->playAnyMove();
        QTRY_COMPARE_WITH_TIMEOUT(m_driver->ply(), ply + 2, kPatience);
        const QString said = m_driver->session().history.index(ply / 2, 1).data().toString();
        QVERIFY2(
            said == u"…"_s || said.contains(u'-') || said.contains(u'×') || said.contains(u'x'),
            qPrintable(said));
    }
}

/// Two people at one screen: what one draws would tell the other what they see and plan.
void XxlChessFogWindowTest::drawingsBelongToTheirPlayer()
{
    m_driver->start(fog(u"k7/p7/8/8/8/8/P7/K7 w - - w 5"_s, false));
    QWidget *viewport = view().viewport();
    const auto draw = [&](const char *cell) {
        QTest::mouseClick(viewport, Qt::RightButton, {}, view().cellRect(at(cell)).center());
    };
    draw("b3");
    QCOMPARE(view().board().marks().user.size(), std::size_t(1));
    m_driver->game().setViewer(Player::Second);
    QVERIFY(view().board().marks().user.empty());
    draw("g7");
    QCOMPARE(view().board().marks().user.front().from, at("g7"));
    m_driver->game().setViewer(Player::First);
    QCOMPARE(view().board().marks().user.front().from, at("b3"));
    QVERIFY(m_driver->game().record().node(GameRecord::kRoot).marks.empty());
    m_driver->session().match.resign();
    m_driver->session().sight.look(Player::None);
    QVERIFY(view().board().marks().user.empty());
}

void XxlChessFogWindowTest::runningGameIsNotWrittenOut()
{
    m_driver->start(fog(u"k7/p7/8/8/8/8/P7/K7 w - - w 5"_s, true));
    m_driver->trigger("actionCopyPosition");
    QVERIFY(QGuiApplication::clipboard()->text().contains(u'?'));
    QVERIFY(!QGuiApplication::clipboard()->text().contains(u'k'));
    m_driver->trigger("actionCopyGame");
    QVERIFY(!QGuiApplication::clipboard()->text().contains(u"FEN"_s));
    m_driver->trigger("actionCopyCode");
    QVERIFY(!QGuiApplication::clipboard()->text().contains(u"tessera1:"_s));
}

QTEST_MAIN(XxlChessFogWindowTest)
#include "xxlchessfogwindowtest.moc"
