#pragma once

#include "model/core/endreason.h"
#include "model/core/options.h"
#include "model/core/piecespeed.h"

#include <optional>
#include <string>
#include <vector>

namespace tessera {

/// The properties that all positions of a game share. Texts are English and translated in the context of the game's
/// `id` when they are shown.
struct GameInfo
{
    /// Name in files, in the protocol and of the game's folders.
    std::string id;
    /// Value of the `Variant` tag in game files; usually the id.
    std::string variant;
    std::string name;
    /// The aim in one sentence, for the start page and the set-up dialog.
    std::string goal;
    /// The colours in turn order: `White`, `Black`. Their number is the number of players.
    std::vector<std::string> players;
    /// The kinds of piece by `Piece::kind`: names of the drawings, such as `fighter`.
    std::vector<std::string> pieceKinds;
    std::vector<OptionSpec> options;
    /// Whether the game is a kind of chess, which UCI engines can also play.
    bool speaksUci = false;
    /// Whether courses have set Python agents for it, which the bridge in `resources/agents` plays.
    bool hasAgents = false;
    /// The usual speed of its pieces, if a set-up chooses one; nothing if the person's preferences do.
    std::optional<PieceSpeed> pieceSpeed{};
    /// The reasons by which its rules end games, beside those of every game.
    std::vector<EndReason> endReasons{};
    /// What a draw at the turn limit means in this game, in a sentence; empty for the usual one.
    std::string drawAtLimit{};

    [[nodiscard]] int playerCount() const { return static_cast<int>(players.size()); }
};

} // namespace tessera
