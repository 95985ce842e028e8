#include "app/review/keptreview.h"

#include <algorithm>

namespace tessera {

namespace {

/// The moves of a best line that are put into the game.
constexpr std::size_t kKeptLine = 6;

} // namespace

void keepReview(const GameReview &review, const std::vector<NodeId> &nodes, GameModel &game)
{
    for (std::size_t i = 0; i < review.moves.size(); ++i) {
        const auto glyph = proposedGlyph(lossOf(review, static_cast<int>(i)));
        if (!glyph || !game.record().contains(nodes[i + 1]))
            continue;
        // What somebody judged themselves stays.
        if (game.record().node(nodes[i + 1]).glyphs.empty())
            game.setGlyphs(nodes[i + 1], {*glyph});
        const auto &line = review.positions[i].thought.line;
        NodeId at = nodes[i];
        for (std::size_t n = 0; n < std::min(line.size(), kKeptLine); ++n) {
            if (!game.positionAt(at)->isLegal(line[n]))
                break;
            at = game.addVariation(at, line[n]);
        }
    }
}

} // namespace tessera
