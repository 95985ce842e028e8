#pragma once

#include "model/core/appendfile.h"
#include "model/lab/match/matchplan.h"
#include "model/lab/match/matchwatcher.h"
#include "model/lab/match/results.h"
#include "model/record/gamerecord.h"

#include <set>

namespace tessera::lab {

/// Plays the games of a match that are not played yet, several at a time, and keeps each as soon as
/// it is over.
class MatchRunner
{
public:
    /// `results` holds the games that were played before. `file` may be null: games are not kept then.
    /// `stop` breaks off the games that are being played then; they are not kept.
    MatchRunner(
        const MatchPlan &plan,
        MatchResults &results,
        AppendFile *file,
        MatchWatcher &watcher,
        std::stop_token stop);

    /// Plays until all games are played or the test is decided; the error is of the file,
    /// or of an engine that ran out of memory.
    [[nodiscard]] std::optional<Error> run();

    /// Starts each engine that is a process once, to say early what cannot work.
    [[nodiscard]] std::optional<Error> tryPlayers() const;

private:
    class Worker;

    /// The next game; nothing when there is none left.
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
    /// Guards what follows and `m_results`.
    std::mutex m_mutex;
    std::set<int> m_played;
    int m_next = 0;
    bool m_isEnding = false;
    std::optional<Error> m_error;
};

} // namespace tessera::lab
