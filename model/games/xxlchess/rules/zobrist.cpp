#include "model/games/xxlchess/rules/zobrist.h"

#include "model/core/randomness.h"

namespace tessera::xxlchess {

ZobristKeys::ZobristKeys()
{
    std::uint64_t number = 0x78786C6368657373;
    const auto next = [&number] { return mixedBits(++number); };
    for (auto &squares : pieces) {
        for (std::uint64_t &key : squares)
            key = next();
    }
    for (std::uint64_t &key : unmoved)
        key = next();
    for (std::uint64_t &key : movedPawn)
        key = next();
    blackToMove = next();
    kingTaken = next();
}

const ZobristKeys kZobrist;

} // namespace tessera::xxlchess
