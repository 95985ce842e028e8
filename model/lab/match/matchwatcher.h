#pragma once

#include "model/core/anygame.h"
#include "model/lab/match/results.h"
#include "model/lab/match/schedule.h"

namespace tessera::lab {

/// Hears of the progress of a match, in the threads that play it.
class MatchWatcher
{
public:
    virtual ~MatchWatcher() = default;

    /// A game begins at one of the places where games are played at the same time, counted from 0.
    virtual void begun(int place, const Pairing &pairing) = 0;
    /// A move was played there; `position` is the new one.
    virtual void moved(int place, const AnyPosition &position) = 0;
    /// A game is over, with its text as it is saved; `results` has it already. Never called by two threads at once.
    virtual void finished(
        int place, const PlayedGame &game, const std::string &text, const MatchResults &results)
        = 0;
};

} // namespace tessera::lab
