#include "model/games/xxlchess/engine/engine.h"

#include "model/games/xxlchess/engine/checks.h"
#include "model/games/xxlchess/rules/rules.h"
#include "model/search/proof/proofsearch.h"

namespace tessera::xxlchess {

namespace {

struct ProofRules
{
    using Rules = xxlchess::Rules;

    /// Filters moves that may win at once: only a check can mate (X5), and in the fog only the capture of a king wins.
    /// Castling rooks and pieces with parts (X7) are not examined, so their moves pass.
    class WinFilter
    {
    public:
        explicit WinFilter(const Position &position)
            : m_position(position)
            , m_checks(position)
            , m_knowsAll(!position.rules().hasParts() && !position.rules().hasFog())
        {}
        [[nodiscard]] bool operator()(Move move)
        {
            return !m_knowsAll || m_checks.givesCheck(move) || isCastling(m_position, move);
        }

    private:
        const Position &m_position;
        CheckSquares m_checks;
        bool m_knowsAll;
    };
    [[nodiscard]] static WinFilter mayWinAtOnce(const Position &position)
    {
        return WinFilter(position);
    }
};
static_assert(ForeseesWins<ProofRules>);

} // namespace

std::unique_ptr<Prover> makeProver()
{
    return std::make_unique<ProofSearch<ProofRules>>();
}

} // namespace tessera::xxlchess
