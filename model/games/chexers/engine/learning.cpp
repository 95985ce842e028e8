#include "model/games/chexers/engine/learning.h"

#include "model/core/erasure/erased.h"
#include "model/games/chexers/chexers.h"
#include "model/games/chexers/engine/chances.h"
#include "model/games/chexers/engine/netview.h"
#include "model/search/learning/weightstext.h"

namespace tessera::chexers {

namespace {

constexpr int kHiddenUnits = 48;

bool extractFeatures(const AnyPosition &any, Player player, training::View &view)
{
    const PositionFeatures features(as<Rules>(any));
    view.bucket = static_cast<int>(netview::bucket(features, player));
    netview::forEachInput(features, player, [&view](std::size_t input) {
        view.features.push_back({static_cast<std::uint16_t>(input)});
    });
    return true;
}

} // namespace

training::TrainingSetup trainingSetup()
{
    training::TrainingSetup trainingSetup;
    trainingSetup.shape
        = {static_cast<int>(netview::kInputs), kHiddenUnits, static_cast<int>(netview::kBuckets)};
    trainingSetup.hasViewPerPlayer = true;
    trainingSetup.isOneVersusRest = true;
    trainingSetup.scale = kOddsScale;
    trainingSetup.scoreShare = 0.6;
    trainingSetup.nodes = 1000;
    trainingSetup.maxRandomPlies = 14;
    trainingSetup.randomPerMille = 25;
    trainingSetup.extractFeatures = extractFeatures;
    trainingSetup.weightsText = [](const training::Network &network) {
        return training::smallNetText(network, kOddsScale);
    };
    return trainingSetup;
}

} // namespace tessera::chexers
