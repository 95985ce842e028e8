#include "app/dialogs/preferences/preferencesdialog.h"
#include "app/lab/labpage.h"
#include "app/lab/orderform.h"
#include "app/players/programdialog.h"
#include "app/players/programlist.h"
#include "app/window/lobby.h"
#include "model/games/catalogue.h"
#include "tests/support/patience.h"
#include "tests/support/screens/screencase.h"
#include "tests/support/startedprocesses.h"
#include "view/widgets/messagebar.h"

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTreeWidget>
#include <QtTest>

using namespace tessera;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using test::WindowDriver;

namespace {

const QString kAgents = QStringLiteral(TESSERA_TEST_DATA "/agents");

} // namespace

/// Looks at the dialogs and pages about programs of others, in each state that a person meets: nothing is clipped, and with
/// TESSERA_SCREENS_DIR in the environment there are pictures of all.
class ProgramScreensTest : public test::ScreenCase
{
    Q_OBJECT

private slots:
    void engineManager_data() { rows(); }
    void engineManager();
    void engineDialog_data() { rows(); }
    void engineDialog();
    void agentDialog_data() { rows(); }
    void agentDialog();
    void checks_data() { rows(); }
    void checks();
    void questions_data() { rows(); }
    void questions();
    void troubles_data() { rows(); }
    void troubles();
    void labOrders_data() { rows(); }
    void labOrders();
    void labMatches_data() { rows(); }
    void labMatches();
    void cleanup();

private:
    static void rows();
    /// A window in the scheme and size of the row.
    void open();
    /// A dialog no larger than the row's window.
    void lookAtDialog(QDialog &dialog, const QString &name);
    [[nodiscard]] PlayerProgram agent(const std::string &game, const QString &path) const;
    [[nodiscard]] PlayerProgram engine(const char *mode, const std::string &game) const;
    [[nodiscard]] QString written(const QString &name, const QByteArray &content) const;
    void keep(const std::vector<PlayerProgram> &programs);
    /// Opens the dialog of a program, and tries that.
    void lookAtTrial(const PlayerProgram &program, const QString &name, const QString &verdict);
    void startAgainst(const PlayerProgram &program);

    std::unique_ptr<QTemporaryDir> m_folder;
};

void ProgramScreensTest::rows()
{
    QTest::addColumn<Scheme>("scheme");
    QTest::addColumn<QSize>("size");
    QTest::newRow("light") << Scheme::Light << QSize(1180, 840);
    // Pictures are wanted of all four; what may be clipped is the same in both schemes.
    if (qEnvironmentVariableIsSet("TESSERA_SCREENS_DIR")) {
        QTest::newRow("light-small") << Scheme::Light << QSize(800, 680);
        QTest::newRow("dark") << Scheme::Dark << QSize(1180, 840);
    }
    QTest::newRow("dark-small") << Scheme::Dark << QSize(800, 680);
}

void ProgramScreensTest::open()
{
    QFETCH(const Scheme, scheme);
    QFETCH(const QSize, size);
    ScreenCase::open({scheme});
    m_folder = std::make_unique<QTemporaryDir>();
    m_driver->window().resize(size);
    QCoreApplication::processEvents();
}

void ProgramScreensTest::cleanup()
{
    const QString faults = close();
    m_folder.reset();
    QTRY_VERIFY_WITH_TIMEOUT(test::startedProcesses().isEmpty(), kPatience);
    QVERIFY2(faults.isEmpty(), qPrintable(faults));
}

void ProgramScreensTest::lookAtDialog(QDialog &dialog, const QString &name)
{
    dialog.resize(dialog.size().boundedTo(m_driver->window().size()));
    look(dialog, name);
}

PlayerProgram ProgramScreensTest::agent(const std::string &game, const QString &path) const
{
    PlayerProgram program;
    program.kind = PlayerProgram::Kind::Agent;
    program.name = QFileInfo(path).completeBaseName().toStdString();
    program.game = game;
    program.agent.path = path.toStdString();
    return program;
}

