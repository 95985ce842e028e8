#include "model/foreign/engineoption.h"

#include "model/core/words.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tessera {

namespace {

constexpr std::array<std::string_view, 6> kKeys{"name", "type", "default", "min", "max", "var"};
constexpr std::array<std::pair<std::string_view, EngineOption::Type>, 5> kTypes{{
    {"check", EngineOption::Type::Check},
    {"spin", EngineOption::Type::Spin},
    {"combo", EngineOption::Type::Combo},
    {"button", EngineOption::Type::Button},
    {"string", EngineOption::Type::Text},
}};

/// The parts of the line in their order, each with its key.
std::vector<std::pair<std::string, std::string>> partsOf(const std::vector<std::string> &words)
{
    std::vector<std::pair<std::string, std::string>> parts;
    for (std::size_t i = 1; i < words.size(); ++i) {
        // Only the type ends a name, which may hold any other word.
        const bool isInName = !parts.empty() && parts.back().first == "name";
        const bool isKey = isInName
                               ? words[i] == "type"
                               : std::find(kKeys.begin(), kKeys.end(), words[i]) != kKeys.end();
        if (isKey)
            parts.emplace_back(words[i], "");
        else if (!parts.empty())
            parts.back().second.append(parts.back().second.empty() ? "" : " ").append(words[i]);
    }
    return parts;
}

} // namespace

std::optional<EngineOption> EngineOption::parse(std::string_view line)
{
    constexpr long long kMost = 1'000'000'000'000;
    const auto words = wordsOf(line);
    if (words.empty() || words.front() != "option")
        return std::nullopt;
    EngineOption option;
    bool hasType = false;
    for (const auto &[key, value] : partsOf(words)) {
        if (key == "name")
            option.name = value;
        else if (key == "default")
            option.usual = value == "<empty>" ? "" : value;
        else if (key == "min")
            option.least = wholeNumber(value, -kMost, kMost).value_or(0);
        else if (key == "max")
            option.most = wholeNumber(value, -kMost, kMost).value_or(0);
        else if (key == "var")
            option.choices.push_back(value);
        for (const auto &[word, type] : kTypes) {
            if (key == "type" && value == word) {
                option.type = type;
                hasType = true;
            }
        }
    }
    if (option.name.empty() || !hasType)
        return std::nullopt;
    return option;
}

} // namespace tessera
