#include "app/analysis/analysisbox.h"
#include "app/board/boardpage.h"
#include "app/game/gamepage.h"
#include "app/game/studyboxes.h"
#include "app/players/programlist.h"
#include "model/review/chances.h"
#include "tests/support/patience.h"
#include "tests/support/windowcase.h"

#include <QLabel>
#include <QListWidget>
#include <QSpinBox>
#include <QToolTip>
#include <QtTest>

#include <functional>
#include <random>

using namespace tessera;
using namespace tessera::test;
using namespace Qt::StringLiterals;

namespace {} // namespace

/// The analysis of the position shown, as people use it beside the board.
class AnalysisTest : public QObject, protected WindowCase
{
    Q_OBJECT

private slots:
    void init() { WindowCase::init(); }
    void cleanup() { WindowCase::cleanup(); }

    void linesAreShown_data() { rows(); }
    void linesAreShown();
    void linesFollowThePositionShown_data() { rows(); }
    void linesFollowThePositionShown();
    void noThoughtEntersAnotherPosition();
    void clickTriesTheMove();
    void pressedLineStays();
    void pointedLineIsShownAlone();
    void tipLeavesTheBoardFree();
    void provenValuesSaySo_data();
    void provenValuesSaySo();
    void finishedGamesAreOver();
    void nothingInTheFog();
    void waitsForTheComputer();
    void restsWhereNobodyLooks();
    void notWhereHintsAreOff();
    void linesAreSeenWhole_data();
    void linesAreSeenWhole();
    void numberOfLinesIsKept();
    void numberOfLinesStaysWhereItIs_data();
    void numberOfLinesStaysWhereItIs();
    void heldLineIsPlayedOut_data() { rows(); }
    void heldLineIsPlayedOut();
    void linesStayInOrder_data() { rows(); }
    void linesStayInOrder();
    void threatsAreOfTheNextPlayer_data() { rows(); }
    void threatsAreOfTheNextPlayer();
    void depthEndsIt();
    void programsThink_data() { rows(); }
    void programsThink();
    void brokenProgramsAreTold();
    void thoughtsOfTheComputer_data() { rows(); }
    void thoughtsOfTheComputer();
    void noThoughtsWithoutAComputer();

private:
    [[nodiscard]] LiveAnalysis &analysis()
    {
        return m_driver->window().page().study().analysis().analysis();
    }
    [[nodiscard]] QListWidget &list() { return m_driver->find<QListWidget>("analysisList"); }
    void begin(int plies) { WindowCase::begin(plies, "xxlchess"); }
    void prefer(const std::function<void(AnalysisPreferences &)> &change)
    {
        Preferences preferences = m_driver->settings().preferences();
        change(preferences.engines.analysis);
        m_driver->settings().setPreferences(preferences);
    }
    /// Enters a program in the list, and lets it think.
    void chooseProgram(const std::string &command);
    void waitForLines(std::size_t count)
    {
        QTRY_VERIFY_WITH_TIMEOUT(analysis().lines().size() >= count, kPatience);
    }
    [[nodiscard]] std::vector<MarkArrow> ideas()
    {
        std::vector<MarkArrow> arrows;
        for (const MarkArrow &arrow :
             m_driver->window().page().board().view().board().marks().arrows) {
            if (arrow.kind != MarkArrow::Kind::LastMove)
                arrows.push_back(arrow);
        }
        return arrows;
    }
};

