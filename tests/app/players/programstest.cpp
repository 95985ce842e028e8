#include "app/files/gamefile.h"
#include "app/files/setups.h"
#include "app/game/gamepage.h"
#include "app/players/programdialog.h"
#include "app/players/programlist.h"
#include "model/games/catalogue.h"
#include "tests/support/patience.h"
#include "tests/support/programscase.h"
#include "tests/support/startedprocesses.h"
#include "tests/support/windowdriver.h"
#include "view/widgets/messagebar.h"

#include <QDialog>
#include <QPlainTextEdit>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include <random>
#include <unistd.h>

using namespace tessera;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace tessera::test;

/// Programs of others at the board of the window.
class ProgramsTest : public QObject, protected test::ProgramsCase
{
    Q_OBJECT

private slots:
    void init() { ProgramsCase::init(); }
    void cleanup() { ProgramsCase::cleanup(); }
    void listIsKept();
    void unreadableListIsSaid();
    void setupRemembersProgram();
    void agentsPlayWholeGames_data();
    void agentsPlayWholeGames();
    void enginePlaysLayouts_data();
    void enginePlaysLayouts();
    void optionsAreRead_data();
    void optionsAreRead();
    void fileNamesProgram();
    void unfinishedGameGoesOn();
    void fogIsNotShown();
    void takingBackStartsAgentAnew();
    void agentThatCannotBeToldSaysSo();
    void faultsAreSaid_data();
    void faultsAreSaid();
    void amongProgramsNobodyClaims();
    void choicesGoOn();
    void leavesNothing();
    void anyMoment();

private:
    void startAgainst(const PlayerProgram &program, const std::string &game);
    void actAnyhow(std::mt19937 &chance);
};

void ProgramsTest::startAgainst(const PlayerProgram &program, const std::string &game)
{
    GameSetup setup = WindowDriver::people(game);
    setup.seats[Player::Second] = seatOf(program);
    m_driver->start(setup);
}

void ProgramsTest::listIsKept()
{
    QTemporaryDir folder;
    PlayerProgram engine;
    engine.kind = PlayerProgram::Kind::Uci;
    engine.name = "Fish";
    engine.command = "fish --deep";
    engine.folder = "/tmp";
    engine.options = {{"Hash", "32"}, {"Style of play", "wild"}};
    engine.start = "fen x";
    engine.moveTime = 250ms;
    PlayerProgram pupil = agent(catalogue().front().info().id, u"/agents/pupil.py"_s);
    pupil.agent.interpreter = "/venv/bin/python";
    pupil.agent.cpuTime = 60s;
    pupil.agent.megabytes = 100;
    {
        ProgramList list(folder.path());
        QVERIFY(list.programs().empty());
        QCOMPARE(list.keep(engine).name, "Fish");
        QCOMPARE(list.keep(pupil).name, "pupil");
        // A second one of the same name is told apart.
        QCOMPARE(list.keep(pupil).name, "pupil (2)");
        QVERIFY(!list.save());
    }
    ProgramList list(folder.path());
    QCOMPARE(list.programs().size(), 3U);
    QVERIFY(*list.find("Fish") == engine);
    QVERIFY(*list.find("pupil") == pupil);
    list.remove("pupil (2)");
    engine.name = "Shark";
    QCOMPARE(list.keep(engine, "Fish").name, "Shark");
    QVERIFY(!list.save());
    QCOMPARE(ProgramList(folder.path()).programs().size(), 2U);
    QVERIFY(ProgramList(folder.path()).programs().front() == engine);
}

/// And what was in the file is not lost with the next one that is kept.
void ProgramsTest::unreadableListIsSaid()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"programs.json"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[{\"name\": ");
    file.close();
    ProgramList list(folder.path());
    QVERIFY(list.error().has_value());
    QVERIFY(list.error()->sentence().find("programs.json") != std::string::npos);
    list.keep(scripted("honest", ""));
    QVERIFY(!list.save());
    QVERIFY(QFile::exists(path + u".damaged"_s));
    QVERIFY(!ProgramList(folder.path()).error());
}

void ProgramsTest::setupRemembersProgram()
{
    const GameEntry &entry = catalogue().front();
    GameSetup setup = defaultSetup(entry.info());
    setup.seats[Player::First] = {SeatSetup::Kind::Program, u"Ada"_s, 3, scripted("honest", "")};
    const auto read = setupFromJson(setupToJson(setup));
    QVERIFY(read.hasValue());
    QVERIFY(read->seats == setup.seats);
    QCOMPARE(MatchController::nameOf(setup.seats[Player::First]), u"Ada · honest"_s);
}

