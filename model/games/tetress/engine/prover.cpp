#include "model/games/tetress/engine/engine.h"

#include "model/games/tetress/rules/rules.h"
#include "model/search/proof/proofsearch.h"

namespace tessera::tetress {

std::unique_ptr<Prover> makeProver()
{
    return std::make_unique<ProofSearch<PlainProof<Rules>>>();
}

} // namespace tessera::tetress
