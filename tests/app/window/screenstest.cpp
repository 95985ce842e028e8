#include "app/analysis/analysisbox.h"
#include "app/board/boardpage.h"
#include "app/coach/coachbox.h"
#include "app/explorer/explorerbox.h"
#include "app/game/gamepage.h"
#include "app/game/studyboxes.h"
#include "app/help/helpdialog.h"
#include "app/lab/labpage.h"
#include "app/lab/logdialog.h"
#include "app/lab/orderform.h"
#include "app/languages/languages.h"
#include "app/library/library.h"
#include "app/players/programdialog.h"
#include "app/puzzles/puzzlepage.h"
#include "app/review/reviewbox.h"
#include "app/tour/guidedgame.h"
#include "app/window/gamefiles.h"
#include "app/window/lobby.h"
#include "model/games/catalogue.h"
#include "tests/support/patience.h"
#include "tests/support/screens/screencare.h"
#include "tests/support/screens/screencase.h"
#include "view/board/optionsdialog.h"
#include "view/board/scene/boardview.h"

#include <QDialog>
#include <QDir>
#include <QListView>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QtTest>

using namespace tessera;
using namespace Qt::StringLiterals;
using test::WindowDriver;

namespace {

/// Options of a game with a kind of piece of one's own, where a game has such.
Options optionsWithAPiece(const GameEntry &entry)
{
    Options options = Options::defaults(entry.info().options);
    if (options.contains("pieces"))
        options.set("pieces", std::string(R"({"o": {"name": "nightrider", "betza": "NN"},
                "d": {"name": "dragon", "betza": "FDD", "picture": "M50 10L90 90H10Z"}})"));
    return options;
}

} // namespace

/// Takes every screen in every scheme, in every language and a longer one, and in larger texts, and looks for what is
/// clipped, empty or double. The scale of the display is that of the process (QT_SCALE_FACTOR).
class ScreensTest : public test::ScreenCase
{
    Q_OBJECT

private slots:
    void startPage_data() { rows(); }
    void startPage();
    void gamePages_data() { rows(); }
    void gamePages();
    void endsAndNotices_data() { rows(); }
    void endsAndNotices();
    void promotion_data() { rows(); }
    void promotion();
    void newGameDialogs_data() { rows(); }
    void newGameDialogs();
    void preferences_data() { rows(); }
    void preferences();
    void helpAndGuidedGames_data() { rows(); }
    void helpAndGuidedGames();
    void thoughtsReviewsAndAgents_data() { rows(); }
    void thoughtsReviewsAndAgents();
    void libraries_data() { rows(); }
    void libraries();
    void agentLab_data() { rows(); }
    void agentLab();
    void sheets_data() { rows(); }
    void sheets();
    void cleanup();

private:
    static void rows();
    /// A window as the row has it.
    void open();
    /// At games whose moves programs of others made, with what they took.
    void lookAtPrograms();
    /// Whether the words of all rows are seen whole, unless the dialog is as wide as the screen allows.
    void lookAtRows(const QTreeWidget &list, int screenWidth);
};

void ScreensTest::rows()
{
    QTest::addColumn<Scheme>("scheme");
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("textPercent");
    QTest::addRow("light") << Scheme::Light << QString() << 100;
    QTest::addRow("dark") << Scheme::Dark << QString() << 100;
    QTest::addRow("contrast-longer") << Scheme::HighContrast << QString(kLonger) << 100;
    QTest::addRow("light-130") << Scheme::Light << QString() << 130;
    QTest::addRow("dark-160") << Scheme::Dark << QString() << 160;
    for (const QString &code : languages()) {
        if (code != u"en")
            QTest::addRow("light-%s", qPrintable(code)) << Scheme::Light << code << 100;
    }
}

void ScreensTest::open()
{
    QFETCH(const Scheme, scheme);
    QFETCH(const QString, language);
    QFETCH(const int, textPercent);
    ScreenCase::open({scheme, language, textPercent});
}

void ScreensTest::cleanup()
{
    const QString faults = close();
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults));
}

