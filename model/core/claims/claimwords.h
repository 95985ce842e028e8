#pragma once

#include "model/core/claims/claim.h"
#include "model/core/gameinfo.h"
#include "model/core/sentence.h"

namespace tessera {

/// A claim of the kind `Wins` in words for `you`; `firstMove` is the text of its first move.
[[nodiscard]] Sentence winSentence(
    const Claim &claim, const GameInfo &info, const std::string &firstMove, Player you);

/// The English name of a player.
[[nodiscard]] std::string nameOf(const GameInfo &info, Player player);

} // namespace tessera
