#pragma once

#include "model/core/outcome.h"

#include <QString>

namespace tessera {

struct GameInfo;

/// The result of a game in words: what happened, and why.
struct ResultWords
{
    QString headline;
    /// A whole sentence, or empty when the headline suffices.
    QString detail;

    friend bool operator==(const ResultWords &, const ResultWords &) = default;
};

/// The words for a game that is over. `you` is the only person who plays, who is addressed as such; `Player::None` when
/// several or none do.
[[nodiscard]] ResultWords resultWords(
    const GameInfo &info, const Outcome &outcome, Player you = Player::None);

/// Names as an enumeration: "Green and Blue".
[[nodiscard]] QString joinedNames(const QStringList &names);

} // namespace tessera
