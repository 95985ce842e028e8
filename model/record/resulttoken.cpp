#include "model/record/resulttoken.h"

#include <array>
#include <cmath>
#include <utility>

namespace tessera {

namespace {

constexpr double kTolerance = 1e-6;

constexpr std::array<std::pair<std::string_view, double>, 4> kShares{
    {{"0", 0.0}, {"1", 1.0}, {"1/2", 1.0 / 2}, {"1/3", 1.0 / 3}}};

std::string_view shareText(double score)
{
    for (const auto &[text, value] : kShares) {
        if (std::abs(score - value) < kTolerance)
            return text;
    }
    return "0";
}

std::optional<double> parseShare(std::string_view text)
{
    for (const auto &[name, value] : kShares) {
        if (name == text)
            return value;
    }
    return std::nullopt;
}

} // namespace

bool isFromOutside(EndReason reason)
{
    return reason.row() != nullptr && reason.row()->isFromOutside;
}

std::string resultToken(const Outcome &outcome, int playerCount)
{
    if (!outcome.isOver())
        return "*";
    std::string token;
    for (int i = 0; i < playerCount; ++i)
        token.append(i > 0 ? "-" : "").append(shareText(outcome.scores[playerAt(i)]));
    return token;
}

std::optional<TokenResult> parseResultToken(std::string_view text)
{
    TokenResult result;
    if (text == "*")
        return result;
    double sum = 0;
    for (std::string_view rest = text; result.playerCount < kMaxPlayers;) {
        const auto dash = rest.find('-');
        const auto share = parseShare(rest.substr(0, dash));
        if (!share)
            return std::nullopt;
        result.scores[playerAt(result.playerCount++)] = *share;
        sum += *share;
        if (dash == std::string_view::npos) {
            const bool isOnePoint = std::abs(sum - 1) < kTolerance && result.playerCount > 1;
            return isOnePoint ? std::optional(result) : std::nullopt;
        }
        rest = rest.substr(dash + 1);
    }
    return std::nullopt;
}

} // namespace tessera
