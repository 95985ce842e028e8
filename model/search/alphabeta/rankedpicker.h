#pragma once

#include "model/search/alphabeta/movepicker.h"

#include <algorithm>
#include <array>

namespace tessera {

/// The legal moves of a position with their ranks (see `SearchFeatures::ranksMoves`).
template<SearchGame S>
struct RankedMoves
{
    typename S::Rules::MoveList moves;
    std::array<int, S::Rules::MoveList::kCapacity> ranks;

    [[nodiscard]] std::size_t size() const { return moves.size(); }
};

/// Move picker for games that rank their moves: gives the table's move, then the others by rank. They are sorted only
/// as far as needed (selection sort), since most nodes use few.
template<SearchGame S>
class RankedPicker
{
public:
    using Move = typename S::Rules::Move;

    /// `ranked`, which the picker reorders, must outlive it; `tableCode` is the code of the table's move, 0 for none.
    RankedPicker(RankedMoves<S> &ranked, std::uint16_t tableCode)
        : m_ranked(ranked)
        , m_tableCode(tableCode)
    {}

    /// The next move, or nothing when all have been given.
    [[nodiscard]] std::optional<PickedMove<Move>> next()
    {
        if (m_next == m_ranked.size())
            return std::nullopt;
        bringForward(m_next == 0 && m_tableCode != 0 ? tableMove() : best());
        const Move move = m_ranked.moves[m_next];
        const int rank = m_ranked.ranks[m_next];
        ++m_next;
        return PickedMove<Move>{.move = move, .code = S::code(move), .rank = rank};
    }

private:
    [[nodiscard]] std::size_t best() const
    {
        const auto begin = m_ranked.ranks.begin();
        const auto end = begin + static_cast<std::ptrdiff_t>(m_ranked.size());
        const auto from = begin + static_cast<std::ptrdiff_t>(m_next);
        return static_cast<std::size_t>(std::max_element(from, end) - begin);
    }
    [[nodiscard]] std::size_t tableMove() const
    {
        for (std::size_t i = 0; i < m_ranked.size(); ++i) {
            if (S::code(m_ranked.moves[i]) == m_tableCode)
                return i;
        }
        return best();
    }
    void bringForward(std::size_t i)
    {
        std::swap(m_ranked.moves[i], m_ranked.moves[m_next]);
        std::swap(m_ranked.ranks[i], m_ranked.ranks[m_next]);
    }

    RankedMoves<S> &m_ranked;
    std::uint16_t m_tableCode;
    std::size_t m_next = 0;
};

} // namespace tessera
