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

/// Who sits on a player's seat.
struct SeatSetup
{
    enum class Kind : std::uint8_t { Human, Computer, Program };

    Kind kind = Kind::Human;
    /// Shown on the player's card; empty for the usual name of the kind.
    QString name;
    /// 1 to 10, for a computer.
    int level = 5;
    /// What plays on a program's seat.
    PlayerProgram program{};
    /// A computer that begins each game at the level against which the person is expected to win so many
    /// per cent; frozen, it stays at the level it has. Within a game its level is fixed.
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
    /// Position text to begin from; nothing for the standard start.
    std::optional<std::string> start;
    PerPlayer<SeatSetup> seats;
    PerPlayer<TimeControl> clocks;
    /// The first player's clock stands until their first move.
    bool clockFromFirstMove = false;
    /// Who runs out of time has lost; else the clock only shows it.
    bool losesOnTime = true;
    /// Of a game that has its own speed of pieces; nothing for the usual one.
    std::optional<PieceSpeed> pieceSpeed{};
    /// Whether anything is to be heard of it: a configuration may want a silent game. The person's own
    /// wishes stand beside it.
    bool hasSound = true;
    /// Puzzles to be played in turn, and which of them this game is, if it is one: then start and
    /// options are the puzzle's (see `levelSetup`).
    std::vector<Puzzle> levels{};
    std::optional<std::size_t> level{};
    /// The configuration file that it came from, to be written back with it.
    GameConfiguration::Source source{};
    /// Makes computer players repeat a game exactly.
    std::uint64_t seed = 0;

    friend bool operator==(const GameSetup &, const GameSetup &) = default;
};

} // namespace tessera
