#include "model/lab/match/matchrunner.h"

#include "model/core/files/wholefile.h"
#include "model/core/randomness.h"
#include "model/foreign/verdict.h"
#include "model/lab/match/matchfile.h"
#include "model/lab/match/matchgame.h"
#include "model/record/writer.h"

#include <algorithm>
#include <ctime>
#include <map>
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

/// Plays games one after another with players of its own.
class MatchRunner::Worker
{
public:
    Worker(MatchRunner &runner, int place)
        : m_runner(runner)
        , m_plan(runner.m_plan)
        , m_place(place)
    {}

    void work()
    {
        try {
            while (const auto pairing = m_runner.next()) {
                m_runner.m_watcher.begun(m_place, *pairing);
                GameRecord record = play(*pairing);
                if (m_runner.m_stop.stop_requested())
                    return;
                const auto error = keepLogs(*pairing, record.outcome.reason);
                m_runner.finish(m_place, *pairing, std::move(record));
                if (error)
                    m_runner.fail(*error);
            }
        } catch (const std::exception &failure) {
            m_runner.fail(
                {phrase("Error", "match"),
                 failure.what(),
                 phrase("Error", "memory for the players")});
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
            m_runner.m_stop,
            [this](const AnyPosition &position) { m_runner.m_watcher.moved(m_place, position); }};
        std::map<int, int> copies;
        for (const int player : pairing.seats) {
            const PlayerSpec &spec = m_plan.players[static_cast<std::size_t>(player)];
            const int copy = copies[player]++;
            // Copies of a player in the same game get different seeds, so that they do not err alike.
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
        const PlayedGame played = playedGame(*m_plan.game->game, pairing, record);
        for (std::size_t side = 0; side < played.seats.size(); ++side) {
            const auto player = static_cast<std::size_t>(played.seats[side]);
            const std::string tag = matchPlayerTag(static_cast<int>(side));
            record.setTag(tag, m_plan.players[player].name);
            record.setTag(tag + "Type", "program");
        }
        setTimeControl(record, game.seats);
        return record;
    }

    /// The tag can only have a time control that all players share.
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
                m_runner.m_stop,
                !m_plan.logs.empty());
        return *place;
    }

    /// Keeps the logs of the programs of a game that one of them may have lost by a fault.
    [[nodiscard]] std::optional<Error> keepLogs(const Pairing &pairing, EndReason reason) const
    {
        if (m_plan.logs.empty() || !isFault(reason))
            return std::nullopt;
        std::string text;
        std::map<int, int> copies;
        for (const int player : pairing.seats) {
            const auto &seated = m_matchPlayers.at({player, copies[player]++});
            const std::string log = seated->log();
            if (!log.empty())
                text.append("== ")
                    .append(m_plan.players[static_cast<std::size_t>(player)].name)
                    .append("\n")
                    .append(log);
        }
        if (text.empty())
            return std::nullopt;
        return writeOwnFile(matchLogPath(m_plan.logs, pairing.number), text);
    }

    MatchRunner &m_runner;
    const MatchPlan &m_plan;
    int m_place;
    /// The players are made when they are first needed; one may be needed twice for a game.
    std::map<std::pair<int, int>, std::unique_ptr<MatchPlayer>> m_matchPlayers;
};

MatchRunner::MatchRunner(
    const MatchPlan &plan,
    MatchResults &results,
    AppendFile *file,
    MatchWatcher &watcher,
    std::stop_token stop)
    : m_plan(plan)
    , m_schedule(plan.schedule())
    , m_results(results)
    , m_file(file)
    , m_watcher(watcher)
    , m_stop(std::move(stop))
{
    for (const PlayedGame &game : results.games())
        m_played.insert(game.number);
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
                (spec.isAgent() ? phrase("Error", "an agent that does not start (%1)")
                                : phrase("Error", "an engine that does not start (%1)"))
                    .with(wordsWithoutVerdict(fault->sentence)),
                phrase("Error", "one that answers")};
    }
    return std::nullopt;
}

std::optional<Error> MatchRunner::run()
{
    m_isEnding = isDecided();
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < m_plan.concurrency; ++i)
            threads.emplace_back([this, i] { Worker(*this, i).work(); });
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

void MatchRunner::finish(int place, const Pairing &pairing, GameRecord record)
{
    const PlayedGame played = playedGame(*m_plan.game->game, pairing, record);
    const std::string text = writtenGame(record, *m_plan.game->game);
    const std::lock_guard lock(m_mutex);
    if (m_file != nullptr && !m_error)
        m_error = m_file->append(text);
    m_results.add(played);
    m_isEnding = m_isEnding || m_error || isDecided();
    m_watcher.finished(place, played, text, m_results);
}

void MatchRunner::fail(const Error &error)
{
    const std::lock_guard lock(m_mutex);
    m_isEnding = true;
    if (!m_error)
        m_error = error;
}

bool MatchRunner::isDecided() const
{
    if (!m_plan.sprt)
        return false;
    const double ratio = logLikelihoodRatio(*m_plan.sprt, m_results.blockShares(0));
    return verdictOf(*m_plan.sprt, ratio) != SprtVerdict::Open;
}

} // namespace tessera::lab