void ProgramsTest::agentsPlayWholeGames_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("watchyourback") << kAgents + u"/stabber.py"_s;
    QTest::newRow("chexers") << kAgents + u"/racer"_s;
    QTest::newRow("tetress") << kAgents + u"/settler"_s;
    if (QProcess::execute(u"python3"_s, {u"-c"_s, u"import numpy"_s}) != 0)
        return;
    QTest::newRow("watchyourback, numpy") << kAgents + u"/gridder.py"_s;
    QTest::newRow("chexers, numpy") << kAgents + u"/counter.py"_s;
    QTest::newRow("tetress, numpy") << kAgents + u"/tiler"_s;
}

/// The sample agents of all three forms, each against itself.
void ProgramsTest::agentsPlayWholeGames()
{
    QFETCH(QString, path);
    const std::string game
        = QString::fromLatin1(QTest::currentDataTag()).section(u',', 0, 0).toStdString();
    GameSetup setup = WindowDriver::people(game);
    setup.seats.fill(seatOf(agent(game, path)));
    m_driver->start(setup);
    QTRY_VERIFY2_WITH_TIMEOUT(
        m_driver->game().isOver() || m_driver->session().match.isPaused(),
        qPrintable(bar().text()),
        600000);
    QVERIFY2(m_driver->game().isOver(), qPrintable(bar().text()));
    // By the rules, not because one broke down.
    QVERIFY(!m_driver->game().outcome().reason.row()->isFromOutside);
    QVERIFY(m_driver->ply() > 20);
}

void ProgramsTest::enginePlaysLayouts_data()
{
    QTest::addColumn<QString>("start");
    QTest::newRow("eight") << u"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w "
                              "a1,e1,h1,a8,e8,h8 - w 8"_s;
    QTest::newRow("ten") << u"rnhbqkbenr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNHBQKBENR w "
                            "a1,f1,j1,a8,f8,j8 - w 8"_s;
    QTest::newRow("twelve") << u"rgnbhqkebngr/pppppppppppp/12/12/12/12/12/12/PPPPPPPPPPPP/"
                               "RGNBHQKEBNGR w a1,g1,l1,a10,g10,l10 - w 10"_s;
}

/// By UCI on boards of several sizes. Ours plays; TESSERA_UCI_ENGINE names another one, which reads
/// `tests/data/foreign/large.ini` and plays to the end of the game.
void ProgramsTest::enginePlaysLayouts()
{
    QFETCH(QString, start);
    const std::string other = qEnvironmentVariable("TESSERA_UCI_ENGINE").toStdString();
    PlayerProgram program;
    program.kind = PlayerProgram::Kind::Uci;
    program.name = other.empty() ? "ours" : other;
    program.command = other.empty() ? "exec " TESSERA_BINARY_DIR "/tessera-cli uci" : other;
    program.moveTime = 20ms;
    if (!other.empty()) {
        program.options
            = {{"VariantPath", TESSERA_TEST_DATA "/foreign/large.ini"},
               {"UCI_Variant", QTest::currentDataTag()}};
        program.start = "startpos";
    }
    GameSetup setup = WindowDriver::againstComputer("xxlchess");
    setup.start = start.toStdString();
    setup.seats[Player::First] = setup.seats[Player::Second];
    setup.seats[Player::First].level = 1;
    setup.seats[Player::Second] = seatOf(program);
    setup.seed = 7;
    m_driver->start(setup);
    const int wanted = other.empty() ? 20 : 600;
    QTRY_VERIFY2_WITH_TIMEOUT(
        m_driver->game().isOver() || m_driver->session().match.isPaused()
            || m_driver->ply() >= wanted,
        qPrintable(bar().text()),
        600000);
    QVERIFY2(bar().text().isEmpty(), qPrintable(bar().text()));
    QVERIFY(m_driver->game().isOver() || m_driver->ply() >= wanted);
    if (m_driver->game().isOver())
        qInfo(
            "ended after %d plies: %s",
            m_driver->ply(),
            m_driver->game().outcome().reason.row()->code.data());
}

