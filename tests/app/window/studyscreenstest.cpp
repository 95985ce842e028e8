#include "app/analysis/analysisbox.h"
#include "app/board/boardpage.h"
#include "app/coach/coachbox.h"
#include "app/editor/positioneditor.h"
#include "app/explorer/explorerbox.h"
#include "app/game/gamepage.h"
#include "app/game/studyboxes.h"
#include "app/players/programlist.h"
#include "app/puzzles/exercises.h"
#include "app/puzzles/levelrun.h"
#include "app/puzzles/puzzlepage.h"
#include "app/review/reviewbox.h"
#include "app/review/secondtry.h"
#include "app/window/lobby.h"
#include "app/window/puzzledesk.h"
#include "tests/support/patience.h"
#include "tests/support/screens/screencase.h"
#include "view/board/scene/boardview.h"

#include <QAction>
#include <QDialog>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QToolButton>
#include <QTreeWidget>
#include <QtTest>

#include <map>
#include <random>

using namespace tessera;
using namespace Qt::StringLiterals;
using test::WindowDriver;

namespace {

constexpr QSize kUsual(1180, 840);
constexpr QSize kNarrow(800, 680);

/// A move as a weak engine would make it, which looks for it only once for all rows.
MoveCode fairMove(const GameEntry &entry, const AnyPosition &position)
{
    static std::map<std::string, MoveCode> found;
    const auto [place, isNew] = found.try_emplace(entry.info().id + position.text());
    if (!isNew)
        return place->second;
    constexpr std::uint64_t kNodes = 300;
    const auto engine = entry.makeEngine();
    EngineSettings settings;
    settings.hashMebibytes = 1;
    engine->configure(settings);
    SearchLimits limits;
    limits.nodes = kNodes;
    const SearchResult result
        = engine->think(position, limits, std::stop_token(), [](const SearchInfo &) {});
    place->second = result.line.empty() ? position.legalMoves().front() : result.line.front();
    return place->second;
}

} // namespace

/// Takes every screen on which a game is studied, of each game, in light and dark and in a longer language, in the
/// usual window and in a narrow one, and looks for what is clipped, or scrolls for next to nothing.
class StudyScreensTest : public test::ScreenCase
{
    Q_OBJECT

private slots:
    void analysis_data() { rows(); }
    void analysis();
    void thoughts_data() { rows(); }
    void thoughts();
    void review_data() { rows(); }
    void review();
    void coach_data() { rows(); }
    void coach();
    void exercises_data() { rows(); }
    void exercises();
    void explorer_data() { rows(); }
    void explorer();
    void editor_data() { rows(); }
    void editor();
    void marks_data() { rows(); }
    void marks();
    void cleanup();

private:
    static void rows();
    void open();
    /// At the window in its usual size and in a narrow one.
    void lookAtBoth(const QString &name);
    /// Plays that many moves, each a fair one but those whose numbers can be divided by `folly`.
    void play(int plies, int folly = 0);
    void begin(const GameSetup &setup) { m_driver->start(setup); }
    [[nodiscard]] std::string id() const { return m_entry->info().id; }
    [[nodiscard]] LiveAnalysis &live()
    {
        return m_driver->window().page().study().analysis().analysis();
    }
    void awaitLines(std::size_t count);
    void prefer(const std::function<void(Preferences &)> &change);
    /// Ends the game and has it reviewed.
    void endAndReview();
    /// Tries what the engine would play, or what was played, once more.
    void tryAgain(bool isBest);

    const GameEntry *m_entry = nullptr;
};

void StudyScreensTest::rows()
{
    QTest::addColumn<Scheme>("scheme");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("game");
    for (const GameEntry &entry : catalogue()) {
        const char *game = entry.info().id.c_str();
        QTest::addRow("light-%s", game) << Scheme::Light << QString() << idOf(entry);
        QTest::addRow("dark-%s", game) << Scheme::Dark << QString() << idOf(entry);
        QTest::addRow("longer-%s", game) << Scheme::Light << QString(kLonger) << idOf(entry);
    }
}

void StudyScreensTest::open()
{
    QFETCH(const Scheme, scheme);
    QFETCH(const QString, language);
    QFETCH(const QString, game);
    m_entry = findGame(game.toStdString());
    test::ScreenCase::open({scheme, language, 100});
    m_driver->window().resize(kUsual);
}

void StudyScreensTest::cleanup()
{
    const QString faults = close();
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults));
}

