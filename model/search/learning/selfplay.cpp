#include "model/search/learning/selfplay.h"

#include "model/core/randomness.h"
#include "model/search/engine/helperthreads.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <map>
#include <mutex>

namespace tessera::training {

namespace {

/// Passes games on in their order, so that the result does not depend on which thread finishes first.
class GamesInOrder
{
public:
    using Keep = std::function<bool(const SelfPlayedGame &game)>;

    explicit GamesInOrder(const Keep &keep)
        : m_keep(keep)
    {}

    /// Takes the game at this place of the order; false when no more are wanted.
    bool add(std::size_t place, SelfPlayedGame game)
    {
        m_waiting.emplace(place, std::move(game));
        for (auto it = m_waiting.begin();
             m_isWanted && it != m_waiting.end() && it->first == m_next;
             ++m_next) {
            m_isWanted = m_keep(it->second);
            it = m_waiting.erase(it);
        }
        return m_isWanted;
    }

private:
    std::map<std::size_t, SelfPlayedGame> m_waiting;
    std::size_t m_next = 0;
    bool m_isWanted = true;
    const Keep &m_keep;
};

/// Adjudication: decides when a game is so clearly won that it need not be played out.
class Adjudicator
{
public:
    explicit Adjudicator(int lead)
        : m_lead(lead)
    {}

    /// Adds the score that the search reported for the player to move.
    void addScore(Player mover, const Score &score)
    {
        const bool isMate = score.kind == Score::Kind::Mate;
        const bool isClear = isMate || std::abs(score.value) >= m_lead;
        if (m_lead == 0 || score.kind == Score::Kind::Shares || !isClear) {
            m_turns = 0;
            return;
        }
        const Player leader = score.value > 0 ? mover : nextPlayer(mover, 2);
        m_turns = leader == m_leader ? m_turns + 1 : 1;
        m_leader = leader;
    }
    [[nodiscard]] std::optional<Player> winner() const
    {
        constexpr int kTurns = 6;
        return m_turns >= kTurns ? std::optional(m_leader) : std::nullopt;
    }

private:
    int m_lead;
    int m_turns = 0;
    Player m_leader = Player::None;
};

/// A worker that plays one game after another with an engine of its own.
class SelfPlayer
{
public:
    explicit SelfPlayer(const SelfPlayTask &task)
        : m_task(task)
        , m_engine(makePlayer(0))
    {
        for (const int kind : task.trainingSetup.rivalKinds)
            m_rivals.push_back(makePlayer(kind));
        for (const auto &make : task.trainingSetup.simpleRivals)
            m_rivals.push_back(make());
    }

