#include "model/games/tetress/evaluation.h"

#include "model/search/scores.h"

#include <cmath>

namespace tessera::tetress {

namespace {

/// Hundredths of a piece for e times as many placements as the opponent has.
constexpr double kPlacementRatio = 200;
/// A token more than the opponent at the last action, and the action from which tokens count. Between
/// equal players half the games come to the last action, so tokens must be thought of long before.
constexpr int kToken = 100;
constexpr int kTokensFrom = 60;

/// The logarithms of all possible numbers of placements.
const std::array<int, Move::kCount + 1> &logarithms()
{
    static const auto table = [] {
        std::array<int, Move::kCount + 1> values;
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] = static_cast<int>(
                std::lround(kPlacementRatio * std::log(static_cast<double>(i) + 1.0)));
        return values;
    }();
    return table;
}

/// What tokens count after so many actions, of `kTokenShares`: quadratic, so that it comes late.
constexpr int kTokenShares = (kTurnLimit - kTokensFrom) * (kTurnLimit - kTokensFrom);
constexpr int tokenShare(int actions)
{
    const int late = actions > kTokensFrom ? actions - kTokensFrom : 0;
    return late * late;
}

/// Blue's placements at their first action, which may be anywhere, after Red's.
int placementsAfterFirst(Move move)
{
    return kernel().count(Board::full(), move.cells());
}

/// The value for Red, whose placements are first and whose lead in tokens is `lead`.
class Judge
{
public:
    explicit Judge(int actions)
        : m_tokenShare(tokenShare(actions))
        , m_logarithms(logarithms())
    {}

    [[nodiscard]] bool countsTokens() const { return m_tokenShare > 0; }

    [[nodiscard]] int operator()(int own, int other, int lead) const
    {
        const int ratio = m_logarithms[static_cast<std::size_t>(own)]
                          - m_logarithms[static_cast<std::size_t>(other)];
        const int tokens = kToken * lead;
        return ratio + (tokens - ratio) * m_tokenShare / kTokenShares;
    }

private:
    int m_tokenShare;
    const std::array<int, Move::kCount + 1> &m_logarithms;
};

} // namespace

int evaluated(const Position &position)
{
    const Judge judge(position.turnsTaken());
    const auto placements = position.placementsOfBoth();
    const int lead = position.tokens(kRed).count() - position.tokens(kBlue).count();
    const int value = judge(placements[0], placements[1], lead);
    return position.toMove() == kRed ? value : -value;
}

void evaluateMoves(const Position &position, const Position::MoveList &moves, std::span<int> values)
{
    const Player mover = position.toMove();
    const Player other = opponent(mover);
    const int actions = position.turnsTaken() + 1;
    const Judge judge(actions);
    std::array<Aftermath, Move::kCount> results;
    kernel().countAfter(
        position.tokens(mover),
        position.tokens(other),
        {moves.begin(), moves.size()},
        {results.data(), moves.size()});
    for (std::size_t i = 0; i < moves.size(); ++i) {
        auto [placements, tokens] = results[i];
        const int lead = tokens[0] - tokens[1];
        if (actions == kTurnLimit) {
            values[i] = lead == 0 ? kDraw : lead > 0 ? winIn(1) : lossIn(1);
            continue;
        }
        if (actions <= index(other)) // their first action, which is free
            placements[1] = placementsAfterFirst(moves[i]);
        values[i] = placements[1] == 0 ? winIn(1) : judge(placements[0], placements[1], lead);
    }
}

} // namespace tessera::tetress