void AnalysisTest::linesAreShown()
{
    begin(2);
    QVERIFY(!m_driver->find<QWidget>("analysisBox").isVisible());
    m_driver->trigger("actionAnalysis");
    QVERIFY(m_driver->action("actionAnalysis").isChecked());
    waitForLines(3);
    QVERIFY(m_driver->find<QWidget>("analysisBox").isVisible());
    QCOMPARE(list().count(), 3);
    const AnyPosition &position = m_driver->session().navigation.position();
    for (std::size_t i = 0; i < 3; ++i) {
        const MoveCode move = analysis().lines()[i].line.front();
        QVERIFY(position.isLegal(move));
        QVERIFY(!list().item(static_cast<int>(i))->text().isEmpty());
    }
    QVERIFY(m_driver->text("analysisHead").startsWith(u"Depth"_s));
    m_driver->trigger("actionAnalysis");
    QVERIFY(!m_driver->find<QWidget>("analysisBox").isVisible());
    QVERIFY(analysis().lines().empty());
    QVERIFY(ideas().empty());
}

void AnalysisTest::linesFollowThePositionShown()
{
    begin(3);
    m_driver->trigger("actionAnalysis");
    waitForLines(1);
    m_driver->trigger("actionFirst");
    QCOMPARE(analysis().node(), GameRecord::kRoot);
    waitForLines(1);
    const auto start = m_driver->game().positionAt(GameRecord::kRoot);
    for (const SearchInfo &line : analysis().lines())
        QVERIFY(start->isLegal(line.line.front()));
    m_driver->trigger("actionLive");
    m_driver->playAnyMove();
    QCOMPARE(analysis().node(), m_driver->game().node());
    waitForLines(1);
}

/// However fast one steps, what is shown belongs to the position shown.
void AnalysisTest::noThoughtEntersAnotherPosition()
{
    begin(6);
    m_driver->trigger("actionAnalysis");
    std::mt19937 random(3);
    const std::vector<NodeId> line = m_driver->game().record().mainLine();
    for (int i = 0; i < 60; ++i) {
        m_driver->session().navigation.goTo(line[random() % line.size()]);
        if (i % 7 == 0)
            QTest::qWait(static_cast<int>(random() % 150));
        QVERIFY(analysis().position() != nullptr);
        QCOMPARE(analysis().position()->text(), m_driver->session().navigation.position().text());
        for (const SearchInfo &best : analysis().lines())
            QVERIFY(analysis().position()->isLegal(best.line.front()));
    }
    m_driver->start(WindowDriver::people("chexers"));
    waitForLines(1);
    QCOMPARE(analysis().position()->text(), m_driver->game().position().text());
}

void AnalysisTest::clickTriesTheMove()
{
    begin(2);
    m_driver->trigger("actionAnalysis");
    waitForLines(3);
    const NodeId live = m_driver->game().node();
    const MoveCode second = analysis().lines()[1].line.front();
    const auto place = list().visualItemRect(list().item(1)).center();
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(m_driver->game().node(), live);
    const NodeId tried = m_driver->session().navigation.node();
    QCOMPARE(m_driver->game().record().node(tried).parent, live);
    QVERIFY(m_driver->game().position().isLegal(second));
    QCOMPARE(m_driver->ply(), 2);
    QCOMPARE(analysis().node(), tried);
}

