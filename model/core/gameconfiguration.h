#pragma once

#include "model/core/options.h"
#include "model/core/piecespeed.h"
#include "model/core/puzzle.h"
#include "model/core/time/timecontrol.h"
#include "model/core/types.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace tessera {

/// A game as a file of its own kind sets it up, in words that hold for every game (see
/// `GameEntry::readConfiguration`). A value: whoever reads a bad file still has the one before.
///
/// To open one (`--config FILE`, or the set-up dialog's import) a window asks the game named, or the
/// first of the catalogue that reads configurations; shows the error's sentence and goes on as
/// before, or takes `options`, `start`, each seat and its clock into its set-up, hands
/// `pieceSpeed` to
/// whoever moves the pieces, and shows the warnings. Export goes the other way round.
struct GameConfiguration
{
    /// Who sits on a player's seat, and with how much time.
    struct Seat
    {
        bool isHuman = true;
        /// Level of a computer, 1 to 10, when the file names one.
        std::optional<int> level;
        TimeControl time;

        friend bool operator==(const Seat &, const Seat &) = default;
    };
    /// Where it was read from, so that nothing is lost when it is saved again: what the program has no
    /// use for is written back as it came.
    struct Source
    {
        /// The whole file, in its own form; empty when there was none.
        std::string text;

        friend bool operator==(const Source &, const Source &) = default;
    };

    Options options;
    /// Position text to begin from; nothing for the standard start.
    std::optional<std::string> start;
    /// The same turned by 180°, where the one person could not play it as the file has it: a window
    /// begins with this one and says so.
    std::optional<std::string> turnedStart{};
    PerPlayer<Seat> seats;
    /// Nothing for the game's usual one.
    std::optional<PieceSpeed> pieceSpeed;
    bool hasSound = true;
    /// Puzzles to be played in turn, each from its own start; without any the game begins from `start`.
    std::vector<Puzzle> levels;
    Source source{};
    /// What was odd in the file but could be ignored, with its place.
    std::vector<Error> warnings;
};

/// A file that saving a configuration writes.
struct ConfigurationFile
{
    std::filesystem::path path;
    std::string content;
};

} // namespace tessera
