#pragma once

#include "model/core/gameinfo.h"
#include "model/core/json/json.h"
#include "model/core/puzzle.h"
#include "model/core/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

/// A puzzle as JSON: `title`, `titleWords`, `source`, `start`, `options`, `solver` (from 0), `goal` (`win`,
/// `win-within`, `survive`, `capture`, `gain`, `keep`, `best`), `moves`, `prey`, `measure`, `amount`, and the goal in
/// `words` (context, pattern, arguments). The error says what is expected instead.
[[nodiscard]] Json puzzleJson(const Puzzle &puzzle);
[[nodiscard]] Result<Puzzle> puzzleFromJson(const Json &json, const GameInfo &info);

/// A puzzle that was made and proved.
struct MadePuzzle
{
    Puzzle puzzle;
    /// The recipe's sort.
    std::string sort;
    /// The shortest solution against the hardest replies, as texts.
    std::vector<std::string> solution;
    /// Moves tried until it was proved: how hard it is to find.
    std::uint64_t nodes = 0;
    /// The game that it was found in.
    int game = 0;

    friend bool operator==(const MadePuzzle &, const MadePuzzle &) = default;
};

/// A file of puzzles of one game: the command that made them, the games it has played so far, and the
/// puzzles in the order of learning.
struct PuzzleCollection
{
    std::string command;
    int games = 0;
    std::vector<MadePuzzle> puzzles;
};

[[nodiscard]] std::string puzzleCollectionText(const PuzzleCollection &collection);
[[nodiscard]] Result<PuzzleCollection> readPuzzleCollection(
    std::string_view text, const GameInfo &info, const std::string &name);

/// How hard puzzle number `number` of `count` in the order of learning is, from 1 to 5 stars.
[[nodiscard]] int starsOf(std::size_t number, std::size_t count);

} // namespace tessera
