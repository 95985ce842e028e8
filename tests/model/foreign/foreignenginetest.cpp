#include "model/foreign/foreignengine.h"
#include "model/core/erasure/erased.h"
#include "model/foreign/enginetalk.h"
#include "tests/support/patience.h"
#include "tests/support/startedprocesses.h"
#include "tests/support/tictactoe.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <random>
#include <thread>
#include <unistd.h>

using namespace tessera;
using namespace std::chrono_literals;

namespace {

using Watch = std::chrono::steady_clock;
using Rules = tictactoe::Rules;

template<typename G>
GameEntry entryOf()
{
    GameEntry entry;
    entry.game = std::make_unique<ErasedGame<G>>();
    return entry;
}

const GameEntry kTicTacToe = entryOf<Rules>();

/// The same with pieces that no dialog offers, which its configuration file holds.
struct OwnPieces : Rules
{
    [[nodiscard]] static const GameInfo &info()
    {
        static const GameInfo info = [] {
            GameInfo changed = Rules::info();
            changed.options.push_back({"pieces", "", "", std::string(), std::string()});
            changed.options.back().isShown = false;
            return changed;
        }();
        return info;
    }
};

/// A game that an engine plays alone, on both seats.
struct Solo
{
    ErasedPosition<Rules> position{Rules::start({})};
    std::vector<std::string> moves;

    [[nodiscard]] MoveCode first() const { return position.legalMoves().front(); }
    void play(MoveCode move)
    {
        moves.push_back(position.moveText(move));
        position.play(move);
    }
};

} // namespace

/// Programs of others, as bad as they come.
class ForeignEngineTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { std::signal(SIGPIPE, SIG_IGN); }
    void faultsAreSaid_data();
    void faultsAreSaid();
    void lastWordsAreHeard();
    void limitsAreKept_data();
    void limitsAreKept();
    void ownPiecesAreToldOrRefused_data();
    void ownPiecesAreToldOrRefused();
    void answersBelongToTheirQuestion_data();
    void answersBelongToTheirQuestion();
    void anyMoment();

private:
    [[nodiscard]] ForeignSpec scripted(const char *mode) const
    {
        ForeignSpec spec;
        spec.command = std::string("exec sh " TESSERA_TEST_DATA "/foreign/scripted.sh ") + mode
                       + " " + pids().toStdString();
        return spec;
    }
    [[nodiscard]] QString pids() const { return m_folder.filePath(QStringLiteral("pids")); }
    [[nodiscard]] bool leavesNothing() const;

    QTemporaryDir m_folder;
};

void ForeignEngineTest::faultsAreSaid_data()
{
    QTest::addColumn<EndReason>("reason");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("crashing") << EndReason::Disconnected << "ended with status 3";
    QTest::newRow("silent") << EndReason::Time << "gave no bestmove in time";
    QTest::newRow("flooding") << EndReason::Time << "gave no bestmove in time";
    QTest::newRow("endless") << EndReason::Time << "gave no bestmove in time";
    QTest::newRow("late") << EndReason::Time << "gave no bestmove in time";
    QTest::newRow("lying") << EndReason::IllegalMove << "found \"z\"";
}

/// And the next game begins as if nothing had been.
void ForeignEngineTest::faultsAreSaid()
{
    QFETCH(EndReason, reason);
    QFETCH(QString, sentence);
    ForeignEngine engine(scripted(QTest::currentDataTag()), 20s, {});
    for (int round = 0; round < 2; ++round) {
        const auto begun = engine.beginGame({kTicTacToe});
        QVERIFY2(!begun, begun ? begun->sentence.english().c_str() : "");
        const Solo game;
        const auto answer = engine.choose({game.position, game.moves, {}, Watch::now() + 100ms});
        const auto *fault = std::get_if<PlayerFault>(&answer);
        QVERIFY(fault != nullptr);
        QCOMPARE(fault->reason, reason);
        QVERIFY2(
            fault->sentence.english().find(sentence.toStdString()) != std::string::npos,
            fault->sentence.english().c_str());
    }
}

/// An engine that says why it cannot play, and has ended before it is greeted.
void ForeignEngineTest::lastWordsAreHeard()
{
    EngineTalk talk(std::chrono::milliseconds(kPatience), {});
    const auto fault = talk.start("exec 0<&-; echo 'info string error: wanted a board'", {});
    QVERIFY(!fault);
    // As long as its guard is there, somebody could hear us.
    std::optional<PlayerFault> end;
    while (!end) {
        QTest::qWait(10);
        end = talk.say("ugi");
    }
    QCOMPARE(end->reason, EndReason::Disconnected);
    QCOMPARE(QString::fromStdString(end->sentence.english()), QStringLiteral("wanted a board"));
}

void ForeignEngineTest::limitsAreKept_data()
{
    QTest::addColumn<ProcessLimits>("limits");
    QTest::addColumn<EndReason>("reason");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("greedy") << ProcessLimits{1000ms, {}} << EndReason::Time
                            << "used more than its 1000 ms of processor time";
    QTest::newRow("hungry") << ProcessLimits{{}, 100} << EndReason::Disconnected
                            << "(it may use 100 MB of memory)";
}

