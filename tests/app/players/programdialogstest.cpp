#include "app/dialogs/preferences/preferencesdialog.h"
#include "app/game/gamepage.h"
#include "app/players/namedcells.h"
#include "app/players/programdialog.h"
#include "app/players/programlist.h"
#include "model/games/catalogue.h"
#include "tests/support/patience.h"
#include "tests/support/programscase.h"
#include "tests/support/startedprocesses.h"
#include "tests/support/windowdriver.h"
#include "view/widgets/messagebar.h"

#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QScreen>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTreeWidget>
#include <QtTest>

#include <unistd.h>

using namespace tessera;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace tessera::test;

/// Programs of others in the dialogs about them: entered, kept, checked and asked.
class ProgramDialogsTest : public QObject, protected test::ProgramsCase
{
    Q_OBJECT

private slots:
    void init() { ProgramsCase::init(); }
    void cleanup() { ProgramsCase::cleanup(); }
    void agentIsEnteredInDialog();
    void badAgentIsExplained();
    void enteredFieldsAreNotThrownAway();
    void managerAddsChangesAndRemoves();
    void checkFindsFault();
    void checkOfGoodAgentIsStopped();
    void programIsAskedAnywhere();
    void illegalAnswerIsMarked();
    void limitsAreEntered();
    void largeTextsLeaveTheFrameOnTheScreen();
};

void ProgramDialogsTest::agentIsEnteredInDialog()
{
    m_driver->trigger("actionNewGame");
    auto &dialog = m_driver->find<QDialog>("newGameDialog");
    auto &seat = m_driver->find<QComboBox>("seat1Program");
    m_driver->find<QRadioButton>("seat1Computer").setChecked(true);
    QVERIFY(seat.isEnabled());
    const int entered = seat.findText(u"Agent…"_s);
    QVERIFY(entered > 0);
    seat.setCurrentIndex(entered);
    emit seat.activated(entered);
    // Until one is entered, ours plays.
    QCOMPARE(seat.currentIndex(), 0);
    auto &form = m_driver->find<QDialog>("programDialog");
    m_driver->find<QLineEdit>("programPath").setText(kAgents + u"/stabber.py"_s);
    const int game = m_driver->find<QComboBox>("programGame").findData(u"watchyourback"_s);
    m_driver->find<QComboBox>("programGame").setCurrentIndex(game);
    m_driver->press("testProgramButton");
    auto &verdict = m_driver->find<QLabel>("programVerdict");
    QTRY_VERIFY_WITH_TIMEOUT(verdict.text().startsWith(u"It works"_s), kPatience);
    QCOMPARE(m_driver->find<QLineEdit>("programName").text(), u"stabber"_s);
    QVERIFY(
        m_driver->find<QPlainTextEdit>("programTranscript").toPlainText().contains(u"bestmove"_s));
    form.accept();
    QCOMPARE(seat.currentText(), u"stabber"_s);
    QVERIFY(m_driver->find<QComboBox>("seat0Program").findText(u"stabber"_s) > 0);
    dialog.accept();
    QCOMPARE(m_driver->game().setup().seats[Player::Second].program.name, "stabber");
    m_driver->playAnyMove();
    QTRY_COMPARE_WITH_TIMEOUT(m_driver->ply(), 2, kPatience);
    QCOMPARE(ProgramList(m_driver->folder()).programs().size(), 1U);
}

/// What is missing is said in words, with the file and line.
void ProgramDialogsTest::badAgentIsExplained()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"broken.py"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("import no_such_package_anywhere\n");
    file.close();
    PlayerProgram program = agent("watchyourback", file.fileName());
    ProgramDialog dialog(program, nullptr);
    dialog.show();
    dialog.test();
    auto *verdict = dialog.findChild<QLabel *>(u"programVerdict"_s);
    QTRY_VERIFY_WITH_TIMEOUT(verdict->text().startsWith(u"It does not work"_s), kPatience);
    QVERIFY2(verdict->text().contains(u"no_such_package_anywhere"_s), qPrintable(verdict->text()));
    QVERIFY2(verdict->text().contains(u"broken.py:1"_s), qPrintable(verdict->text()));
}

/// Cancel asks when something was entered, and only then.
void ProgramDialogsTest::enteredFieldsAreNotThrownAway()
{
    const PlayerProgram program = agent("watchyourback", kAgents + u"/stabber.py"_s);
    ProgramDialog untouched(program, nullptr);
    untouched.show();
    untouched.reject();
    QVERIFY(untouched.isHidden());
    ProgramDialog dialog(program, nullptr);
    dialog.show();
    auto *name = dialog.findChild<QLineEdit *>(u"programName"_s);
    name->setText(u"Another"_s);
    dialog.reject();
    QVERIFY(dialog.isVisible());
    dialog.findChild<QPushButton *>(u"keepEditingButton"_s)->click();
    QVERIFY(dialog.isVisible());
    QCOMPARE(name->text(), u"Another"_s);
    QTRY_VERIFY(dialog.findChild<QWidget *>(u"discardBox"_s) == nullptr);
    dialog.reject();
    dialog.findChild<QPushButton *>(u"discardButton"_s)->click();
    QVERIFY(dialog.isHidden());
    QCOMPARE(dialog.result(), int(QDialog::Rejected));
}

