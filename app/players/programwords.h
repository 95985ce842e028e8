#pragma once

#include "model/foreign/playerprogram.h"
#include "model/session/gameplayer.h"

#include <QString>

namespace tessera {

/// "Python agent", "Engine (UCI)".
[[nodiscard]] QString kindWords(const PlayerProgram &program);

/// What the program is and how it plays, in a line.
[[nodiscard]] QString programWords(const PlayerProgram &program);

/// The fault of a program without the protocol's words, which mean nothing to people.
[[nodiscard]] QString faultWords(const Phrase &sentence);

/// Why the game has stopped, in a sentence; `name` is the program's.
[[nodiscard]] QString troubleWords(const QString &name, const PlayerTrouble &trouble);

} // namespace tessera