/// The system ends who takes more, and the sentence says why.
void ForeignEngineTest::limitsAreKept()
{
    QFETCH(ProcessLimits, limits);
    QFETCH(EndReason, reason);
    QFETCH(QString, sentence);
    ForeignSpec spec = scripted(QTest::currentDataTag());
    spec.limits = limits;
    ForeignEngine engine(spec, 60s, {});
    for (int round = 0; round < 2; ++round) {
        QVERIFY(!engine.beginGame({kTicTacToe}));
        const Solo game;
        const auto answer = engine.choose({game.position, game.moves, {}, Watch::now() + 120s});
        const auto *fault = std::get_if<PlayerFault>(&answer);
        QVERIFY(fault != nullptr);
        QVERIFY2(
            fault->sentence.english().find(sentence.toStdString()) != std::string::npos,
            fault->sentence.english().c_str());
        QCOMPARE(fault->reason, reason);
    }
    // Who keeps to them is not disturbed.
    ForeignSpec honest = scripted("honest");
    honest.limits = {5000ms, 200};
    ForeignEngine good(honest, 60s, {});
    QVERIFY(!good.beginGame({kTicTacToe}));
    const Solo game;
    QVERIFY(std::holds_alternative<ForeignAnswer>(
        good.choose({game.position, game.moves, {}, Watch::now() + 60s})));
}

void ForeignEngineTest::ownPiecesAreToldOrRefused_data()
{
    QTest::addColumn<bool>("isOwn");
    QTest::addColumn<std::string>("configuration");
    QTest::addColumn<bool>("isSetUp");
    QTest::addColumn<QString>("refusal");
    const std::string file = "board.json";
    QTest::newRow("usual pieces") << false << std::string() << false << QString();
    QTest::newRow("own pieces") << true << std::string() << false << "has no option Config";
    QTest::newRow("own pieces with a file") << true << file << false << "has no option Config";
    QTest::newRow("an engine set up for them") << true << file << true << QString();
}

/// An engine that cannot know the pieces is refused before the game, not beaten by it.
void ForeignEngineTest::ownPiecesAreToldOrRefused()
{
    QFETCH(bool, isOwn);
    QFETCH(std::string, configuration);
    QFETCH(bool, isSetUp);
    QFETCH(QString, refusal);
    Options options;
    options.set("pieces", isOwn ? std::string("a new one") : std::string());
    ForeignSpec spec = scripted("honest");
    if (isSetUp)
        spec.options.emplace_back("UCI_Variant", "mine");
    ForeignEngine engine(spec, 60s, {});
    const auto fault = engine.beginGame({entryOf<OwnPieces>(), options, {}, false, configuration});
    QCOMPARE(fault.has_value(), !refusal.isEmpty());
    if (fault)
        QVERIFY2(
            fault->sentence.english().find(refusal.toStdString()) != std::string::npos,
            fault->sentence.english().c_str());
}

void ForeignEngineTest::answersBelongToTheirQuestion_data()
{
    QTest::addColumn<int>("moves");
    QTest::newRow("honest") << 7;
    QTest::newRow("spaced") << 7;
    QTest::newRow("slow") << 7;
    QTest::newRow("twice") << 7;
    QTest::newRow("forking") << 7;
}

/// A second answer is not taken for that to the next question.
void ForeignEngineTest::answersBelongToTheirQuestion()
{
    QFETCH(int, moves);
    ForeignEngine engine(scripted(QTest::currentDataTag()), 20s, {});
    QVERIFY(!engine.beginGame({kTicTacToe}));
    Solo game;
    while (!game.position.outcome().isOver()) {
        const auto answer = engine.choose({game.position, game.moves, {}, Watch::now() + 20s});
        QVERIFY(std::holds_alternative<ForeignAnswer>(answer));
        QCOMPARE(std::get<ForeignAnswer>(answer).move, game.first());
        game.play(game.first());
    }
    // Three in a row on the first free cells.
    QCOMPARE(std::ssize(game.moves), moves);
}

bool ForeignEngineTest::leavesNothing() const
{
    QFile file(pids());
    const QByteArrayList numbers = file.open(QIODevice::ReadOnly)
                                       ? file.readAll().simplified().split(' ')
                                       : QByteArrayList();
    return test::startedProcesses().isEmpty()
           && std::none_of(numbers.begin(), numbers.end(), test::isRunning);
}

/// Stopped, asked again, given a new game and left in any moment, whatever the engine does: every answer is
/// to the position asked about, and no process stays. TESSERA_MOMENTS sets how many.
void ForeignEngineTest::anyMoment()
{
    const int wanted = qEnvironmentVariableIntValue("TESSERA_MOMENTS");
    const int moments = wanted > 0 ? wanted : 30;
    std::mt19937 chance(24);
    const auto below = [&chance](int bound) {
        return static_cast<int>(chance() % static_cast<unsigned>(bound));
    };
    int answers = 0;
    for (int moment = 0; moment < moments; ++moment) {
        const char *mode
            = test::kEngineModes[static_cast<std::size_t>(moment) % test::kEngineModes.size()];
        std::stop_source stop;
        ForeignEngine engine(scripted(mode), 20s, stop.get_token());
        std::jthread stopper;
        if (below(2) == 0) {
            stopper = std::jthread([stop, after = std::chrono::milliseconds(below(120))]() mutable {
                std::this_thread::sleep_for(after);
                stop.request_stop();
            });
        }
        for (int games = 1 + below(2); games > 0; --games) {
            if (engine.beginGame({kTicTacToe}))
                continue;
            Solo game;
            for (int turns = 1 + below(4); turns > 0; --turns) {
                const auto patience = Watch::now() + std::chrono::milliseconds(60 + below(120));
                const auto answer = engine.choose({game.position, game.moves, {}, patience});
                const auto *move = std::get_if<ForeignAnswer>(&answer);
                if (move == nullptr) {
                    QVERIFY2(!std::get<PlayerFault>(answer).sentence.isEmpty(), mode);
                    break;
                }
                QVERIFY2(move->move == game.first(), mode);
                game.play(move->move);
                ++answers;
            }
        }
    }
    QVERIFY(answers > 0);
    QTRY_VERIFY_WITH_TIMEOUT(leavesNothing(), kPatience);
}

QTEST_GUILESS_MAIN(ForeignEngineTest)
#include "foreignenginetest.moc"