/// The dialog was as high as the screen, so that its title was beyond the edge.
void ProgramDialogsTest::largeTextsLeaveTheFrameOnTheScreen()
{
    const QFont usual = QApplication::font();
    const auto restore = qScopeGuard([&usual] { QApplication::setFont(usual); });
    QFont large = usual;
    large.setPointSizeF(4 * usual.pointSizeF());
    QApplication::setFont(large);
    const ProgramDialog dialog({}, nullptr);
    QVERIFY(dialog.height() < dialog.screen()->availableSize().height());
    QVERIFY(dialog.width() < dialog.screen()->availableSize().width());
}

void ProgramDialogsTest::managerAddsChangesAndRemoves()
{
    m_driver->start(WindowDriver::people());
    m_driver->trigger("actionPreferences");
    m_driver->find<PreferencesDialog>("preferencesDialog").showPage(u"enginesPage"_s);
    auto &table = m_driver->find<QTreeWidget>("programTable");
    QCOMPARE(table.topLevelItemCount(), 0);
    QVERIFY(!m_driver->find<QPushButton>("editProgramButton").isEnabled());
    m_driver->press("addEngineButton");
    const PlayerProgram engine = scripted("honest", "tetress");
    m_driver->find<QLineEdit>("programPath").setText(QString::fromStdString(engine.command));
    m_driver->press("testProgramButton");
    auto &verdict = m_driver->find<QLabel>("programVerdict");
    QTRY_VERIFY2_WITH_TIMEOUT(
        verdict.text().startsWith(u"It works"_s), qPrintable(verdict.text()), kPatience);
    // Its options have the controls that fit them; what is not changed is not set.
    auto &hash = m_driver->find<QSpinBox>("optionHash");
    hash.setValue(hash.value() + 1);
    const std::string value = std::to_string(hash.value());
    m_driver->find<QLineEdit>("programName").setText(u"Ours"_s);
    m_driver->press("keepProgramButton");
    QCOMPARE(table.topLevelItemCount(), 1);
    const std::vector<PlayerProgram> kept = ProgramList(m_driver->folder()).programs();
    QCOMPARE(kept.size(), 1U);
    QCOMPARE(kept.front().name, "Ours");
    QCOMPARE(kept.front().options.size(), 1U);
    QCOMPARE(kept.front().options.front().second, value);
    table.setCurrentItem(table.topLevelItem(0));
    m_driver->press("editProgramButton");
    m_driver->find<QLineEdit>("programName").setText(u"Theirs"_s);
    m_driver->press("keepProgramButton");
    QCOMPARE(table.topLevelItem(0)->text(0), u"Theirs"_s);
    m_driver->press("removeProgramButton");
    QCOMPARE(table.topLevelItemCount(), 0);
    QVERIFY(ProgramList(m_driver->folder()).programs().empty());
}

/// Of an agent on the list, and its game opens.
void ProgramDialogsTest::checkFindsFault()
{
    ProgramList list(m_driver->folder());
    list.keep(agent("chexers", kAgents + u"/faulty/cannot_pass.py"_s));
    QVERIFY(!list.save());
    m_driver->trigger("actionCheckAgent");
    // What has not begun has no progress.
    const auto &progress = m_driver->find<QProgressBar>("checkProgress");
    QVERIFY(!progress.isVisible());
    m_driver->press("checkStartButton");
    QVERIFY(progress.isVisible());
    auto &verdict = m_driver->find<QLabel>("checkVerdict");
    QTRY_VERIFY_WITH_TIMEOUT(verdict.text().startsWith(u"It has a fault"_s), kPatience);
    const QString report = m_driver->find<QPlainTextEdit>("checkReport").toPlainText();
    QVERIFY2(report.contains(u"Fault: "_s) && report.contains(u"Last calls:"_s), qPrintable(report));
    m_driver->press("checkOpenButton");
    QVERIFY(m_driver->game().hasGame());
    QVERIFY(m_driver->game().record().mainLine().size() > 0);
}

void ProgramDialogsTest::checkOfGoodAgentIsStopped()
{
    ProgramList list(m_driver->folder());
    list.keep(agent("tetress", kAgents + u"/settler"_s));
    QVERIFY(!list.save());
    m_driver->trigger("actionCheckAgent");
    m_driver->press("checkStartButton");
    auto &report = m_driver->find<QPlainTextEdit>("checkReport");
    QTRY_VERIFY_WITH_TIMEOUT(report.toPlainText().contains(u"game 1, as"_s), kPatience);
    // In the words of the game, not by the code of the reason.
    QVERIFY2(
        report.toPlainText()
            .section(u'\n', 0, 0)
            .contains(QRegularExpression(u" turns, (Red|Blue) wins: .*\\.$|Draw"_s)),
        qPrintable(report.toPlainText()));
    m_driver->press("checkStartButton");
    auto &verdict = m_driver->find<QLabel>("checkVerdict");
    QTRY_VERIFY2_WITH_TIMEOUT(
        verdict.text().contains(u"no fault was found"_s, Qt::CaseInsensitive),
        qPrintable(verdict.text()),
        kPatience);
    // And closed in the middle of another one.
    m_driver->press("checkStartButton");
    m_driver->find<QDialog>("checkDialog").close();
}

