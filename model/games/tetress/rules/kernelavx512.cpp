#include "model/games/tetress/rules/kernel.h"

#if defined(__x86_64__) && defined(__GNUC__)

#include <immintrin.h>
#include <utility>

#define KERNEL_FEATURES "avx2,bmi,bmi2,avx512f,avx512bw,avx512vl,avx512vpopcntdq,popcnt"
#define KERNEL_TARGET __attribute__((target(KERNEL_FEATURES)))
#define KERNEL_INLINE __attribute__((target(KERNEL_FEATURES), always_inline)) inline
#define KERNEL_HAS_TERNARY
#define KERNEL_HAS_PICK

namespace tessera::tetress {

#include "model/games/tetress/rules/kernellanes.h"

namespace {

// What AVX-512 adds to AVX2 is twice the registers, logic of three operands, rows in any order by one instruction and
// populations of lanes. Its wider registers gained nothing: searching for a tetromino and its mirror image at the
// diagonal in the two halves of 512 bits took fewer instructions but as long (37.2 million positions a second instead
// of 38.5).

/// The columns of the three operands in a truth table of ternary logic; an expression of them is that expression's
/// table.
constexpr int kA = 0xf0;
constexpr int kB = 0xcc;
constexpr int kC = 0xaa;

KERNEL_INLINE Lanes allOf(const Lanes &a, const Lanes &b, const Lanes &c, const Lanes &d)
{
    return {
        _mm256_and_si256(_mm256_ternarylogic_epi64(a.rows, b.rows, c.rows, kA & kB & kC), d.rows)};
}
KERNEL_INLINE Lanes
anyOf(const Lanes &among, const Lanes &a, const Lanes &b, const Lanes &c, const Lanes &d)
{
    const __m256i three = _mm256_ternarylogic_epi64(a.rows, b.rows, c.rows, kA | kB | kC);
    return {_mm256_ternarylogic_epi64(among.rows, three, d.rows, kA & (kB | kC))};
}
KERNEL_INLINE Lanes sumOf(const Lanes &a, const Lanes &b, const Lanes &c)
{
    return {_mm256_ternarylogic_epi64(a.rows, b.rows, c.rows, kA ^ kB ^ kC)};
}
KERNEL_INLINE Lanes carryOf(const Lanes &a, const Lanes &b, const Lanes &c)
{
    constexpr int kMajority = (kA & kB) | (kA & kC) | (kB & kC);
    return {_mm256_ternarylogic_epi64(a.rows, b.rows, c.rows, kMajority)};
}

constexpr int kRows = 16;
constexpr int kAllRows = 0xffff;

/// The indices of the rows in order from number `first` on, round the 16 rows of the register.
KERNEL_INLINE __m256i rowsFrom(int first)
{
    const __m256i numbers = _mm256_setr_epi16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    return _mm256_add_epi16(numbers, _mm256_set1_epi16(static_cast<short>(first)));
}
KERNEL_INLINE Lanes rowsBack1(const Lanes &a)
{
    constexpr int kKept = kAllRows & ~1;
    return {_mm256_maskz_permutexvar_epi16(kKept, rowsFrom(kRows - 1), a.rows)};
}
template<int N>
KERNEL_INLINE Lanes rowsAhead(const Lanes &a)
{
    constexpr int kKept = kAllRows >> N;
    return {_mm256_maskz_permutexvar_epi16(kKept, rowsFrom(N), a.rows)};
}
KERNEL_INLINE Lanes headRowsRepeated(const Lanes &a)
{
    const __m256i order = _mm256_setr_epi16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 1, 2, 3, 4);
    return {_mm256_permutexvar_epi16(order, a.rows)};
}

/// The parts of a number in the four quarters of a register.
struct Sum
{
    __m256i quarters;
};

KERNEL_INLINE Sum operator+(Sum a, Sum b)
{
    return {_mm256_add_epi64(a.quarters, b.quarters)};
}
KERNEL_INLINE Sum doubled(Sum a)
{
    return {_mm256_add_epi64(a.quarters, a.quarters)};
}
KERNEL_INLINE std::uint64_t sumOfQuarters(__m256i quarters)
{
    const __m128i halves
        = _mm_add_epi64(_mm256_castsi256_si128(quarters), _mm256_extracti128_si256(quarters, 1));
    return static_cast<std::uint64_t>(_mm_cvtsi128_si64(halves))
           + static_cast<std::uint64_t>(_mm_extract_epi64(halves, 1));
}
KERNEL_INLINE int total(Sum a)
{
    return static_cast<int>(sumOfQuarters(a.quarters));
}
/// Both numbers are summed side by side in halves of words.
KERNEL_INLINE std::array<int, 2> totals(Sum a, Sum b)
{
    constexpr int kHalf = 32;
    const std::uint64_t sums = sumOfQuarters(
        _mm256_add_epi64(a.quarters, _mm256_slli_epi64(b.quarters, kHalf)));
    return {static_cast<int>(sums & 0xffffffff), static_cast<int>(sums >> kHalf)};
}
KERNEL_INLINE Sum population(const Lanes &a)
{
    return {_mm256_popcnt_epi64(a.rows)};
}

} // namespace

#include "model/games/tetress/rules/kernelbody.h"

namespace {

/// Draws a placement. The numbers of all sets are summed for each word of the board, so the word is chosen first, and
/// then only that word of each set is counted.
KERNEL_TARGET std::optional<Move> pick(
    const Board &support, const Board &occupied, std::uint64_t random)
{
    const Views free = viewsOfFree(loaded(occupied));
    const Views adjacent = viewsOfAdjacent(loaded(support));
    PlacementSets sets;
    found(free, adjacent, sets, std::make_integer_sequence<int, kTetrominoCount>());
    const Sum sum = counted(free, adjacent);
    const int all = total(sum);
    if (all == 0)
        return std::nullopt;
    alignas(32) std::array<std::int64_t, 4> inWord;
    _mm256_store_si256(reinterpret_cast<__m256i *>(inWord.data()), sum.quarters);
    std::int64_t left = scaled(random, all);
    std::size_t word = 0;
    for (; left >= inWord[word]; ++word)
        left -= inWord[word];
    std::size_t tetromino = 0;
    for (;; ++tetromino) {
        const int here = std::popcount(sets[tetromino].words[word]);
        if (left < here)
            break;
        left -= here;
    }
    const std::uint64_t bit = _pdep_u64(std::uint64_t(1) << left, sets[tetromino].words[word]);
    return Move(static_cast<int>(tetromino), cellOfBit(word, std::countr_zero(bit)));
}

} // namespace

const Kernel *avx512Kernel()
{
    static constexpr Kernel kAvx512{"avx512", count, countBoth, measure, find, pick, countAfter};
    __builtin_cpu_init();
    const bool isSupported = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw")
                             && __builtin_cpu_supports("avx512vl")
                             && __builtin_cpu_supports("avx512vpopcntdq")
                             && __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("bmi2");
    return isSupported ? &kAvx512 : nullptr;
}

} // namespace tessera::tetress

#else

namespace tessera::tetress {

const Kernel *avx512Kernel()
{
    return nullptr;
}

} // namespace tessera::tetress

#endif