/// What is pressed is played, also when the engine has come to think otherwise until it is let go.
void AnalysisTest::pressedLineStays()
{
    begin(2);
    m_driver->trigger("actionAnalysis");
    waitForLines(3);
    const std::uint64_t nodes = analysis().lines().front().nodes;
    const QString text = list().item(1)->text();
    const MoveCode second = analysis().lines()[1].line.front();
    const auto place = list().visualItemRect(list().item(1)).center();
    QTest::mouseMove(list().viewport(), place);
    QTest::mousePress(list().viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(list().selectedItems(), QList<QListWidgetItem *>{list().item(1)});
    QTRY_VERIFY_WITH_TIMEOUT(analysis().lines().front().nodes > 4 * nodes, kPatience);
    QCOMPARE(list().item(1)->text(), text);
    // It is held by now; elsewhere it is let go.
    QTest::mouseRelease(list().viewport(), Qt::LeftButton, {}, {-20, -20});
    QTRY_VERIFY_WITH_TIMEOUT(list().item(1)->text() != text, kPatience);
    QTest::mousePress(list().viewport(), Qt::LeftButton, {}, place);
    const MoveCode now = analysis().lines()[1].line.front();
    QTest::mouseRelease(list().viewport(), Qt::LeftButton, {}, place);
    const NodeId tried = m_driver->session().navigation.node();
    QCOMPARE(m_driver->game().record().node(tried).move, now);
    QVERIFY(m_driver->game().position().isLegal(second));
    // Where the pointer has left, no row is marked.
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(list().viewport(), &leave);
    QVERIFY(list().selectedItems().isEmpty());
}

void AnalysisTest::pointedLineIsShownAlone()
{
    begin(0);
    m_driver->trigger("actionAnalysis");
    waitForLines(3);
    QTRY_COMPARE_WITH_TIMEOUT(ideas().size(), std::size_t(3), kPatience);
    list().setFocus();
    list().setCurrentRow(2);
    QTRY_COMPARE_WITH_TIMEOUT(ideas().size(), std::size_t(1), kPatience);
    m_driver->window().page().board().view().setFocus();
    QTRY_COMPARE_WITH_TIMEOUT(ideas().size(), std::size_t(3), kPatience);
    // Another position has ideas of its own.
    m_driver->playAnyMove();
    QVERIFY(ideas().empty());
}

/// A long line's tip stays in the column of its list, as the board beside it shows what the line does.
void AnalysisTest::tipLeavesTheBoardFree()
{
    begin(0);
    m_driver->window().resize(792, 672);
    m_driver->trigger("actionAnalysis");
    waitForLines(1);
    list().item(0)->setToolTip(u"White 51 %, Black 49 %\n"_s + u"Nc3–d5  "_s.repeated(30));
    const QPoint place = list().visualItemRect(list().item(0)).center();
    QWidget *viewport = list().viewport();
    QHelpEvent asked(QEvent::ToolTip, place, viewport->mapToGlobal(place));
    QCoreApplication::sendEvent(viewport, &asked);
    QVERIFY(QToolTip::isVisible());
    QCOMPARE(QToolTip::text().count(u"Nc3"_s), 30);
    const QWidgetList windows = QApplication::topLevelWidgets();
    const auto tip = std::find_if(windows.begin(), windows.end(), [](const QWidget *window) {
        return window->windowType() == Qt::ToolTip && window->isVisible();
    });
    QVERIFY(tip != windows.end());
    const QRect column(list().mapToGlobal(QPoint(0, 0)), list().size());
    QVERIFY((*tip)->geometry().left() >= column.left());
    QVERIFY((*tip)->geometry().width() <= column.width());
    QToolTip::hideText();
}

void AnalysisTest::provenValuesSaySo_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("move");
    QTest::addColumn<QString>("value");
    QTest::newRow("mate") << "xxlchess"
                          << "7k/8/5K2/8/8/8/8/R5R1 w - - w 8"
                          << ""
                          << "White wins in";
    QTest::newRow("last board")
        << "watchyourback"
        << "########/########/##X2X##/##W1B1##/##WW1B##/##X2X##/########/######## w move 200"
        << ""
        << "White wins in";
    // Of three players only one has pieces left.
    QTest::newRow("lone race") << "chexers"
                               << "4/5/3R2/4R2/6/5/4 r 2,0,0 60"
                               << ""
                               << "Red wins";
    QTest::newRow("solved ending")
        << "tetress"
        << "BBBB2RR1RR/BBBB1RRRBB1/1BB1RRR1BBB/1BB1RRRR1BB/1B2R1BB1BB/BBB1R1R1B1B/"
           "BB2BBRRBBB/BBB1R2BBBB/1RR1R1RR1RR/R1RBRRRR1RR/B2BRRRR1RR r 30"
        << "4,3+5,3+6,3+7,3"
        << "Blue wins in 1";
}