void StudyScreensTest::lookAtBoth(const QString &name)
{
    m_driver->window().resize(kUsual);
    lookAtWindow(name);
    // Where the moves have a list of their own, they give what little is missing elsewhere.
    for (const QScrollArea *area :
         m_driver->find<QWidget>("sideColumn").findChildren<QScrollArea *>()) {
        const int overhang = area->isVisible() ? area->verticalScrollBar()->maximum() : 0;
        if (overhang > 0 && overhang <= area->fontMetrics().height())
            m_faults << u"%1: %2 scrolls by %3 pixels"_s.arg(name, area->objectName()).arg(overhang);
    }
    m_driver->window().resize(kNarrow);
    lookAtWindow(name + u"-narrow"_s);
    m_driver->window().resize(kUsual);
    QCoreApplication::processEvents();
}

void StudyScreensTest::play(int plies, int folly)
{
    std::mt19937 random(3);
    for (int i = 1; i <= plies && !m_driver->game().isOver(); ++i) {
        const AnyPosition &position = m_driver->game().position();
        const std::vector<MoveCode> moves = position.legalMoves();
        const bool isFolly = folly > 0 && i % folly == 0;
        m_driver->game()
            .play(isFolly ? moves[random() % moves.size()] : fairMove(*m_entry, position), {});
    }
}

void StudyScreensTest::awaitLines(std::size_t count)
{
    QTRY_VERIFY_WITH_TIMEOUT(live().lines().size() >= count, kPatience);
}

void StudyScreensTest::prefer(const std::function<void(Preferences &)> &change)
{
    Preferences preferences = m_driver->settings().preferences();
    change(preferences);
    m_driver->settings().setPreferences(preferences);
}

void StudyScreensTest::analysis()
{
    open();
    begin(WindowDriver::people(id()));
    play(8);
    prefer([](Preferences &preferences) { preferences.engines.analysis.lines = 1; });
    m_driver->trigger("actionAnalysis");
    awaitLines(1);
    lookAtBoth(u"analysis-1"_s);
    prefer([](Preferences &preferences) { preferences.engines.analysis.lines = 5; });
    awaitLines(5);
    lookAtBoth(u"analysis-5"_s);
    auto &list = m_driver->find<QListWidget>("analysisList");
    QTest::mousePress(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(list.item(0)).center());
    const BoardScene &board = m_driver->window().page().board().view().board();
    const std::string before = m_driver->game().position().text();
    QTRY_VERIFY_WITH_TIMEOUT(board.position()->text() != before, kPatience);
    lookAtWindow(u"analysis-ghost"_s);
    // Let go where it does not play the line.
    QTest::mouseRelease(list.viewport(), Qt::LeftButton, {}, QPoint(-1, -1));
    live().setThreats(true);
    QTRY_VERIFY_WITH_TIMEOUT(
        !live().lines().empty() || live().state() == LiveAnalysis::State::NoThreat, kPatience);
    lookAtBoth(u"analysis-threats"_s);
    live().setThreats(false);
    auto &button = m_driver->find<QToolButton>("analysisOptions");
    QMenu *menu = button.menu();
    menu->popup(button.mapToGlobal(QPoint()));
    look(*menu, u"analysis-settings"_s);
    menu->close();
    PlayerProgram program;
    program.name = "Guest of the house";
    program.command = TESSERA_BINARY_DIR "/tessera-cli ugi --game " + id();
    ProgramList programs(m_driver->settings().dataFolder());
    programs.keep(program);
    QVERIFY(!programs.save());
    prefer([](Preferences &preferences) {
        preferences.engines.analysis.program = u"Guest of the house"_s;
        preferences.engines.analysis.lines = 3;
    });
    QTRY_VERIFY_WITH_TIMEOUT(live().engineName() == u"Guest of the house"_s, kPatience);
    awaitLines(3);
    lookAtBoth(u"analysis-guest"_s);
    m_driver->trigger("actionAnalysis");
}

void StudyScreensTest::thoughts()
{
    open();
    begin(WindowDriver::againstComputer(id()));
    lookAtBoth(u"thoughts-folded"_s);
    m_driver->press("thinkingFold");
    lookAtBoth(u"thoughts-none"_s);
    for (int i = 0; i < 2; ++i) {
        m_driver->session().match.playHuman(fairMove(*m_entry, m_driver->game().position()));
        QTRY_VERIFY_WITH_TIMEOUT(m_driver->session().match.awaitsHuman(), kPatience);
    }
    lookAtBoth(u"thoughts-open"_s);
}

void StudyScreensTest::endAndReview()
{
    const int players = m_driver->game().playerCount();
    m_driver->game()
        .end(Outcome::loss(m_driver->game().toMove(), players, EndReason::Resignation), {});
    m_driver->trigger("actionReview");
}

