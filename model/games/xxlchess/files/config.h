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
    /// As the file writes it, relative to the configuration's folder.
    std::string layoutPath;
    Layout layout;
    /// The colour that the human plays.
    Player side = Player::First;
    /// What has to be reached: `win`, `mate in N`, `survive N` or `capture LETTER`.
    enum class Goal : std::uint8_t { Win, Mate, Survive, Capture };
    Goal goal = Goal::Win;
    /// Of moves, to mate in or to survive.
    int moves = 0;
    /// Of the piece to capture, lower case.
    char prey = ' ';

    friend bool operator==(const Level &, const Level &) = default;
};

/// What `config.json` says (X2), and what it may say beyond (X7): a value that reads and writes
/// itself. The keys of X2 are required, all others have the defaults below.
struct Configuration
{
    enum class Seat : std::uint8_t { Human, Computer };

    std::string layoutPath = "level1.txt";
    Layout layout = standardLayout();
    /// Of player 1 (`player`) and player 2 (`cpu`). Zero seconds without increment: no limit.
    std::array<TimeControl, 2> times{};
    /// The colour of player 1.
    Player playerColour = Player::First;
    /// Pixels that a piece glides in 1/60 s.
    double pieceSpeed = 6.0;
    /// Seconds that a glide takes at most.
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
    PieceTypes pieces;
    std::vector<Level> levels;
    /// The file that it was read from; what is not changed of it is written back.
    GameConfiguration::Source source{};

    /// What was odd but could be ignored, with its place: not written back.
    std::vector<Error> warnings;

    /// Who plays a colour: index 0 or 1 of `players` and `times`.
    [[nodiscard]] std::size_t seatOf(Player colour) const { return colour == playerColour ? 0 : 1; }
    /// The colour whose pawns go up the screen: the human's; White's with two humans or none (X2).
    [[nodiscard]] Player up() const;
    /// What the game is played by, for a board of `size`.
    [[nodiscard]] RuleChoices choices(const BoardSize &size) const;
    /// The same as options of the game, as they stand in game files.
    [[nodiscard]] Options options() const;
    /// The position in which the game begins.
    [[nodiscard]] Position start() const;
    /// That of a level, in which its side begins.
    [[nodiscard]] Position start(const Level &level) const;
    /// The layout turned by 180°, where a single human plays and all their pawns stand at or beyond
    /// the promotion rank (X2): nothing else.
    [[nodiscard]] std::optional<Position> turnedStart() const;
};

/// How a file's content is had; the error says why not (`where` and place are filled in by the
/// reader).
using FileReader = std::function<Result<std::string>(const std::filesystem::path &)>;

/// Reads `path` and the layouts that it names, relative to its folder. Nothing but the value
/// returned is changed, so whatever was set up before stays as it is when there is an error.
[[nodiscard]] Result<Configuration> readConfiguration(const std::filesystem::path &path);
/// The same with files that `read` provides.
[[nodiscard]] Result<Configuration> readConfiguration(
    const std::filesystem::path &path, const FileReader &read);

/// The content of a text file of at most 1 MiB; the error lacks the place.
[[nodiscard]] Result<std::string> readSmallFile(const std::filesystem::path &path);

/// A path as configurations write it: UTF-8, with either kind of slash.
[[nodiscard]] std::filesystem::path pathFrom(std::string text);

/// The text of `config.json`: the keys of X2, of X7 those that differ from their defaults, and all
/// others of the file that it was read from.
[[nodiscard]] std::string writeConfiguration(const Configuration &configuration);

/// The file `path` and those beside it that it names: the layout, the levels' layouts.
[[nodiscard]] std::vector<ConfigurationFile> filesOf(
    const Configuration &configuration, const std::filesystem::path &path);

/// Writes those files; the error tells which could not be written.
[[nodiscard]] std::optional<Error> saveConfiguration(
    const Configuration &configuration, const std::filesystem::path &path);

} // namespace tessera::xxlchess
