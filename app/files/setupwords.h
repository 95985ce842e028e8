#pragma once

#include "model/session/gamesetup.h"

#include <QStringList>

namespace tessera {

struct GameInfo;

/// "Beginner", … for a computer's level from 1 to 10.
[[nodiscard]] QString levelWords(int level);

/// "1 min 30 s and 3 s more a move"; "no time limit".
[[nodiscard]] QString timeControlWords(const TimeControl &control);

/// Players, clocks and rules of a set-up in whole sentences.
[[nodiscard]] QString setupWords(const GameInfo &info, const GameSetup &setup);

/// The rules that make it another game than the usual one: "Fog of war", "Draw by repetition off", its start.
[[nodiscard]] QStringList unusualRules(const GameInfo &info, const GameSetup &setup);

/// What *Play* begins, in one line: "against level 3, 10+5, Fog of war".
[[nodiscard]] QString playWords(const GameInfo &info, const GameSetup &setup);

} // namespace tessera
