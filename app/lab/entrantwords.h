#pragma once

#include "model/foreign/playerprogram.h"
#include "model/lab/match/schedule.h"

#include <QString>

namespace tessera {

// Who enters a match, in the words of `lab::PlayerSpec`.

[[nodiscard]] std::string levelEntrant(int level);
/// A program when it plays `game`; an error for what these words cannot say.
[[nodiscard]] Result<std::string> programEntrant(
    const PlayerProgram &program, const std::string &game);

/// "Level 3", "mine.py"; "Level", "Python agent", "Engine (UGI)".
[[nodiscard]] QString entrantName(const std::string &entrant);
[[nodiscard]] QString entrantKind(const std::string &entrant);
[[nodiscard]] bool isAgent(const std::string &entrant);

/// "Round robin".
[[nodiscard]] QString formatWords(lab::MatchFormat format, bool isTest);

} // namespace tessera
