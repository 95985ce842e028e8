#include "app/files/configurations.h"

#include "app/files/gamefile.h"
#include "model/core/files/textfile.h"
#include "model/core/files/wholefile.h"
#include "model/games/catalogue.h"
#include "view/board/drawingfault.h"
#include "view/words/errorwords.h"

#include <algorithm>
#include <filesystem>

#include <QCoreApplication>
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

constexpr std::uintmax_t kLargestLayout = 1 << 20;

SeatSetup seatFrom(const GameConfiguration::Seat &seat)
{
    return {
        seat.isHuman ? SeatSetup::Kind::Human : SeatSetup::Kind::Computer,
        {},
        seat.level.value_or(kUsualLevel)};
}

/// Says which pictures of pieces cannot be drawn.
QStringList faultsOfPictures(const GameEntry &entry, const GameConfiguration &game)
{
    QStringList faults;
    const auto position = entry.game->start(game.options);
    if (position->cards() == nullptr || position->composing() == nullptr)
        return faults;
    for (const Piece &piece : position->composing()->palette()) {
        const PieceCard card = position->cards()->card(piece);
        const QString fault = faultOfDrawing(QString::fromStdString(card.drawing));
        if (!fault.isEmpty() && piece.owner == Player::First)
            faults << QCoreApplication::translate(
                          "ConfiguredSetup",
                          "The picture of the piece %1 (%2) cannot be drawn: %3. Its letter stands "
                          "for it.")
                          .arg(
                              QCoreApplication::translate(entry.info().id.c_str(), card.name.c_str()),
                              QString(QLatin1Char(card.letter)),
                              fault);
    }
    return faults;
}

ConfiguredSetup setupFrom(const GameEntry &entry, const GameConfiguration &game)
{
    ConfiguredSetup read;
    read.setup.game = entry.info().id;
    read.setup.options = game.options;
    read.setup.start = game.start;
    read.turnedStart = game.turnedStart;
    read.setup.pieceSpeed = game.pieceSpeed;
    read.setup.hasSound = game.hasSound;
    read.setup.levels = game.levels;
    read.setup.source = game.source;
    for (int i = 0; i < entry.info().playerCount(); ++i) {
        const GameConfiguration::Seat &seat = game.seats[playerAt(i)];
        read.setup.seats[playerAt(i)] = seatFrom(seat);
        read.setup.clocks[playerAt(i)] = seat.time;
    }
    for (const Error &warning : game.warnings)
        read.warnings << errorWords(warning);
    read.warnings += faultsOfPictures(entry, game);
    return read;
}

GameConfiguration configurationFrom(const GameEntry &entry, const GameSetup &setup)
{
    GameConfiguration game;
    game.options = setup.options;
    game.start = setup.start;
    game.pieceSpeed = setup.pieceSpeed;
    game.hasSound = setup.hasSound;
    game.levels = setup.levels;
    game.source = setup.source;
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

GameSetup playableSetup(const ConfiguredSetup &read)
{
    GameSetup setup = read.setup;
    if (read.turnedStart)
        setup.start = read.turnedStart;
    return setup;
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

QString turnedLayoutWords()
{
    return QCoreApplication::translate(
        "ConfiguredSetup",
        "The layout was turned by 180°: as in the file, all your pawns would stand where pawns are "
        "promoted.");
}

Result<QStringList> filesToOverwrite(
    const GameEntry &entry, const GameSetup &setup, const QString &path)
{
    const auto files = entry.configurationFiles(configurationFrom(entry, setup), pathOf(path));
    if (!files)
        return files.error();
    QStringList names;
    for (const ConfigurationFile &file : *files) {
        // The person has already confirmed the chosen file itself.
        std::error_code unknown;
        if (file.path == pathOf(path) || !std::filesystem::exists(file.path, unknown))
            continue;
        const auto there = readTextFile(file.path, kLargestLayout);
        if (!there || *there != file.content)
            names << QString::fromStdU16String(file.path.filename().u16string());
    }
    return names;
}

std::optional<Error> writeConfiguredSetup(
    const GameEntry &entry, const GameSetup &setup, const QString &path)
{
    const auto files = entry.configurationFiles(configurationFrom(entry, setup), pathOf(path));
    if (!files)
        return files.error();
    for (const ConfigurationFile &file : *files) {
        if (auto error = writeWhole(file.path, file.content))
            return error;
    }
    return std::nullopt;
}

std::optional<Error> writeLayout(const GameEntry &entry, const GameSetup &setup, const QString &path)
{
    const auto files = entry.configurationFiles(configurationFrom(entry, setup), pathOf(path));
    if (!files)
        return files.error();
    // The configuration comes first, and then its layout.
    return writeWhole(pathOf(path), files->at(1).content);
}

} // namespace tessera
