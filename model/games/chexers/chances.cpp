#include "model/games/chexers/chances.h"

#include "model/games/chexers/netview.h"
#include "model/search/smallnet.h"

namespace tessera::chexers {

namespace {

#include "model/games/chexers/weights.inc"

constexpr std::size_t kHidden = kFirstBias.size();
using Net = SmallNet<netview::kInputs, kHidden, netview::kBuckets>;
constexpr Net kNet(kFirst, kFirstBias, kSecond, kSecondBias);

} // namespace

int oddsOf(const Survey &survey, Player player)
{
    Net::Sums sums(kNet);
    netview::forEachInput(survey, player, [&sums](std::size_t input) { sums.add(input); });
    return sums.output(netview::bucket(survey, player));
}

} // namespace tessera::chexers
