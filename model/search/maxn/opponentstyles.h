#pragma once

#include "model/core/fixedlist.h"
#include "model/search/maxn/chancetable.h"
#include "model/search/maxn/maxngame.h"
#include "model/search/maxn/stylemixture.h"

#include <algorithm>
#include <optional>

namespace tessera {

/// Whether the later position is the next turn of the player to move: at most a turn of each player later.
template<typename Position>
[[nodiscard]] bool isNextTurn(const Position &position, const Position &later)
{
    const int plies = later.turnsTaken() - position.turnsTaken();
    return plies > 0 && plies <= kMaxPlayers && later.toMove() == position.toMove();
}

/// Adds `weight` times the probability of each of `count` moves, by their logits from the game's policy, to `chances`.
template<HasPolicy S>
void addPolicy(
    const typename S::Logits &logits,
    std::size_t count,
    float weight,
    typename S::MoveChances &chances)
{
    const ChanceTable &table = ChanceTable::ofScale<S::kOddsScale>();
    const int most = *std::max_element(logits.begin(), logits.begin() + count);
    float sum = 0;
    for (std::size_t i = 0; i < count; ++i)
        sum += table.weight(most - logits[i]);
    for (std::size_t i = 0; i < count; ++i)
        chances[i] += weight * table.weight(most - logits[i]) / sum;
}

/// The styles of the opponents in a game, learnt from one turn of a player to the next.
template<Game Rules>
class OpponentStyles
{
public:
    using Position = typename Rules::Position;
    using Move = typename Rules::Move;

    /// Learns from what the others have played since the last call, if `position` is the same player's next turn.
    template<HasStyles S>
    void learn(const Position &position)
    {
        Line line;
        if (m_lastTurn && isNextTurn(*m_lastTurn, position)
            && findLine(*m_lastTurn, position, line)) {
            for (const Move move : line) {
                if (m_lastTurn->toMove() != position.toMove())
                    learn<S>(*m_lastTurn, move);
                m_lastTurn->play(move);
            }
        }
        m_lastTurn = position;
    }
    void forget()
    {
        m_mixtures.fill({});
        m_lastTurn.reset();
    }
    [[nodiscard]] const StyleMixture &operator[](Player player) const { return m_mixtures[player]; }

private:
    /// The moves between two turns of a player.
    using Line = FixedList<Move, kMaxPlayers>;

    /// Finds moves from a position to a later one.
    static bool findLine(Position &from, const Position &to, Line &line)
    {
        if (from.turnsTaken() == to.turnsTaken())
            return from.hash() == to.hash();
        typename Rules::MoveList moves;
        from.legalMoves(moves);
        for (const Move move : moves) {
            line.add(move);
            const auto undone = from.play(move);
            const bool isFound = findLine(from, to, line);
            from.undo(move, undone);
            if (isFound)
                return true;
            line.shrinkTo(line.size() - 1);
        }
        return false;
    }
    template<HasStyles S>
    void learn(const Position &position, Move played)
    {
        static_assert(S::kStyles.size() <= StyleMixture::kMostStyles);
        typename Rules::MoveList moves;
        position.legalMoves(moves);
        if (moves.size() == 1)
            return;
        const auto isPlayed = [played](Move move) { return S::code(move) == S::code(played); };
        const auto number = static_cast<std::size_t>(
            std::find_if(moves.begin(), moves.end(), isPlayed) - moves.begin());
        StyleMixture::Shares byStyle{};
        for (std::size_t i = 0; i < S::kStyles.size(); ++i) {
            typename S::MoveChances chances{};
            S::addChances(S::kStyles[i], position, moves, 1, chances);
            byStyle[i] = chances[number];
        }
        typename S::Logits logits{};
        S::judge(position, moves, logits);
        typename S::MoveChances searched{};
        addPolicy<S>(logits, moves.size(), 1, searched);
        m_mixtures[position.toMove()].add(searched[number], byStyle);
    }

    PerPlayer<StyleMixture> m_mixtures;
    /// The position of the last call.
    std::optional<Position> m_lastTurn;
};

} // namespace tessera
