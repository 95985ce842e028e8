#pragma once

#include "model/record/reader.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

/// An action that a line of a transcript tells of.
struct TranscriptAction
{
    /// In our own notation; empty where the line begins like an action and cannot be read as one.
    std::string move;
    /// As the line has it.
    std::string found;
    int line = 0;
};

/// The actions in what a referee of the university courses printed, one a line: `(x, y)`,
/// `((x, y), (x, y))` and `None` on lines of their own; `('MOVE', ((q, r), (q, r)))`, `JUMP`, `EXIT` and
/// `PASS`; `PLACE(…)` and `PlaceAction(…)` with four coordinates. All other lines are skipped.
[[nodiscard]] std::vector<TranscriptAction> transcriptActions(std::string_view text);

/// The game that a transcript tells of, as far as the rules allow it: that of `settings` whose rules
/// know the first action. Nothing if the text has tags, or no action at all.
[[nodiscard]] std::optional<ReadGame> readTranscript(
    std::string_view text, const std::string &name, const ReadSettings &settings);

} // namespace tessera
