#include "tests/support/claimproof.h"

#include <algorithm>
#include <set>

namespace tessera::test {

namespace {

std::unique_ptr<AnyPosition> afterOf(const AnyPosition &position, MoveCode move)
{
    auto after = position.clone();
    after->play(move);
    return after;
}

std::set<Cell> piecesOf(const AnyPosition &position, Player player)
{
    std::set<Cell> cells;
    for (int i = 0; i < position.board().cellCount(); ++i) {
        if (position.piece(cellAt(i)).owner == player)
            cells.insert(cellAt(i));
    }
    return cells;
}

/// The cells where `player` had pieces and has none, read off the two boards. What was moved there is no loss.
std::set<Cell> lostBy(Player player, const AnyPosition &position, const AnyPosition &after)
{
    std::set<Cell> lost = piecesOf(position, player);
    for (const Cell cell : piecesOf(after, player))
        lost.erase(cell);
    return lost;
}

/// The pieces of `player` beside the board.
int piecesBeside(Player player, const Transition &transition)
{
    return static_cast<int>(
        std::count_if(transition.steps.begin(), transition.steps.end(), [&](const Step &step) {
            return step.kind == Step::Kind::Remove && step.to != Cell::None
                   && step.piece.owner == player;
        }));
}

/// How many pieces `by` has fewer than it had and put on the board with the move.
int costOf(Player by, const AnyPosition &position, MoveCode move)
{
    const auto after = afterOf(position, move);
    int placed = 0;
    for (const Step &step : position.transition(move).steps)
        placed += step.kind == Step::Kind::Place && step.piece.owner == by ? 1 : 0;
    int converted = 0;
    for (const Step &step : position.transition(move).steps)
        converted += step.kind == Step::Kind::Recolour && step.piece.owner == by
                             && step.before.owner != by
                         ? 1
                         : 0;
    return static_cast<int>(piecesOf(position, by).size()) + placed + converted
           - static_cast<int>(piecesOf(*after, by).size());
}

bool takesExactly(const AnyPosition &position, MoveCode move, const Claim &claim)
{
    const auto after = afterOf(position, move);
    const std::set<Cell> cells(claim.cells.begin(), claim.cells.end());
    return lostBy(claim.whom, position, *after) == cells
           && costOf(claim.by, position, move) == claim.cost;
}

/// Of what `by` can take once somebody else, who is to move, has moved.
std::optional<std::string> faultOfLaterTaking(const AnyPosition &position, const Claim &claim)
{
    if (!claim.moves.empty() || claim.number != 1 || claim.cells.size() != 1 || claim.isFree)
        return "more than can be said of a later move";
    for (const MoveCode move : position.legalMoves()) {
        const auto after = afterOf(position, move);
        if (after->outcome().isOver() || after->toMove() != claim.by)
            return "another player who moves then";
        const std::vector<MoveCode> all = after->legalMoves();
        const bool can = std::any_of(all.begin(), all.end(), [&](MoveCode taking) {
            return lostBy(claim.whom, *after, *afterOf(*after, taking)).contains(claim.cells.front());
        });
        if (!can)
            return "prevented by " + position.moveText(move);
    }
    return std::nullopt;
}

std::optional<std::string> faultOfTaking(const AnyPosition &position, const Claim &claim)
{
    if (position.toMove() != claim.by)
        return faultOfLaterTaking(position, claim);
    if (claim.moves.empty() || claim.cells.empty())
        return "nobody to take, or nothing to be taken";
    if (claim.number != static_cast<int>(claim.cells.size()))
        return "a wrong number of pieces";
    for (const MoveCode move : position.legalMoves()) {
        const bool isNamed = std::find(claim.moves.begin(), claim.moves.end(), move)
                             != claim.moves.end();
        if (isNamed != takesExactly(position, move, claim))
            return "the move " + position.moveText(move);
    }
    if (!claim.isFree)
        return std::nullopt;
    const auto after = afterOf(position, claim.moves.front());
    const MoveShape shape = position.pointing().shape(claim.moves.front());
    const Cell arrived = shape.cells[shape.cells.size() - 1];
    if (after->toMove() != claim.whom)
        return "another player who could take back";
    for (const MoveCode answer : after->legalMoves()) {
        if (lostBy(claim.by, *after, *afterOf(*after, answer)).contains(arrived))
            return "the answer " + after->moveText(answer);
    }
    return std::nullopt;
}

std::optional<std::string> faultOfLoss(const AnyPosition &position, const Claim &claim)
{
    if (claim.cells.empty() || claim.number != static_cast<int>(claim.cells.size()))
        return "a wrong number of pieces";
    for (const MoveCode move : position.legalMoves()) {
        const std::set<Cell> lost = lostBy(claim.whom, position, *afterOf(position, move));
        if (!std::includes(lost.begin(), lost.end(), claim.cells.begin(), claim.cells.end()))
            return "saved by " + position.moveText(move);
    }
    return std::nullopt;
}

/// Whether `by` forces it within so many own moves: plain recursion over all moves.
bool canForce(const AnyPosition &position, const Claim &claim, int moves);

bool canForceWith(const AnyPosition &position, MoveCode move, const Claim &claim, int moves)
{
    const auto after = afterOf(position, move);
    if (claim.kind == Claim::Kind::Leaves && piecesBeside(claim.by, position.transition(move)) > 0)
        return true;
    if (after->outcome().isOver())
        return claim.kind == Claim::Kind::Wins && after->outcome().winner() == claim.by;
    return canForce(*after, claim, position.toMove() == claim.by ? moves - 1 : moves);
}

bool canForce(const AnyPosition &position, const Claim &claim, int moves)
{
    const std::vector<MoveCode> all = position.legalMoves();
    const auto can = [&](MoveCode move) { return canForceWith(position, move, claim, moves); };
    if (position.toMove() != claim.by)
        return std::all_of(all.begin(), all.end(), can);
    return moves > 0 && std::any_of(all.begin(), all.end(), can);
}

std::optional<std::string> faultOfForce(const AnyPosition &position, const Claim &claim)
{
    if (claim.number < 1)
        return "no number of moves";
    const bool isOwn = position.toMove() == claim.by;
    if (isOwn == claim.moves.empty())
        return "no first move, or one of another player";
    for (const MoveCode move : claim.moves) {
        if (!canForceWith(position, move, claim, claim.number))
            return "not forced by " + position.moveText(move);
    }
    if (!isOwn && !canForce(position, claim, claim.number))
        return "not forced";
    if (claim.number > 1 && canForce(position, claim, claim.number - 1))
        return "forced earlier";
    return std::nullopt;
}

std::optional<std::string> faultOfChoices(const AnyPosition &position, const Claim &claim)
{
    if (claim.moves.size() != 1 || !position.isLegal(claim.moves.front()))
        return "not one legal move";
    const auto after = afterOf(position, claim.moves.front());
    if (after->toMove() != claim.whom
        || static_cast<int>(after->legalMoves().size()) != claim.number)
        return "a wrong number of moves";
    return std::nullopt;
}

} // namespace

std::optional<std::string> faultOf(const AnyPosition &position, const Claim &claim)
{
    const auto at = position.clone();
    for (const MoveCode move : claim.line) {
        if (!at->isLegal(move))
            return "an illegal line";
        at->play(move);
    }
    switch (claim.kind) {
    case Claim::Kind::Takes:
        return faultOfTaking(position, claim);
    case Claim::Kind::Loses:
        return faultOfLoss(position, claim);
    case Claim::Kind::Wins:
    case Claim::Kind::Leaves:
        return faultOfForce(position, claim);
    case Claim::Kind::Choices:
        return faultOfChoices(position, claim);
    }
    return "an unknown kind";
}

} // namespace tessera::test
