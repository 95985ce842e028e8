#include "model/search/book/bookline.h"

#include "model/core/words.h"

#include <sstream>

namespace tessera {

namespace {

constexpr char kBar = '|';
constexpr const char *kWantedBest = "a move and then: depth N score cp N, mate N or shares N N …";

std::string joined(const std::vector<std::string> &words)
{
    std::string text;
    for (const std::string &word : words)
        text.append(text.empty() ? "" : " ").append(word);
    return text;
}

/// Reads the words of a score, as `Score::text` writes them, from the stream's current place.
std::optional<Score> readScore(std::istream &words)
{
    Score score;
    std::string kind;
    int value = 0;
    if (!(words >> kind >> value))
        return std::nullopt;
    if (kind == "shares") {
        score.kind = Score::Kind::Shares;
        score.shares[Player::First] = value;
        for (int i = 1; i < kMaxPlayers && words >> value; ++i)
            score.shares[playerAt(i)] = value;
        return score;
    }
    if (kind != "cp" && kind != "mate")
        return std::nullopt;
    score.kind = kind == "cp" ? Score::Kind::Centipawns : Score::Kind::Mate;
    score.value = value;
    return score;
}

} // namespace

bool isBookComment(std::string_view line)
{
    const auto first = line.find_first_not_of(" \t\r");
    return first == std::string_view::npos || line[first] == '#';
}

Result<BookLine> BookLine::parse(std::string_view line)
{
    const auto bar = line.find(kBar);
    if (bar == std::string_view::npos)
        return Error{"book", "no bar", "moves | move depth N score … | replies"};
    const std::string_view rest = line.substr(bar + 1);
    const auto secondBar = rest.find(kBar);
    BookLine result;
    result.moves = wordsOf(line.substr(0, bar));
    std::istringstream words{std::string(rest.substr(0, secondBar))};
    std::string depthWord;
    std::string scoreWord;
    words >> result.best >> depthWord >> result.depth >> scoreWord;
    const auto score = readScore(words);
    if (depthWord != "depth" || scoreWord != "score" || !score)
        return Error{"the move to play", std::string(rest.substr(0, secondBar)), kWantedBest};
    result.score = *score;
    if (secondBar != std::string_view::npos)
        result.replies = wordsOf(rest.substr(secondBar + 1));
    return result;
}

std::string BookLine::text(int playerCount) const
{
    std::string text = joined(moves);
    text.append(text.empty() ? "" : " ").append("| ").append(best);
    text.append(" depth ").append(std::to_string(depth));
    text.append(" score ").append(score.text(playerCount));
    if (!replies.empty())
        text.append(" | ").append(joined(replies));
    return text;
}

} // namespace tessera
