#pragma once

#include "model/record/reader.h"

#include <optional>
#include <string>
#include <string_view>

namespace tessera {

/// Whether the text has actions as the referees of the university courses print them (see `refereelines.h`).
[[nodiscard]] bool isTranscript(std::string_view text);

/// The game of a transcript, as far as the rules allow it: it is the game of `settings` whose rules accept the first
/// action that any of them accept at the start. The result that the transcript states is compared with that of the
/// rules; the error tells a difference. Where several moves lead from a board to the next, the comment at the move that
/// was chosen says so. Empty if the text has tags, or no such action.
[[nodiscard]] std::optional<ReadGame> readTranscript(
    std::string_view text, const std::string &name, const ReadSettings &settings);

} // namespace tessera