    SelfPlayedGame play(std::uint32_t number)
    {
        m_bits = mixedBits(m_task.seed ^ mixedBits(number));
        SelfPlayedGame game;
        game.number = number;
        const auto &starts = m_task.trainingSetup.starts;
        if (!starts.empty())
            game.start = starts[number % starts.size()];
        auto begun = startOf(game, *m_task.game.game);
        const std::unique_ptr<AnyPosition> position = std::move(*begun);
        const auto add = [&](MoveCode move, std::optional<Score> score) {
            game.plies.push_back({move, score});
            position->play(move);
        };
        seatPlayers(number);
        for (int left = randomPlies(); left > 0 && !position->outcome().isOver(); --left)
            add(randomMove(*position), {});
        Adjudicator adjudicator(m_task.trainingSetup.adjudicationLead);
        while (!position->outcome().isOver() && !adjudicator.winner()) {
            Engine &engine = *m_seats[position->toMove()];
            const bool isRivals = &engine != m_engine.get();
            const SearchResult found = think(engine, *position, isRivals);
            if (isRivals) {
                game.plies.push_back({found.line.front(), {}, true});
                position->play(found.line.front());
                continue;
            }
            adjudicator.addScore(position->toMove(), found.score);
            const bool isForTraining = isTrainingPosition(*position, found);
            const bool isRandom = drawn(kWhole)
                                  < static_cast<std::uint32_t>(m_task.trainingSetup.randomPerMille);
            add(isRandom ? randomMove(*position) : found.line.front(),
                isForTraining ? std::optional(found.score) : std::nullopt);
        }
        const Outcome outcome = position->outcome();
        for (int i = 0; i < m_task.game.info().playerCount(); ++i)
            game.result[playerAt(i)] = static_cast<int>(
                std::lround(kWhole * outcome.scores[playerAt(i)]));
        if (!outcome.isOver())
            game.result[*adjudicator.winner()] = kWhole;
        return game;
    }

private:
    [[nodiscard]] std::unique_ptr<Engine> makePlayer(int kind) const
    {
        constexpr int kLittleMemory = 4;
        EngineSettings settings;
        settings.hashMebibytes = kLittleMemory;
        settings.kind = kind;
        auto engine = m_task.game.makeEngine();
        engine->configure(settings);
        return engine;
    }
    /// Gives every seat its player for the game of that number (see `TrainingSetup::rivalKinds`).
    void seatPlayers(std::uint32_t number)
    {
        const int players = m_task.game.info().playerCount();
        const bool isMixed = !m_rivals.empty() && number % 4 != 0;
        const Player strongest = playerAt(static_cast<int>(number) % players);
        for (int i = 0; i < players; ++i) {
            const bool isRivals = isMixed && playerAt(i) != strongest;
            m_seats[playerAt(i)]
                = isRivals ? m_rivals[drawn(static_cast<std::uint32_t>(m_rivals.size()))].get()
                           : m_engine.get();
            m_seats[playerAt(i)]->newGame();
        }
    }
    [[nodiscard]] bool isTrainingPosition(const AnyPosition &position, const SearchResult &found) const
    {
        if (found.score.kind == Score::Kind::Mate)
            return false;
        return !m_task.trainingSetup.onlyQuiet || isQuiet(position, found.line.front());
    }
    /// Whether a move is quiet: it only moves pieces, without captures or promotions.
    [[nodiscard]] static bool isQuiet(const AnyPosition &position, MoveCode move)
    {
        const Transition transition = position.transition(move);
        return std::all_of(transition.steps.begin(), transition.steps.end(), [](const Step &step) {
            return step.kind == Step::Kind::Move;
        });
    }

    std::uint32_t drawn(std::uint32_t bound)
    {
        m_bits = mixedBits(m_bits);
        return chosenBelow(bound, m_bits);
    }
    int randomPlies()
    {
        return static_cast<int>(
            drawn(static_cast<std::uint32_t>(m_task.trainingSetup.maxRandomPlies) + 1));
    }
    MoveCode randomMove(const AnyPosition &position)
    {
        const auto moves = position.legalMoves();
        return moves[drawn(static_cast<std::uint32_t>(moves.size()))];
    }
    SearchResult think(Engine &engine, const AnyPosition &position, bool isRivals)
    {
        const TrainingSetup &trainingSetup = m_task.trainingSetup;
        SearchLimits limits;
        limits.nodes = trainingSetup.nodes * (isRivals ? trainingSetup.rivalNodesFactor : 1);
        return engine.think(position, limits, {}, {});
    }

    const SelfPlayTask &m_task;
    std::unique_ptr<Engine> m_engine;
    std::vector<std::unique_ptr<Engine>> m_rivals;
    PerPlayer<Engine *> m_seats{};
    std::uint64_t m_bits = 0;
};

} // namespace

void playTrainingGames(
    const SelfPlayTask &task, const std::function<bool(const SelfPlayedGame &game)> &keep)
{
    std::mutex mutex;
    GamesInOrder games(keep);
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        SelfPlayer player(task);
        for (std::size_t place = next++; place < task.numbers.size(); place = next++) {
            SelfPlayedGame game = player.play(task.numbers[place]);
            const std::scoped_lock lock(mutex);
            if (!games.add(place, std::move(game)))
                return;
        }
    };
    const auto help = [&](const std::stop_token &) { work(); };
    HelperThreads helpers;
    for (int i = 1; i < task.threads; ++i)
        helpers.start(help);
    work();
    helpers.finish();
}

} // namespace tessera::training
