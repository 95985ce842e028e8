#include "controller/sound/soundcontroller.h"
#include "model/session/lowtime.h"

#include <QtTest>

using namespace tessera;
using namespace std::chrono_literals;

namespace {

using Event = SoundEvent;
using Events = std::vector<Event>;

constexpr Piece kMine{Player::First, 0};
constexpr Piece kTheirs{Player::Second, 0};
constexpr auto kHere = cellAt(3);
constexpr auto kThere = cellAt(4);

/// Plays nothing and remembers everything.
class RecordingPlayer final : public SoundPlayer
{
public:
    void play(SoundEvent event, double volume) override
    {
        events.push_back(event);
        lastVolume = volume;
    }
    [[nodiscard]] SoundOutput output() const override { return SoundOutput::Ready; }

    Events events;
    double lastVolume = 0;
};

std::vector<Step> manyRemoved(int stage)
{
    std::vector<Step> steps;
    for (int i = 0; i < 11; ++i)
        steps.push_back(Step::remove(stage, i % 2 == 0 ? kMine : kTheirs, cellAt(i)));
    return steps;
}

QByteArray names(const Events &events)
{
    QByteArrayList list;
    for (const Event event : events)
        list << kSoundEventNames[static_cast<std::size_t>(event)];
    return list.join(' ');
}

} // namespace

/// What is heard comes from the steps of moves and from the game, whatever game it is.
class SoundTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void stepsHaveSounds_data();
    void stepsHaveSounds();
    void endsHaveSounds();
    void everyMoveOfEveryGameIsHeard();
    void nothingIsHeardOfMovesTakenBack();
    void checkWarnsWhoeverIsInIt();
    void laterStagesComeLater();
    void lowTimeWarnsOnce();
    void regainedTimeWarnsAnew_data();
    void regainedTimeWarnsAnew();
    void wantsAreKept();
    void silentGamesAreSilent();

private:
    void begin(const std::string &game, GameSetup setup = GameSetup());
    void play(const char *move);
    /// What has been heard since it was asked last.
    [[nodiscard]] QByteArray heard();

    Clock::Instant m_now{};
    RecordingPlayer m_player;
    std::unique_ptr<GameModel> m_game;
    std::unique_ptr<MatchController> m_match;
    std::unique_ptr<ClockController> m_clocks;
    std::unique_ptr<SoundController> m_sounds;
};

void SoundTest::init()
{
    m_player.events.clear();
    m_game = std::make_unique<GameModel>();
    m_match = std::make_unique<MatchController>(*m_game, [this] { return m_now; });
    m_clocks = std::make_unique<ClockController>(*m_game, [this] { return m_now; });
    m_sounds = std::make_unique<SoundController>(*m_game, *m_match, *m_clocks, m_player);
}

void SoundTest::cleanup()
{
    m_sounds.reset();
    m_clocks.reset();
    m_match.reset();
    m_game.reset();
}

void SoundTest::begin(const std::string &game, GameSetup setup)
{
    setup.game = game;
    const auto error = m_match->start(setup);
    QVERIFY2(!error, error ? error->sentence().c_str() : "");
}

void SoundTest::play(const char *move)
{
    const auto code = m_game->position().parseMove(move);
    QVERIFY2(code.hasValue(), code ? "" : code.error().sentence().c_str());
    m_match->playHuman(*code);
}

QByteArray SoundTest::heard()
{
    // Sounds of later stages wait for timers, which are due at once here.
    QCoreApplication::processEvents();
    QTest::qWait(1);
    return names(std::exchange(m_player.events, {}));
}

