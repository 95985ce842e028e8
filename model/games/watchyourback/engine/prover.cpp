#include "model/games/watchyourback/engine/engine.h"

#include "model/games/watchyourback/rules/rules.h"
#include "model/search/proof/proofsearch.h"

namespace tessera::watchyourback {

std::unique_ptr<Prover> makeProver()
{
    return std::make_unique<ProofSearch<PlainProof<Rules>>>();
}

} // namespace tessera::watchyourback
