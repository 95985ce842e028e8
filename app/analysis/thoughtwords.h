#pragma once

#include "model/search/engine/engine.h"
#include "model/session/historyrows.h"
#include "view/widgets/playerlook.h"

#include <QString>

#include <vector>

namespace tessera {

/// An engine's search in words: the value of a line, its moves, and the effort.
struct ThoughtWords
{
    std::vector<PlayerLook> looks;
    /// Writes a move.
    HistoryRows::Name name;

    /// The value: "+0.31 · White 53 %" from the first player's side, "White wins in 4" where that is proven, and
    /// everybody's chances where there are more than two players: "51 · 30 · 19 %". `position` is that before the line.
    [[nodiscard]] QString value(const SearchInfo &line, const AnyPosition &position) const;
    /// Everybody's chance: "White 53 %, Black 47 %".
    [[nodiscard]] QString chances(const SearchInfo &line, const AnyPosition &position) const;
    [[nodiscard]] QString moves(const SearchInfo &line, const AnyPosition &position) const
    {
        return movesOf(line.line, position);
    }
    [[nodiscard]] QString movesOf(
        const std::vector<MoveCode> &line, const AnyPosition &position) const;
    /// The effort: "Depth 14 · 1.2 M nodes · 812 k/s".
    [[nodiscard]] static QString effort(const SearchInfo &line);

private:
    [[nodiscard]] QString playerName(Player player) const;
};

} // namespace tessera
