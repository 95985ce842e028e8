#pragma once

#include "model/record/gamerecord.h"

#include <string>
#include <string_view>

namespace tessera {

/// The text between the braces of this node's comment: the annotations `[%clk 2:58.5]`, `[%emt 0:01.5]`, `[%eval …]`,
/// `[%pv …]`, `[%csl …]`, `[%cal …]`, for another program `[%took 0:01.25]`, `[%peak 24180]` (the most kB; `[%mem …]`
/// where only the memory after the move is known) and `[%said …]`, then the comment itself. Empty when there is nothing
/// to say.
///
/// Characters that a comment in a file cannot hold (braces, `[%`, blanks at its ends, control
/// characters) are written as `&#125;`, so that every text comes back as it was.
[[nodiscard]] std::string commentText(const RecordNode &node);

/// Adds the content of the text between two braces to `node`. An annotation that cannot be understood stays in the
/// comment. A second comment of a move is joined to the first with a blank.
void addCommentText(RecordNode &node, std::string_view text);

/// A time as the annotations write it: minutes, seconds and one to three decimals, `2:58.5`.
[[nodiscard]] std::string clockText(std::chrono::milliseconds time);
/// Reads `m:ss`, `h:mm:ss` or `ss`, with or without decimals.
[[nodiscard]] std::optional<std::chrono::milliseconds> parseClock(std::string_view text);

} // namespace tessera
