#include "model/review/annotations.h"

#include "model/review/chances.h"

#include <algorithm>

namespace tessera {

namespace {

/// Glyphs 1 to 6 judge the move; higher ones say something of the position.
constexpr int kLastMoveGlyph = 6;

bool isJudged(const RecordNode &node)
{
    return std::ranges::any_of(node.glyphs, [](int glyph) {
        return glyph >= 1 && glyph <= kLastMoveGlyph;
    });
}

void addLine(GameRecord &record, NodeId parent, const std::vector<MoveCode> &line)
{
    NodeId at = parent;
    for (std::size_t i = 0; i < std::min(line.size(), kShownLine); ++i)
        at = record.add(at, line[i]);
}

} // namespace

void annotate(GameRecord &record, const GameReview &review, const AnnotationChoice &choice)
{
    const std::vector<NodeId> line = record.mainLine();
    for (std::size_t i = 0; i < std::min(line.size(), review.moves.size()); ++i) {
        const NodeId id = line[i];
        const JudgedPosition &after = review.positions[i + 1];
        if (after.toMove != Player::None)
            record.node(id).evaluation
                = evaluationText(after.thought.score, after.toMove, review.playerCount);
        const auto glyph = proposedGlyph(lossOf(review, static_cast<int>(i)));
        if (!glyph)
            continue;
        if (choice.setsGlyphs && !isJudged(record.node(id)))
            record.node(id).glyphs.push_back(*glyph);
        if (choice.addsLines)
            addLine(record, record.node(id).parent, review.positions[i].thought.line);
    }
}

} // namespace tessera
