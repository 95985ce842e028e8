#include "model/search/engine/lazysmp.h"

namespace tessera {

std::size_t chosenResult(const std::vector<ThreadResult> &threadResults)
{
    int least = threadResults.front().score;
    for (const ThreadResult &threadResult : threadResults)
        least = std::min(least, threadResult.score);
    // A thread with no finished depth has no vote. The base lets the lowest score count, too.
    constexpr std::int64_t kBase = 14;
    const auto votesFor = [&](MoveCode move) {
        std::int64_t votes = 0;
        for (const ThreadResult &threadResult : threadResults) {
            if (!threadResult.result.line.empty() && threadResult.result.line.front() == move)
                votes += (threadResult.score - least + kBase) * threadResult.result.depth;
        }
        return votes;
    };
    std::size_t chosen = 0;
    for (std::size_t i = 1; i < threadResults.size(); ++i) {
        const SearchResult &result = threadResults[i].result;
        if (result.line.empty() || result.depth < threadResults.front().result.depth)
            continue;
        const SearchResult &best = threadResults[chosen].result;
        const std::int64_t lead = votesFor(result.line.front()) - votesFor(best.line.front());
        if (lead > 0 || (lead == 0 && result.depth > best.depth))
            chosen = i;
    }
    return chosen;
}

} // namespace tessera
