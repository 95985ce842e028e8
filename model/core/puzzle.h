#pragma once

#include "model/core/options.h"
#include "model/core/sentence.h"
#include "model/core/types.h"

#include <string>

namespace tessera {

/// A position with a goal to reach, such as a level of a configuration (rules X7). The solver begins.
struct Puzzle
{
    enum class Goal : std::uint8_t {
        /// To win the game, in however many moves.
        Win,
        /// To win it with at most `moves` own moves.
        WinWithin,
        /// Not to have lost it after `moves` own moves and the answers to them.
        Survive,
        /// To capture a piece of the kind `prey`, with at most `moves` own moves unless that is 0.
        Capture,
        /// To gain `amount` of what the game counts as `measure` (see `TalliesMoves`) with at most
        /// `moves` own moves.
        Gain,
        /// To keep `measure` at no more than `amount`, and not to lose, in `moves` own moves and the answers to them.
        Keep,
        /// To find a first move that an engine considers as good as its own, which the rules cannot judge.
        Best,
    };

    std::string title;
    /// A title in the game's own words, where `title` is empty.
    Sentence titleWords{};
    /// The source of `start`, as the file with the level names it.
    std::string source;
    /// Position text, and the rules by which it is played.
    std::string start;
    Options options;
    Player solver = Player::First;
    Goal goal = Goal::Win;
    int moves = 0;
    /// The number of the kind to capture, as in `Piece::kind`.
    std::uint8_t prey = 0;
    /// One of the game's measures, for `Gain` and `Keep`.
    std::string measure{};
    int amount = 0;
    /// The goal in the game's own words: "Mate in 2".
    Sentence goalWords;

    friend bool operator==(const Puzzle &, const Puzzle &) = default;
};

} // namespace tessera
