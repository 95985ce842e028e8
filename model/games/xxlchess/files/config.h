#pragma once

#include "model/core/gameconfiguration.h"
#include "model/core/options.h"
#include "model/core/result.h"
#include "model/core/time/timecontrol.h"
#include "model/games/xxlchess/files/layout.h"

#include <array>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tessera::xxlchess {

/// A puzzle or stage of a configuration (X7).
struct Level
{
    std::string title;
    /// The path as the file writes it, relative to the configuration's folder.
    std::string layoutPath;
    Layout layout;
    /// The colour that the human plays.
    Player side = Player::First;
    /// The goal: `win`, `mate in N`, `survive N` or `capture LETTER`.
    enum class Goal : std::uint8_t { Win, Mate, Survive, Capture };
    Goal goal = Goal::Win;
    /// The number of moves to mate in or to survive.
    int moves = 0;
    /// The letter of the piece to capture, lower case.
    char prey = ' ';

    friend bool operator==(const Level &, const Level &) = default;
};

/// The content of `config.json` (X2), with its optional keys (X7), as a value that can be read and written. The keys of
/// X2 are required, all others have the defaults below.
struct Configuration
{
    enum class Seat : std::uint8_t { Human, Computer };

    std::string layoutPath = "level1.txt";
    Layout layout = standardLayout();
    /// Time controls of player 1 (`player`) and player 2 (`cpu`). Zero seconds without increment mean no limit.
    std::array<TimeControl, 2> times{};
    /// The colour of player 1.
    Player playerColour = Player::First;
    /// Pixels that a piece glides in 1/60 s.
    double pieceSpeed = 6.0;
    /// The most seconds that a glide takes.
    double mostMovementTime = 1.0;

    std::array<Seat, 2> players{Seat::Human, Seat::Computer};
    /// Level of the computer, 1 to 10.
    std::optional<int> difficulty;
    bool hasFogOfWar = false;
    bool choosesPromotion = false;
    bool hasSound = true;
    /// Whether the board's size is taken from the layout's text.
    bool isBoardAuto = false;
    std::optional<int> promotionRank;
    bool drawsByRepetition = false;
    bool drawsByHundredTurns = false;
    /// Whether the file says which draw rules there are.
    bool saysDrawRules = false;
    PieceTypes pieces;
    std::vector<Level> levels;
    /// The file that the configuration was read from; its unchanged parts are written back.
    GameConfiguration::Source source{};

    /// Oddities that could be ignored, with their places; they are not written back.
    std::vector<Error> warnings;

    /// The seat that plays a colour: index 0 or 1 of `players` and `times`.
    [[nodiscard]] std::size_t seatOf(Player colour) const { return colour == playerColour ? 0 : 1; }
    /// The colour whose pawns go up the screen: the human's, or White's with two humans or none (X2).
    [[nodiscard]] Player up() const;
    /// The choices of rules, for a board of `size`.
    [[nodiscard]] RuleChoices choices(const BoardSize &size) const;
    /// The same as options of the game, as game files have them.
    [[nodiscard]] Options options() const;
    /// The position in which the game begins.
    [[nodiscard]] Position start() const;
    /// The start of a level, in which its side begins.
    [[nodiscard]] Position start(const Level &level) const;
    /// The layout turned by 180°, where a single human plays and all their pawns stand at or beyond the promotion rank
    /// (X2); empty otherwise.
    [[nodiscard]] std::optional<Position> turnedStart() const;
};

/// Reads a file's content; the error says why it failed (the caller fills in `where` and place).
using FileReader = std::function<Result<std::string>(const std::filesystem::path &)>;

/// Reads `path` and the layouts that it names, relative to its folder. Nothing is changed apart from the returned
/// value, so an error leaves an earlier set-up as it was.
[[nodiscard]] Result<Configuration> readConfiguration(const std::filesystem::path &path);
/// The same with files that `read` provides.
[[nodiscard]] Result<Configuration> readConfiguration(
    const std::filesystem::path &path, const FileReader &read);

/// The content of a text file of at most 1 MiB; the error lacks the place.
[[nodiscard]] Result<std::string> readSmallFile(const std::filesystem::path &path);

/// A path as configurations write it: UTF-8, with either kind of slash.
[[nodiscard]] std::filesystem::path pathFrom(std::string text);

/// The text of `config.json`: the keys of X2, those of X7 that differ from their defaults, and all others of the file
/// that it was read from.
[[nodiscard]] std::string writeConfiguration(const Configuration &configuration);

/// The file `path` and the files beside it that it names: the layout and the levels' layouts.
[[nodiscard]] std::vector<ConfigurationFile> filesOf(
    const Configuration &configuration, const std::filesystem::path &path);

/// Writes those files; the error tells which could not be written.
[[nodiscard]] std::optional<Error> saveConfiguration(
    const Configuration &configuration, const std::filesystem::path &path);

} // namespace tessera::xxlchess
