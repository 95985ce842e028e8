#pragma once

#include "model/record/reader.h"

#include <optional>
#include <string>
#include <vector>

namespace tessera {

/// A game of a file of JSON lines, `{"game","start","moves":[…],"legal":[…],"result","reason"}`, with the rules as
/// `"options"` where they are not the strict ones.
struct JsonGame
{
    ReadGame read;
    /// Number of legal moves before each move and at the end, where the line has it.
    std::vector<int> legalCounts;
    /// The end of the game according to the line; empty where it says nothing.
    std::string result;
    std::string reason;
};

/// Whether a text is such a file, by its first line.
[[nodiscard]] bool isJsonLines(std::string_view text);

/// Reads such a file; an object without `moves` is a game without moves. Games are read by the
/// strict rules unless they or `settings` say otherwise. The place of an error in a move is its line and
/// the number of the move.
[[nodiscard]] std::vector<JsonGame> readJsonLines(
    std::string_view text, const std::string &name, const ReadSettings &settings);

/// How the game ended: by the line's own word where the rules let the game go on and the reason is one of the players
/// or the clock, otherwise by the rules.
[[nodiscard]] Outcome endOf(const JsonGame &game);

/// The main line of a record as such a line, without its end.
[[nodiscard]] std::string jsonLine(const GameRecord &record, const AnyGame &game);

} // namespace tessera