void AnalysisTest::provenValuesSaySo()
{
    QFETCH(const QString, game);
    QFETCH(const QString, start);
    QFETCH(const QString, move);
    QFETCH(const QString, value);
    GameSetup setup = WindowDriver::people(game.toStdString());
    setup.start = start.toStdString();
    m_driver->start(setup);
    if (!move.isEmpty())
        m_driver->session().match.playHuman(
            m_driver->game().position().parseMove(move.toStdString()).value());
    m_driver->trigger("actionAnalysis");
    waitForLines(1);
    QTRY_VERIFY_WITH_TIMEOUT(list().item(0)->text().contains(value), kPatience);
}

void AnalysisTest::finishedGamesAreOver()
{
    begin(1);
    m_driver->trigger("actionResign");
    m_driver->trigger("actionAnalysis");
    // A resigned position can be thought about, for nobody has won on the board.
    waitForLines(1);
    GameSetup setup = WindowDriver::people("xxlchess");
    setup.start = "7k/8/6K1/8/8/8/8/R7 w - - w 8";
    m_driver->start(setup);
    const auto mate = m_driver->game().position().parseMove("a1a8");
    QVERIFY(mate);
    m_driver->session().match.playHuman(*mate);
    QVERIFY(m_driver->game().isOver());
    QCOMPARE(analysis().state(), LiveAnalysis::State::Over);
    QVERIFY(analysis().lines().empty());
    QVERIFY(!m_driver->text("analysisHead").isEmpty());
}

void AnalysisTest::nothingInTheFog()
{
    GameSetup setup = WindowDriver::people("xxlchess");
    setup.options.set("fog-of-war", true);
    m_driver->start(setup);
    m_driver->trigger("actionAnalysis");
    QCOMPARE(analysis().state(), LiveAnalysis::State::Hidden);
    QVERIFY(analysis().position() == nullptr);
    QVERIFY(ideas().empty());
}

void AnalysisTest::waitsForTheComputer()
{
    m_driver->start(WindowDriver::againstComputer("xxlchess"));
    m_driver->trigger("actionAnalysis");
    waitForLines(1);
    const NodeId before = m_driver->game().node();
    m_driver->playAnyMove();
    if (m_driver->session().match.isThinking())
        QCOMPARE(analysis().state(), LiveAnalysis::State::Waiting);
    QTRY_VERIFY_WITH_TIMEOUT(m_driver->session().match.awaitsHuman(), kPatience);
    QTRY_COMPARE_WITH_TIMEOUT(analysis().state(), LiveAnalysis::State::Thinking, kPatience);
    QVERIFY(analysis().node() != before);
    waitForLines(1);
}

/// In a minimised window it used all processors for ever.
void AnalysisTest::restsWhereNobodyLooks()
{
    begin(2);
    m_driver->trigger("actionAnalysis");
    waitForLines(1);
    analysis().setUnseenTime(std::chrono::milliseconds(0));
    m_driver->window().showMinimized();
    QTRY_COMPARE_WITH_TIMEOUT(analysis().state(), LiveAnalysis::State::Waiting, kPatience);
    m_driver->window().showNormal();
    QCOMPARE(analysis().state(), LiveAnalysis::State::Thinking);
    waitForLines(1);
}

void AnalysisTest::notWhereHintsAreOff()
{
    begin(1);
    m_driver->trigger("actionAnalysis");
    Preferences preferences = m_driver->settings().preferences();
    preferences.play.allowsHints = false;
    m_driver->settings().setPreferences(preferences);
    QVERIFY(!m_driver->action("actionAnalysis").isEnabled());
    QCOMPARE(analysis().state(), LiveAnalysis::State::Off);
    // Once the game is over nobody is helped in it.
    m_driver->trigger("actionResign");
    QVERIFY(m_driver->action("actionAnalysis").isEnabled());
}

