#include "model/foreign/infoline.h"

#include "model/core/words.h"

#include <algorithm>

namespace tessera {

namespace {

/// The whole number after a word; 0 without one.
long long numberAfter(const std::vector<std::string> &words, const char *word)
{
    constexpr long long kMost = 1'000'000'000'000'000;
    const auto found = std::find(words.begin(), words.end(), word);
    if (words.end() - found < 2)
        return 0;
    return wholeNumber(found[1], 0, kMost).value_or(0);
}

} // namespace

std::optional<Score> scoreIn(const std::vector<std::string> &words)
{
    const auto score = std::find(words.begin(), words.end(), "score");
    if (words.end() - score < 3)
        return std::nullopt;
    constexpr long long kMost = 1000000;
    Score found;
    int *const places[]{
        &found.shares[Player::First], &found.shares[Player::Second], &found.shares[Player::Third]};
    if (score[1] == "shares") {
        found.kind = Score::Kind::Shares;
        for (std::ptrdiff_t i = 0; i < std::ssize(places) && i + 2 < words.end() - score; ++i)
            *places[i] = static_cast<int>(wholeNumber(score[i + 2], 0, kMost).value_or(0));
        return found;
    }
    const auto number = wholeNumber(score[2], -kMost, kMost);
    if (!number || (score[1] != "cp" && score[1] != "mate"))
        return std::nullopt;
    found.kind = score[1] == "cp" ? Score::Kind::Centipawns : Score::Kind::Mate;
    found.value = static_cast<int>(*number);
    return found;
}

std::optional<SearchInfo> infoIn(const std::vector<std::string> &words, const AnyPosition &position)
{
    const auto has = [&words](const char *word) {
        return std::find(words.begin(), words.end(), word) != words.end();
    };
    const auto score = scoreIn(words);
    const auto pv = std::find(words.begin(), words.end(), "pv");
    if (!score || pv == words.end() || has("lowerbound") || has("upperbound"))
        return std::nullopt;
    constexpr long long kMostDepth = 1000;
    SearchInfo info;
    info.score = *score;
    info.depth = static_cast<int>(std::min(numberAfter(words, "depth"), kMostDepth));
    info.lineNumber = static_cast<int>(
        std::clamp<long long>(numberAfter(words, "multipv"), 1, kMostDepth));
    info.nodes = static_cast<std::uint64_t>(numberAfter(words, "nodes"));
    info.time = std::chrono::milliseconds(numberAfter(words, "time"));
    const auto at = position.clone();
    for (auto word = pv + 1; word != words.end() && !at->outcome().isOver(); ++word) {
        const auto move = at->parseMove(*word);
        if (!move)
            break;
        info.line.push_back(*move);
        at->play(*move);
    }
    return info.line.empty() ? std::nullopt : std::optional(info);
}

} // namespace tessera
