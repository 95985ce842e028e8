#pragma once

#include "model/core/erasure/playout.h"
#include "model/core/fixedlist.h"
#include "model/search/engine/limits.h"
#include "model/search/maxn/maxngame.h"

#include <limits>
#include <optional>

namespace tessera {

// clang-format off

/// A game in which max^n search evaluates leaves after a short playout: `kPlayoutTurns` turns, each the best of
/// `kPlayoutCandidates` random moves by the odds of the player who makes it.
template <typename S>
concept HasPlayouts = MaxnGame<S> && requires {
    { S::kPlayoutTurns } -> std::convertible_to<std::size_t>;
    { S::kPlayoutCandidates } -> std::convertible_to<int>;
};

// clang-format on

/// A playout of some turns from a leaf, which the destructor takes back. Early playout termination: short, guided
/// playouts say more than long random ones (Lorentz 2008; Winands and Björnsson 2010).
template<HasPlayouts S>
class MaxnPlayout
{
public:
    using Rules = typename S::Rules;
    using Position = typename Rules::Position;
    using Move = typename Rules::Move;

    /// `bits` is the state of the random generator, which advances. The positions that are evaluated count as nodes.
    MaxnPlayout(Position &position, S &game, SearchControl &control, std::uint64_t &bits)
        : m_position(position)
    {
        while (m_moves.size() < S::kPlayoutTurns && !position.isOver() && !control.isStopped()) {
            const Move move = chosen(game, control, bits);
            m_moves.add(move);
            m_undone.add(position.play(move));
        }
    }
    ~MaxnPlayout()
    {
        for (std::size_t i = m_moves.size(); i-- > 0;)
            m_position.undo(m_moves[i], m_undone[i]);
    }
    MaxnPlayout(const MaxnPlayout &) = delete;
    MaxnPlayout &operator=(const MaxnPlayout &) = delete;

private:
    [[nodiscard]] Move chosen(S &game, SearchControl &control, std::uint64_t &bits)
    {
        const auto features = game.features(m_position);
        std::optional<Move> best;
        int most = std::numeric_limits<int>::min();
        for (int i = 0; i < S::kPlayoutCandidates && (!best || !control.isStopped()); ++i) {
            const Move move = *randomMove<Rules>(m_position, mixedBits(++bits));
            control.countNode();
            const auto undone = m_position.play(move);
            const int odds = m_position.isOver() ? std::numeric_limits<int>::max()
                                                 : game.oddsAfter(features, m_position, undone);
            m_position.undo(move, undone);
            if (odds > most || !best) {
                most = odds;
                best = move;
            }
        }
        return *best;
    }

    Position &m_position;
    FixedList<Move, S::kPlayoutTurns> m_moves;
    FixedList<typename Rules::Undo, S::kPlayoutTurns> m_undone;
};

} // namespace tessera