void ScreensTest::lookAtRows(const QTreeWidget &list, int screenWidth)
{
    constexpr int kScreenMargin = 80;
    if (list.window()->width() >= screenWidth - kScreenMargin)
        return;
    for (QTreeWidgetItemIterator it(const_cast<QTreeWidget *>(&list)); *it; ++it) {
        if ((*it)->childCount() > 0)
            continue;
        for (int column = 0; column < 2; ++column) {
            const QString text = (*it)->text(column);
            const int room = list.columnWidth(column) - (column == 0 ? list.indentation() : 0);
            if (list.fontMetrics().horizontalAdvance(text) > room)
                m_faults << u"no room for "_s + text;
        }
    }
}

void ScreensTest::startPage()
{
    open();
    lookInOrder(m_driver->window(), u"start"_s);
    m_driver->start(WindowDriver::againstComputer(catalogue().back().info().id));
    m_driver->playAnyMove();
    m_driver->trigger("actionHome");
    lookInOrder(m_driver->window(), u"start-continue"_s);
    m_driver->window().resize(792, 672);
    lookInOrder(m_driver->window(), u"start-least"_s);
    m_driver->window().resize(1600, 1000);
    lookInOrder(m_driver->window(), u"start-wide"_s);
    m_faults << test::sharedKeys(m_driver->window());
    m_driver->window().resize(1180, 800);
    for (const GameEntry &entry : catalogue()) {
        m_driver->window().lobby().showPuzzles(idOf(entry));
        lookInOrder(m_driver->window(), u"puzzles-"_s + idOf(entry));
    }
    m_driver->window().resize(792, 672);
    auto &tabs = m_driver->find<QTabBar>("puzzleTabs");
    tabs.setCurrentIndex(tabs.count() - 1);
    lookAtWindow(u"puzzles-none"_s);
    tabs.setCurrentIndex(0);
    QTest::keyClick(&m_driver->window().lobby().puzzlePage().list(), Qt::Key_Return);
    lookAtWindow(u"puzzle-least"_s);
    m_driver->window().resize(1180, 800);
    lookAtWindow(u"puzzle"_s);
}

void ScreensTest::gamePages()
{
    open();
    for (const GameEntry &entry : catalogue()) {
        m_driver->window().resize(1180, 800);
        GameSetup setup = WindowDriver::people(entry.info().id);
        setup.clocks.fill({std::chrono::minutes(75), std::chrono::seconds(5)});
        m_driver->start(setup);
        lookAtWindow(u"game-%1-start"_s.arg(idOf(entry)));
        for (int i = 0; i < 2 * m_driver->game().playerCount(); ++i)
            m_driver->playAnyMove();
        lookAtWindow(u"game-%1"_s.arg(idOf(entry)));
        m_driver->window().resize(792, 672);
        lookAtWindow(u"game-%1-least"_s.arg(idOf(entry)));
        m_driver->trigger("actionZen");
        lookAtWindow(u"game-%1-zen"_s.arg(idOf(entry)));
        m_driver->trigger("actionZen");
        if (m_driver->game().playerCount() == 2) {
            m_driver->trigger("actionClassic");
            lookAtWindow(u"game-%1-classic"_s.arg(idOf(entry)));
            m_driver->trigger("actionClassic");
        }
    }
}

void ScreensTest::endsAndNotices()
{
    open();
    GameSetup setup = WindowDriver::people();
    setup.clocks.fill({std::chrono::minutes(5), std::chrono::seconds(0)});
    m_driver->start(setup);
    m_driver->click(cellAt(0));
    lookAtWindow(u"refusal"_s);
    for (int i = 0; i < 3; ++i)
        m_driver->playAnyMove();
    m_driver->trigger("actionPause");
    lookAtWindow(u"pause"_s);
    m_driver->trigger("actionPause");
    m_driver->trigger("actionFirst");
    lookAtWindow(u"past"_s);
    m_driver->trigger("actionLive");
    m_driver->window().page().showError(u"game.tgn:3:14: found \"9,9\", wanted a legal move"_s);
    m_driver->trigger("actionResign");
    lookAtWindow(u"resigned"_s);
    m_driver->window().resize(792, 672);
    lookAtWindow(u"resigned-least"_s);
}

