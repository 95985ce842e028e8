#include "model/core/facets/threat.h"

#include <algorithm>

namespace tessera {

namespace {

/// The harm that `move` does; empty when it does none. What follows when the board itself changes does not count, since
/// nobody threatens that by a move.
std::optional<Threat> threatOf(const AnyPosition &position, MoveCode move)
{
    Threat threat;
    threat.by = position.toMove();
    std::vector<Cell> converted;
    bool leaves = false;
    for (const Step &step : position.transition(move).steps) {
        if (step.kind == Step::Kind::CloseCell)
            break;
        const bool isArrival = step.kind == Step::Kind::Place || step.kind == Step::Kind::Move;
        if (isArrival && threat.to == Cell::None) {
            threat.from = step.from;
            threat.to = step.to;
        }
        if (step.kind == Step::Kind::Remove && step.to != Cell::None) {
            leaves = true;
            threat.from = step.from;
            threat.to = step.to;
        } else if (step.kind == Step::Kind::Remove && step.piece.owner != threat.by) {
            threat.victims.push_back(step.from);
        }
        if (step.kind == Step::Kind::Recolour && step.before.owner != step.piece.owner)
            converted.push_back(step.to);
    }
    if (threat.victims.empty() && converted.empty() && !leaves)
        return std::nullopt;
    threat.kind = leaves                   ? Threat::Kind::Leave
                  : threat.victims.empty() ? Threat::Kind::Convert
                                           : Threat::Kind::Take;
    threat.victims.insert(threat.victims.end(), converted.begin(), converted.end());
    return threat;
}

} // namespace

std::vector<Threat> threatsOf(const AnyPosition &position, Player by)
{
    std::vector<Threat> threats;
    const std::unique_ptr<AnyPosition> then = onTurn(position, by);
    if (!then)
        return threats;
    const GainsFacet *gains = then->gains();
    for (const MoveCode move : then->legalMoves()) {
        auto threat = threatOf(*then, move);
        if (threat && (gains == nullptr || gains->gain(move) > 0))
            threats.push_back(std::move(*threat));
    }
    return threats;
}

std::vector<Threat> threatsAgainst(const AnyPosition &position, Player against)
{
    std::vector<Threat> threats;
    const int players = position.info().playerCount();
    for (Player by = nextPlayer(against, players); by != against; by = nextPlayer(by, players)) {
        for (Threat &threat : threatsOf(position, by)) {
            const bool isMeant = threat.kind == Threat::Kind::Leave
                                 || !victimsOf(position, {threat}, against).empty();
            if (isMeant)
                threats.push_back(std::move(threat));
        }
    }
    return threats;
}

std::vector<Cell> victimsOf(
    const AnyPosition &position, const std::vector<Threat> &threats, Player owner)
{
    std::vector<Cell> victims;
    for (const Threat &threat : threats) {
        for (const Cell cell : threat.victims) {
            if (position.piece(cell).owner == owner)
                victims.push_back(cell);
        }
    }
    std::sort(victims.begin(), victims.end());
    victims.erase(std::unique(victims.begin(), victims.end()), victims.end());
    return victims;
}

} // namespace tessera