void StudyScreensTest::tryAgain(bool isBest)
{
    const auto &box = m_driver->find<ReviewBox>("reviewBox");
    const GameReview &review = *box.run().review();
    int worst = 0;
    for (int move = 1; move < static_cast<int>(review.moves.size()); ++move)
        worst = lossOf(review, move) > lossOf(review, worst) ? move : worst;
    QVERIFY(lossOf(review, worst) > 0);
    m_driver->find<ReviewBox>("reviewBox").goTo(worst + 1);
    lookAtBoth(isBest ? u"review-moment"_s : u"review-moment-again"_s);
    m_driver->press("reviewTryAgain");
    lookAtBoth(u"review-asked"_s);
    const auto place = static_cast<std::size_t>(worst);
    const MoveCode move = isBest ? review.positions[place].thought.line.front()
                                 : review.moves[place];
    const NodeId before = m_driver->session().navigation.node();
    m_driver->session().navigation.goTo(m_driver->game().addVariation(before, move));
    QTRY_COMPARE_WITH_TIMEOUT(box.secondTry().stage(), SecondTry::Stage::Judged, kPatience);
    lookAtBoth(isBest ? u"review-right"_s : u"review-wrong"_s);
}

void StudyScreensTest::review()
{
    open();
    begin(WindowDriver::people(id()));
    play(12, 1);
    endAndReview();
    lookAtBoth(u"review-running"_s);
    m_driver->press("reviewCancel");
    lookAtBoth(u"review-cancelled"_s);
    m_driver->trigger("actionReview");
    const auto &box = m_driver->find<ReviewBox>("reviewBox");
    QTRY_VERIFY_WITH_TIMEOUT(box.run().review(), kPatience);
    lookAtBoth(u"review-done"_s);
    tryAgain(false);
    tryAgain(true);
    m_driver->press("reviewKeep");
    lookAtBoth(u"review-kept"_s);
    m_driver->find<QTabBar>("sideTabs").setCurrentIndex(0);
    lookAtBoth(u"review-card"_s);
}

void StudyScreensTest::coach()
{
    open();
    begin(WindowDriver::people(id()));
    const CoachRun &run = m_driver->window().page().study().coach().run();
    // What most often has something to be said about it.
    std::mt19937 random(11);
    std::size_t most = 0;
    for (int i = 0; i < 24 && most < 2 && !m_driver->game().isOver(); ++i) {
        play(2);
        if (m_driver->game().isOver())
            break;
        const std::vector<MoveCode> moves = m_driver->game().position().legalMoves();
        m_driver->session().match.playHuman(moves[random() % moves.size()]);
        m_driver->trigger("actionCoach");
        QTRY_COMPARE_WITH_TIMEOUT(run.state(), CoachRun::State::Told, kPatience);
        const std::size_t said = run.lesson().claims.size() + run.lesson().missed.size();
        if (said > most || i == 0)
            lookAtBoth(u"coach-%1"_s.arg(said));
        most = std::max(most, said);
    }
    if (m_driver->window().page().study().coach().isVisible())
        m_driver->press("coachClose");
    prefer([](Preferences &preferences) { preferences.play.coach = CoachMode::Always; });
    for (int i = 0; i < 12 && !m_driver->game().isOver(); ++i) {
        const std::vector<MoveCode> moves = m_driver->game().position().legalMoves();
        m_driver->session().match.playHuman(moves[random() % moves.size()]);
        QTRY_VERIFY_WITH_TIMEOUT(run.state() != CoachRun::State::Thinking, kPatience);
        if (m_driver->window().page().study().coach().isVisible())
            break;
    }
    lookAtBoth(u"coach-always"_s);
}

