#pragma once

#include "model/core/fixedlist.h"
#include "model/games/xxlchess/engine/weights.h"
#include "model/games/xxlchess/rules/ruleset.h"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

namespace tessera::xxlchess {

/// A tapered score: the values in the middle game and in the endgame in one number, so that both are added at once:
///
///     | middle, signed | end, signed |
///       63 … 32          31 … 0
class TaperedScore
{
public:
    constexpr TaperedScore() = default;
    constexpr TaperedScore(int middle, int end)
        : m_packed((std::int64_t(middle) << 32) + end)
    {}

    [[nodiscard]] constexpr int middle() const
    {
        return static_cast<int>((m_packed + (std::int64_t(1) << 31)) >> 32);
    }
    [[nodiscard]] constexpr int end() const { return static_cast<int>(m_packed); }

    constexpr void add(TaperedScore other, int count) { m_packed += count * other.m_packed; }

private:
    std::int64_t m_packed = 0;
};

/// The terms of the evaluation. Each row is a term: a weighted sum of weights, fixed for a game's board and pieces. The
/// evaluator passes rows; playing looks up their values, training their weights.
class Terms
{
public:
    static constexpr int kMostMobility = 64;
    static constexpr int kMostDanger = 63;

    /// A weight's share in a row.
    struct Share
    {
        int weight = 0;
        float amount = 0;
    };
    /// The shares of a row, which include each weight's changes with the board's size and with the promotion rank.
    using Shares = FixedList<Share, 15>;

    explicit Terms(const Ruleset &rules);

    /// The row of a piece of this kind on `square`, as seen with its own side at the bottom.
    [[nodiscard]] static constexpr int onSquare(Kind kind, Square square)
    {
        return kSquareCount * kind + square;
    }
    [[nodiscard]] static constexpr int mobility(Kind kind, int squares)
    {
        return kMobilityRows + kMostMobility * kind + std::min(squares, kMostMobility - 1);
    }
    /// The row for attack units against a king by the side to move (1) or the other (0).
    [[nodiscard]] static constexpr int danger(int turn, int units)
    {
        return kDangerRows + (kMostDanger + 1) * turn + std::min(units, kMostDanger);
    }
    /// The row of the `number`-th weight of a block by itself.
    [[nodiscard]] static constexpr int plain(const WeightBlock &block, int number = 0)
    {
        return kPlainRows + block.first + number;
    }

    /// The value of each row with these weights.
    [[nodiscard]] std::vector<TaperedScore> valuesWith(std::span<const Weight> weights) const;
    /// The weights in a row, with their shares.
    [[nodiscard]] Shares shares(int row) const;
    /// The kind of X1 whose weights this kind uses.
    [[nodiscard]] int family(Kind kind) const
    {
        return m_kinds[static_cast<std::size_t>(kind)].family;
    }
    /// The kind's share of its family's material weight.
    [[nodiscard]] float materialShare(Kind kind) const
    {
        return m_kinds[static_cast<std::size_t>(kind)].material;
    }
    /// The promotion rank from 0 (the usual one or earlier) to 1 (the last one).
    [[nodiscard]] float lateness() const { return m_lateness; }

private:
    struct KindTerms
    {
        int family = 0;
        float material = 1;
    };

    static constexpr int kMobilityRows = kSquareCount * kMostKinds;
    static constexpr int kDangerRows = kMobilityRows + kMostMobility * kMostKinds;
    static constexpr int kPlainRows = kDangerRows + 2 * (kMostDanger + 1);
    static constexpr int kRowCount = kPlainRows + kTermCount;

    void addSquare(Kind kind, Square square, Shares &shares) const;

    std::array<KindTerms, kMostKinds> m_kinds{};
    int m_kindCount = 0;
    int m_width = 0;
    int m_height = 0;
    int m_promotionRank = 0;
    /// The board's size from −1 (8×8 and smaller) over 0 (11×11) to 1 (14×14 and larger): the weights are trained on
    /// boards between these.
    float m_largeness = 0;
    float m_lateness = 0;
};

} // namespace tessera::xxlchess
