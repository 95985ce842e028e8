#include "model/core/claims/claimwords.h"
#include "model/core/claims/proofs.h"
#include "model/games/tetress/rules/rules.h"
#include "model/games/tetress/rules/say.h"

namespace tessera::tetress {

namespace {

/// The limits of the proof of a win: own moves, and moves tried.
constexpr int kMostMoves = 3;
constexpr int kBudget = 30'000;
/// The most placements that count as few.
constexpr int kFewPlaces = 40;

/// A placement in short, such as "L 3,4": the shape, and the first cell as moves write it.
std::string brief(const Position &position, Move move)
{
    return std::string(1, kShapeLetters[static_cast<std::size_t>(move.shape())])
        .append(" ")
        .append(Rules::cellText(position, move.anchor()));
}

} // namespace

std::vector<Claim> Rules::claims(
    const Position &position, Player whom, std::span<const MoveCode> line)
{
    std::vector<Claim> claims;
    if (line.empty())
        return claims;
    const Player by = position.toMove();
    const Move first = decode(line[0]);
    if (auto win = provedWin<Rules>(position, by, kMostMoves, kBudget, first)) {
        win->section = "T5";
        claims.push_back(std::move(*win));
    }
    auto taking = provedTaking<Rules>(position, whom, first);
    if (taking && taking->number > taking->cost) {
        taking->section = "T4";
        claims.push_back(std::move(*taking));
    }
    auto places = provedChoices<Rules>(position, whom, first);
    if (places && places->number <= kFewPlaces) {
        places->section = "T3";
        claims.push_back(std::move(*places));
    }
    return claims;
}

Sentence Rules::claimSentence(const Position &position, const Claim &claim, Player you)
{
    const std::string name = nameOf(info(), claim.by);
    const std::string way = claim.moves.empty() ? std::string()
                                                : brief(position, decode(claim.moves[0]));
    const std::string number = std::to_string(claim.number);
    const std::string cost = std::to_string(claim.cost);
    const bool isOwn = claim.by == you;
    if (claim.kind == Claim::Kind::Wins)
        return winSentence(claim, info(), way, you);
    if (claim.kind == Claim::Kind::Takes && isOwn)
        return say(
            TESSERA_TEXT(
                "tetress", "With %1 you could have cleared %2 tokens of %3 and %4 of your own"),
            {way, number, nameOf(info(), claim.whom), cost});
    if (claim.kind == Claim::Kind::Takes)
        return say(
            TESSERA_TEXT(
                "tetress", "After this, %1 can clear %2 of your tokens and %3 of their own with %4"),
            {name, number, cost, way});
    if (isOwn)
        return say(
            TESSERA_TEXT("tetress", "With %1 you could have left %2 only %3 places"),
            {way, nameOf(info(), claim.whom), number});
    return say(
        TESSERA_TEXT("tetress", "When %1 plays %2, you have %3 places left"), {name, way, number});
}

} // namespace tessera::tetress
