#include "model/core/claims/claimwords.h"
#include "model/core/claims/proofs.h"
#include "model/games/xxlchess/rules/rules.h"
#include "model/games/xxlchess/rules/say.h"

namespace tessera::xxlchess {

namespace {

/// The limits of the proof of a mate: own moves, and moves tried.
constexpr int kMostMoves = 2;
constexpr int kBudget = 60'000;

std::string nameOn(const Position &position, Cell cell)
{
    return position.rules().pieces()[position.piece(squareOf(position, cell)).kind()].name;
}

Sentence takeSentence(const Position &position, const Claim &claim, Player you)
{
    const Cell from = cellOf(position, Rules::decode(claim.moves[0]).from);
    const Cell to = claim.cells.front();
    const std::vector<std::string> names{
        nameOn(position, from),
        Rules::cellText(position, from),
        nameOn(position, to),
        Rules::cellText(position, to)};
    if (claim.by == you)
        return say(TESSERA_TEXT("xxlchess", "Your %1 on %2 could have taken the %3 on %4"), names);
    if (claim.isFree)
        return say(
            TESSERA_TEXT(
                "xxlchess",
                "After this, the %1 on %2 can take your %3 on %4, and nothing can take back"),
            names);
    return say(TESSERA_TEXT("xxlchess", "After this, the %1 on %2 can take your %3 on %4"), names);
}

Sentence mateSentence(const Claim &claim, const std::string &way, Player you)
{
    const std::string number = std::to_string(claim.number);
    if (claim.by == you && claim.number == 1)
        return say(TESSERA_TEXT("xxlchess", "You could have mated at once with %1"), {way});
    if (claim.by == you)
        return say(
            TESSERA_TEXT("xxlchess", "You could have mated in %1 moves, beginning with %2"),
            {number, way});
    if (claim.number == 1)
        return say(TESSERA_TEXT("xxlchess", "After this, %1 is mate"), {way});
    return say(
        TESSERA_TEXT("xxlchess", "Mate in %1 is now possible, beginning with %2"), {number, way});
}

} // namespace

std::vector<Claim> Rules::claims(
    const Position &position, Player whom, std::span<const MoveCode> line)
{
    std::vector<Claim> claims;
    // Nothing can be proved about hidden pieces.
    if (line.empty() || position.rules().hasFog())
        return claims;
    const Move first = decode(line[0]);
    if (auto mate = provedWin<Rules>(position, position.toMove(), kMostMoves, kBudget, first)) {
        mate->section = "X5";
        claims.push_back(std::move(*mate));
    }
    auto taking = provedTaking<Rules>(position, whom, first);
    if (taking && gain(position, first) > 0) {
        taking->section = "X1";
        claims.push_back(std::move(*taking));
    }
    return claims;
}

Sentence Rules::claimSentence(const Position &position, const Claim &claim, Player you)
{
    if (claim.kind == Claim::Kind::Wins)
        return mateSentence(claim, moveLabel(position, decode(claim.moves[0])), you);
    return takeSentence(position, claim, you);
}

} // namespace tessera::xxlchess
