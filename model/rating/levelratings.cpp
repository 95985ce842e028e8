#include "model/rating/levelratings.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr std::size_t kMiddleLevel = 5;
constexpr double kLevelDeviation = 50;

} // namespace

std::vector<Rating> levelRatings(const LevelSteps &steps)
{
    constexpr double kElo = 400;
    std::vector<Rating> ratings{{0, kLevelDeviation}};
    for (const int percent : steps) {
        const double share = std::clamp(percent / 100.0, 0.01, 0.99);
        const double step = kElo * std::log10(share / (1 - share));
        ratings.push_back({ratings.back().value + step, kLevelDeviation});
    }
    const double shift = kMiddleRating - ratings[kMiddleLevel - 1].value;
    for (Rating &rating : ratings)
        rating.value += shift;
    return ratings;
}

int levelFor(const Rating &player, const LevelSteps &steps, double share)
{
    const std::vector<Rating> levels = levelRatings(steps);
    const auto distance = [&](const Rating &level) {
        return std::abs(expectedScore(player, level) - share);
    };
    const auto nearest
        = std::min_element(levels.begin(), levels.end(), [&](const Rating &one, const Rating &other) {
              return distance(one) < distance(other);
          });
    return static_cast<int>(nearest - levels.begin()) + 1;
}

std::vector<RatedResult> resultsOf(
    const Outcome &outcome,
    Player person,
    const PerPlayer<int> &levels,
    int playerCount,
    const LevelSteps &steps)
{
    const std::vector<Rating> ratings = levelRatings(steps);
    std::vector<RatedResult> results;
    for (int i = 0; i < playerCount; ++i) {
        const Player other = playerAt(i);
        const int level = levels[other];
        if (other == person || level < 1 || level > static_cast<int>(ratings.size()))
            continue;
        const double mine = outcome.scores[person];
        const double theirs = outcome.scores[other];
        const double score = mine > theirs ? 1 : mine < theirs ? 0 : 0.5;
        results.push_back({ratings[static_cast<std::size_t>(level - 1)], score});
    }
    return results;
}

} // namespace tessera
