#include "model/search/engine/crew.h"

namespace tessera {

std::size_t chosenOpinion(const std::vector<Opinion> &opinions)
{
    int least = opinions.front().score;
    for (const Opinion &opinion : opinions)
        least = std::min(least, opinion.score);
    // A thread that has only just begun has no say; the score's part keeps equal scores from
    // counting nothing.
    constexpr std::int64_t kBase = 14;
    const auto votesFor = [&](MoveCode move) {
        std::int64_t votes = 0;
        for (const Opinion &opinion : opinions) {
            if (!opinion.result.line.empty() && opinion.result.line.front() == move)
                votes += (opinion.score - least + kBase) * opinion.result.depth;
        }
        return votes;
    };
    std::size_t chosen = 0;
    for (std::size_t i = 1; i < opinions.size(); ++i) {
        const SearchResult &result = opinions[i].result;
        if (result.line.empty() || result.depth < opinions.front().result.depth)
            continue;
        const SearchResult &best = opinions[chosen].result;
        const std::int64_t lead = votesFor(result.line.front()) - votesFor(best.line.front());
        if (lead > 0 || (lead == 0 && result.depth > best.depth))
            chosen = i;
    }
    return chosen;
}

} // namespace tessera
