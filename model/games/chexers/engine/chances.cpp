#include "model/games/chexers/engine/chances.h"

#include "model/games/chexers/engine/joinedview.h"
#include "model/search/engine/smallnet.h"

namespace tessera::chexers {

namespace {

using PlainNet = SmallNet<netview::kInputs, netview::kHidden, joinedview::kBuckets>;
const PlainNet::Weights kPlainWeights = PlainNet::Weights::embedded("chexers", "weights");
using Net = SmallNet<joinedview::kInputs, netview::kHidden, joinedview::kBuckets>;
const Net::Weights kNetWeights{
    joinedview::joinedRows(kPlainWeights.first),
    kPlainWeights.firstBias,
    kPlainWeights.second,
    kPlainWeights.secondBias};
constexpr Net kNet(kNetWeights);

/// The bucket of a player whose move has just been played.
constexpr std::size_t kAfterMove = 1;

} // namespace

int oddsOf(const PositionFeatures &features, Player player)
{
    Net::Accumulator accumulator(kNet);
    joinedview::forEachInput(features, player, [&accumulator](std::size_t input) {
        accumulator.add(input);
    });
    return accumulator.output(netview::bucket(features, player));
}

MoverOdds::MoverOdds(const PositionFeatures &before)
    : m_before(before)
{
    const Player mover = before.toMove();
    const joinedview::Inputs inputs(mover, kAfterMove);
    Net::Accumulator accumulator(kNet);
    const auto add = [&accumulator](std::size_t input) { accumulator.add(input); };
    inputs.forPieces(0, before.pieces(mover), add);
    Player owner = chexers::after(mover);
    for (std::size_t seat = 1; seat < kPlayers; ++seat, owner = chexers::after(owner)) {
        inputs.forPieces(seat, before.pieces(owner), add);
        inputs.forProgress(seat, owner, before, add);
    }
    accumulator.store(m_sums);
}

int MoverOdds::after(const PositionFeatures &now) const
{
    const Player mover = m_before.toMove();
    const joinedview::Inputs inputs(mover, kAfterMove);
    Net::Accumulator accumulator(kNet, m_sums);
    const auto add = [&accumulator](std::size_t input) { accumulator.add(input); };
    const auto remove = [&accumulator](std::size_t input) { accumulator.remove(input); };
    Player owner = mover;
    for (std::size_t seat = 0; seat < kPlayers; ++seat, owner = chexers::after(owner)) {
        const Bits changed = m_before.pieces(owner) ^ now.pieces(owner);
        if (changed != 0) {
            inputs.forPieces(seat, changed & m_before.pieces(owner), remove);
            inputs.forPieces(seat, changed & now.pieces(owner), add);
        }
        if (seat == 0) {
            inputs.forProgress(seat, owner, now, add);
        } else if (changed != 0) {
            inputs.forProgress(seat, owner, m_before, remove);
            inputs.forProgress(seat, owner, now, add);
        }
        inputs.forJumps(seat, owner, now, add);
    }
    return accumulator.output(kAfterMove);
}

} // namespace tessera::chexers
