#pragma once

#include "model/core/options.h"
#include "model/core/sentence.h"
#include "model/core/types.h"

#include <string>

namespace tessera {

/// A position in which something is to be reached: a level of a configuration (rules X7). The
/// solver begins.
struct Puzzle
{
    enum class Goal : std::uint8_t {
        /// To win the game, in however many moves.
        Win,
        /// To win it with at most `moves` own moves.
        WinWithin,
        /// Not to have lost it after `moves` own moves and the answers to them.
        Survive,
        /// To capture a piece of the kind `prey`.
        Capture,
    };

    std::string title;
    /// Of what `start` was read, as the file that has the level names it.
    std::string source;
    /// Position text, and the rules by which it is played.
    std::string start;
    Options options;
    Player solver = Player::First;
    Goal goal = Goal::Win;
    int moves = 0;
    /// Number of the kind, as in `Piece::kind`.
    std::uint8_t prey = 0;
    /// The goal in the game's own words: "Mate in 2".
    Sentence goalWords;

    friend bool operator==(const Puzzle &, const Puzzle &) = default;
};

} // namespace tessera
