#include "model/lab/openings/openings.h"

#include "model/core/randomness.h"
#include "model/core/words.h"
#include "model/games/positionafter.h"

#include <array>
#include <charconv>
#include <sstream>

namespace tessera::lab {

namespace {

Opening openingOf(const std::vector<std::string> &words)
{
    Opening opening;
    std::size_t next = 0;
    if (words.front() == "startpos")
        ++next;
    if (words.front() == "fen") {
        std::string text;
        for (++next; next < words.size() && words[next] != "moves"; ++next)
            text.append(text.empty() ? "" : " ").append(words[next]);
        opening.start = text;
    }
    if (next < words.size() && words[next] == "moves")
        ++next;
    opening.moves.assign(words.begin() + std::ptrdiff_t(next), words.end());
    return opening;
}

std::uint64_t mixedText(std::uint64_t bits, std::string_view text)
{
    for (const char c : text)
        bits = mixedBits(bits ^ static_cast<unsigned char>(c));
    return mixedBits(bits);
}

} // namespace

Result<std::vector<Opening>> readOpenings(
    const std::string &content,
    const std::string &name,
    const GameEntry &game,
    const Options &options,
    const std::optional<std::string> &usualStart)
{
    std::vector<Opening> openings;
    std::istringstream lines(content);
    int number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        const auto words = wordsOf(line);
        if (words.empty() || words.front().starts_with('#'))
            continue;
        Opening opening = openingOf(words);
        const std::optional<std::string> &start = opening.start ? opening.start : usualStart;
        const auto position = positionAfter(game, options, start, opening.moves);
        const std::string place = std::string(name).append(":").append(std::to_string(number));
        if (!position)
            return Error{
                Phrase("%1 %2").with(place, position.error().where),
                position.error().found,
                position.error().wanted};
        if ((*position)->outcome().isOver())
            return Error{
                place,
                phrase("Error", "a game that is over"),
                phrase("Error", "an opening that leaves the game open")};
        openings.push_back(std::move(opening));
    }
    if (openings.empty())
        return Error{name, phrase("Error", "no opening"), phrase("Error", "an opening a line")};
    return openings;
}

std::string fingerprint(const std::vector<Opening> &openings)
{
    std::uint64_t bits = openings.size();
    for (const Opening &opening : openings) {
        bits = mixedText(bits, opening.start.value_or(""));
        for (const std::string &move : opening.moves)
            bits = mixedText(bits, move);
    }
    std::array<char, 16> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), bits, 16);
    return {digits.data(), end.ptr};
}

} // namespace tessera::lab