void ProgramsTest::optionsAreRead_data()
{
    using Type = EngineOption::Type;
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("isOption");
    QTest::addColumn<int>("type");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("usual");
    const auto row = [](const char *line, Type type, const QString &name, const QString &usual) {
        QTest::newRow(line) << QString::fromLatin1(line) << true << static_cast<int>(type) << name
                            << usual;
    };
    row("option name Hash type spin default 16 min 1 max 4096", Type::Spin, u"Hash"_s, u"16"_s);
    row("option name Clear Hash type button", Type::Button, u"Clear Hash"_s, QString());
    row("option name min max type check default true", Type::Check, u"min max"_s, u"true"_s);
    row("option name Path type string default <empty>", Type::Text, u"Path"_s, QString());
    row("option name A type combo default x y var x y var z", Type::Combo, u"A"_s, u"x y"_s);
    for (const char *line :
         {"", "option", "option name", "option name A", "id name A", "option type spin"})
        QTest::newRow(line) << QString::fromLatin1(line) << false << 0 << QString() << QString();
}

void ProgramsTest::optionsAreRead()
{
    QFETCH(QString, line);
    QFETCH(bool, isOption);
    const auto option = EngineOption::parse(line.toStdString());
    QCOMPARE(option.has_value(), isOption);
    if (!option)
        return;
    QTEST(static_cast<int>(option->type), "type");
    QTEST(QString::fromStdString(option->name), "name");
    QTEST(QString::fromStdString(option->usual), "usual");
    if (option->type == EngineOption::Type::Spin)
        QCOMPARE(option->most, 4096LL);
    if (option->type == EngineOption::Type::Combo)
        QCOMPARE(option->choices.size(), 2U);
}

/// But opening the file starts nothing.
void ProgramsTest::fileNamesProgram()
{
    const std::string game = catalogue().front().info().id;
    GameSetup setup = WindowDriver::people(game);
    PlayerProgram program = scripted("honest", game);
    program.command = "harmful \"quoted\"";
    setup.seats[Player::Second] = seatOf(program);
    GameRecord record;
    record.game = game;
    const std::string text = gameText(record, setup);
    QVERIFY2(text.find("[Black \"honest\"]") != std::string::npos, text.c_str());
    const auto opened = openGameText(text, "game.tgn");
    QVERIFY(opened.hasValue());
    QCOMPARE(opened->record.tag("BlackProgram"), "ugi: harmful \"quoted\"");
    QCOMPARE(opened->setup.seats[Player::Second].kind, SeatSetup::Kind::Human);
}

/// With the same program on its seat, also after the window was closed.
void ProgramsTest::unfinishedGameGoesOn()
{
    const std::string game = catalogue().front().info().id;
    startAgainst(scripted("honest", game), game);
    m_driver->playAnyMove();
    QTRY_COMPARE_WITH_TIMEOUT(m_driver->ply(), 2, kPatience);
    m_driver->reopen();
    m_driver->press("continueButton0");
    QCOMPARE(m_driver->ply(), 2);
    QCOMPARE(m_driver->session().match.seatName(Player::Second), u"honest"_s);
    m_driver->playAnyMove();
    QTRY_COMPARE_WITH_TIMEOUT(m_driver->ply(), 4, kPatience);
}

/// An engine is told all moves, so it cannot play where its side may not see them.
void ProgramsTest::fogIsNotShown()
{
    GameSetup setup = WindowDriver::people("xxlchess");
    setup.options.set("fog-of-war", true);
    setup.seats[Player::Second] = seatOf(scripted("honest", "xxlchess"));
    m_driver->start(setup);
    QVERIFY(m_driver->game().hidesParts());
    m_driver->session().match.playHuman(m_driver->game().position().legalMoves().front());
    QTRY_VERIFY_WITH_TIMEOUT(bar().text().contains(u"would see the whole board"_s), kPatience);
    QCOMPARE(m_driver->ply(), 1);
}

void ProgramsTest::takingBackStartsAgentAnew()
{
    startAgainst(agent("chexers", kAgents + u"/racer"_s), "chexers");
    const auto isMine = [this] { return m_driver->session().match.awaitsHuman(); };
    for (int turn = 0; turn < 3; ++turn) {
        QTRY_VERIFY_WITH_TIMEOUT(isMine(), kPatience);
        m_driver->session().match.playHuman(m_driver->game().position().legalMoves().front());
    }
    QTRY_VERIFY_WITH_TIMEOUT(m_driver->ply() >= 4 && isMine(), kPatience);
    m_driver->trigger("actionUndo");
    m_driver->trigger("actionUndo");
    QTRY_VERIFY_WITH_TIMEOUT(isMine(), kPatience);
    const int before = m_driver->ply();
    // Another move than before: the agent is told of it from the start.
    while (m_driver->ply() < before + 4) {
        QTRY_VERIFY_WITH_TIMEOUT(isMine(), kPatience);
        QVERIFY2(bar().text().isEmpty(), qPrintable(bar().text()));
        m_driver->session().match.playHuman(m_driver->game().position().legalMoves().back());
    }
}

