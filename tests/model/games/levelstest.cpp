#include "model/games/catalogue.h"
#include "tests/support/randomgames.h"

#include <QtTest>

using namespace tessera;

namespace {

/// Plays a move; which engines and people do alike.
using Chooser = std::function<MoveCode(const AnyPosition &)>;

Chooser levelPlayer(const GameEntry &entry, int level, std::uint64_t seed)
{
    EngineSettings settings;
    settings.level = level;
    settings.seed = seed;
    settings.hashMebibytes = 1;
    std::shared_ptr<Engine> engine = entry.makeEngine();
    engine->configure(settings);
    // A level below the strongest one ends its searches by itself.
    return [engine](const AnyPosition &position) {
        return engine->think(position, {}, {}, {}).line.front();
    };
}

bool wins(const AnyPosition &position, MoveCode move)
{
    const auto after = position.clone();
    after->play(move);
    return after->outcome().winner() == position.toMove();
}

/// Somebody who judges a position well but looks only one move ahead.
Chooser childPlayer(const GameEntry &entry)
{
    EngineSettings settings;
    settings.hashMebibytes = 1;
    std::shared_ptr<Engine> engine = entry.makeEngine();
    engine->configure(settings);
    return [engine](const AnyPosition &position) {
        return engine->think(position, SearchLimits::ofDepth(1), {}, {}).line.front();
    };
}

struct PlayedGame
{
    std::vector<MoveCode> moves;
    Outcome outcome;
    /// Before the last move.
    std::unique_ptr<AnyPosition> nearEnd;
};

/// A game from a few random moves on, by the seed.
PlayedGame played(const GameEntry &entry, std::uint32_t seed, const PerPlayer<Chooser> &players)
{
    constexpr int kRandomPlies = 4;
    constexpr std::size_t kLongest = 800;
    std::mt19937 random(seed);
    PlayedGame game;
    auto position = randomPosition(entry, kRandomPlies, random);
    while (!position->outcome().isOver() && game.moves.size() < kLongest) {
        const MoveCode move = players[position->toMove()](*position);
        game.nearEnd = position->clone();
        game.moves.push_back(move);
        position->play(move);
    }
    game.outcome = position->outcome();
    return game;
}

constexpr std::array<std::pair<int, int>, 3> kPairs{{{4, 1}, {6, 3}, {7, 4}}};

} // namespace

/// What the levels of every game promise: each is beaten by those well above it, errors are functions
/// of the seed, and from level 3 on nobody overlooks a win in one. Levels are limited by nodes, so
/// these games are the same on every machine.
class LevelsTest : public QObject
{
    Q_OBJECT

private slots:
    void strongerLevelsWin_data();
    void strongerLevelsWin();
    void childrenWinAgainstLevelOne_data() { addGames(); }
    void childrenWinAgainstLevelOne();
    void seedRepeatsAGame_data() { addGames(); }
    void seedRepeatsAGame();
    void winsInOneAreSeen_data() { addGames(); }
    void winsInOneAreSeen();

private:
    static void addGames();
};

void LevelsTest::addGames()
{
    QTest::addColumn<const GameEntry *>("entry");
    for (const GameEntry &entry : catalogue())
        QTest::newRow(entry.info().id.c_str()) << &entry;
}

void LevelsTest::strongerLevelsWin_data()
{
    QTest::addColumn<const GameEntry *>("entry");
    QTest::addColumn<int>("strong");
    QTest::addColumn<int>("weak");
    for (const GameEntry &entry : catalogue()) {
        for (const auto &[strong, weak] : kPairs)
            QTest::addRow("%s, %d against %d", entry.info().id.c_str(), strong, weak)
                << &entry << strong << weak;
    }
}

/// From each seat in turn; more than an equal share of the points is wanted, which later games cannot take back.
void LevelsTest::strongerLevelsWin()
{
    QFETCH(const GameEntry *, entry);
    QFETCH(int, strong);
    QFETCH(int, weak);
    constexpr int kGames = 6;
    const int count = entry->info().playerCount();
    const double share = 1.0 * kGames / count;
    double gained = 0;
    int games = 0;
    for (; games < kGames && gained <= share; ++games) {
        const auto seed = static_cast<std::uint32_t>(games / count + 1);
        const Player seat = playerAt(games % count);
        PerPlayer<Chooser> players;
        for (int other = 0; other < count; ++other) {
            const Player player = playerAt(other);
            players[player] = levelPlayer(*entry, player == seat ? strong : weak, seed);
        }
        gained += played(*entry, seed, players).outcome.scores[seat];
    }
    qInfo("%g points of %d games", gained, games);
    QVERIFY(gained > share);
}

void LevelsTest::childrenWinAgainstLevelOne()
{
    QFETCH(const GameEntry *, entry);
    constexpr int kGames = 24;
    constexpr int kWanted = kGames / 4;
    const int count = entry->info().playerCount();
    double gained = 0;
    int games = 0;
    for (; games < kGames && gained < kWanted; ++games) {
        const auto seed = static_cast<std::uint32_t>(games + 1);
        const Player seat = playerAt(games % count);
        PerPlayer<Chooser> players;
        for (int other = 0; other < count; ++other)
            players[playerAt(other)] = levelPlayer(*entry, 1, seed);
        players[seat] = childPlayer(*entry);
        gained += played(*entry, seed, players).outcome.scores[seat];
    }
    qInfo("%g points of %d games", gained, games);
    QVERIFY(gained >= kWanted);
}

void LevelsTest::seedRepeatsAGame()
{
    QFETCH(const GameEntry *, entry);
    const auto moves = [entry](std::uint64_t seed) {
        PerPlayer<Chooser> players;
        for (int i = 0; i < entry->info().playerCount(); ++i)
            players[playerAt(i)] = levelPlayer(*entry, 2 + i, seed);
        return played(*entry, 1, players).moves;
    };
    const auto first = moves(7);
    QVERIFY(moves(7) == first);
    QVERIFY(moves(8) != first);
}

/// Games of weak levels are decided by moves that win; put before the position once more, every level
/// from the third on finds one, whatever its errors.
void LevelsTest::winsInOneAreSeen()
{
    QFETCH(const GameEntry *, entry);
    constexpr int kWanted = 3;
    constexpr std::uint32_t kMostGames = 20;
    int found = 0;
    for (std::uint32_t seed = 1; seed <= kMostGames && found < kWanted; ++seed) {
        PerPlayer<Chooser> players;
        for (int i = 0; i < entry->info().playerCount(); ++i)
            players[playerAt(i)] = levelPlayer(*entry, 2 + i, seed);
        const PlayedGame game = played(*entry, seed, players);
        if (!wins(*game.nearEnd, game.moves.back()))
            continue;
        ++found;
        for (int level = 3; level <= 6; ++level) {
            for (std::uint64_t other = 0; other < 5; ++other) {
                QVERIFY(wins(*game.nearEnd, levelPlayer(*entry, level, other)(*game.nearEnd)));
            }
        }
    }
    QCOMPARE(found, kWanted);
}

QTEST_GUILESS_MAIN(LevelsTest)
#include "levelstest.moc"
