#pragma once

#include "model/lab/match/matchplayer.h"
#include "model/lab/openings/openings.h"
#include "model/record/gamerecord.h"

#include <functional>

namespace tessera::lab {

/// A seat of a game: its player and their time.
struct MatchSeat
{
    MatchPlayer *matchPlayer = nullptr;
    std::string name;
    MatchTimeControl timeControl;
    std::uint64_t seed = 0;
    /// How long the player may be silent beyond their time.
    std::chrono::milliseconds patience{};
};

/// A game to play.
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
    /// A stop request breaks off the game.
    std::stop_token stop;
    /// Called with each position, in the thread that plays.
    std::function<void(const AnyPosition &)> watch{};
};

/// Plays a game to its end: the `RunningGame` judges time and legality, as in the window, and a player that breaks down
/// loses. The record has the moves with the engines' evaluations, and the times where time was limited; the comment on
/// the last move explains a fault. After a stop the record is useless.
[[nodiscard]] GameRecord playMatchGame(const MatchGame &game);

} // namespace tessera::lab
