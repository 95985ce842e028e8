#include "model/search/learning/selfplay.h"

#include "model/core/randomness.h"
#include "model/search/engine/helperthreads.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <map>
#include <mutex>
#include <unordered_set>

namespace tessera::training {

namespace {

constexpr int kWhole = 1000;

struct PlayedGame
{
    std::vector<PlayedPosition> positions;
    std::vector<std::uint64_t> hashes;
};

/// Passes games on in the order of their numbers, so that the result does not depend on which thread finishes first,
/// and drops repeated positions.
class GamesInOrder
{
public:
    using Keep = std::function<void(std::span<const PlayedPosition> positions)>;

    GamesInOrder(std::uint32_t first, const Keep &keep)
        : m_next(first)
        , m_keep(keep)
    {}

    void add(std::uint32_t number, PlayedGame game)
    {
        m_waiting.emplace(number, std::move(game));
        for (auto it = m_waiting.begin(); it != m_waiting.end() && it->first == m_next; ++m_next) {
            give(it->second);
            it = m_waiting.erase(it);
        }
    }

private:
    void give(const PlayedGame &game)
    {
        std::vector<PlayedPosition> fresh;
        for (std::size_t i = 0; i < game.positions.size(); ++i) {
            if (m_known.insert(game.hashes[i]).second)
                fresh.push_back(game.positions[i]);
        }
        m_keep(fresh);
    }

    std::map<std::uint32_t, PlayedGame> m_waiting;
    std::unordered_set<std::uint64_t> m_known;
    std::uint32_t m_next;
    const Keep &m_keep;
};

/// Adjudicates: sees when a game is clearly won and need not be played out.
class LeadJudge
{
public:
    explicit LeadJudge(int lead)
        : m_lead(lead)
    {}

    /// Takes the score that the search of the player to move reported.
    void heard(Player mover, const Score &score)
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
class Pupil
{
public:
    explicit Pupil(const SelfPlayOrder &order)
        : m_order(order)
        , m_engine(order.game.makeEngine())
    {
        constexpr int kLittleMemory = 4;
        EngineSettings settings;
        settings.hashMebibytes = kLittleMemory;
        m_engine->configure(settings);
    }

    PlayedGame play(std::uint32_t number)
    {
        m_bits = mixedBits(m_order.seed ^ mixedBits(number));
        const auto position = start(number);
        PlayedGame played;
        m_engine->newGame();
        for (int left = randomPlies(); left > 0 && !position->outcome().isOver(); --left)
            position->play(randomMove(*position));
        LeadJudge judge(m_order.trainingSetup.winningLead);
        while (!position->outcome().isOver() && !judge.winner()) {
            const SearchResult found = think(*position);
            judge.heard(position->toMove(), found.score);
            if (isToLearnFrom(*position, found)) {
                played.positions.push_back(
                    {number, position->text(), position->toMove(), found.score, {}});
                played.hashes.push_back(position->hash());
            }
            const bool isRandom = drawn(kWhole) < static_cast<std::uint32_t>(
                                      m_order.trainingSetup.randomPerMille);
            position->play(isRandom ? randomMove(*position) : found.line.front());
        }
        PerPlayer<int> result{};
        const Outcome outcome = position->outcome();
        for (int i = 0; i < players(); ++i)
            result[playerAt(i)] = static_cast<int>(
                std::lround(kWhole * outcome.scores[playerAt(i)]));
        if (!outcome.isOver())
            result[*judge.winner()] = kWhole;
        for (PlayedPosition &one : played.positions)
            one.result = result;
        return played;
    }

private:
    [[nodiscard]] bool isToLearnFrom(const AnyPosition &position, const SearchResult &found) const
    {
        if (found.score.kind == Score::Kind::Mate)
            return false;
        return !m_order.trainingSetup.onlyQuiet || isQuiet(position, found.line.front());
    }
    /// Whether a move does nothing but move pieces, without captures or promotions.
    [[nodiscard]] static bool isQuiet(const AnyPosition &position, MoveCode move)
    {
        const Transition transition = position.transition(move);
        return std::all_of(transition.steps.begin(), transition.steps.end(), [](const Step &step) {
            return step.kind == Step::Kind::Move;
        });
    }
    [[nodiscard]] int players() const { return m_order.game.info().playerCount(); }

    std::uint32_t drawn(std::uint32_t bound)
    {
        m_bits = mixedBits(m_bits);
        return chosenBelow(bound, m_bits);
    }
    int randomPlies()
    {
        return static_cast<int>(
            drawn(static_cast<std::uint32_t>(m_order.trainingSetup.mostRandomPlies) + 1));
    }
    MoveCode randomMove(const AnyPosition &position)
    {
        const auto moves = position.legalMoves();
        return moves[drawn(static_cast<std::uint32_t>(moves.size()))];
    }
    std::unique_ptr<AnyPosition> start(std::uint32_t number) const
    {
        const Options options = Options::defaults(m_order.game.info().options);
        const auto &starts = m_order.trainingSetup.starts;
        if (starts.empty())
            return m_order.game.game->start(options);
        auto position = m_order.game.game->parsePosition(starts[number % starts.size()], options);
        return std::move(*position);
    }
    SearchResult think(const AnyPosition &position)
    {
        SearchLimits limits;
        limits.nodes = m_order.trainingSetup.nodes;
        return m_engine->think(position, limits, {}, {});
    }

    const SelfPlayOrder &m_order;
    std::unique_ptr<Engine> m_engine;
    std::uint64_t m_bits = 0;
};

} // namespace

void playToLearn(
    const SelfPlayOrder &order,
    const std::function<void(std::span<const PlayedPosition> positions)> &keep)
{
    std::mutex mutex;
    GamesInOrder games(order.from, keep);
    std::atomic<std::uint32_t> next = order.from;
    const auto work = [&] {
        Pupil pupil(order);
        for (std::uint32_t number = next++; number < order.to; number = next++) {
            PlayedGame game = pupil.play(number);
            const std::scoped_lock lock(mutex);
            games.add(number, std::move(game));
        }
    };
    const auto help = [&](const std::stop_token &) { work(); };
    HelperThreads helpers;
    for (int i = 1; i < order.threads; ++i)
        helpers.start(help);
    work();
    helpers.finish();
}

} // namespace tessera::training