void AnalysisTest::linesAreSeenWhole_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("lines");
    QTest::addColumn<QSize>("size");
    for (const GameEntry &entry : catalogue()) {
        const std::string &id = entry.info().id;
        for (const int lines : {3, 5}) {
            for (const QSize size : {QSize(800, 680), QSize(1180, 800)})
                QTest::addRow("%s, %d lines, %d", id.c_str(), lines, size.width())
                    << QString::fromStdString(id) << lines << size;
        }
    }
}

/// Where there is no room for all lines, those that are seen are not cut.
void AnalysisTest::linesAreSeenWhole()
{
    QFETCH(const QString, game);
    QFETCH(const int, lines);
    QFETCH(const QSize, size);
    prefer([lines](AnalysisPreferences &now) { now.lines = lines; });
    m_driver->window().resize(size);
    WindowCase::begin(2, game.toStdString());
    m_driver->trigger("actionAnalysis");
    waitForLines(1);
    QTRY_COMPARE(list().count(), lines);
    QCoreApplication::processEvents();
    int seen = 0;
    for (int i = 0; i < lines; ++i) {
        const QRect row = list().visualItemRect(list().item(i));
        const QRect part = row.intersected(list().viewport()->rect());
        QVERIFY2(part.isEmpty() || part.height() == row.height(), qPrintable(u"line %1"_s.arg(i + 1)));
        seen += part.isEmpty() ? 0 : 1;
    }
    QVERIFY(seen >= 2);
}

void AnalysisTest::numberOfLinesIsKept()
{
    begin(0);
    m_driver->trigger("actionAnalysis");
    m_driver->find<QSpinBox>("analysisLines").setValue(5);
    waitForLines(5);
    QCOMPARE(list().count(), 5);
    m_driver->reopen();
    QCOMPARE(m_driver->window().page().study().analysis().analysis().lineCount(), 5);
}

/// Whoever clicks for one more line again and again hits the same button each time, also in a small window, where the
/// lines stand at the bottom.
void AnalysisTest::numberOfLinesStaysWhereItIs()
{
    QFETCH(const QSize, size);
    begin(0);
    m_driver->window().resize(size);
    m_driver->trigger("actionAnalysis");
    auto &count = m_driver->find<QSpinBox>("analysisLines");
    count.setValue(1);
    waitForLines(1);
    const auto isWhole = [this] { return list().height() == list().sizeHint().height(); };
    QTRY_VERIFY_WITH_TIMEOUT(isWhole(), kPatience);
    const QPoint place = count.mapToGlobal(QPoint(0, 0));
    count.setValue(5);
    waitForLines(5);
    QTRY_VERIFY_WITH_TIMEOUT(list().count() == 5 && isWhole(), kPatience);
    QCOMPARE(count.mapToGlobal(QPoint(0, 0)), place);
}

void AnalysisTest::numberOfLinesStaysWhereItIs_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QSize>("size");
    QTest::newRow("small") << u"xxlchess"_s << QSize(792, 672);
    QTest::newRow("large") << u"xxlchess"_s << QSize(1280, 800);
}

