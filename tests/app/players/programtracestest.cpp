#include "app/analysis/analysisbox.h"
#include "app/board/boardpage.h"
#include "app/files/configurations.h"
#include "app/game/gamepage.h"
#include "app/game/studyboxes.h"
#include "app/players/programlist.h"
#include "app/window/gamefiles.h"
#include "tests/support/patience.h"
#include "tests/support/startedprocesses.h"
#include "tests/support/windowdriver.h"
#include "view/board/scene/boardscene.h"
#include "view/board/scene/boardview.h"
#include "view/plots/effortplot.h"
#include "view/widgets/messagebar.h"

#include <QPlainTextEdit>
#include <QTabBar>
#include <QTemporaryDir>
#include <QtTest>

using namespace tessera;
using namespace Qt::StringLiterals;
using test::WindowDriver;

namespace {

/// Talks all the time, and takes a corner for a square at its fourth turn.
constexpr const char *kTalker = R"(class Player:
    def __init__(self, colour):
        print("made", colour)
        self.much = []

    def action(self, turns):
        self.much.append(bytearray(4000000))
        moment = bytearray(60000000)
        del moment
        print("turn", turns, end="")
        return (turns, 7)

    def update(self, action):
        print("heard", action)
)";

} // namespace

/// What programs of others take and print for their moves, in the window.
class ProgramTracesTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void movesAreTraced();
    void enginesAreTraced();
    void fileKeepsThem();
    void nobodyElseIsTraced();
    void noMoveIsMarkedOnTheBoard();
    void memoryAfterTheMoveIsCalledSo();
    void ownPiecesAreToldToEngines_data();
    void ownPiecesAreToldToEngines();
    void ownPiecesAreToldToAnalysingEngines();

private:
    [[nodiscard]] GameModel &game() { return m_driver->game(); }
    [[nodiscard]] const ProgramTrace &trace() { return game().record().node(game().node()).trace; }
    [[nodiscard]] QString printed()
    {
        return m_driver->find<QPlainTextEdit>("traceText").toPlainText();
    }
    [[nodiscard]] bool hasTab();
    /// A person against the talker, which has answered so many moves.
    void playAgainstTalker(int answers);

    QTemporaryDir m_folder;
    std::unique_ptr<WindowDriver> m_driver;
};

void ProgramTracesTest::init()
{
    m_driver = std::make_unique<WindowDriver>();
}

void ProgramTracesTest::cleanup()
{
    m_driver.reset();
    QTRY_VERIFY_WITH_TIMEOUT(test::startedProcesses().isEmpty(), kPatience);
}

bool ProgramTracesTest::hasTab()
{
    const auto &tabs = m_driver->find<QTabBar>("sideTabs");
    for (int i = 0; i < tabs.count(); ++i) {
        if (tabs.tabText(i) == u"Programs"_s)
            return true;
    }
    return false;
}