void SoundTest::stepsHaveSounds_data()
{
    QTest::addColumn<std::vector<Step>>("steps");
    QTest::addColumn<bool>("isOwn");
    QTest::addColumn<QByteArray>("events");
    const auto row = [](const char *name, std::vector<Step> steps, bool isOwn, const char *events) {
        QTest::newRow(name) << std::move(steps) << isOwn << QByteArray(events);
    };
    const Step move = Step::move(0, kMine, kHere, kThere);
    row("nothing", {}, true, "");
    row("placed by a person", {Step::place(0, kMine, kHere)}, true, "own-move");
    row("placed by a computer", {Step::place(0, kMine, kHere)}, false, "opponent-move");
    row("moved", {move}, true, "own-move");
    row("jump", {Step::move(0, kMine, kHere, kThere, true)}, true, "jump");
    row("taken on the way", {Step::remove(0, kTheirs, kThere), move}, true, "capture");
    row("taken afterwards",
        {move, Step::remove(1, kTheirs, kThere)},
        false,
        "opponent-move capture");
    row("taken one after another",
        {move, Step::remove(1, kTheirs, kThere), Step::remove(2, kMine, kThere)},
        true,
        "own-move capture");
    row("changes sides",
        {Step::move(0, kMine, kHere, kThere, true), Step::recolour(1, kTheirs, kMine, kThere)},
        true,
        "jump conversion");
    row("promoted", {move, Step::recolour(1, kMine, {Player::First, 1}, kThere)}, true, "own-move");
    row("leaves the board", {Step::remove(0, kMine, kHere, kThere)}, true, "own-move");
    std::vector<Step> clearing{Step::place(0, kMine, kHere)};
    for (const Step &step : manyRemoved(1))
        clearing.push_back(step);
    row("line cleared", clearing, true, "own-move clearing");
    std::vector<Step> shrinking = manyRemoved(1);
    shrinking.insert(shrinking.begin(), move);
    shrinking.push_back(Step::closeCell(1, Ground::Open, Ground::Removed, kHere));
    row("board shrinks", shrinking, true, "own-move shrinking");
}

void SoundTest::stepsHaveSounds()
{
    QFETCH(const std::vector<Step>, steps);
    QFETCH(const bool, isOwn);
    QFETCH(const QByteArray, events);
    Events found;
    int stage = -1;
    for (const SoundCue &cue : soundsOf({steps}, isOwn)) {
        QVERIFY(cue.stage > stage);
        stage = cue.stage;
        found.push_back(cue.event);
    }
    QCOMPARE(names(found), events);
}

void SoundTest::endsHaveSounds()
{
    const Outcome win = Outcome::win(Player::First, EndReason::NoMove);
    const Outcome draw = Outcome::draw(2, EndReason::Agreement);
    QCOMPARE(soundOf(win, Player::First, true), Event::Won);
    QCOMPARE(soundOf(win, Player::Second, true), Event::Lost);
    // Two people at one screen, and computers among themselves.
    QCOMPARE(soundOf(win, Player::None, true), Event::Won);
    QCOMPARE(soundOf(win, Player::None, false), Event::Drawn);
    QCOMPARE(soundOf(draw, Player::First, true), Event::Drawn);
}

void SoundTest::everyMoveOfEveryGameIsHeard()
{
    constexpr int kMoves = 40;
    for (const GameEntry &entry : catalogue()) {
        begin(entry.info().id);
        (void) heard();
        std::uint32_t random = 5;
        for (int i = 0; i < kMoves && !m_game->isOver(); ++i) {
            const auto moves = m_game->position().legalMoves();
            random = random * 1664525u + 1013904223u;
            const MoveCode move = moves[(random >> 8) % moves.size()];
            const bool isEmpty = m_game->position().transition(move).isEmpty();
            m_match->playHuman(move);
            QVERIFY2(isEmpty || !m_player.events.empty(), entry.info().id.c_str());
            // Nobody but people plays here.
            QVERIFY(!heard().contains("opponent-move"));
        }
    }
}

void SoundTest::nothingIsHeardOfMovesTakenBack()
{
    begin(catalogue().front().info().id);
    m_match->playHuman(m_game->position().legalMoves().front());
    QCOMPARE(heard(), "own-move");
    m_match->undo();
    QCOMPARE(heard(), "");
}

