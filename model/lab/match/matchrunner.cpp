#include "model/lab/match/matchrunner.h"

#include "model/core/randomness.h"
#include "model/lab/match/matchfile.h"
#include "model/lab/match/matchgame.h"
#include "model/record/writer.h"

#include <algorithm>
#include <ctime>
#include <map>
#include <ostream>
#include <thread>

namespace tessera::lab {

namespace {

std::string today()
{
    constexpr std::size_t kLength = 11;
    char text[kLength] = "";
    const std::time_t now = std::time(nullptr);
    std::tm date{};
    if (gmtime_r(&now, &date) != nullptr)
        std::strftime(text, kLength, "%Y.%m.%d", &date);
    return text;
}

} // namespace

/// Plays games one after the other with players of its own.
class MatchRunner::Worker
{
public:
    explicit Worker(MatchRunner &runner)
        : m_runner(runner)
        , m_plan(runner.m_plan)
    {}

    void work()
    {
        try {
            while (const auto pairing = m_runner.next()) {
                GameRecord record = play(*pairing);
                if (m_runner.m_stop.stop_requested())
                    return;
                m_runner.finish(*pairing, std::move(record));
            }
        } catch (const std::exception &failure) {
            m_runner.fail({"match", failure.what(), "memory for the players"});
        }
    }

private:
    GameRecord play(const Pairing &pairing)
    {
        const Opening &opening = m_plan.openings[pairing.opening];
        MatchGame game{
            *m_plan.game,
            m_plan.options,
            m_plan.start,
            m_plan.configuration,
            opening,
            {},
            m_plan.margin,
            m_runner.m_stop};
        std::map<int, int> copies;
        for (const int player : pairing.seats) {
            const PlayerSpec &spec = m_plan.players[static_cast<std::size_t>(player)];
            const int copy = copies[player]++;
            // Copies of a player in the same game shall not err alike.
            const auto place = static_cast<std::uint64_t>(
                (pairing.block * std::ssize(m_plan.players) + player) * kMaxPlayers + copy);
            game.seats.push_back(
                {&matchPlayer(player, copy),
                 spec.name,
                 spec.timeControl.value_or(m_plan.timeControl),
                 mixedBits(m_plan.seed ^ mixedBits(place)) >> 33,
                 m_plan.patience + spec.slowness()});
        }
        GameRecord record = playMatchGame(game);
        record.setTag("Event", kMatchEvent);
        record.setTag("Date", today());
        record.setTag("Round", std::to_string(pairing.number + 1));
        record.setTag("Match", m_plan.identity());
        for (std::size_t seat = 0; seat < game.seats.size(); ++seat)
            record.setTag(matchPlayerTag(static_cast<int>(seat)), game.seats[seat].name);
        setTimeControl(record, game.seats);
        return record;
    }

    /// The tag can only say what is the same for all.
    static void setTimeControl(GameRecord &record, const std::vector<MatchSeat> &seats)
    {
        const auto &first = seats.front().timeControl.clock;
        const bool isCommon = std::all_of(seats.begin(), seats.end(), [&](const MatchSeat &seat) {
            return seat.timeControl.clock == first;
        });
        if (isCommon)
            record.setTag("TimeControl", first.value_or(TimeControl()).text());
    }

    MatchPlayer &matchPlayer(int player, int copy)
    {
        std::unique_ptr<MatchPlayer> &place = m_matchPlayers[{player, copy}];
        if (!place)
            place = makeMatchPlayer(
                m_plan.players[static_cast<std::size_t>(player)],
                *m_plan.game,
                m_plan.patience,
                m_runner.m_stop);
        return *place;
    }

    MatchRunner &m_runner;
    const MatchPlan &m_plan;
    /// Made when they are first needed; a player may need two for one game.
    std::map<std::pair<int, int>, std::unique_ptr<MatchPlayer>> m_matchPlayers;
};

MatchRunner::MatchRunner(
    const MatchPlan &plan,
    MatchResults &results,
    SafeFile *file,
    std::ostream &talk,
    std::stop_token stop)
    : m_plan(plan)
    , m_schedule(plan.schedule())
    , m_results(results)
    , m_file(file)
    , m_talk(talk)
    , m_stop(std::move(stop))
{
    for (const PlayedGame &game : results.games())
        m_played.insert(game.number);
    for (int number = 0; number < plan.games; ++number)
        m_planned += plan.shard.holds(number / m_schedule.blockSize()) ? 1 : 0;
}

std::optional<Error> MatchRunner::tryPlayers() const
{
    for (const PlayerSpec &spec : m_plan.players) {
        if (spec.isBuiltIn())
            continue;
        const auto matchPlayer = makeMatchPlayer(spec, *m_plan.game, m_plan.patience, m_stop);
        const auto fault = matchPlayer->beginGame(
            {*m_plan.game, m_plan.options, m_plan.start, m_plan.configuration, 0});
        if (m_stop.stop_requested())
            return std::nullopt;
        if (fault)
            return Error{
                "--player " + spec.name,
                "an engine that does not start (" + fault->sentence + ")",
                "one that answers"};
    }
    return std::nullopt;
}

std::optional<Error> MatchRunner::run()
{
    m_isEnding = isDecided();
    m_toldAt = std::chrono::steady_clock::now();
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < m_plan.concurrency; ++i)
            threads.emplace_back([this] { Worker(*this).work(); });
    }
    return m_error;
}

std::optional<Pairing> MatchRunner::next()
{
    const std::lock_guard lock(m_mutex);
    while (m_next < m_plan.games
           && (m_played.contains(m_next) || !m_plan.shard.holds(m_next / m_schedule.blockSize())))
        ++m_next;
    if (m_isEnding || m_stop.stop_requested() || m_next >= m_plan.games)
        return std::nullopt;
    return m_schedule.pairing(m_next++);
}

void MatchRunner::finish(const Pairing &pairing, GameRecord record)
{
    const PlayedGame played{
        pairing.number,
        pairing.block,
        pairing.seats,
        record.outcome,
        static_cast<int>(record.mainLine().size())};
    const std::string text = writtenGame(record, *m_plan.game->game);
    const std::lock_guard lock(m_mutex);
    if (m_file != nullptr && !m_error)
        m_error = m_file->append(text);
    m_results.add(played);
    m_isEnding = m_isEnding || m_error || isDecided();
    tell();
}

void MatchRunner::fail(const Error &error)
{
    const std::lock_guard lock(m_mutex);
    m_isEnding = true;
    if (!m_error)
        m_error = error;
}

void MatchRunner::tell()
{
    constexpr std::chrono::seconds kPause{10};
    const auto now = std::chrono::steady_clock::now();
    if (now - m_toldAt < kPause)
        return;
    m_toldAt = now;
    m_talk << m_results.games().size() << " of " << m_planned << " games";
    const auto totals = m_results.totals();
    for (std::size_t i = 0; i < totals.size(); ++i)
        m_talk << (i == 0 ? ": " : ", ") << m_plan.players[i].name << ' ' << totals[i].all.points;
    if (m_plan.sprt)
        m_talk << ", LLR " << logLikelihoodRatio(*m_plan.sprt, m_results.blockShares(0));
    m_talk << std::endl;
}

bool MatchRunner::isDecided() const
{
    if (!m_plan.sprt)
        return false;
    const double ratio = logLikelihoodRatio(*m_plan.sprt, m_results.blockShares(0));
    return verdictOf(*m_plan.sprt, ratio) != SprtVerdict::Open;
}

} // namespace tessera::lab