PlayerProgram ProgramScreensTest::engine(const char *mode, const std::string &game) const
{
    PlayerProgram program;
    program.name = mode;
    program.game = game;
    program.command = "exec python3 " TESSERA_TEST_DATA "/foreign/proxy.py " + std::string(mode)
                      + " " + m_folder->filePath(u"pids"_s).toStdString()
                      + " " TESSERA_BINARY_DIR "/tessera-cli ugi --game " + game;
    program.moveTime = 10ms;
    return program;
}

QString ProgramScreensTest::written(const QString &name, const QByteArray &content) const
{
    QFile file(m_folder->filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write an agent");
    return file.fileName();
}

void ProgramScreensTest::keep(const std::vector<PlayerProgram> &programs)
{
    ProgramList list(m_driver->settings().dataFolder());
    for (const PlayerProgram &program : programs)
        list.keep(program);
    QVERIFY(!list.save());
}

void ProgramScreensTest::engineManager()
{
    open();
    const auto lookAtPage = [this](const QString &name) {
        m_driver->trigger("actionPreferences");
        auto &dialog = m_driver->find<PreferencesDialog>("preferencesDialog");
        dialog.showPage(u"enginesPage"_s);
        auto &table = m_driver->find<QTreeWidget>("programTable");
        if (table.topLevelItemCount() > 0)
            table.setCurrentItem(table.topLevelItem(0));
        QCOMPARE(
            m_driver->find<QLabel>("programListEmpty").isVisible(), table.topLevelItemCount() == 0);
        lookAtDialog(dialog, name);
        dialog.close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    lookAtPage(u"manager-empty"_s);
    keep(
        {engine("honest", "tetress"),
         agent("chexers", kAgents + u"/racer"_s),
         agent("watchyourback", u"/agents/a long name/that_has_a_long_name_itself.py"_s),
         agent("tetress", kAgents + u"/settler"_s)});
    lookAtPage(u"manager-filled"_s);
}

void ProgramScreensTest::lookAtTrial(
    const PlayerProgram &program, const QString &name, const QString &verdict)
{
    ProgramDialog dialog(program, &m_driver->window());
    dialog.show();
    lookAtDialog(dialog, name + u"-before"_s);
    dialog.test();
    const auto &button = *dialog.findChild<QPushButton *>(u"testProgramButton"_s);
    QTRY_VERIFY_WITH_TIMEOUT(button.isEnabled(), kPatience);
    const QString words = dialog.findChild<QLabel *>(u"programVerdict"_s)->text();
    QVERIFY2(words.contains(verdict), qPrintable(words));
    // What is ours in a traceback helps nobody.
    const QString said = dialog.findChild<QPlainTextEdit *>(u"programTranscript"_s)->toPlainText();
    QVERIFY2(!said.contains(u"bridge"_s) && !said.contains(u"importlib"_s), qPrintable(said));
    lookAtDialog(dialog, name);
    auto &bar = *dialog.findChild<QScrollArea *>()->verticalScrollBar();
    bar.setValue(bar.maximum());
    lookAtDialog(dialog, name + u"-end"_s);
}

void ProgramScreensTest::engineDialog()
{
    open();
    lookAtTrial(engine("honest", "xxlchess"), u"engine-good"_s, u"It works: "_s);
    PlayerProgram missing = engine("honest", "tetress");
    missing.command = "/usr/games/no-such-engine --deep";
    lookAtTrial(missing, u"engine-missing"_s, u"there is no such command"_s);
}

void ProgramScreensTest::agentDialog()
{
    open();
    lookAtTrial(agent("chexers", kAgents + u"/racer"_s), u"agent-found"_s, u"It works: "_s);
    lookAtTrial(
        agent("chexers", u"/agents/players/no_such_agent"_s),
        u"agent-not-found"_s,
        u"There is no /agents"_s);
    lookAtTrial(
        agent("watchyourback", written(u"pandas_player.py"_s, "import no_such_package_anywhere\n")),
        u"agent-module"_s,
        u"no_such_package_anywhere"_s);
    lookAtTrial(
        agent("tetress", written(u"nothing.py"_s, "class Agents:\n    pass\n")),
        u"agent-class"_s,
        u"It does not work: "_s);
    const QByteArray raising = "class Player:\n"
                               "    def __init__(self, colour):\n"
                               "        self.board = {}\n\n"
                               "    def best(self):\n"
                               "        return self.board[(3, 4)]\n\n"
                               "    def action(self, turns):\n"
                               "        return self.best()\n\n"
                               "    def update(self, action):\n"
                               "        pass\n";
    lookAtTrial(
        agent("watchyourback", written(u"raises.py"_s, raising)),
        u"agent-traceback"_s,
        u"raises.py:6"_s);
}

void ProgramScreensTest::checks()
{
    open();
    const auto openDialog = [this]() -> QDialog & {
        m_driver->trigger("actionCheckAgent");
        return m_driver->find<QDialog>("checkDialog");
    };
    const auto shut = [](QDialog &dialog) {
        dialog.close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    QDialog &empty = openDialog();
    lookAtDialog(empty, u"check-empty"_s);
    // How many games there would be is not known.
    QVERIFY(!empty.findChild<QProgressBar *>()->isTextVisible());
    shut(empty);
    PlayerProgram fast = agent("tetress", kAgents + u"/settler"_s);
    keep({fast, agent("chexers", kAgents + u"/faulty/cannot_pass.py"_s)});
    QDialog &dialog = openDialog();
    lookAtDialog(dialog, u"check-before"_s);
    auto &report = m_driver->find<QPlainTextEdit>("checkReport");
    auto &verdict = m_driver->find<QLabel>("checkVerdict");
    m_driver->press("checkStartButton");
    QTRY_VERIFY_WITH_TIMEOUT(report.toPlainText().contains(u"game 1, as"_s), kPatience);
    lookAtDialog(dialog, u"check-running"_s);
    QTRY_VERIFY_WITH_TIMEOUT(verdict.text() == u"No fault was found."_s, kPatience);
    lookAtDialog(dialog, u"check-passed"_s);
    auto &agents = m_driver->find<QComboBox>("checkAgent");
    agents.setCurrentIndex(1);
    emit agents.activated(1);
    m_driver->press("checkStartButton");
    QTRY_VERIFY_WITH_TIMEOUT(verdict.text().startsWith(u"It has a fault"_s), kPatience);
    lookAtDialog(dialog, u"check-failed"_s);
    shut(dialog);
}

void ProgramScreensTest::questions()
{
    open();
    const QByteArray corner = "class Player:\n"
                              "    def __init__(self, colour):\n"
                              "        pass\n\n"
                              "    def action(self, turns):\n"
                              "        return (7, 0)\n";
    keep(
        {engine("honest", "watchyourback"),
         agent("watchyourback", written(u"corner.py"_s, corner))});
    m_driver->start(WindowDriver::people("watchyourback"));
    m_driver->trigger("actionAskProgram");
    auto &dialog = m_driver->find<QDialog>("askDialog");
    lookAtDialog(dialog, u"ask-before"_s);
    auto &programs = m_driver->find<QComboBox>("askProgram");
    for (const int row : {0, 1}) {
        programs.setCurrentIndex(row);
        emit programs.activated(row);
        m_driver->press("askButton");
        QTRY_VERIFY_WITH_TIMEOUT(m_driver->find<QPushButton>("askButton").isEnabled(), kPatience);
        lookAtDialog(dialog, row == 0 ? u"ask-answered"_s : u"ask-illegal"_s);
        // The beginning of the last line is seen, however long it is.
        QCOMPARE(m_driver->find<QPlainTextEdit>("askLog").horizontalScrollBar()->value(), 0);
    }
    QVERIFY(m_driver->text("askVerdict").startsWith(u"It makes no legal move: "_s));
    dialog.close();
}

void ProgramScreensTest::startAgainst(const PlayerProgram &program)
{
    GameSetup setup = WindowDriver::people(program.game);
    setup.seats[Player::Second] = {SeatSetup::Kind::Program, {}, 1, program};
    m_driver->start(setup);
    auto &bar = m_driver->find<MessageBar>("errorBar");
    for (int turn = 0; turn < 8 && bar.text().isEmpty(); ++turn) {
        const int before = m_driver->ply();
        m_driver->playAnyMove();
        QTRY_VERIFY_WITH_TIMEOUT(m_driver->ply() == before + 2 || !bar.text().isEmpty(), kPatience);
    }
    QVERIFY(!bar.text().isEmpty());
}

/// The question after a crash, what was said, an illegal action on the board, and the tab beside it.
void ProgramScreensTest::troubles()
{
    open();
    startAgainst(engine("complaining", "tetress"));
    lookAtWindow(u"trouble-crash"_s);
    m_driver->press("programLogButton");
    auto &log = m_driver->find<QDialog>("programLog");
    lookAtDialog(log, u"trouble-log"_s);
    log.close();
    startAgainst(agent("watchyourback", kAgents + u"/faulty/places_in_the_corner.py"_s));
    lookAtWindow(u"trouble-illegal"_s);
    auto &tabs = m_driver->find<QTabBar>("sideTabs");
    tabs.setCurrentIndex(tabs.count() - 1);
    lookAtWindow(u"trouble-programs"_s);
}

void ProgramScreensTest::labOrders()
{
    open();
    m_driver->trigger("actionLab");
    lookAtWindow(u"lab-first"_s);
    LabPage &lab = m_driver->window().lobby().lab();
    lab::MatchOrder order;
    order.game = findGame("chexers");
    order.players
        = {"level=1,name=\"Level 1\"",
           "level=2,name=\"Level 2\"",
           "cmd=\"" TESSERA_BINARY_DIR "/tessera-cli ugi --game chexers\" proto=ugi name=engine",
           "agent=" TESSERA_TEST_DATA "/agents/racer name=racer"};
    order.time = "nodes=200";
    order.games = 48;
    lab.form().setOrder(order);
    lookAtWindow(u"lab-order"_s);
    order.game = findGame("tetress");
    order.players.resize(2);
    order.sprt = "elo0=0 elo1=10";
    lab.form().setOrder(order);
    lookAtWindow(u"lab-test"_s);
}

void ProgramScreensTest::labMatches()
{
    open();
    m_driver->trigger("actionLab");
    LabPage &lab = m_driver->window().lobby().lab();
    lab::MatchOrder order;
    order.game = findGame("watchyourback");
    order.players
        = {"level=1,name=\"Level 1\"",
           "level=3,name=\"Level 3\"",
           engine("crashing", "watchyourback")
               .command.insert(0, "cmd=\"")
               .append("\" proto=ugi name=crashing"),
           "agent=" TESSERA_TEST_DATA "/agents/stabber.py name=stabber"};
    order.time = "nodes=400";
    order.games = 24;
    lab.form().setOrder(order);
    m_driver->press("labStartButton");
    LabMatch &match = lab.match();
    QTRY_VERIFY_WITH_TIMEOUT(match.results().games().size() >= 7 && match.report(), kPatience);
    lookAtWindow(u"lab-live"_s);
    m_driver->press("matchPauseButton");
    QTRY_VERIFY_WITH_TIMEOUT(!match.isPlaying(), kPatience);
    lookAtWindow(u"lab-paused"_s);
    m_driver->press("matchBackButton");
    lookAtWindow(u"lab-list"_s);
    m_driver->trigger("actionLab");
    if (!m_driver->find<QWidget>("matchView").isVisible()) {
        auto &matches = m_driver->find<QTreeWidget>("labMatches");
        emit matches.itemActivated(matches.topLevelItem(0), 0);
    }
    QTRY_VERIFY_WITH_TIMEOUT(match.results().games().size() >= 7, kPatience);
    m_driver->press("matchPauseButton");
    QTRY_VERIFY_WITH_TIMEOUT(match.isPlaying(), kPatience);
    lookAtWindow(u"lab-resumed"_s);
    QVERIFY2(
        !m_driver->text("matchState").contains(u"first games"_s),
        qPrintable(m_driver->text("matchState")));
    QTRY_VERIFY_WITH_TIMEOUT(match.isOver() && !match.isPlaying() && match.report(), kPatience);
    QTRY_COMPARE_WITH_TIMEOUT(match.report()->results.games().size(), std::size_t(24), kPatience);
    m_driver->find<QTabWidget>("labTabs").setCurrentIndex(1);
    lookAtWindow(u"lab-broken"_s);
}

QTEST_MAIN(ProgramScreensTest)
#include "programscreenstest.moc"
