#pragma once

#include "model/lab/match/matchplayer.h"
#include "model/lab/openings/openings.h"
#include "model/record/gamerecord.h"

#include <functional>

namespace tessera::lab {

/// A seat of a game: who sits there and how long they may think.
struct MatchSeat
{
    MatchPlayer *matchPlayer = nullptr;
    std::string name;
    MatchTimeControl timeControl;
    std::uint64_t seed = 0;
    /// How long they may be silent beyond their time.
    std::chrono::milliseconds patience{};
};

/// A game to be played.
struct MatchGame
{
    const GameEntry &game;
    Options options;
    /// The start of all games of the match, if it is not the game's own.
    std::optional<std::string> usualStart;
    std::string configuration;
    const Opening &opening;
    std::vector<MatchSeat> seats;
    /// How much later than its `movetime` a move may arrive.
    std::chrono::milliseconds margin{};
    /// When it is asked for, the game breaks off.
    std::stop_token stop;
    /// Hears of each position, in the thread that plays.
    std::function<void(const AnyPosition &)> watch{};
};

/// Plays a game to its end: time and legality are judged by the `RunningGame`, as in the window, and
/// who breaks down loses. The record has the moves with the engines' evaluations, and
/// the times where time was limited; a fault is told in the comment on the last move. After a stop
/// the record is of no use.
[[nodiscard]] GameRecord playMatchGame(const MatchGame &game);

} // namespace tessera::lab
