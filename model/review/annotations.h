#pragma once

#include "model/core/anygame.h"
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

/// What was thought of one position, as a record keeps it (`%eval`, `%pv`); both empty where the game
/// is over.
struct KeptThought
{
    std::optional<std::string> evaluation;
    std::string bestLine;
};

/// The thoughts of a review of the game that began at `start`, one a position.
[[nodiscard]] std::vector<KeptThought> keptThoughts(
    const GameReview &review, const AnyPosition &start);

/// The review that `record` keeps of the moves to `end`; nothing unless it tells what was thought of each
/// position after a move. What files of other programs leave out is taken as unknown: the start's
/// judgement, which is that after the first move then, and the best lines.
[[nodiscard]] std::optional<GameReview> keptReview(
    const GameRecord &record, NodeId end, const AnyPosition &start);

/// Puts a review of the main line into `record`, as evaluations (`%eval`) of the moves, which replace
/// those that were there, with the best lines (`%pv`),  and what `choice` says. Comments and glyphs that were there stay.
void annotate(
    GameRecord &record,
    const GameReview &review,
    const AnyPosition &start,
    const AnnotationChoice &choice);

} // namespace tessera