void ScreensTest::promotion()
{
    open();
    // Whichever game lets people choose.
    for (const GameEntry &entry : catalogue()) {
        const auto &specs = entry.info().options;
        const bool offersChoice = std::any_of(specs.begin(), specs.end(), [](const auto &spec) {
            return spec.key == "promotion-choice";
        });
        if (!offersChoice)
            continue;
        GameSetup setup = WindowDriver::people(entry.info().id);
        setup.options.set("promotion-choice", true);
        setup.start = "4k3/8/8/8/2P5/8/8/4K3 w - - w 5";
        m_driver->start(setup);
        const MoveShape shape = m_driver->game().position().pointing().shape(
            m_driver->game().position().parseMove("c4c5q").value());
        m_driver->click(shape.cells[0]);
        m_driver->click(shape.cells[1]);
        QVERIFY(m_driver->find<QWidget>("choicePopover").isVisible());
        lookAtWindow(u"promotion"_s);
    }
}

void ScreensTest::newGameDialogs()
{
    open();
    m_driver->trigger("actionNewGame");
    useDialog("newGameDialog", [this](QWidget &dialog) {
        auto &list = *dialog.findChild<QListWidget *>(u"gameList"_s);
        for (const GameEntry &entry : catalogue()) {
            list.setCurrentRow(static_cast<int>(&entry - catalogue().data()));
            lookInOrder(dialog, u"new-%1"_s.arg(idOf(entry)));
        }
        for (const char *name : {"clocksDiffer", "moreButton"}) {
            if (auto *button = dialog.findChild<QAbstractButton *>(QLatin1StringView(name)))
                button->click();
        }
        lookInOrder(dialog, u"new-open"_s);
        dialog.resize(dialog.minimumSizeHint());
        lookInOrder(dialog, u"new-least"_s);
    });
}

void ScreensTest::preferences()
{
    open();
    m_driver->trigger("actionPreferences");
    useDialog("preferencesDialog", [this](QWidget &dialog) {
        auto *pages = dialog.findChild<QListWidget *>();
        if (pages == nullptr) {
            lookInOrder(dialog, u"preferences"_s);
            return;
        }
        for (int i = 0; i < pages->count(); ++i) {
            pages->setCurrentRow(i);
            lookInOrder(dialog, u"preferences-%1"_s.arg(i));
        }
        // As wide as a small screen: nothing may need scrolling sideways.
        if (dialog.screen()->availableGeometry().width() < 800)
            return;
        dialog.resize(800, 600);
        QCOMPARE(dialog.width(), 800);
        for (int i = 0; i < pages->count(); ++i) {
            pages->setCurrentRow(i);
            lookInOrder(dialog, u"preferences-narrow-%1"_s.arg(i));
        }
    });
}

void ScreensTest::helpAndGuidedGames()
{
    open();
    for (const GameEntry &entry : catalogue()) {
        m_driver->start(WindowDriver::people(entry.info().id));
        m_driver->trigger("actionRules");
        useDialog("helpDialog", [&](QWidget &dialog) {
            look(dialog, u"help-%1"_s.arg(idOf(entry)));
        });
        m_driver->trigger("actionEditPosition");
        useDialog("positionEditor", [&](QWidget &dialog) {
            lookInOrder(dialog, u"editor-%1"_s.arg(idOf(entry)));
        });
        const BoardDesign &design = m_driver->window().page().board().view().board().design();
        const std::unique_ptr<OptionsDialog> pieces(design.makeOptionsDialog(
            optionsWithAPiece(entry),
            m_driver->game().position().board(),
            m_driver->appearance().theme(),
            &m_driver->window()));
        if (pieces) {
            pieces->show();
            look(*pieces, u"pieces-%1"_s.arg(idOf(entry)));
            pieces->resize(pieces->minimumSizeHint());
            look(*pieces, u"pieces-%1-least"_s.arg(idOf(entry)));
        }
        m_driver->trigger("actionLearn");
        const GuidedGame &guided = m_driver->window().lobby().guidedGame();
        m_driver->session().match.playHuman(guided.tour().front().wanted.front());
        lookAtWindow(u"guided-%1"_s.arg(idOf(entry)));
        m_driver->window().resize(792, 672);
        lookAtWindow(u"guided-%1-least"_s.arg(idOf(entry)));
        m_driver->window().resize(1180, 800);
    }
}

