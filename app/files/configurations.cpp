#include "app/files/configurations.h"

#include "app/files/gamefile.h"
#include "model/games/catalogue.h"

#include <algorithm>
#include <filesystem>

#include <QDir>
#include <QFileInfo>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

const QString kUsualName = u"config.json"_s;

/// The level of a computer when the file names none.
constexpr int kUsualLevel = 3;

std::filesystem::path pathOf(const QString &path)
{
    return {path.toStdU16String()};
}

SeatSetup seatFrom(const GameConfiguration::Seat &seat)
{
    return {
        seat.isHuman ? SeatSetup::Kind::Human : SeatSetup::Kind::Computer,
        {},
        seat.level.value_or(kUsualLevel)};
}

ConfiguredSetup setupFrom(const GameEntry &entry, const GameConfiguration &game)
{
    ConfiguredSetup read;
    read.setup.game = entry.info().id;
    read.setup.options = game.options;
    read.setup.start = game.start;
    read.setup.glide = game.glide;
    read.setup.hasSound = game.hasSound;
    read.setup.unknownKeys = game.unknownKeys;
    for (int i = 0; i < entry.info().playerCount(); ++i) {
        const GameConfiguration::Seat &seat = game.seats[playerAt(i)];
        read.setup.seats[playerAt(i)] = seatFrom(seat);
        read.setup.clocks[playerAt(i)] = seat.time;
    }
    for (const Error &warning : game.warnings)
        read.warnings << QString::fromStdString(warning.sentence());
    return read;
}

GameConfiguration configurationFrom(const GameEntry &entry, const GameSetup &setup)
{
    GameConfiguration game;
    game.options = setup.options;
    game.start = setup.start;
    game.glide = setup.glide;
    game.hasSound = setup.hasSound;
    game.unknownKeys = setup.unknownKeys;
    for (int i = 0; i < entry.info().playerCount(); ++i) {
        const SeatSetup &seat = setup.seats[playerAt(i)];
        game.seats[playerAt(i)].isHuman = seat.kind == SeatSetup::Kind::Human;
        game.seats[playerAt(i)].level = seat.level;
        game.seats[playerAt(i)].time = setup.clocks[playerAt(i)];
    }
    return game;
}

} // namespace

const GameEntry *configurableGame()
{
    const auto games = catalogue();
    const auto found = std::find_if(games.begin(), games.end(), [](const GameEntry &entry) {
        return static_cast<bool>(entry.readConfiguration);
    });
    return found == games.end() ? nullptr : &*found;
}

ConfigurationKind configurationKind(const QString &path)
{
    const QFileInfo file(path);
    if (file.isDir())
        return QFileInfo::exists(QDir(path).filePath(kUsualName)) ? ConfigurationKind::Configuration
                                                                  : ConfigurationKind::None;
    const QString ending = file.suffix().toLower();
    if (ending == u"json"_s)
        return ConfigurationKind::Configuration;
    const bool isLayout = ending == u"txt"_s && !holdsTranscript(path.toStdString());
    return isLayout ? ConfigurationKind::Layout : ConfigurationKind::None;
}

Result<ConfiguredSetup> readConfiguredSetup(const GameEntry &entry, const QString &path)
{
    if (QFileInfo(path).isDir())
        return readConfiguredSetup(entry, QDir(path).filePath(kUsualName));
    auto game = entry.readConfiguration(pathOf(path));
    if (!game)
        return game.error();
    return setupFrom(entry, *game);
}

Result<ConfiguredSetup> readLayoutSetup(
    const GameEntry &entry, const GameSetup &current, const QString &path)
{
    auto game = entry.readLayout(pathOf(path), configurationFrom(entry, current));
    if (!game)
        return game.error();
    return setupFrom(entry, *game);
}

std::optional<Error> writeConfiguredSetup(
    const GameEntry &entry, const GameSetup &setup, const QString &path)
{
    return entry.writeConfiguration(configurationFrom(entry, setup), pathOf(path));
}

} // namespace tessera
