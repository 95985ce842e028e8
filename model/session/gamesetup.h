#pragma once

#include "model/core/gameconfiguration.h"
#include "model/core/options.h"
#include "model/core/puzzle.h"
#include "model/core/time/timecontrol.h"
#include "model/core/types.h"
#include "model/foreign/playerprogram.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace tessera {

/// The occupant of a player's seat.
struct SeatSetup
{
    enum class Kind : std::uint8_t { Human, Computer, Program };

    Kind kind = Kind::Human;
    /// The name on the player's card; empty for the usual name of the kind.
    QString name;
    /// The level of a computer, 1 to 10.
    int level = 5;
    /// The program on a program's seat.
    PlayerProgram program{};
    /// A computer that begins each game at the level against which the person is expected to win so many per cent; a
    /// frozen one keeps its level. The level is fixed within a game.
    struct Adaptive
    {
        int winPercent = 50;
        bool isFrozen = false;

        friend bool operator==(const Adaptive &, const Adaptive &) = default;
    };
    std::optional<Adaptive> adaptive{};

    friend bool operator==(const SeatSetup &, const SeatSetup &) = default;
};

/// Everything that is chosen before a game begins.
struct GameSetup
{
    /// The game's id in the catalogue.
    std::string game;
    Options options;
    /// Position text to begin from; empty for the standard start.
    std::optional<std::string> start;
    PerPlayer<SeatSetup> seats;
    PerPlayer<TimeControl> clocks;
    /// The first player's clock stands until their first move.
    bool clockFromFirstMove = false;
    /// Whether a player who runs out of time loses; otherwise the clock only shows it.
    bool losesOnTime = true;
    /// Of a game that has its own speed of pieces; nothing for the usual one.
    std::optional<PieceSpeed> pieceSpeed{};
    /// Whether anything is to be heard of it: a configuration may want a silent game. The person's own
    /// wishes stand beside it.
    bool hasSound = true;
    /// Puzzles to play in turn, and which of them this game is, if any: then start and options are the puzzle's (see
    /// `levelSetup`).
    std::vector<Puzzle> levels{};
    std::optional<std::size_t> level{};
    /// The configuration file that the set-up came from, which is written back with it.
    GameConfiguration::Source source{};
    /// The seed, with which computer players repeat a game exactly.
    std::uint64_t seed = 0;

    friend bool operator==(const GameSetup &, const GameSetup &) = default;
};

} // namespace tessera