void ProgramTracesTest::playAgainstTalker(int answers)
{
    QFile file(m_folder.filePath(u"talker.py"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(kTalker);
    file.close();
    PlayerProgram program;
    program.kind = PlayerProgram::Kind::Agent;
    program.name = "talker";
    program.game = "watchyourback";
    program.agent.path = file.fileName().toStdString();
    GameSetup setup = WindowDriver::people(program.game);
    setup.seats[Player::Second] = {SeatSetup::Kind::Program, {}, 1, program};
    m_driver->start(setup);
    for (int i = 1; i <= answers; ++i) {
        m_driver->playAnyMove();
        QTRY_COMPARE_WITH_TIMEOUT(m_driver->ply(), 2 * i, kPatience);
    }
}

/// Each with what it took and printed, which is shown at its position.
void ProgramTracesTest::movesAreTraced()
{
    playAgainstTalker(1);
    QVERIFY(hasTab());
    QVERIFY(trace().time.count() > 0);
    const int before = trace().kilobytes;
    QVERIFY(trace().isPeak);
    QVERIFY(before > 64000);
    QCOMPARE(QString::fromStdString(trace().text()), u"made black\nheard (1, 0)\nturn 1"_s);
    m_driver->playAnyMove();
    QTRY_COMPARE_WITH_TIMEOUT(m_driver->ply(), 4, kPatience);
    QVERIFY(trace().kilobytes > before + 3000);
    QCOMPARE(printed(), u"heard (2, 0)\nturn 3"_s);
    QVERIFY(m_driver->text("tracePlace").startsWith(u"Move 2, Black: "_s));
    QVERIFY(m_driver->text("tracePlace").contains(u", at most "_s));
    QVERIFY(m_driver->text("traceMemoryTitle").contains(u"at its peak"_s));
    auto &plot = m_driver->find<EffortPlot>("traceMemory");
    QCOMPARE(plot.points().size(), std::size_t(2));
    QCOMPARE(plot.points().front().place, 2);
    QVERIFY(plot.points().front().player == Player::Second);
    // The plots lead through the game.
    emit plot.placeChosen(2);
    QCOMPARE(m_driver->session().navigation.ply(), 2);
    QVERIFY(printed().startsWith(u"made black"_s));
    emit plot.placeChosen(1);
    QCOMPARE(m_driver->text("tracePlace"), u"Move 1, White was not made by a program."_s);
    QVERIFY(printed().isEmpty());
    emit plot.placeChosen(0);
    QCOMPARE(m_driver->session().navigation.ply(), 0);
}

/// An engine's last thought is there, and however much it says, what is kept of it stays small.
void ProgramTracesTest::enginesAreTraced()
{
    PlayerProgram program;
    program.name = "shell";
    program.command
        = "while read -r line; do case $line in ugi) echo ugiok;; isready) echo readyok;; go*) "
          "i=0; while [ $i -lt 300 ]; do i=$((i+1)); echo \"info string thought $i\"; done; "
          "echo info depth 1 score cp 5; echo info depth 2 score cp 7; "
          "printf 'info string broken \\377 \\n'; echo bestmove 0,2;; quit) exit;; esac; done";
    program.moveTime = std::chrono::milliseconds(10);
    GameSetup setup = WindowDriver::people("watchyourback");
    setup.seats[Player::Second] = {SeatSetup::Kind::Program, {}, 1, program};
    m_driver->start(setup);
    m_driver->playAnyMove();
    QTRY_COMPARE_WITH_TIMEOUT(m_driver->ply(), 2, kPatience);
    const QString text = QString::fromStdString(trace().text());
    QVERIFY(trace().text().size() <= ProgramTrace::kMostText);
    QVERIFY2(text.startsWith(u"…\ninfo string thought "_s), qPrintable(text));
    QVERIFY2(text.endsWith(u"info depth 2 score cp 7"_s), qPrintable(text));
    QVERIFY(text.contains(u"info string thought 300"_s));
    QVERIFY(text.contains(u"broken \ufffd"_s));
    QVERIFY(!text.contains(u"depth 1"_s));
}

void ProgramTracesTest::fileKeepsThem()
{
    playAgainstTalker(2);
    const ProgramTrace kept = trace();
    const QString path = m_folder.filePath(u"kept.tgn"_s);
    m_driver->window().files().saveTo(path, false);
    m_driver->start(WindowDriver::people("chexers"));
    QVERIFY(!hasTab());
    m_driver->window().files().openPath(path);
    QCOMPARE(m_driver->ply(), 4);
    QVERIFY(trace() == kept);
    QVERIFY(hasTab());
    QCOMPARE(printed(), QString::fromStdString(kept.text()));
}

void ProgramTracesTest::nobodyElseIsTraced()
{
    m_driver->start(WindowDriver::againstComputer());
    m_driver->playAnyMove();
    QTRY_COMPARE_WITH_TIMEOUT(m_driver->ply(), 2, kPatience);
    QVERIFY(trace().isEmpty());
    QVERIFY(!hasTab());
}

/// While the sentence about it stands, in the position in which it was tried; the board is not veiled.
void ProgramTracesTest::noMoveIsMarkedOnTheBoard()
{
    playAgainstTalker(3);
    const BoardPage &board = m_driver->find<BoardPage>("boardPage");
    const auto isMarked = [&board](const std::string &name) {
        for (const Cell cell : board.view().board().marks()[MarkRole::Refusal]) {
            if (board.view().board().position()->cellText(cell) == name)
                return true;
        }
        return false;
    };
    auto &bar = m_driver->find<MessageBar>("errorBar");
    for (int time = 0; time < 2; ++time) {
        if (time == 0)
            m_driver->playAnyMove();
        else
            m_driver->press("restartProgramButton");
        QTRY_VERIFY2_WITH_TIMEOUT(
            bar.text().contains(u"made no legal move"_s) || bar.text().contains(u"cannot go on"_s),
            qPrintable(bar.text()),
            kPatience);
        if (time == 1)
            break;
        QVERIFY(isMarked("7,7"));
        QVERIFY(m_driver->find<QWidget>("pauseCurtain").isHidden());
        m_driver->trigger("actionBack");
        QVERIFY(!isMarked("7,7"));
        m_driver->trigger("actionForward");
        QVERIFY(isMarked("7,7"));
    }
    QVERIFY(!isMarked("7,7"));
    m_driver->press("playOnButton");
    QTRY_COMPARE_WITH_TIMEOUT(m_driver->ply(), 8, kPatience);
    QVERIFY(m_driver->find<QWidget>("pauseCurtain").isHidden());
}

/// Older files, and systems that count no peaks, know only what is there after the move.
void ProgramTracesTest::memoryAfterTheMoveIsCalledSo()
{
    const QString path = m_folder.filePath(u"older.tgn"_s);
    const auto open = [&](const QByteArray &memory) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            "[Variant \"watchyourback\"]\n\n1. 1,3 {[%took 0:00.1] [%mem 20000]} 2,3 {[%took "
            "0:00.2] "
            + memory + "} *\n");
        file.close();
        m_driver->window().files().openPath(path);
        QCOMPARE(m_driver->ply(), 2);
    };
    open("[%mem 10000]");
    QVERIFY(m_driver->text("traceMemoryTitle").startsWith(u"Memory after each move: at most 20."_s));
    QVERIFY(m_driver->text("tracePlace").contains(u"10.2 MB after it"_s));
    open("[%peak 40000]");
    QVERIFY(m_driver->text("traceMemoryTitle").contains(u"or after it: at most 41.0 MB"_s));
    QVERIFY(m_driver->text("tracePlace").contains(u"at most 41.0 MB"_s));
}