void ScreensTest::lookAtPrograms()
{
    for (const GameEntry &entry : catalogue()) {
        const GameSetup setup = WindowDriver::people(entry.info().id);
        m_driver->start(setup);
        for (int i = 0; i < 6; ++i)
            m_driver->playAnyMove();
        GameRecord record = m_driver->game().record();
        for (const NodeId node : record.mainLine()) {
            record.node(node).trace.time = std::chrono::milliseconds(1234);
            record.node(node).trace.kilobytes = 100'000;
            record.node(node).trace.addLine(
                "depth 7, value 0.25, 123456 positions, the next one please");
        }
        QVERIFY(!m_driver->window().page().load(record, setup));
        auto &tabs = m_driver->find<QTabBar>("sideTabs");
        tabs.setCurrentIndex(tabs.count() - 1);
        QVERIFY(m_driver->find<QWidget>("traceText").isVisible());
        lookAtWindow(u"programs-%1"_s.arg(idOf(entry)));
    }
}

void ScreensTest::thoughtsReviewsAndAgents()
{
    open();
    for (const GameEntry &entry : catalogue()) {
        m_driver->start(WindowDriver::againstComputer(entry.info().id));
        if (!m_driver->find<QWidget>("thinkingText").isVisible())
            m_driver->press("thinkingFold");
        LiveAnalysis &analysis = m_driver->window().page().study().analysis().analysis();
        analysis.setOn(true);
        QTRY_VERIFY_WITH_TIMEOUT(!analysis.lines().empty(), kPatience);
        lookAtWindow(u"analysis-%1"_s.arg(idOf(entry)));
        analysis.setOn(false);
        m_driver->start(WindowDriver::people(entry.info().id));
        for (int i = 0; i < 20; ++i)
            m_driver->session().match.playHuman(m_driver->game().position().legalMoves().front());
        m_driver->trigger("actionCoach");
        const CoachRun &coach = m_driver->window().page().study().coach().run();
        QTRY_COMPARE_WITH_TIMEOUT(coach.state(), CoachRun::State::Told, kPatience);
        lookAtWindow(u"coach-%1"_s.arg(idOf(entry)));
    }
    m_driver->start(WindowDriver::people());
    m_driver->playAnyMove();
    m_driver->playAnyMove();
    m_driver->trigger("actionResign");
    m_driver->press("reviewButton");
    const ReviewRun &review = m_driver->find<ReviewBox>("reviewBox").run();
    QTRY_VERIFY_WITH_TIMEOUT(review.review().has_value(), kPatience);
    lookAtWindow(u"review"_s);
    lookAtPrograms();
    for (const auto kind : {PlayerProgram::Kind::Ugi, PlayerProgram::Kind::Agent}) {
        PlayerProgram program;
        program.kind = kind;
        program.game = catalogue().front().info().id;
        ProgramDialog dialog(program, &m_driver->window());
        dialog.show();
        look(dialog, kind == PlayerProgram::Kind::Agent ? u"agent"_s : u"engine"_s);
    }
    m_driver->trigger("actionAskProgram");
    useDialog("askDialog", [this](QWidget &dialog) { look(dialog, u"ask"_s); });
    m_driver->trigger("actionCheckAgent");
    useDialog("checkDialog", [this](QWidget &dialog) {
        look(dialog, u"check"_s);
        // Letters of equal width grow with all others.
        const auto *report = dialog.findChild<QPlainTextEdit *>();
        QVERIFY(report != nullptr);
        QCOMPARE(report->font().pointSizeF(), dialog.font().pointSizeF());
    });
}

