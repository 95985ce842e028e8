#pragma once

#include "model/record/gamerecord.h"
#include "model/review/gamereview.h"

namespace tessera {

/// What of a review goes into a record beside the evaluations.
struct AnnotationChoice
{
    /// "?!", "?" and "??" for moves that have no glyph yet.
    bool setsGlyphs = true;
    /// The engine's line as a variation at each move that gets such a glyph.
    bool addsLines = false;
};

/// The moves of a best line that a record shows; what follows is guesswork.
inline constexpr std::size_t kShownLine = 6;

/// Puts a review of the main line into `record`, as evaluations (`%eval`) of the moves, which replace
/// those that were there, and what `choice` says. Comments and glyphs that were there stay.
void annotate(GameRecord &record, const GameReview &review, const AnnotationChoice &choice);

} // namespace tessera
