#include "model/games/xxlchess/files/configsetup.h"

#include "model/games/xxlchess/files/goal.h"
#include "model/games/xxlchess/files/positiontext.h"
#include "model/games/xxlchess/rules/rules.h"

#include <cmath>

namespace tessera::xxlchess {

namespace {

using Seat = Configuration::Seat;

constexpr double kMillisecondsASecond = 1000.0;
constexpr std::array kColours{Player::First, Player::Second};

Seat seatKind(const GameConfiguration &game, Player colour)
{
    return game.seats[colour].isHuman ? Seat::Human : Seat::Computer;
}

/// The colour of player 1: the person's, White's with two or none.
Player firstColour(const GameConfiguration &game)
{
    const bool isBlackAlone = !game.seats[Player::First].isHuman
                              && game.seats[Player::Second].isHuman;
    return isBlackAlone ? Player::Second : Player::First;
}

Result<Position> startOf(const GameConfiguration &game)
{
    if (game.start)
        return Rules::parsePosition(*game.start, game.options);
    return Rules::start(game.options);
}

void takeRules(const Position &start, Configuration &configuration)
{
    const RuleChoices &choices = start.rules().choices();
    configuration.layout = layoutOf(start);
    configuration.pieces = choices.pieces;
    configuration.choosesPromotion = choices.choosesPromotion;
    configuration.hasFogOfWar = choices.hasFog;
    configuration.drawsByRepetition = choices.drawsByRepetition;
    configuration.drawsByHundredTurns = choices.drawsByHundredTurns;
    if (choices.promotionRank != usualPromotionRank(choices.height))
        configuration.promotionRank = choices.promotionRank;
}

} // namespace

GameConfiguration gameFrom(const Configuration &configuration)
{
    GameConfiguration game;
    game.options = configuration.options();
    game.saysOwnRules = configuration.saysDrawRules;
    game.start = writePosition(configuration.start());
    if (const auto turned = configuration.turnedStart())
        game.turnedStart = writePosition(*turned);
    for (const Player colour : kColours) {
        const std::size_t number = configuration.seatOf(colour);
        GameConfiguration::Seat &seat = game.seats[colour];
        seat.isHuman = configuration.players[number] == Seat::Human;
        seat.time = configuration.times[number];
        if (!seat.isHuman)
            seat.level = configuration.difficulty;
    }
    const auto most = std::llround(kMillisecondsASecond * configuration.mostMovementTime);
    game.pieceSpeed = {configuration.pieceSpeed, std::chrono::milliseconds(most)};
    game.hasSound = configuration.hasSound;
    for (const Level &level : configuration.levels)
        game.levels.push_back(puzzleFrom(configuration, level));
    game.source = configuration.source;
    game.warnings = configuration.warnings;
    return game;
}

Result<Configuration> configurationFrom(const GameConfiguration &game, const std::string &layoutPath)
{
    const auto start = startOf(game);
    if (!start)
        return start.error();
    Configuration configuration;
    configuration.layoutPath = layoutPath;
    takeRules(*start, configuration);
    configuration.playerColour = firstColour(game);
    for (const Player colour : kColours) {
        const std::size_t number = configuration.seatOf(colour);
        configuration.players[number] = seatKind(game, colour);
        configuration.times[number] = game.seats[colour].time;
        if (!game.seats[colour].isHuman && game.seats[colour].level)
            configuration.difficulty = game.seats[colour].level;
    }
    const PieceSpeed speed = game.pieceSpeed.value_or(*Rules::info().pieceSpeed);
    configuration.pieceSpeed = speed.pixelsPerFrame;
    configuration.mostMovementTime = static_cast<double>(speed.most.count()) / kMillisecondsASecond;
    configuration.hasSound = game.hasSound;
    for (const Puzzle &puzzle : game.levels) {
        auto level = levelFrom(puzzle, configuration.pieces);
        if (!level)
            return level.error();
        configuration.levels.push_back(std::move(*level));
    }
    configuration.source = game.source;
    return configuration;
}

Result<GameConfiguration> readGame(const std::filesystem::path &path)
{
    const auto configuration = readConfiguration(path);
    if (!configuration)
        return configuration.error();
    return gameFrom(*configuration);
}

Result<GameConfiguration> readGameLayout(
    const std::filesystem::path &path, const GameConfiguration &rest)
{
    auto configuration = configurationFrom(rest, path.filename().string());
    if (!configuration)
        return configuration.error();
    auto text = readSmallFile(path);
    if (!text) {
        Error error = text.error();
        error.where = path.string();
        return error;
    }
    auto layout = readLayout(*text, configuration->pieces, BoardSize(), path.string());
    if (!layout)
        return layout.error();
    configuration->layout = std::move(*layout);
    return gameFrom(*configuration);
}

Result<std::vector<ConfigurationFile>> gameFiles(
    const GameConfiguration &game, const std::filesystem::path &path)
{
    const std::u8string stem = path.stem().u8string();
    const std::string name(stem.begin(), stem.end());
    const auto configuration = configurationFrom(game, (name == "config" ? "level1" : name) + ".txt");
    if (!configuration)
        return configuration.error();
    return filesOf(*configuration, path);
}

} // namespace tessera::xxlchess
