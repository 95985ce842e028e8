#pragma once

#include "model/core/anygame.h"
#include "model/record/gamerecord.h"
#include "model/review/gamereview.h"

namespace tessera {

/// What a review adds to a record beside the evaluations.
struct AnnotationChoice
{
    /// "?!", "?" and "??" for moves that have no glyph yet.
    bool setsGlyphs = true;
    /// Whether each move that gets such a glyph also gets the engine's line as a variation.
    bool addsLines = false;
};

/// How many moves of a best line a record shows; the rest is guesswork.
inline constexpr std::size_t kShownLine = 6;

/// The judgement of one position, as a record keeps it (`%eval`, `%pv`); both are empty where the game is over.
struct KeptThought
{
    std::optional<std::string> evaluation;
    std::string bestLine;
};

/// The judgements of a review of the game that began at `start`, one for each position.
[[nodiscard]] std::vector<KeptThought> keptThoughts(
    const GameReview &review, const AnyPosition &start);

/// The review that `record` keeps of the moves to `end`; empty unless each position after a move has a judgement. Other
/// programs' files may leave out the best lines, and the start's judgement, for which that after the first move is
/// taken.
[[nodiscard]] std::optional<GameReview> keptReview(
    const GameRecord &record, NodeId end, const AnyPosition &start);

/// Puts a review of the main line into `record`, as evaluations (`%eval`) of the moves, which replace the previous
/// ones, with the best lines (`%pv`), and the additions of `choice`. Existing comments and glyphs stay.
void annotate(
    GameRecord &record,
    const GameReview &review,
    const AnyPosition &start,
    const AnnotationChoice &choice);

} // namespace tessera
