#pragma once

#include "model/core/result.h"
#include "model/search/engine/gameentry.h"
#include "model/session/gamesetup.h"

#include <QString>
#include <QStringList>

namespace tessera {

/// A set-up that was read from a game's own configuration file.
struct ConfiguredSetup
{
    GameSetup setup;
    /// The start turned by 180°, where the file's own cannot be played: a window begins with it, says so and offers the
    /// other.
    std::optional<std::string> turnedStart{};
    /// Oddities of the file that could be ignored, each with its place.
    QStringList warnings;
};

/// The set-up that a window begins, with the turned start where there is one.
[[nodiscard]] GameSetup playableSetup(const ConfiguredSetup &read);

/// The first game of the catalogue that has configuration files of its own; null without one.
[[nodiscard]] const GameEntry *configurableGame();

/// The kinds of path that name no game.
enum class ConfigurationKind : std::uint8_t { None, Configuration, Layout };
/// Configurations end in `.json`, layouts in `.txt` unless that is the transcript of a game; a folder
/// is a configuration when it holds a `config.json`.
[[nodiscard]] ConfigurationKind configurationKind(const QString &path);

/// Reads the configuration file `path` (or the `config.json` of the folder `path`) of a game that has such files. The
/// error has file, line, column, found and wanted; an error changes nothing.
[[nodiscard]] Result<ConfiguredSetup> readConfiguredSetup(
    const GameEntry &entry, const QString &path);

/// The set-up `current` with the start that the layout file `path` gives.
[[nodiscard]] Result<ConfiguredSetup> readLayoutSetup(
    const GameEntry &entry, const GameSetup &current, const QString &path);

/// Says that the start was turned.
[[nodiscard]] QString turnedLayoutWords();

/// The names of files beside `path` that saving `setup` there would change.
[[nodiscard]] Result<QStringList> filesToOverwrite(
    const GameEntry &entry, const GameSetup &setup, const QString &path);

/// Writes `setup` as such a file, and beside it those that it names.
[[nodiscard]] std::optional<Error> writeConfiguredSetup(
    const GameEntry &entry, const GameSetup &setup, const QString &path);

/// Writes the layout of `setup` alone.
[[nodiscard]] std::optional<Error> writeLayout(
    const GameEntry &entry, const GameSetup &setup, const QString &path);

} // namespace tessera