void StudyScreensTest::exercises()
{
    open();
    Lobby &lobby = m_driver->window().lobby();
    lobby.showPuzzles(idOf(*m_entry));
    auto &tabs = m_driver->find<QTabBar>("puzzleTabs");
    tabs.setCurrentIndex(tabs.count() - 1);
    lookAtBoth(u"exercises-none"_s);
    Exercises &mistakes = lobby.puzzleDesk().exercises();
    begin(WindowDriver::people(id()));
    for (int i = 0; i < 3; ++i) {
        play(3);
        const AnyPosition &position = m_driver->game().position();
        Exercise exercise;
        exercise.game = id();
        exercise.puzzle.start = position.text();
        exercise.puzzle.solver = position.toMove();
        exercise.puzzle.options = m_driver->game().setup().options;
        exercise.puzzle.goal = Puzzle::Goal::Best;
        const MoveCode best = fairMove(*m_entry, position);
        const std::vector<MoveCode> moves = position.legalMoves();
        const MoveCode played = moves.front() == best ? moves.back() : moves.front();
        exercise.puzzle.goalWords
            = {"Exercises",
               "Find a better move than %1, which lost %2 % of your chance to win",
               {position.moveLabel(played), "23"}};
        exercise.best = {position.moveText(best)};
        exercise.played = position.moveText(played);
        exercise.chance = 0.5;
        exercise.loss = 0.23;
        exercise.due = QDate::currentDate();
        mistakes.add(exercise);
    }
    lobby.showPuzzles(idOf(*m_entry));
    tabs.setCurrentIndex(tabs.count() - 1);
    lookAtBoth(u"exercises-due"_s);
    for (std::size_t i = 0; i < 3; ++i) {
        lobby.showPuzzles(idOf(*m_entry));
        tabs.setCurrentIndex(tabs.count() - 1);
        QTest::keyClick(&lobby.puzzlePage().list(), Qt::Key_Return);
        const LevelRun &run = m_driver->window().page().levels();
        QCOMPARE(run.kind(), LevelRun::Kind::Exercise);
        if (i == 0)
            lookAtBoth(u"exercise"_s);
        const auto &position = m_driver->game().position();
        const Exercise exercise = mistakes.all().front();
        const std::string &answer = i == 0 ? exercise.best.front() : exercise.played;
        m_driver->session().match.playHuman(*position.parseMove(answer));
        QTRY_VERIFY_WITH_TIMEOUT(run.state().verdict != PuzzleState::Verdict::Open, kPatience);
        if (i < 2)
            lookAtBoth(i == 0 ? u"exercise-solved"_s : u"exercise-failed"_s);
    }
    QCOMPARE(mistakes.dueCount(), 0);
    lobby.showPuzzles(idOf(*m_entry));
    tabs.setCurrentIndex(tabs.count() - 1);
    lookAtBoth(u"exercises-done"_s);
}

void StudyScreensTest::explorer()
{
    open();
    for (int i = 0; i < 3; ++i) {
        begin(WindowDriver::people(id()));
        play(4 + i, 2 + i);
        m_driver->trigger("actionResign");
    }
    begin(WindowDriver::people(id()));
    m_driver->trigger("actionExplorer");
    const ExplorerRun &run = m_driver->window().page().study().explorer().run();
    QTRY_VERIFY_WITH_TIMEOUT(
        run.state() == ExplorerRun::State::Ready && !run.moves().empty(), kPatience);
    lookAtBoth(u"explorer"_s);
    // Some move that nobody has played.
    play(9, 1);
    QTRY_VERIFY_WITH_TIMEOUT(
        run.state() == ExplorerRun::State::Ready && run.moves().empty(), kPatience);
    lookAtBoth(u"explorer-nothing"_s);
    m_driver->trigger("actionExplorer");
}

void StudyScreensTest::editor()
{
    open();
    begin(WindowDriver::people(id()));
    play(8);
    m_driver->trigger("actionEditPosition");
    useDialog("positionEditor", [this](QWidget &dialog) {
        auto &editor = dynamic_cast<PositionEditor &>(dialog);
        look(dialog, u"editor"_s);
        dialog.resize(kNarrow);
        look(dialog, u"editor-narrow"_s);
        auto *text = editor.findChild<QLineEdit *>(u"editorText"_s);
        text->setFocus();
        text->selectAll();
        QTest::keyClicks(text, u"nonsense"_s);
        QTest::keyClick(text, Qt::Key_Return);
        look(dialog, u"editor-text-narrow"_s);
        editor.findChild<QAction *>(u"editorClear"_s)->trigger();
        look(dialog, u"editor-empty-narrow"_s);
        dialog.resize(dialog.sizeHint());
        look(dialog, u"editor-empty"_s);
    });
}

void StudyScreensTest::marks()
{
    open();
    begin(WindowDriver::people(id()));
    play(6);
    BoardView &view = m_driver->window().page().board().view();
    QWidget *viewport = view.viewport();
    const int cells = m_driver->game().position().board().cellCount();
    const Qt::KeyboardModifiers colours[]
        = {Qt::NoModifier, Qt::ShiftModifier, Qt::AltModifier, Qt::ShiftModifier | Qt::AltModifier};
    int at = cells / 5;
    for (const Qt::KeyboardModifiers colour : colours) {
        const QPoint from = view.cellRect(cellAt(at)).center();
        const QPoint to = view.cellRect(cellAt(at + cells / 3)).center();
        QTest::mouseClick(viewport, Qt::RightButton, colour, view.cellRect(cellAt(at + 2)).center());
        QTest::mousePress(viewport, Qt::RightButton, colour, from);
        QTest::mouseMove(viewport, to);
        QTest::mouseRelease(viewport, Qt::RightButton, colour, to);
        at += 1 + cells / 8;
    }
    QVERIFY(!view.board().marks().user.empty());
    lookAtBoth(u"marks"_s);
}

QTEST_MAIN(StudyScreensTest)
#include "studyscreenstest.moc"