/// From any ply of a game that is over, and its answer becomes a variation.
void ProgramDialogsTest::programIsAskedAnywhere()
{
    ProgramList list(m_driver->settings().dataFolder());
    list.keep(scripted("honest", "chexers"));
    list.keep(agent("chexers", kAgents + u"/racer"_s));
    QVERIFY(!list.save());
    m_driver->start(WindowDriver::people("chexers"));
    for (int i = 0; i < 5; ++i)
        m_driver->playAnyMove();
    m_driver->trigger("actionResign");
    m_driver->trigger("actionFirst");
    m_driver->trigger("actionForward");
    m_driver->trigger("actionForward");
    const NodeId asked = m_driver->session().navigation.node();
    for (int row = 0; row < 2; ++row) {
        m_driver->trigger("actionAskProgram");
        auto &programs = m_driver->find<QComboBox>("askProgram");
        programs.setCurrentIndex(row);
        emit programs.activated(row);
        m_driver->press("askButton");
        auto &keep = m_driver->find<QPushButton>("askVariationButton");
        QTRY_VERIFY_WITH_TIMEOUT(keep.isEnabled(), kPatience);
        QVERIFY(m_driver->text("askVerdict").startsWith(u"It would play "_s));
        const QString log = m_driver->find<QPlainTextEdit>("askLog").toPlainText();
        QVERIFY2(log.contains(u"moves "_s), qPrintable(log));
        m_driver->press("askVariationButton");
        const NodeId now = m_driver->session().navigation.node();
        QCOMPARE(m_driver->game().record().node(now).parent, asked);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        m_driver->session().navigation.goTo(asked);
    }
    QVERIFY(m_driver->game().isOver());
}

/// What is no move is marked on the board, as far as it names cells, and the reason is said.
void ProgramDialogsTest::illegalAnswerIsMarked()
{
    const auto position = findGame("watchyourback")->game->start({});
    const std::vector<Cell> named = cellsNamed(*position, u"found ((3, 4), (12, 7)) of e1"_s);
    QCOMPARE(named.size(), std::size_t(1));
    QCOMPARE(position->cellText(named.front()), std::string("3,4"));
    ProgramList list(m_driver->settings().dataFolder());
    list.keep(agent("watchyourback", kAgents + u"/faulty/places_in_the_corner.py"_s));
    QVERIFY(!list.save());
    m_driver->start(WindowDriver::people("watchyourback"));
    m_driver->trigger("actionAskProgram");
    m_driver->press("askButton");
    QTRY_VERIFY_WITH_TIMEOUT(m_driver->find<QPushButton>("askButton").isEnabled(), kPatience);
    const QString verdict = m_driver->text("askVerdict");
    QVERIFY2(verdict.startsWith(u"It makes no legal move: "_s), qPrintable(verdict));
    QVERIFY(!m_driver->find<QPushButton>("askVariationButton").isEnabled());
    QVERIFY(!cellsNamed(*position, verdict).empty());
}

/// An engine's limits are entered, kept in the list, and hold.
void ProgramDialogsTest::limitsAreEntered()
{
    PlayerProgram program;
    program.name = "shell";
    program.command
        = "while read -r line; do case $line in ugi) echo ugiok;; isready) echo readyok;;"
          " go*) echo \"info string within $(ulimit -v) KiB and $(ulimit -t) s\";"
          " echo bestmove none;; quit) exit;; esac; done";
    program.moveTime = 10ms;
    program.patience = 20s;
    program.limits.megabytes = 700;
    ProgramDialog dialog(program, &m_driver->window());
    dialog.show();
    dialog.findChild<QDoubleSpinBox *>(u"programCpu"_s)->setValue(90);
    ProgramList list(m_driver->folder());
    list.keep(dialog.program());
    QVERIFY(!list.save());
    const ProcessLimits kept = ProgramList(m_driver->folder()).programs().front().limits;
    QCOMPARE(kept.megabytes, std::optional(700));
    QCOMPARE(kept.cpuTime, std::optional(std::chrono::milliseconds(90'000)));
    dialog.test();
    const auto &log = *dialog.findChild<QPlainTextEdit *>(u"programTranscript"_s);
    QTRY_VERIFY_WITH_TIMEOUT(log.toPlainText().contains(u"bestmove"_s), kPatience);
    QVERIFY2(
        log.toPlainText().contains(u"within 683200 KiB and 90 s"_s), qPrintable(log.toPlainText()));
}

QTEST_MAIN(ProgramDialogsTest)
#include "programdialogstest.moc"
