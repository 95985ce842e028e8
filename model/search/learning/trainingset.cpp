#include "model/search/learning/trainingset.h"

#include "model/core/files/crc32.h"
#include "model/search/learning/packedbytes.h"

#include <algorithm>
#include <cmath>

namespace tessera::training {

PerPlayer<int> sharesOf(const Score &score, Player mover, int playerCount, double scale)
{
    if (score.kind == Score::Kind::Shares)
        return score.shares;
    const double odds = score.kind == Score::Kind::Mate ? (score.value > 0 ? 1.0 : 0.0)
                                                        : 1 / (1 + std::exp(-score.value / scale));
    PerPlayer<int> shares{};
    shares[mover] = static_cast<int>(std::lround(kWhole * odds));
    shares[nextPlayer(mover, playerCount)] = kWhole - shares[mover];
    return shares;
}

void TrainingSet::add(
    const AnyPosition &position, const PlayedPosition &played, const TrainingSetup &trainingSetup)
{
    constexpr std::uint32_t kGamesForOneOfValidation = 10;
    const int players = position.info().playerCount();
    TrainingSample sample;
    const bool hasPolicy = static_cast<bool>(trainingSetup.extractMoves);
    if (hasPolicy && played.score && !addMoves(position, played.move, trainingSetup, sample))
        return;
    sample.firstView = static_cast<std::uint32_t>(m_views.size());
    sample.isForValidation = played.game % kGamesForOneOfValidation == 0;
    sample.isOneVersusRest = trainingSetup.isOneVersusRest;
    const PerPlayer<int> expected
        = played.score ? sharesOf(*played.score, played.mover, players, trainingSetup.scale)
                       : played.result;
    const int views = trainingSetup.hasViewPerPlayer ? players : 1;
    for (int i = 0; i < views; ++i) {
        const Player player = playerAt((index(played.mover) + i) % players);
        m_view.features.clear();
        m_view.bucket = 0;
        m_view.base = 0;
        if (!trainingSetup.extractFeatures(position, player, m_view)) {
            m_views.resize(sample.firstView);
            m_rows.resize(m_rows.size() - rows(sample).size());
            return;
        }
        m_views.push_back(
            {m_features.size(),
             static_cast<std::uint16_t>(m_view.features.size()),
             static_cast<std::uint16_t>(m_view.bucket),
             m_view.base / static_cast<float>(trainingSetup.scale)});
        m_features.insert(m_features.end(), m_view.features.begin(), m_view.features.end());
    }
    const int targets = hasPolicy ? players : views;
    for (int i = 0; i < targets; ++i) {
        const Player player = playerAt((index(played.mover) + i) % players);
        const double target = trainingSetup.scoreShare * expected[player]
                              + (1 - trainingSetup.scoreShare) * played.result[player];
        sample.target[static_cast<std::size_t>(i)] = static_cast<float>(target / kWhole);
    }
    sample.viewCount = static_cast<std::uint8_t>(views);
    sample.targetCount = static_cast<std::uint8_t>(targets);
    m_samples.push_back(sample);
}

bool TrainingSet::addMoves(
    const AnyPosition &position,
    MoveCode played,
    const TrainingSetup &trainingSetup,
    TrainingSample &sample)
{
    const std::vector<MoveCode> moves = position.legalMoves();
    const auto place = std::ranges::find(moves, played) - moves.begin();
    if (moves.size() < 2)
        return false;
    sample.firstRow = m_rows.size();
    sample.moveCount = static_cast<std::uint16_t>(moves.size());
    sample.played = static_cast<std::uint16_t>(place);
    trainingSetup.extractMoves(position, moves, m_rows);
    const std::size_t added = m_rows.size() - static_cast<std::size_t>(sample.firstRow);
    sample.rowsPerMove = static_cast<std::uint8_t>(added / moves.size());
    return true;
}

TrainingSet::StoredView TrainingSet::view(std::uint32_t number) const
{
    const ViewRecord &view = m_views[number];
    return {
        std::span(m_features).subspan(view.firstFeature, view.featureCount), view.bucket, view.base};
}

std::uint32_t TrainingSet::checksum() const
{
    std::uint32_t sum = 0;
    for (const TrainingSample &sample : m_samples) {
        BytePacker bytes;
        bytes.number(static_cast<std::uint8_t>(sample.isForValidation));
        bytes.reals(std::span(sample.target).first(sample.targetCount));
        if (sample.moveCount > 0) {
            bytes.number(sample.moveCount);
            bytes.number(sample.played);
            for (const std::uint16_t row : rows(sample))
                bytes.number(row);
        }
        for (std::uint32_t i = 0; i < sample.viewCount; ++i) {
            const StoredView seen = view(sample.firstView + i);
            bytes.number(static_cast<std::uint16_t>(seen.bucket));
            bytes.reals(std::span(&seen.base, 1));
            for (const Feature feature : seen.features) {
                bytes.number(feature.index);
                bytes.number(static_cast<std::uint16_t>(feature.value));
            }
        }
        sum = crc32(bytes.bytes(), sum);
    }
    return sum;
}

} // namespace tessera::training
