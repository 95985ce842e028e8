#include "model/core/claims/claimwords.h"
#include "model/core/claims/proofs.h"
#include "model/games/chexers/rules/rules.h"
#include "model/games/chexers/rules/say.h"

namespace tessera::chexers {

namespace {

/// The limits of the proof of an exit or a win: own moves, and moves tried.
constexpr int kMostMoves = 2;
constexpr int kBudget = 150'000;
constexpr std::size_t kNamedWays = 2;

std::optional<Claim> provedExit(const Position &position, Player by, std::optional<Move> hint)
{
    return provedForce<Rules>(
        Claim::Kind::Leaves,
        position,
        by,
        kMostMoves,
        kBudget,
        hint,
        [by](const Position &, Move move, Player mover) { return mover == by && move.isExit(); });
}

Sentence takeSentence(
    const Position &position, const Claim &claim, const std::vector<std::string> &ways, Player you)
{
    const std::string cell = Rules::cellText(position, claim.cells.front());
    if (claim.by == you)
        return say(
            TESSERA_TEXT("chexers", "You could have taken over the piece on %1 by %2"),
            {cell, ways[0]});
    const std::string name = nameOf(Rules::info(), claim.by);
    if (ways.empty())
        return say(
            TESSERA_TEXT("chexers", "After this, %1 can take over your piece on %2 whatever %3 does"),
            {name, cell, nameOf(Rules::info(), position.toMove())});
    if (ways.size() > kNamedWays)
        return say(
            TESSERA_TEXT("chexers", "After this, %1 can take over your piece on %2 in %3 ways"),
            {name, cell, std::to_string(ways.size())});
    if (ways.size() == kNamedWays)
        return say(
            TESSERA_TEXT("chexers", "After this, %1 can take over your piece on %2 by %3 or %4"),
            {name, cell, ways[0], ways[1]});
    return say(
        TESSERA_TEXT("chexers", "After this, %1 can take over your piece on %2 by %3"),
        {name, cell, ways[0]});
}

Sentence exitSentence(const Claim &claim, Player you)
{
    const std::string name = nameOf(Rules::info(), claim.by);
    const std::string number = std::to_string(claim.number);
    if (claim.by == you && claim.number == 1)
        return say(TESSERA_TEXT("chexers", "You could have left the board at once"), {});
    if (claim.by == you)
        return say(
            TESSERA_TEXT("chexers", "You could have left the board in %1 turns whatever anybody did"),
            {number});
    if (claim.number == 1)
        return say(
            TESSERA_TEXT("chexers", "%1 exits at their next turn whatever anybody does"), {name});
    return say(
        TESSERA_TEXT("chexers", "%1 exits within %2 turns whatever anybody does"), {name, number});
}

} // namespace

std::vector<Claim> Rules::claims(
    const Position &position, Player whom, std::span<const MoveCode> line)
{
    const auto first = line.empty() ? std::nullopt : std::optional(decode(line[0]));
    std::vector<Claim> claims;
    const auto add = [&claims](std::optional<Claim> claim, const char *section) {
        if (!claim)
            return;
        claim->section = section;
        claims.push_back(std::move(*claim));
    };
    std::vector<Claim> exits;
    for (Player by = position.toMove(); by != whom; by = nextPlayer(by, kPlayers)) {
        const auto hint = by == position.toMove() ? first : std::nullopt;
        // A player without enough exits cannot win so soon.
        if (position.exits(by) + kMostMoves >= kExitsToWin) {
            const std::size_t before = claims.size();
            add(provedWin<Rules>(position, by, kMostMoves, kBudget, hint), "C5");
            if (claims.size() > before)
                continue;
        }
        if (auto exit = provedExit(position, by, hint))
            exits.push_back(std::move(*exit));
    }
    if (first && !first->isPass())
        add(provedTaking<Rules>(position, whom, *first), "C4");
    if (line.size() > 1)
        add(provedLaterTaking<Rules>(position, whom, *first, decode(line[1])), "C4");
    for (Claim &exit : exits)
        add(std::move(exit), "C4");
    return claims;
}

Sentence Rules::claimSentence(const Position &position, const Claim &claim, Player you)
{
    std::vector<std::string> ways;
    for (const MoveCode move : claim.moves)
        ways.push_back(moveLabel(position, decode(move)));
    if (claim.kind == Claim::Kind::Wins)
        return winSentence(claim, info(), ways.empty() ? std::string() : ways[0], you);
    if (claim.kind == Claim::Kind::Leaves)
        return exitSentence(claim, you);
    return takeSentence(position, claim, ways, you);
}

} // namespace tessera::chexers
