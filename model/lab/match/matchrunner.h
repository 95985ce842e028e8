#pragma once

#include "model/core/files/appendfile.h"
#include "model/lab/match/matchplan.h"
#include "model/lab/match/matchwatcher.h"
#include "model/lab/match/results.h"
#include "model/record/gamerecord.h"

#include <set>

namespace tessera::lab {

/// Plays the remaining games of a match, several at a time, and saves each as soon as it is over.
class MatchRunner
{
public:
    /// `results` holds the games that were played before. If `file` is null, games are not saved. `stop` breaks off the
    /// games being played, which are not saved.
    MatchRunner(
        const MatchPlan &plan,
        MatchResults &results,
        AppendFile *file,
        MatchWatcher &watcher,
        std::stop_token stop);

    /// Plays until all games are played or the test is decided; the error is one of the file or of a log, or of an
    /// engine that ran out of memory.
    [[nodiscard]] std::optional<Error> run();

    /// Starts each engine that is a process once, to report early what cannot work.
    [[nodiscard]] std::optional<Error> tryPlayers() const;

private:
    class Worker;

    /// The next game; empty when there is none left.
    std::optional<Pairing> next();
    void finish(int place, const Pairing &pairing, GameRecord record);
    void fail(const Error &error);
    [[nodiscard]] bool isDecided() const;

    const MatchPlan &m_plan;
    Schedule m_schedule;
    MatchResults &m_results;
    AppendFile *m_file;
    MatchWatcher &m_watcher;
    std::stop_token m_stop;
    /// Guards the members below and `m_results`.
    std::mutex m_mutex;
    std::set<int> m_played;
    int m_next = 0;
    bool m_isEnding = false;
    std::optional<Error> m_error;
};

} // namespace tessera::lab
