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

/// A game as a configuration file sets it up, in terms that all games share (see `GameEntry::readConfiguration`). It is
/// a value, so a bad file leaves the previous one unchanged.
///
/// To open one (`--config FILE`, or the set-up dialog's import) a window asks the game named, or the first of the
/// catalogue that reads configurations. It shows the error's sentence and goes on as before, or takes `options`,
/// `start`, each seat and its clock into its set-up, hands `pieceSpeed` to the animation of pieces, and shows the
/// warnings. Export is the reverse.
struct GameConfiguration
{
    /// The occupant of a player's seat, with the time control.
    struct Seat
    {
        bool isHuman = true;
        /// Level of a computer, 1 to 10, when the file names one.
        std::optional<int> level;
        TimeControl time;

        friend bool operator==(const Seat &, const Seat &) = default;
    };
    /// The file that it was read from, so that nothing is lost when it is saved again: parts that the program does not
    /// use are written back unchanged.
    struct Source
    {
        /// The whole file, in its own form; empty when there was none.
        std::string text;

        friend bool operator==(const Source &, const Source &) = default;
    };

    Options options;
    /// Whether the file says which of our own rules there are (`OptionSpec::beginsStrict`). If not, `options` has none,
    /// as the window begins; a match has those of its rule set, since engines may shuffle for ever.
    bool saysOwnRules = true;
    /// Position text to begin from; empty for the standard start.
    std::optional<std::string> start;
    /// The same turned by 180°, where a single person could not play the file's own: a window begins with this one and
    /// says so.
    std::optional<std::string> turnedStart{};
    PerPlayer<Seat> seats;
    /// Nothing for the game's usual one.
    std::optional<PieceSpeed> pieceSpeed;
    bool hasSound = true;
    /// Puzzles to play in turn, each from its own start; without any the game begins from `start`.
    std::vector<Puzzle> levels;
    Source source{};
    /// Oddities of the file that could be ignored, with their places.
    std::vector<Error> warnings;
};

/// A file that saving a configuration writes.
struct ConfigurationFile
{
    std::filesystem::path path;
    std::string content;
};

} // namespace tessera
