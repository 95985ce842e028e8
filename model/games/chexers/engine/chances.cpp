#include "model/games/chexers/engine/chances.h"

#include "model/games/chexers/engine/netview.h"
#include "model/search/learning/smallnet.h"

namespace tessera::chexers {

namespace {

#include "model/games/chexers/weights.inc"

constexpr std::size_t kHidden = kFirstBias.size();
using Net = SmallNet<netview::kInputs, kHidden, netview::kBuckets>;
constexpr Net kNet(kFirst, kFirstBias, kSecond, kSecondBias);

/// The bucket of a player whose move has just been played.
constexpr std::size_t kAfterMove = 1;

} // namespace

int oddsOf(const PositionFeatures &features, Player player)
{
    Net::Accumulator sums(kNet);
    netview::forEachInput(features, player, [&sums](std::size_t input) { sums.add(input); });
    return sums.output(netview::bucket(features, player));
}

MoverOdds::MoverOdds(const PositionFeatures &before)
    : m_before(before)
{
    const Player mover = before.toMove();
    const netview::Inputs inputs(mover, kAfterMove);
    Net::Accumulator sums(kNet);
    const auto add = [&sums](std::size_t input) { sums.add(input); };
    inputs.forPieces(0, before.pieces(mover), add);
    Player owner = chexers::after(mover);
    for (std::size_t seat = 1; seat < kPlayers; ++seat, owner = chexers::after(owner)) {
        inputs.forPieces(seat, before.pieces(owner), add);
        inputs.forStanding(seat, owner, before, add);
    }
    sums.store(m_sums);
}

int MoverOdds::after(const PositionFeatures &now) const
{
    const Player mover = m_before.toMove();
    const netview::Inputs inputs(mover, kAfterMove);
    Net::Accumulator sums(kNet, m_sums);
    const auto add = [&sums](std::size_t input) { sums.add(input); };
    const auto take = [&sums](std::size_t input) { sums.remove(input); };
    Player owner = mover;
    for (std::size_t seat = 0; seat < kPlayers; ++seat, owner = chexers::after(owner)) {
        const Bits changed = m_before.pieces(owner) ^ now.pieces(owner);
        if (changed != 0) {
            inputs.forPieces(seat, changed & m_before.pieces(owner), take);
            inputs.forPieces(seat, changed & now.pieces(owner), add);
        }
        if (seat == 0) {
            inputs.forStanding(seat, owner, now, add);
        } else if (changed != 0) {
            inputs.forStanding(seat, owner, m_before, take);
            inputs.forStanding(seat, owner, now, add);
        }
        inputs.forJumps(seat, owner, now, add);
    }
    return sums.output(kAfterMove);
}

} // namespace tessera::chexers
