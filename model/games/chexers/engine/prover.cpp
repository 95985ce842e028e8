#include "model/games/chexers/engine/engine.h"

#include "model/games/chexers/rules/rules.h"
#include "model/search/proof/proofsearch.h"

namespace tessera::chexers {

namespace {

struct ProofRules
{
    using Rules = chexers::Rules;

    /// Only the last exit wins (C5).
    [[nodiscard]] static auto mayWinAtOnce(const Position &position)
    {
        const bool isLast = position.exits(position.toMove()) + 1 == kExitsToWin;
        return [isLast](Move move) { return isLast && move.isExit(); };
    }
};
static_assert(ForeseesWins<ProofRules>);

} // namespace

std::unique_ptr<Prover> makeProver()
{
    return std::make_unique<ProofSearch<ProofRules>>();
}

} // namespace tessera::chexers
