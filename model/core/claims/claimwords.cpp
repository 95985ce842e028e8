#include "model/core/claims/claimwords.h"

namespace tessera {

namespace {

Sentence say(const GameInfo &info, std::string pattern, std::vector<std::string> arguments)
{
    return {"claims", std::move(pattern), std::move(arguments), info.id};
}

} // namespace

std::string nameOf(const GameInfo &info, Player player)
{
    return info.players[static_cast<std::size_t>(index(player))];
}

Sentence winSentence(
    const Claim &claim, const GameInfo &info, const std::string &firstMove, Player you)
{
    const std::string number = std::to_string(claim.number);
    const std::string name = nameOf(info, claim.by);
    if (claim.by == you && claim.number == 1)
        return say(info, TESSERA_TEXT("claims", "You could have won at once with %1"), {firstMove});
    if (claim.by == you)
        return say(
            info,
            TESSERA_TEXT("claims", "You could have won in %1 moves by force, beginning with %2"),
            {number, firstMove});
    if (claim.moves.empty() && claim.number == 1)
        return say(
            info,
            TESSERA_TEXT("claims", "After this, %1 wins at their next turn whatever anybody does"),
            {name});
    if (claim.moves.empty())
        return say(
            info,
            TESSERA_TEXT("claims", "After this, %1 wins in %2 moves whatever anybody does"),
            {name, number});
    if (claim.number == 1)
        return say(
            info,
            TESSERA_TEXT("claims", "After this, %1 can win at once with %2"),
            {name, firstMove});
    return say(
        info,
        TESSERA_TEXT(
            "claims", "After this, %1 can win in %2 moves whatever you do, beginning with %3"),
        {name, number, firstMove});
}

} // namespace tessera
