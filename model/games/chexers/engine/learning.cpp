#include "model/games/chexers/engine/learning.h"

#include "model/core/erased.h"
#include "model/games/chexers/chexers.h"
#include "model/games/chexers/engine/chances.h"
#include "model/games/chexers/engine/netview.h"
#include "model/search/learning/weightstext.h"

namespace tessera::chexers {

namespace {

constexpr int kHidden = 32;

bool look(const AnyPosition &any, Player player, training::View &view)
{
    const Survey survey(as<Rules>(any));
    view.bucket = static_cast<int>(netview::bucket(survey, player));
    netview::forEachInput(survey, player, [&view](std::size_t input) {
        view.features.push_back({static_cast<std::uint16_t>(input)});
    });
    return true;
}

} // namespace

training::Curriculum curriculum()
{
    training::Curriculum curriculum;
    curriculum.shape
        = {static_cast<int>(netview::kInputs), kHidden, static_cast<int>(netview::kBuckets)};
    curriculum.isForEveryPlayer = true;
    curriculum.asksApart = true;
    curriculum.scale = kOddsScale;
    curriculum.scoreShare = 0.6;
    curriculum.nodes = 1000;
    curriculum.mostRandomPlies = 14;
    curriculum.randomPerMille = 25;
    curriculum.look = look;
    curriculum.written = [](const training::Network &network) {
        return training::smallNetText(network, kOddsScale);
    };
    return curriculum;
}

} // namespace tessera::chexers