void ScreensTest::libraries()
{
    open();
    m_driver->trigger("actionLibrary");
    useDialog("libraryWindow", [this](QWidget &window) { look(window, u"library-empty"_s); });
    for (const GameEntry &entry : catalogue()) {
        m_driver->start(WindowDriver::againstComputer(entry.info().id));
        m_driver->playAnyMove();
        QTRY_VERIFY_WITH_TIMEOUT(m_driver->session().match.awaitsHuman(), kPatience);
        m_driver->trigger("actionResign");
        lookAtWindow(u"rated-%1"_s.arg(idOf(entry)));
    }
    m_driver->start(WindowDriver::people());
    m_driver->trigger("actionExplorer");
    const ExplorerRun &explorer = m_driver->window().page().study().explorer().run();
    QTRY_VERIFY_WITH_TIMEOUT(
        explorer.state() == ExplorerRun::State::Ready && !explorer.moves().empty(), kPatience);
    lookAtWindow(u"explorer"_s);
    m_driver->trigger("actionExplorer");
    m_driver->trigger("actionLibrary");
    const QString path = m_driver->folder() + u"/all.tgn"_s;
    useDialog("libraryWindow", [&](QWidget &window) {
        const auto &table = *window.findChild<QTableView *>();
        QTRY_COMPARE_WITH_TIMEOUT(
            table.model()->rowCount(), static_cast<int>(catalogue().size()), kPatience);
        QTest::qWait(100);
        look(window, u"library"_s);
        window.findChild<QTabWidget *>()->setCurrentIndex(1);
        look(window, u"statistics"_s);
        Library &library = m_driver->window().library();
        library.exportTo(path, {library.index(), {0, 1, 2, 3}});
        library.finish();
    });
    m_driver->window().files().openPath(path);
    useDialog("gameChooser", [this](QWidget &chooser) {
        const auto &table = *chooser.findChild<QTableView *>();
        QTRY_VERIFY_WITH_TIMEOUT(table.model()->rowCount() > 1, kPatience);
        look(chooser, u"chooser"_s);
    });
}

void ScreensTest::agentLab()
{
    open();
    LabPage &lab = m_driver->window().lobby().lab();
    lab::MatchOrder order;
    for (const int seats : {2, 3}) {
        const auto entry
            = std::find_if(catalogue().begin(), catalogue().end(), [seats](const GameEntry &one) {
                  return one.info().playerCount() == seats;
              });
        m_driver->window().resize(1180, 800);
        m_driver->trigger("actionLab");
        order = {};
        order.game = &*entry;
        order.players = {"level=1,name=\"Level 1\"", "level=2,name=\"Level 2\""};
        order.time = "nodes=20";
        order.games = 12;
        lab.form().setOrder(order);
        lookInOrder(m_driver->window(), u"lab-%1"_s.arg(seats));
        m_driver->window().resize(792, 672);
        lookInOrder(m_driver->window(), u"lab-%1-least"_s.arg(seats));
        m_driver->press("labStartButton");
        QTRY_VERIFY_WITH_TIMEOUT(!lab.match().isPlaying() && lab.match().report(), kPatience);
        QTRY_COMPARE_WITH_TIMEOUT(
            lab.match().report()->results.games().size(), std::size_t(12), kPatience);
        lookInOrder(m_driver->window(), u"lab-match-%1-least"_s.arg(seats));
        m_driver->window().resize(1180, 800);
        lookInOrder(m_driver->window(), u"lab-match-%1"_s.arg(seats));
        m_driver->press("matchBackButton");
    }
    order.sprt = "elo0=0 elo1=10";
    lab.form().setOrder(order);
    lookInOrder(m_driver->window(), u"lab-test"_s);
    LogDialog log(3, u"> go nodes 20\n! Traceback"_s, &m_driver->window());
    log.show();
    look(log, u"lab-log"_s);
}

void ScreensTest::sheets()
{
    open();
    m_driver->start(WindowDriver::people());
    m_driver->trigger("actionShortcuts");
    useDialog("shortcutsDialog", [this](QWidget &dialog) {
        look(dialog, u"shortcuts"_s);
        lookAtRows(*dialog.findChild<QTreeWidget *>(), dialog.screen()->availableGeometry().width());
    });
    m_driver->trigger("actionAbout");
    useDialog("aboutDialog", [this](QWidget &dialog) { look(dialog, u"about"_s); });
}

QTEST_MAIN(ScreensTest)
#include "screenstest.moc"
