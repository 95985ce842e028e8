#pragma once

#include "model/search/ordering.h"
#include "model/search/searchgame.h"

#include <limits>
#include <optional>
#include <span>
#include <utility>

namespace tessera {

/// A move with what the picker knows of it.
template<typename Move>
struct PickedMove
{
    Move move;
    std::uint16_t code = 0;
    /// Material that it gains (see `GradesMoves`).
    int gain = 0;
    /// What the game thinks of it (see `RanksMoves`).
    int rank = 0;
};

/// Gives the legal moves of a position one by one, the most promising first: the move of the table,
/// winning captures, killers, then quiet moves by their history, sacrifices last. Where the game can
/// find the table's move alone, nothing else is generated before it has been tried; the rest is
/// sorted only as far as it is asked for.
template<SearchGame S>
class MovePicker
{
public:
    using Rules = typename S::Rules;
    using Move = typename Rules::Move;
    using History = MoveHistory<S::kCodeCount>;

    MovePicker(
        const typename Rules::Position &position,
        std::uint16_t tableCode,
        const Killers &killers,
        const History &history)
        : m_position(position)
        , m_history(history)
        , m_killers(killers)
        , m_tableCode(tableCode)
    {}

    /// The next move, or nothing when all have been given.
    [[nodiscard]] std::optional<PickedMove<Move>> next();

private:
    enum class Stage : std::uint8_t { TableMove, Generate, Rest };

    static constexpr int kTableScore = std::numeric_limits<int>::max();
    static constexpr int kCaptureScore = 1 << 20;
    static constexpr int kKillerScore = 1 << 18;

    void generate();
    [[nodiscard]] int score(std::uint16_t code, int gain) const;
    [[nodiscard]] int gainOf(Move move) const
    {
        if constexpr (GradesMoves<S>)
            return S::grader(m_position)(move);
        else
            return 0;
    }

    const typename Rules::Position &m_position;
    const History &m_history;
    Killers m_killers;
    std::uint16_t m_tableCode;
    Stage m_stage = Stage::TableMove;
    bool m_gaveTableMove = false;
    Move m_tableMove{};
    std::size_t m_next = 0;
    typename Rules::MoveList m_moves;
    std::array<int, Rules::MoveList::kCapacity> m_scores;
    std::array<std::int16_t, Rules::MoveList::kCapacity> m_gains;
};

template<SearchGame S>
std::optional<PickedMove<typename S::Rules::Move>> MovePicker<S>::next()
{
    if (m_stage == Stage::TableMove) {
        m_stage = Stage::Generate;
        if constexpr (FindsMoves<S>) {
            if (m_tableCode != 0) {
                if (const auto move = S::moveOf(m_position, m_tableCode)) {
                    m_gaveTableMove = true;
                    m_tableMove = *move;
                    return PickedMove<Move>{*move, m_tableCode, gainOf(*move)};
                }
            }
        }
    }
    if (m_stage == Stage::Generate) {
        generate();
        m_stage = Stage::Rest;
    }
    if (m_next == m_moves.size())
        return std::nullopt;
    std::size_t best = m_next;
    for (std::size_t i = m_next + 1; i < m_moves.size(); ++i) {
        if (m_scores[i] > m_scores[best])
            best = i;
    }
    std::swap(m_moves[best], m_moves[m_next]);
    std::swap(m_scores[best], m_scores[m_next]);
    std::swap(m_gains[best], m_gains[m_next]);
    const std::size_t at = m_next++;
    return PickedMove<Move>{m_moves[at], S::code(m_moves[at]), m_gains[at]};
}

template<SearchGame S>
void MovePicker<S>::generate()
{
    typename Rules::MoveList &all = m_moves;
    m_position.legalMoves(all);
    if (m_gaveTableMove) {
        const auto found = std::find(all.begin(), all.end(), m_tableMove);
        if (found != all.end()) {
            *found = all[all.size() - 1];
            all.shrinkTo(all.size() - 1);
        }
    }
    if constexpr (GradesMoves<S>) {
        const auto grade = S::grader(m_position);
        for (std::size_t i = 0; i < all.size(); ++i) {
            const int gain = grade(all[i]);
            m_gains[i] = static_cast<std::int16_t>(gain);
            m_scores[i] = score(S::code(all[i]), gain);
        }
    } else {
        for (std::size_t i = 0; i < all.size(); ++i) {
            m_gains[i] = 0;
            m_scores[i] = score(S::code(all[i]), 0);
        }
    }
}

template<SearchGame S>
int MovePicker<S>::score(std::uint16_t code, int gain) const
{
    if (code == m_tableCode)
        return kTableScore;
    if (gain > 0)
        return kCaptureScore + gain;
    if (gain < 0)
        return gain - kCaptureScore;
    if (code == m_killers.first)
        return kKillerScore + 1;
    if (code == m_killers.second)
        return kKillerScore;
    return m_history(m_position.toMove(), code);
}

} // namespace tessera
