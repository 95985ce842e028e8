#pragma once

#include "model/core/gameinfo.h"
#include "model/core/result.h"
#include "model/session/gamesetup.h"

#include <QByteArray>

namespace tessera {

/// The default set-up of a game: one person, first to move, against computers of an easy level, without clocks.
[[nodiscard]] GameSetup defaultSetup(const GameInfo &info);

/// The set-up with the game's usual start, and without a file's data for another one.
[[nodiscard]] GameSetup fromUsualStart(const GameInfo &info, GameSetup setup);

/// A set-up as one line of JSON, and back. Seeds are not kept: they belong to one game.
[[nodiscard]] QByteArray setupToJson(const GameSetup &setup);
/// The error says what a set-up of a game of the catalogue should have instead.
[[nodiscard]] Result<GameSetup> setupFromJson(const QByteArray &json);

} // namespace tessera
