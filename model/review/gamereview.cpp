#include "model/review/gamereview.h"

#include "model/core/rounds.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

/// Glyphs of PGN: "?!", "?" and "??".
constexpr int kDoubtful = 6;
constexpr int kMistake = 2;
constexpr int kBlunder = 4;

const JudgedPosition &before(const GameReview &review, int move)
{
    return review.positions[static_cast<std::size_t>(move)];
}

const JudgedPosition &after(const GameReview &review, int move)
{
    return review.positions[static_cast<std::size_t>(move) + 1];
}

} // namespace

bool operator==(const JudgedPosition &one, const JudgedPosition &other)
{
    const SearchResult &x = one.thought;
    const SearchResult &y = other.thought;
    return one.toMove == other.toMove && one.choices == other.choices && x.score == y.score
           && x.depth == y.depth && x.nodes == y.nodes && x.line == y.line
           && one.chances == other.chances;
}

double lossOf(const GameReview &review, int move)
{
    const JudgedPosition &here = before(review, move);
    const auto &line = here.thought.line;
    const bool isBest = !line.empty()
                        && line.front() == review.moves[static_cast<std::size_t>(move)];
    if (isBest || here.choices <= 1)
        return 0;
    return std::max(0.0, here.chances[here.toMove] - after(review, move).chances[here.toMove]);
}

std::optional<int> proposedGlyph(double loss)
{
    if (loss >= kBlunderLoss)
        return kBlunder;
    if (loss >= kMistakeLoss)
        return kMistake;
    if (loss >= kDoubtfulLoss)
        return kDoubtful;
    return std::nullopt;
}

int movesThatLost(const GameReview &review, Player player, double loss)
{
    int count = 0;
    for (int move = 0; move < static_cast<int>(review.moves.size()); ++move) {
        if (before(review, move).toMove == player && lossOf(review, move) > loss)
            ++count;
    }
    return count;
}

ChanceChange greatestChange(const GameReview &review, int move)
{
    ChanceChange greatest;
    for (int i = 0; i < review.playerCount; ++i) {
        const Player player = playerAt(i);
        const double change = after(review, move).chances[player]
                              - before(review, move).chances[player];
        if (std::abs(change) > std::abs(greatest.change))
            greatest = {player, change};
    }
    return greatest;
}

double swingOf(const GameReview &review, int move)
{
    return std::abs(greatestChange(review, move).change);
}

std::vector<Player> moversOf(const GameReview &review)
{
    std::vector<Player> movers;
    for (std::size_t move = 0; move < review.moves.size(); ++move)
        movers.push_back(review.positions[move].toMove);
    return movers;
}

int roundOf(const GameReview &review, int move)
{
    return roundsOf(moversOf(review))[static_cast<std::size_t>(move)];
}

std::vector<int> keyMoments(const GameReview &review, int count)
{
    std::vector<int> moments;
    for (int move = 0; move < static_cast<int>(review.moves.size()); ++move) {
        if (before(review, move).choices > 1 && swingOf(review, move) >= kDoubtfulLoss)
            moments.push_back(move);
    }
    std::ranges::stable_sort(moments, [&review](int one, int other) {
        return swingOf(review, one) > swingOf(review, other);
    });
    moments.resize(std::min(moments.size(), static_cast<std::size_t>(std::max(count, 0))));
    return moments;
}

} // namespace tessera
