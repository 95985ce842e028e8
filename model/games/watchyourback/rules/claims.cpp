#include "model/core/claims/claimwords.h"
#include "model/core/claims/proofs.h"
#include "model/games/watchyourback/rules/rules.h"
#include "model/games/watchyourback/rules/say.h"

namespace tessera::watchyourback {

namespace {

/// The limits of the proof of a win: own moves, and moves tried.
constexpr int kMostMoves = 3;
constexpr int kBudget = 100'000;
/// The most ways to stab that a sentence names; more are only counted.
constexpr std::size_t kNamedWays = 2;

std::string namesOf(const Position &position, const std::vector<Cell> &cells)
{
    std::string names;
    for (const Cell cell : cells)
        names.append(names.empty() ? "" : " ").append(Rules::cellText(position, cell));
    return names;
}

Sentence stabSentence(
    const Position &position, const Claim &claim, const std::vector<std::string> &ways, Player you)
{
    const std::string cells = namesOf(position, claim.cells);
    if (claim.by == you)
        return say(TESSERA_TEXT("watchyourback", "You could have stabbed %1 by %2"), {cells, ways[0]});
    const std::string name = nameOf(Rules::info(), claim.by);
    const std::string number = std::to_string(claim.number);
    if (ways.size() > kNamedWays)
        return say(
            TESSERA_TEXT("watchyourback", "After this, %1 can stab %2 in %3 ways: you lose %4"),
            {name, cells, std::to_string(ways.size()), number});
    if (ways.size() == kNamedWays)
        return say(
            TESSERA_TEXT("watchyourback", "After this, %1 can stab %2 by %3 or %4: you lose %5"),
            {name, cells, ways[0], ways[1], number});
    return say(
        TESSERA_TEXT("watchyourback", "After this, %1 can stab %2 by %3: you lose %4"),
        {name, cells, ways[0], number});
}

} // namespace

std::vector<Claim> Rules::claims(
    const Position &position, Player whom, std::span<const MoveCode> line)
{
    const Player by = position.toMove();
    const auto first = line.empty() ? std::nullopt : std::optional(decode(line[0]));
    std::vector<Claim> claims;
    const auto add = [&claims](std::optional<Claim> claim, const char *section) {
        if (!claim)
            return;
        claim->section = section;
        claims.push_back(std::move(*claim));
    };
    add(provedWin<Rules>(position, by, kMostMoves, kBudget, first), "W6");
    if (first) {
        auto taking = provedTaking<Rules>(position, whom, *first);
        if (taking && taking->number > taking->cost)
            add(std::move(taking), "W3");
    }
    add(provedLoss<Rules>(position, whom), "W5");
    return claims;
}

Sentence Rules::claimSentence(const Position &position, const Claim &claim, Player you)
{
    std::vector<std::string> ways;
    for (const MoveCode move : claim.moves)
        ways.push_back(moveLabel(position, decode(move)));
    if (claim.kind == Claim::Kind::Wins)
        return winSentence(claim, info(), ways.empty() ? std::string() : ways[0], you);
    if (claim.kind == Claim::Kind::Takes)
        return stabSentence(position, claim, ways, you);
    return say(
        TESSERA_TEXT("watchyourback", "Whatever %1 does, you then lose %2 with the ring that falls"),
        {nameOf(info(), claim.by), namesOf(position, claim.cells)});
}

} // namespace tessera::watchyourback
