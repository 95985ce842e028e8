#include "model/games/xxlchess/engine/terms.h"

#include <cmath>
#include <cstdlib>

namespace tessera::xxlchess {

namespace {

/// Interpolation: adds the weights of the two points of a scale between which `x` lies.
template<std::size_t N>
void interpolate(const Scale<N> &scale, float x, int firstWeight, Terms::Shares &shares)
{
    std::size_t above = 1;
    while (above + 1 < N && scale.points[above] < x)
        ++above;
    const float low = scale.points[above - 1];
    const float share = std::clamp((x - low) / (scale.points[above] - low), 0.0F, 1.0F);
    const int weight = firstWeight + static_cast<int>(above);
    if (share < 1)
        shares.add({weight - 1, 1 - share});
    if (share > 0)
        shares.add({weight, share});
}

/// The kind of X1 that moves alike, or the one of them with the nearest value.
int familyOf(const PieceTypes &pieces, Kind kind)
{
    static const PieceTypes usual;
    const PieceKind &piece = pieces[kind];
    if (kind == kPawn)
        return kPawn;
    if (piece.isRoyal)
        return kKing;
    const auto unlikeness = [&piece](const PieceKind &other) {
        constexpr int kOtherMovement = 10000;
        const int differences = int(piece.slidesOrthogonally != other.slidesOrthogonally)
                                + int(piece.slidesDiagonally != other.slidesDiagonally)
                                + int(piece.leaps.empty() != other.leaps.empty());
        return kOtherMovement * differences + std::abs(piece.value - other.value);
    };
    Kind best = kind < kFamilies && kind != kKing ? kind : kRook;
    for (Kind other = kRook; other < kFamilies; ++other) {
        if (other != kKing && unlikeness(usual[other]) < unlikeness(usual[best]))
            best = other;
    }
    return best;
}

float latenessOf(int height, int promotionRank)
{
    const int usual = usualPromotionRank(height);
    if (promotionRank <= usual)
        return 0;
    return std::min(
        static_cast<float>(promotionRank - usual) / static_cast<float>(height - usual), 1.0F);
}

} // namespace

Terms::Terms(const Ruleset &rules)
    : m_kindCount(rules.pieces().size())
    , m_width(rules.width())
    , m_height(rules.height())
    , m_promotionRank(rules.choices().promotionRank)
{
    constexpr float kMiddlingSide = 11;
    constexpr float kSmallerSide = 3;
    const float side = std::sqrt(static_cast<float>(m_width * m_height));
    m_largeness = std::clamp((side - kMiddlingSide) / kSmallerSide, -1.0F, 1.0F);
    m_lateness = latenessOf(m_height, m_promotionRank);
    static const PieceTypes usual;
    for (Kind kind = 0; kind < m_kindCount; ++kind) {
        KindTerms &terms = m_kinds[static_cast<std::size_t>(kind)];
        terms.family = familyOf(rules.pieces(), kind);
        const auto value = static_cast<float>(rules.pieces()[kind].value);
        if (terms.family == kKing)
            terms.material = 0;
        else if (kind != kPawn)
            terms.material = value / static_cast<float>(usual[terms.family].value);
    }
}

void Terms::addSquare(Kind kind, Square square, Shares &shares) const
{
    const auto [family, material] = m_kinds[static_cast<std::size_t>(kind)];
    if (material != 0)
        shares.add({kMaterialWeights.first + family, material});
    const int rank = rankOf(square);
    if (kind == kPawn) {
        const int steps = std::clamp(m_promotionRank - rank - 1, 1, kPawnStepCount);
        shares.add({kPawnStepWeights.first + steps - 1, 1});
    } else {
        const float part = static_cast<float>(rank) / static_cast<float>(m_height - 1);
        interpolate(kRankScale, part, kRankWeights.first + kRankScale.kCount * family, shares);
    }
    const int fromMiddle = std::abs(2 * fileOf(square) - m_width + 1);
    const float part = static_cast<float>(fromMiddle) / static_cast<float>(m_width - 1);
    interpolate(kFileScale, part, kFileWeights.first + kFileScale.kCount * family, shares);
}

Terms::Shares Terms::shares(int row) const
{
    Shares shares;
    if (row < kMobilityRows) {
        addSquare(row / kSquareCount, row % kSquareCount, shares);
    } else if (row < kDangerRows) {
        const Kind kind = (row - kMobilityRows) / kMostMobility;
        const auto squares = static_cast<float>((row - kMobilityRows) % kMostMobility);
        const int first = kMobilityWeights.first + kMobilityScale.kCount * family(kind);
        interpolate(kMobilityScale, squares, first, shares);
    } else if (row < kPlainRows) {
        const int turn = (row - kDangerRows) / (kMostDanger + 1);
        const auto units = static_cast<float>((row - kDangerRows) % (kMostDanger + 1));
        interpolate(kDangerScale, units, kDangerWeights.first + kDangerScale.kCount * turn, shares);
    } else {
        shares.add({row - kPlainRows, 1});
    }
    for (std::size_t i = 0, count = shares.size(); i < count; ++i) {
        const Share share = shares[i];
        shares.add({kTermCount + share.weight, m_largeness * share.amount});
        if (m_lateness > 0)
            shares.add({2 * kTermCount + share.weight, m_lateness * share.amount});
    }
    return shares;
}

std::vector<TaperedScore> Terms::valuesWith(std::span<const Weight> weights) const
{
    std::vector<TaperedScore> values(kRowCount);
    for (int row = 0; row < kRowCount; ++row) {
        const bool isSquare = row < kMobilityRows;
        if (isSquare
            && (row / kSquareCount >= m_kindCount || rankOf(row % kSquareCount) >= m_height
                || fileOf(row % kSquareCount) >= m_width))
            continue;
        // The products are exact as doubles, so that fused multiply-add rounds as separate operations do.
        double middle = 0;
        double end = 0;
        for (const Share &share : shares(row)) {
            const Weight &weight = weights[static_cast<std::size_t>(share.weight)];
            middle += double{share.amount} * weight.middle;
            end += double{share.amount} * weight.end;
        }
        values[static_cast<std::size_t>(row)]
            = {static_cast<int>(std::lround(middle)), static_cast<int>(std::lround(end))};
    }
    return values;
}

} // namespace tessera::xxlchess