void SoundTest::checkWarnsWhoeverIsInIt()
{
    GameSetup setup;
    setup.start = "k13/14/14/14/14/14/14/14/14/14/14/14/1R12/7K6 w - - w 8";
    begin("xxlchess", setup);
    play("b2a2");
    QCOMPARE(heard(), "own-move alarm");
    play("a14b14");
    QCOMPARE(heard(), "own-move");
    m_match->resign();
    QCOMPARE(heard(), "won");
}

void SoundTest::laterStagesComeLater()
{
    m_sounds->setStageTime(60s);
    GameSetup setup;
    setup.start = "k13/14/14/14/14/14/14/14/14/14/14/14/1R12/7K6 w - - w 8";
    begin("xxlchess", setup);
    play("b2a2");
    QCOMPARE(heard(), "own-move");
    // The next move does not wait; what was still to come is stale.
    m_sounds->setStageTime(0ms);
    play("a14b14");
    QCOMPARE(heard(), "own-move");
}

void SoundTest::lowTimeWarnsOnce()
{
    GameSetup setup;
    setup.clocks.fill({5min, 0ms});
    begin(catalogue().front().info().id, setup);
    const auto little = lowTime(5min);
    m_now += 5min - little - 1s;
    emit m_clocks->ticked();
    QCOMPARE(heard(), "");
    m_now += 2s;
    emit m_clocks->ticked();
    emit m_clocks->ticked();
    QCOMPARE(heard(), "low-time");
    m_now += 1s;
    emit m_clocks->ticked();
    QCOMPARE(heard(), "");
}

void SoundTest::regainedTimeWarnsAnew_data()
{
    QTest::addColumn<std::chrono::milliseconds>("increment");
    QTest::addColumn<QByteArray>("warning");
    QTest::newRow("a little") << std::chrono::milliseconds(3s) << QByteArray();
    QTest::newRow("a quarter more") << std::chrono::milliseconds(4s) << QByteArray("low-time");
}

/// Of 40 s, the last 10 are little: after 9 s and the increment the clock stands below or above 12.5 s.
void SoundTest::regainedTimeWarnsAnew()
{
    QFETCH(std::chrono::milliseconds, increment);
    GameSetup setup;
    setup.clocks.fill({40s, increment});
    begin(catalogue().front().info().id, setup);
    m_now += 31s;
    emit m_clocks->ticked();
    QCOMPARE(heard(), "low-time");
    for (int player = 0; player < m_game->playerCount(); ++player)
        m_match->playHuman(m_game->position().legalMoves().front());
    emit m_clocks->ticked();
    QVERIFY(!heard().isEmpty());
    m_now += 4s;
    emit m_clocks->ticked();
    QTEST(heard(), "warning");
}

void SoundTest::wantsAreKept()
{
    SoundPreferences wants;
    wants.volume = 30;
    m_sounds->setPreferences(wants);
    begin(catalogue().front().info().id);
    const auto playAny = [this] { m_match->playHuman(m_game->position().legalMoves().front()); };
    playAny();
    QCOMPARE(heard(), "own-move");
    QCOMPARE(m_player.lastVolume, 0.3);
    wants.isSilent[static_cast<std::size_t>(Event::OwnMove)] = true;
    m_sounds->setPreferences(wants);
    playAny();
    QCOMPARE(heard(), "");
    wants = {};
    wants.isOn = false;
    m_sounds->setPreferences(wants);
    playAny();
    QCOMPARE(heard(), "");
    // A sample is asked for, so it is heard all the same.
    m_sounds->sample(Event::Won);
    QCOMPARE(heard(), "won");
}

/// As a configuration may have it (X7).
void SoundTest::silentGamesAreSilent()
{
    GameSetup silent;
    silent.hasSound = false;
    begin(catalogue().front().info().id, silent);
    m_match->playHuman(m_game->position().legalMoves().front());
    QCOMPARE(heard(), "");
    m_match->restart();
    m_match->playHuman(m_game->position().legalMoves().front());
    QCOMPARE(heard(), "");
    begin(catalogue().front().info().id);
    m_match->playHuman(m_game->position().legalMoves().front());
    QCOMPARE(heard(), "own-move");
}

QTEST_GUILESS_MAIN(SoundTest)
#include "soundtest.moc"
