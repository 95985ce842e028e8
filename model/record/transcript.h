#pragma once

#include "model/record/reader.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

/// An action in a line of a transcript.
struct TranscriptAction
{
    /// The move in our own notation; empty where the line begins like an action but cannot be read as one.
    std::string move;
    /// The action as the line has it.
    std::string found;
    int line = 0;
};

/// The actions in the output of a referee of the university courses, one for each line: `(x, y)`, `((x, y), (x, y))`
/// and `None` on lines of their own; `('MOVE', ((q, r), (q, r)))`, `JUMP`, `EXIT` and `PASS`; `PLACE(…)` and
/// `PlaceAction(…)` with four coordinates. All other lines are skipped.
[[nodiscard]] std::vector<TranscriptAction> transcriptActions(std::string_view text);

/// The game of a transcript, as far as the rules allow it: it is the game of `settings` whose rules accept the first
/// action that any of them accept at the start. Empty if the text has tags, or no such action.
[[nodiscard]] std::optional<ReadGame> readTranscript(
    std::string_view text, const std::string &name, const ReadSettings &settings);

} // namespace tessera
