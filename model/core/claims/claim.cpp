#include "model/core/claims/claim.h"

#include <algorithm>

namespace tessera {

bool isCovered(const Claim &claim, const Claim &other)
{
    if (claim.kind != other.kind || claim.by != other.by || claim.whom != other.whom)
        return false;
    switch (claim.kind) {
    case Claim::Kind::Takes:
    case Claim::Kind::Loses:
        return std::includes(
            other.cells.begin(), other.cells.end(), claim.cells.begin(), claim.cells.end());
    case Claim::Kind::Wins:
    case Claim::Kind::Leaves:
    case Claim::Kind::Choices:
        return other.number <= claim.number;
    }
    return false;
}

} // namespace tessera
