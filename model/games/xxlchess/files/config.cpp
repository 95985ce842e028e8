#include "model/games/xxlchess/files/config.h"

#include "model/core/files/textfile.h"
#include "model/core/files/wholefile.h"
#include "model/games/xxlchess/rules/rules.h"

#include <algorithm>

namespace tessera::xxlchess {

namespace fs = std::filesystem;

Player Configuration::up() const
{
    if (players[0] == players[1])
        return Player::First;
    const std::size_t human = players[0] == Seat::Human ? 0 : 1;
    return seatOf(Player::First) == human ? Player::First : Player::Second;
}

RuleChoices Configuration::choices(const BoardSize &size) const
{
    RuleChoices choices;
    choices.width = size.width;
    choices.height = size.height;
    choices.up = up();
    choices.promotionRank = promotionRank.value_or(0);
    choices.drawsByRepetition = drawsByRepetition;
    choices.drawsByHundredTurns = drawsByHundredTurns;
    choices.choosesPromotion = choosesPromotion;
    choices.hasFog = hasFogOfWar;
    choices.pieces = pieces;
    return choices;
}

Options Configuration::options() const
{
    return optionsFrom(choices(layout.size));
}

Position Configuration::start() const
{
    return positionFrom(layout, choices(layout.size));
}

Position Configuration::start(const Level &level) const
{
    RuleChoices rules = choices(level.layout.size);
    rules.up = level.side;
    return positionFrom(level.layout, std::move(rules), level.side);
}

std::optional<Position> Configuration::turnedStart() const
{
    if (players[0] == players[1])
        return std::nullopt;
    const Position asInFile = start();
    const SquareSet &pawns = asInFile.pawns(up());
    const SquareSet &zone = asInFile.rules().promotionZone(up());
    if (pawns.isEmpty() || (pawns & zone) != pawns)
        return std::nullopt;
    return positionFrom(turned(layout), choices(layout.size));
}

Result<std::string> readSmallFile(const fs::path &path)
{
    constexpr std::uintmax_t kLargest = 1 << 20;
    auto content = readTextFile(path, kLargest);
    if (content)
        return content;
    const Error &error = content.error();
    return Error{"", Phrase("%1 %2").with(error.found, inQuotes(path.string())), error.wanted};
}

Result<Configuration> readConfiguration(const std::filesystem::path &path)
{
    return readConfiguration(path, readSmallFile);
}

std::filesystem::path pathFrom(std::string text)
{
    std::replace(text.begin(), text.end(), '\\', '/');
    return {std::u8string(text.begin(), text.end())};
}

std::vector<ConfigurationFile> filesOf(const Configuration &configuration, const fs::path &path)
{
    const fs::path folder = path.parent_path();
    std::vector<ConfigurationFile> files{
        {path, writeConfiguration(configuration)},
        {folder / pathFrom(configuration.layoutPath),
         writeLayout(configuration.layout, configuration.pieces)}};
    for (const PieceKind &kind : configuration.pieces) {
        if (!kind.picture.file.empty())
            files.push_back({folder / pathFrom(kind.picture.file), kind.picture.drawing});
    }
    for (const Level &level : configuration.levels)
        files.push_back(
            {folder / pathFrom(level.layoutPath), writeLayout(level.layout, configuration.pieces)});
    return files;
}

std::optional<Error> saveConfiguration(
    const Configuration &configuration, const std::filesystem::path &path)
{
    for (const ConfigurationFile &file : filesOf(configuration, path)) {
        if (auto error = writeWhole(file.path, file.content))
            return error;
    }
    return std::nullopt;
}

} // namespace tessera::xxlchess