void ProgramTracesTest::ownPiecesAreToldToEngines_data()
{
    QTest::addColumn<QString>("protocol");
    QTest::newRow("UGI") << u"ugi --game xxlchess"_s;
    QTest::newRow("UCI") << u"uci"_s;
}

/// An engine that can be told the name of a configuration plays with pieces of somebody's own, and is asked about them.
void ProgramTracesTest::ownPiecesAreToldToEngines()
{
    QFETCH(QString, protocol);
    const GameEntry &entry = *findGame("xxlchess");
    const auto read = readConfiguredSetup(entry, QStringLiteral(TESSERA_LAYOUTS "/leapers.json"));
    QVERIFY(read.hasValue());
    PlayerProgram program;
    program.kind = protocol == u"uci"_s ? PlayerProgram::Kind::Uci : PlayerProgram::Kind::Ugi;
    program.name = "ours";
    program.command = "exec " TESSERA_BINARY_DIR "/tessera-cli " + protocol.toStdString();
    program.moveTime = std::chrono::milliseconds(20);
    GameSetup setup = read->setup;
    setup.clocks = WindowDriver::people("xxlchess").clocks;
    setup.seats.fill({SeatSetup::Kind::Program, {}, 1, program});
    m_driver->start(setup);
    auto &bar = m_driver->find<MessageBar>("errorBar");
    // On a slow machine it may see so little that one side is mated before.
    QTRY_VERIFY_WITH_TIMEOUT(
        m_driver->ply() >= 6 || game().isOver() || m_driver->session().match.isPaused(), kPatience);
    QVERIFY2(m_driver->ply() >= 3, qPrintable(bar.text()));
    QVERIFY2(!m_driver->session().match.isPaused(), qPrintable(bar.text()));
}

/// The same for one that thinks beside the board; with the next game's pieces it is told of those.
void ProgramTracesTest::ownPiecesAreToldToAnalysingEngines()
{
    PlayerProgram program;
    program.name = "Guest";
    program.command = "exec " TESSERA_BINARY_DIR "/tessera-cli ugi --game xxlchess";
    ProgramList list(m_driver->settings().dataFolder());
    list.keep(program);
    QVERIFY(!list.save());
    Preferences preferences = m_driver->settings().preferences();
    preferences.engines.analysis.program = u"Guest"_s;
    m_driver->settings().setPreferences(preferences);
    const LiveAnalysis &analysis = m_driver->window().page().study().analysis().analysis();
    const auto isThinking = [&] {
        return analysis.state() == LiveAnalysis::State::Broken
               || (!analysis.lines().empty() && analysis.position() != nullptr
                   && analysis.position()->text() == game().position().text()
                   && analysis.lines().front().depth > 1);
    };
    const GameEntry &entry = *findGame("xxlchess");
    for (const char *file : {"", "/leapers.json", ""}) {
        GameSetup setup = WindowDriver::people("xxlchess");
        if (*file != '\0') {
            auto read = readConfiguredSetup(entry, QStringLiteral(TESSERA_LAYOUTS) + file);
            QVERIFY(read.hasValue());
            setup = read->setup;
            setup.seats = WindowDriver::people("xxlchess").seats;
        }
        m_driver->start(setup);
        if (analysis.state() == LiveAnalysis::State::Off)
            m_driver->trigger("actionAnalysis");
        QTRY_VERIFY_WITH_TIMEOUT(isThinking(), kPatience);
        QVERIFY2(analysis.fault().isEmpty(), qPrintable(analysis.fault()));
        for (const SearchInfo &line : analysis.lines())
            QVERIFY(game().position().isLegal(line.line.front()));
    }
}

QTEST_MAIN(ProgramTracesTest)
#include "programtracestest.moc"