/// Pressed for longer, a line is shown on the board move by move; let go, the position is there again.
void AnalysisTest::heldLineIsPlayedOut()
{
    begin(2);
    prefer([](AnalysisPreferences &chosen) { chosen.depth = 4; });
    m_driver->trigger("actionAnalysis");
    QTRY_COMPARE_WITH_TIMEOUT(analysis().state(), LiveAnalysis::State::Done, kPatience);
    const auto at = m_driver->session().navigation.position().clone();
    const std::vector<MoveCode> line = analysis().lines().front().line;
    const BoardScene &board = m_driver->window().page().board().view().board();
    const QPoint place = list().visualItemRect(list().item(0)).center();
    QTest::mousePress(list().viewport(), Qt::LeftButton, {}, place);
    const auto first = at->clone();
    first->play(line[0]);
    QTRY_COMPARE_WITH_TIMEOUT(board.position()->text(), first->text(), kPatience);
    if (line.size() > 1 && !first->outcome().isOver()) {
        first->play(line[1]);
        QTRY_COMPARE_WITH_TIMEOUT(board.position()->text(), first->text(), kPatience);
    }
    QCOMPARE(m_driver->session().navigation.position().text(), at->text());
    QTest::mouseRelease(list().viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(board.position()->text(), at->text());
    QCOMPARE(m_driver->session().navigation.node(), m_driver->game().node());
    QCOMPARE(m_driver->game().record().mainLine().size(), std::size_t(2));
    // By the keys as well; and whoever goes on with the game ends it.
    list().setFocus();
    list().setCurrentRow(0);
    QTest::keyPress(&list(), Qt::Key_Space);
    QVERIFY(board.position()->text() != at->text());
    m_driver->trigger("actionBack");
    QCOMPARE(board.position()->text(), m_driver->session().navigation.position().text());
    QTest::keyRelease(&list(), Qt::Key_Space);
    QCOMPARE(board.position()->text(), m_driver->session().navigation.position().text());
}

/// Also while a new depth is begun, no line stands above a better one, and none twice.
void AnalysisTest::linesStayInOrder()
{
    begin(4);
    prefer([](AnalysisPreferences &chosen) { chosen.lines = 4; });
    m_driver->trigger("actionAnalysis");
    waitForLines(2);
    const Player mover = analysis().position()->toMove();
    const int players = analysis().position()->info().playerCount();
    for (int i = 0; i < 15; ++i) {
        QTest::qWait(100);
        const std::vector<SearchInfo> lines = analysis().lines();
        for (std::size_t n = 1; n < lines.size(); ++n) {
            const double better = chancesOf(lines[n - 1].score, mover, players)[mover];
            QVERIFY(better >= chancesOf(lines[n].score, mover, players)[mover]);
            for (std::size_t m = 0; m < n; ++m)
                QVERIFY(lines[m].line.front() != lines[n].line.front());
        }
    }
}

void AnalysisTest::threatsAreOfTheNextPlayer()
{
    begin(6);
    m_driver->trigger("actionAnalysis");
    analysis().setThreats(true);
    waitForLines(1);
    const AnyPosition &shown = m_driver->session().navigation.position();
    const Player next = nextPlayer(shown.toMove(), shown.info().playerCount());
    QCOMPARE(analysis().position()->toMove(), next);
    QVERIFY(m_driver->text("analysisHead").startsWith(u"Threats"_s));
    // Nothing of it can be played.
    const NodeId before = m_driver->session().navigation.node();
    const QPoint place = list().visualItemRect(list().item(0)).center();
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(m_driver->session().navigation.node(), before);
    analysis().setThreats(false);
    waitForLines(1);
    QCOMPARE(analysis().position()->toMove(), shown.toMove());
}

void AnalysisTest::depthEndsIt()
{
    begin(2);
    prefer([](AnalysisPreferences &chosen) { chosen.depth = 3; });
    m_driver->trigger("actionAnalysis");
    QTRY_COMPARE_WITH_TIMEOUT(analysis().state(), LiveAnalysis::State::Done, kPatience);
    QVERIFY(m_driver->text("analysisHead").contains(u"done"_s));
    QVERIFY(analysis().lines().front().depth <= 3);
    prefer([](AnalysisPreferences &chosen) { chosen.depth = 0; });
    QTRY_COMPARE_WITH_TIMEOUT(analysis().state(), LiveAnalysis::State::Thinking, kPatience);
    m_driver->reopen();
    QCOMPARE(m_driver->window().page().study().analysis().analysis().preferences().depth, 0);
}

void AnalysisTest::chooseProgram(const std::string &command)
{
    PlayerProgram program;
    program.name = "Guest";
    program.command = command;
    ProgramList list(m_driver->settings().dataFolder());
    list.keep(program);
    QVERIFY(!list.save());
    prefer([](AnalysisPreferences &chosen) { chosen.program = u"Guest"_s; });
}

/// A program of others is spoken to by the protocol, follows the position, and is gone when it is not wanted.
void AnalysisTest::programsThink()
{
    QFETCH(const QString, game);
    begin(3);
    chooseProgram(TESSERA_BINARY_DIR "/tessera-cli ugi --game " + game.toStdString());
    m_driver->trigger("actionAnalysis");
    waitForLines(3);
    QVERIFY2(
        m_driver->text("analysisHead").startsWith(u"Guest"_s),
        qPrintable(m_driver->text("analysisHead")));
    for (const SearchInfo &line : analysis().lines())
        QVERIFY(analysis().position()->isLegal(line.line.front()));
    m_driver->trigger("actionFirst");
    waitForLines(1);
    QCOMPARE(analysis().position()->text(), m_driver->session().navigation.position().text());
    for (const SearchInfo &line : analysis().lines())
        QVERIFY(analysis().position()->isLegal(line.line.front()));
    m_driver->trigger("actionAnalysis");
    QCOMPARE(analysis().state(), LiveAnalysis::State::Off);
}

void AnalysisTest::brokenProgramsAreTold()
{
    begin(1);
    chooseProgram("echo ugiok; exit 3");
    m_driver->trigger("actionAnalysis");
    QTRY_COMPARE_WITH_TIMEOUT(analysis().state(), LiveAnalysis::State::Broken, kPatience);
    QVERIFY2(
        m_driver->text("analysisHead").contains(analysis().fault()) && !analysis().fault().isEmpty(),
        qPrintable(m_driver->text("analysisHead")));
    prefer([](AnalysisPreferences &chosen) { chosen.program.clear(); });
    waitForLines(1);
}

/// Folded until somebody wants to see it, and kept as it was left.
void AnalysisTest::thoughtsOfTheComputer()
{
    QFETCH(const QString, game);
    m_driver->start(WindowDriver::againstComputer(game.toStdString()));
    auto &box = m_driver->find<QWidget>("thinkingBox");
    auto &text = m_driver->find<QLabel>("thinkingText");
    QVERIFY(box.isVisible());
    QVERIFY(!text.isVisible());
    m_driver->press("thinkingFold");
    QVERIFY(text.isVisible());
    const QString before = text.text();
    QVERIFY(!before.isEmpty());
    m_driver->playAnyMove();
    QTRY_VERIFY_WITH_TIMEOUT(m_driver->session().match.awaitsHuman(), kPatience);
    QVERIFY2(text.text() != before, qPrintable(text.text()));
    QVERIFY2(text.text().contains(u"Depth "_s), qPrintable(text.text()));
    // Where a level did not play what it thought best, that is said.
    const std::vector<NodeId> line = m_driver->game().record().mainLine();
    const RecordNode &last = m_driver->game().record().node(line.back());
    const QString played = m_driver->window().page().board().design().moveName(
        *m_driver->game().positionAt(last.parent), last.move, Notation::Short);
    QVERIFY2(text.text().contains(played), qPrintable(text.text() + u" / "_s + played));
    m_driver->reopen();
    m_driver->start(WindowDriver::againstComputer(game.toStdString()));
    QVERIFY(m_driver->find<QWidget>("thinkingText").isVisible());
}

void AnalysisTest::noThoughtsWithoutAComputer()
{
    begin(0);
    QVERIFY(!m_driver->find<QWidget>("thinkingBox").isVisible());
    GameSetup setup = WindowDriver::againstComputer("xxlchess");
    setup.options.set("fog-of-war", true);
    m_driver->start(setup);
    QVERIFY(!m_driver->find<QWidget>("thinkingBox").isVisible());
}

QTEST_MAIN(AnalysisTest)
#include "analysistest.moc"
