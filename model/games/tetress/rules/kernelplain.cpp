#include "model/games/tetress/rules/kernel.h"

#include <utility>

#define KERNEL_TARGET
#define KERNEL_INLINE [[gnu::always_inline]] inline

namespace tessera::tetress {

#include "model/games/tetress/rules/kernelsum.h"

namespace {

/// A board in four words, four rows each.
struct Lanes
{
    std::uint64_t words[4];
};

/// The lowest `n` bits of each row.
constexpr std::uint64_t lowBits(int n)
{
    return ((std::uint64_t(1) << n) - 1) * Board::kFirstColumn;
}

KERNEL_INLINE Lanes operator&(const Lanes &a, const Lanes &b)
{
    return {
        {a.words[0] & b.words[0],
         a.words[1] & b.words[1],
         a.words[2] & b.words[2],
         a.words[3] & b.words[3]}};
}
KERNEL_INLINE Lanes operator|(const Lanes &a, const Lanes &b)
{
    return {
        {a.words[0] | b.words[0],
         a.words[1] | b.words[1],
         a.words[2] | b.words[2],
         a.words[3] | b.words[3]}};
}
KERNEL_INLINE Lanes operator^(const Lanes &a, const Lanes &b)
{
    return {
        {a.words[0] ^ b.words[0],
         a.words[1] ^ b.words[1],
         a.words[2] ^ b.words[2],
         a.words[3] ^ b.words[3]}};
}

KERNEL_INLINE Lanes loaded(const Board &board)
{
    return {{board.words[0], board.words[1], board.words[2], 0}};
}
KERNEL_INLINE void stored(const Lanes &lanes, Board &board)
{
    board.words = {lanes.words[0], lanes.words[1], lanes.words[2], 0};
}

template<int N>
KERNEL_INLINE Lanes columnsBack(const Lanes &a)
{
    constexpr std::uint64_t kKept = lowBits(Board::kRowBits - N);
    return {
        {(a.words[0] & kKept) << N,
         (a.words[1] & kKept) << N,
         (a.words[2] & kKept) << N,
         (a.words[3] & kKept) << N}};
}
template<int N>
KERNEL_INLINE Lanes columnsAhead(const Lanes &a)
{
    // A few columns leak from the row before into the spare ones, which nothing reads.
    constexpr std::uint64_t kKept = N <= Board::kRowBits - kSide ? ~std::uint64_t(0)
                                                                 : lowBits(Board::kRowBits - N);
    return {
        {(a.words[0] >> N) & kKept,
         (a.words[1] >> N) & kKept,
         (a.words[2] >> N) & kKept,
         (a.words[3] >> N) & kKept}};
}
KERNEL_INLINE Lanes rowsBack1(const Lanes &a)
{
    return {
        {a.words[0] << 16,
         a.words[1] << 16 | a.words[0] >> 48,
         a.words[2] << 16 | a.words[1] >> 48,
         a.words[3] << 16 | a.words[2] >> 48}};
}
template<int N>
KERNEL_INLINE Lanes rowsAhead(const Lanes &a)
{
    if constexpr (N >= Board::kRowsPerWord) {
        return rowsAhead<N - Board::kRowsPerWord>(Lanes{{a.words[1], a.words[2], a.words[3], 0}});
    } else if constexpr (N == 0) {
        return a;
    } else {
        constexpr int kBits = N * Board::kRowBits;
        return {
            {a.words[0] >> kBits | a.words[1] << (64 - kBits),
             a.words[1] >> kBits | a.words[2] << (64 - kBits),
             a.words[2] >> kBits | a.words[3] << (64 - kBits),
             a.words[3] >> kBits}};
    }
}
KERNEL_INLINE Lanes headRowsRepeated(const Lanes &a)
{
    return {
        {a.words[0], a.words[1], a.words[2] | a.words[0] << 48, a.words[0] >> 16 | a.words[1] << 48}};
}

/// Population count of a word without an instruction for it: sums in fields of 2, 4 and 8 bits (SWAR).
constexpr std::uint64_t bytePopulations(std::uint64_t word)
{
    word -= (word >> 1) & 0x5555555555555555;
    word = (word & 0x3333333333333333) + ((word >> 2) & 0x3333333333333333);
    return (word + (word >> 4)) & 0x0f0f0f0f0f0f0f0f;
}
KERNEL_INLINE Sum population(const Lanes &a)
{
    const std::uint64_t bytes = bytePopulations(a.words[0]) + bytePopulations(a.words[1])
                                + bytePopulations(a.words[2]);
    return {static_cast<int>((bytes * 0x0101010101010101) >> 56)};
}

KERNEL_INLINE Lanes fullLinesOf(const Lanes &occupied)
{
    return loaded(
        cellsOfFullLines(Board{{occupied.words[0], occupied.words[1], occupied.words[2], 0}}));
}

} // namespace

#include "model/games/tetress/rules/kernelbody.h"

const Kernel &plainKernel()
{
    static constexpr Kernel kPlain{"plain", count, countBoth, measure, find, pick, countAfter};
    return kPlain;
}

} // namespace tessera::tetress