/// Agents of 2018 are never told their own moves.
void ProgramsTest::agentThatCannotBeToldSaysSo()
{
    startAgainst(agent("watchyourback", kAgents + u"/stabber.py"_s), "watchyourback");
    const auto play = [this] {
        m_driver->session().match.playHuman(m_driver->game().position().legalMoves().front());
    };
    play();
    QTRY_COMPARE_WITH_TIMEOUT(m_driver->ply(), 2, kPatience);
    play();
    QTRY_COMPARE_WITH_TIMEOUT(m_driver->ply(), 4, kPatience);
    m_driver->trigger("actionUndo");
    QCOMPARE(m_driver->ply(), 2);
    play();
    QTRY_VERIFY_WITH_TIMEOUT(bar().text().contains(u"never told their own moves"_s), kPatience);
    QVERIFY(m_driver->session().match.isPaused());
    m_driver->press("playOnButton");
    QTRY_COMPARE_WITH_TIMEOUT(m_driver->ply(), 4, kPatience);
    QCOMPARE(m_driver->session().match.seats()[Player::Second].kind, SeatSetup::Kind::Computer);
}

void ProgramsTest::faultsAreSaid_data()
{
    QTest::addColumn<QString>("sentence");
    QTest::newRow("crashing-at-once") << u"cannot go on: ended with status 3."_s;
    QTest::newRow("silent") << u"took too long: gave no bestmove in time"_s;
    QTest::newRow("flooding") << u"took too long: gave no bestmove in time"_s;
    QTest::newRow("endless") << u"took too long: gave no bestmove in time"_s;
    QTest::newRow("complaining") << u"took too long: gave no bestmove in time"_s;
    QTest::newRow("lying") << u"made no legal move: "_s;
}

/// The game stands, the sentence and the choices are there, and claiming it ends it.
void ProgramsTest::faultsAreSaid()
{
    QFETCH(QString, sentence);
    const std::string game = catalogue().front().info().id;
    PlayerProgram program = scripted(QTest::currentDataTag(), game);
    // A busy machine takes seconds to start a Python.
    program.patience = 10s;
    startAgainst(program, game);
    m_driver->playAnyMove();
    QTRY_VERIFY2_WITH_TIMEOUT(bar().text().contains(sentence), qPrintable(bar().text()), kPatience);
    QVERIFY(bar().text().startsWith(QString::fromLatin1(QTest::currentDataTag())));
    QVERIFY(!m_driver->game().isOver());
    QVERIFY(m_driver->session().match.isPaused());
    m_driver->press("programLogButton");
    auto &log = m_driver->find<QDialog>("programLog");
    const QString said = log.findChild<QPlainTextEdit *>()->toPlainText();
    QVERIFY(said.contains(u"> go"_s));
    // What it writes to its standard error is there as well.
    QCOMPARE(said.contains(u"! noise"_s), QByteArray(QTest::currentDataTag()) == "complaining");
    log.close();
    QCOMPARE(m_driver->find<QPushButton>("endForButton").text(), u"Claim the game"_s);
    m_driver->press("endForButton");
    QVERIFY(m_driver->game().isOver());
    QCOMPARE(m_driver->game().outcome().scores[Player::First], 1.0);
    QVERIFY(bar().text().isEmpty());
}

void ProgramsTest::amongProgramsNobodyClaims()
{
    const std::string game = catalogue().front().info().id;
    GameSetup setup = WindowDriver::againstComputer(game);
    setup.seats[Player::First] = seatOf(scripted("crashing", game));
    m_driver->start(setup);
    QTRY_VERIFY_WITH_TIMEOUT(!bar().text().isEmpty(), kPatience);
    QCOMPARE(m_driver->find<QPushButton>("endForButton").text(), u"End the game"_s);
}

