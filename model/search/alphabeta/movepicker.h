#pragma once

#include "model/search/alphabeta/ordering.h"
#include "model/search/engine/searchgame.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <span>
#include <utility>

namespace tessera {

/// A move from a move picker, with what the picker knows about it.
template<typename Move>
struct PickedMove
{
    Move move;
    std::uint16_t code = 0;
    /// The material that the move gains, in hundredths of a piece (see `SearchFeatures::scoresMoves`).
    int gain = 0;
    /// The move's index in the histories (see `SearchFeatures::hasHistorySlots`).
    std::uint16_t slot = code;
    /// The rank that the game gives it (see `SearchFeatures::ranksMoves`).
    int rank = 0;
    /// Whether it gives check (see `SearchFeatures::predictsCheck`).
    bool isCheck = false;
};

/// Staged move picker: gives the legal moves of a position one by one, in this order:
/// 1. the transposition table's move (hash move), before anything is generated where the game can find it by its code;
/// 2. captures that gain material, the greatest gain first;
/// 3. killer moves;
/// 4. the other quiet moves by their histories;
/// 5. sacrifices.
///
/// Stages 2 to 5 are one list, which is sorted only as far as it is needed (selection sort). Capture history added to
/// the gains scored 49 to 50 % of the points in one game and 47 % in another, so there is none.
template<SearchGame S>
class MovePicker
{
public:
    using Rules = typename S::Rules;
    using Move = typename Rules::Move;
    using QuietScore = QuietMoveScore<historySlots<S>()>;

    /// `position` must outlive the picker; `tableCode` is the code of the table's move, 0 for none.
    MovePicker(
        const typename Rules::Position &position,
        std::uint16_t tableCode,
        const Killers &killers,
        const QuietScore &quietScore)
        : m_position(position)
        , m_quietScore(quietScore)
        , m_killers(killers)
        , m_tableCode(tableCode)
    {}

    /// The next move, or nothing when all have been given.
    [[nodiscard]] std::optional<PickedMove<Move>> next();

private:
    enum class Stage : std::uint8_t { TableMove, Generate, Rest };

    // A sort key holds a move's score and its place in the list, so that the best of the rest is a plain maximum, which
    // processors find eight at a time:
    //
    //      31 … 12         11 … 0
    //     | score, signed | kPlaceMask − place |
    static constexpr int kPlaceBits = 12;
    static constexpr int kPlaceMask = (1 << kPlaceBits) - 1;
    static constexpr int kMostScore = (1 << (30 - kPlaceBits)) - 1;
    /// The key of a move that has been given.
    static constexpr int kGiven = std::numeric_limits<int>::min();
    static_assert(Rules::MoveList::kCapacity <= kPlaceMask);

    static constexpr int kTableScore = kMostScore;
    static constexpr int kCaptureScore = 1 << 16;
    static constexpr int kKillerScore = 1 << 15;
    static_assert(QuietScore::kLimit < kKillerScore);

    void generate();
    void setKey(std::size_t place, int score, int gain)
    {
        const int bounded = std::clamp(score, -kMostScore, kMostScore);
        m_keys[place] = bounded * (1 << kPlaceBits) + kPlaceMask - static_cast<int>(place);
        m_gains[place] = static_cast<std::int16_t>(gain);
    }
    [[nodiscard]] int score(std::uint16_t code, int gain) const;
    [[nodiscard]] int gainOf(Move move) const
    {
        if constexpr (S::kFeatures.scoresMoves)
            return S::moveScorer(m_position)(move);
        else
            return 0;
    }

    const typename Rules::Position &m_position;
    QuietScore m_quietScore;
    Killers m_killers;
    std::uint16_t m_tableCode;
    Stage m_stage = Stage::TableMove;
    bool m_gaveTableMove = false;
    Move m_tableMove{};
    typename Rules::MoveList m_moves;
    std::array<int, Rules::MoveList::kCapacity> m_keys;
    std::array<std::int16_t, Rules::MoveList::kCapacity> m_gains;
};

template<SearchGame S>
std::optional<PickedMove<typename S::Rules::Move>> MovePicker<S>::next()
{
    if (m_stage == Stage::TableMove) {
        m_stage = Stage::Generate;
        if constexpr (S::kFeatures.findsTableMoves) {
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
    int best = kGiven;
    for (std::size_t i = 0; i < m_moves.size(); ++i)
        best = std::max(best, m_keys[i]);
    if (best == kGiven)
        return std::nullopt;
    const auto place = static_cast<std::size_t>(kPlaceMask - (best & kPlaceMask));
    m_keys[place] = kGiven;
    return PickedMove<Move>{m_moves[place], S::code(m_moves[place]), m_gains[place]};
}

template<SearchGame S>
void MovePicker<S>::generate()
{
    typename Rules::MoveList &all = m_moves;
    m_position.legalMoves(all);
    if constexpr (S::kFeatures.scoresMoves) {
        const auto scorer = S::moveScorer(m_position);
        for (std::size_t i = 0; i < all.size(); ++i) {
            const int gain = scorer(all[i]);
            setKey(i, score(S::code(all[i]), gain), gain);
        }
    } else {
        for (std::size_t i = 0; i < all.size(); ++i)
            setKey(i, score(S::code(all[i]), 0), 0);
    }
    if (m_gaveTableMove) {
        const auto given = std::find(all.begin(), all.end(), m_tableMove);
        if (given != all.end())
            m_keys[static_cast<std::size_t>(given - all.begin())] = kGiven;
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
    return m_quietScore(code);
}

/// The picker of a game: its own, or `MovePicker`.
template<typename S, bool = S::kFeatures.hasOwnPicker>
struct PickerOf
{
    using Type = MovePicker<S>;
};
template<typename S>
struct PickerOf<S, true>
{
    using Type = typename S::Picker;
};

} // namespace tessera
