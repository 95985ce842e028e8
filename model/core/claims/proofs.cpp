#include "model/core/claims/proofs.h"

namespace tessera {

Haul haulOf(const Transition &transition, Player by, Player whom)
{
    Haul haul;
    for (const Step &step : transition.steps) {
        if (step.kind == Step::Kind::CloseCell)
            break;
        const bool isTaken = step.kind == Step::Kind::Remove && step.to == Cell::None;
        if (isTaken && step.piece.owner == whom)
            haul.cells.push_back(step.from);
        if (isTaken && step.piece.owner == by)
            ++haul.cost;
        if (step.kind == Step::Kind::Recolour && step.before.owner == whom
            && step.piece.owner != whom)
            haul.cells.push_back(step.to);
    }
    std::sort(haul.cells.begin(), haul.cells.end());
    return haul;
}

std::vector<Cell> lossesOf(const Transition &transition, Player whom)
{
    std::vector<Cell> cells;
    for (const Step &step : transition.steps) {
        if (step.kind == Step::Kind::Remove && step.to == Cell::None && step.piece.owner == whom)
            cells.push_back(step.from);
        if (step.kind == Step::Kind::Recolour && step.before.owner == whom
            && step.piece.owner != whom)
            cells.push_back(step.to);
    }
    std::sort(cells.begin(), cells.end());
    return cells;
}

} // namespace tessera