/// Started again, it is asked once more; and who takes over plays to the end.
void ProgramsTest::choicesGoOn()
{
    const std::string game = catalogue().front().info().id;
    startAgainst(scripted("crashing", game), game);
    // It crashes at its second question, which it gets again after each start.
    m_driver->playAnyMove();
    QTRY_COMPARE_WITH_TIMEOUT(m_driver->ply(), 2, kPatience);
    for (const int ply : {3, 5}) {
        m_driver->playAnyMove();
        QTRY_VERIFY_WITH_TIMEOUT(bar().text().contains(u"status 3"_s), kPatience);
        QCOMPARE(m_driver->ply(), ply);
        m_driver->press(ply == 3 ? "restartProgramButton" : "playOnButton");
        QTRY_COMPARE_WITH_TIMEOUT(m_driver->ply(), ply + 1, kPatience);
        QVERIFY(bar().text().isEmpty());
    }
    QCOMPARE(m_driver->game().setup().seats[Player::Second].kind, SeatSetup::Kind::Computer);
}

/// The window closes at once while a program is thinking, and its processes end.
void ProgramsTest::leavesNothing()
{
    const std::string game = catalogue().front().info().id;
    startAgainst(scripted("silent", game), game);
    m_driver->playAnyMove();
    QTRY_VERIFY_WITH_TIMEOUT(!startedProcesses().isEmpty(), kPatience);
    m_driver->reopen();
    QTRY_VERIFY_WITH_TIMEOUT(isAllGone(), kPatience);
}

void ProgramsTest::actAnyhow(std::mt19937 &chance)
{
    MatchController &match = m_driver->session().match;
    const auto below = [&chance](int bound) {
        return static_cast<int>(chance() % static_cast<unsigned>(bound));
    };
    const Player someone = playerAt(below(m_driver->game().playerCount()));
    switch (below(12)) {
    case 0:
        if (match.canUndo())
            match.undo();
        break;
    case 1:
        if (match.canRedo())
            match.redo();
        break;
    case 2:
        match.moveNow();
        break;
    case 3:
        match.setPaused(!match.isPaused());
        break;
    case 4:
        match.restart();
        break;
    case 5:
        if (below(4) == 0)
            m_driver->reopen();
        break;
    case 6:
        match.rematch();
        break;
    case 7:
        match.playOnFor(someone, 1);
        break;
    case 8:
        match.endFor(someone);
        break;
    case 9:
        m_driver->session().navigation.goBack();
        break;
    default:
        if (match.awaitsHuman())
            match.playHuman(m_driver->game().position().legalMoves().front());
        break;
    }
}

/// Stopped, taken back, begun anew and closed in any moment, whatever the program does: every move on
/// the board is legal where it stands, the window goes on, and no process stays. TESSERA_MOMENTS sets
/// how many.
void ProgramsTest::anyMoment()
{
    const int wanted = qEnvironmentVariableIntValue("TESSERA_MOMENTS");
    const int moments = wanted > 0 ? wanted : 33;
    std::mt19937 chance(24);
    int answers = 0;
    for (int moment = 0; moment < moments; ++moment) {
        const char *mode = kEngineModes[static_cast<std::size_t>(moment) % kEngineModes.size()];
        const auto games = catalogue();
        const GameEntry &entry = games[static_cast<std::size_t>(moment) % games.size()];
        PlayerProgram program = scripted(mode, entry.info().id);
        program.patience = 1500ms;
        // It is often asked first, often second.
        GameSetup setup = WindowDriver::people(entry.info().id);
        setup.seats[playerAt(moment / 2 % 2)] = seatOf(program);
        if (moment % 3 == 0)
            setup.clocks.fill(*TimeControl::parse("0.4+0.1"));
        m_driver->start(setup);
        for (int act = 0; act < 6; ++act) {
            QTest::qWait(static_cast<int>(chance() % 150));
            actAnyhow(chance);
            // Opened again, the window shows its start page.
            if (!m_driver->game().hasGame())
                break;
            answers += m_driver->ply();
        }
        // The record replays: no late answer has entered another position.
        const GameModel &game = m_driver->game();
        if (!game.hasGame())
            continue;
        const auto position = game.positionAt(GameRecord::kRoot);
        for (const MoveCode move : game.record().movesTo(game.node())) {
            QVERIFY2(position->isLegal(move), mode);
            position->play(move);
        }
        QCOMPARE(position->text(), game.position().text());
    }
    QVERIFY(answers > 0);
    m_driver.reset();
    QTRY_VERIFY_WITH_TIMEOUT(isAllGone(), kPatience);
}

QTEST_MAIN(ProgramsTest)
#include "programstest.moc"
