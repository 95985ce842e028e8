#include "model/games/tetress/rules/kernel.h"

#if defined(__x86_64__) && defined(__GNUC__)

#include <immintrin.h>
#include <utility>

#define KERNEL_TARGET __attribute__((target("avx2,popcnt")))
#define KERNEL_INLINE __attribute__((target("avx2,popcnt"), always_inline)) inline

namespace tessera::tetress {

#include "model/games/tetress/rules/kernellanes.h"
#include "model/games/tetress/rules/kernelsum.h"

namespace {

constexpr int kRowBytes = 2;
constexpr int kRowsPerHalf = 8;

/// Moves rows 0–7 to rows 8–15, and clears the lower half.
KERNEL_INLINE __m256i lowHalfRaised(const Lanes &a)
{
    return _mm256_permute2x128_si256(a.rows, a.rows, 0x08);
}
/// Moves rows 8–15 to rows 0–7, and clears the upper half.
KERNEL_INLINE __m256i highHalfLowered(const Lanes &a)
{
    return _mm256_permute2x128_si256(a.rows, a.rows, 0x81);
}

KERNEL_INLINE Lanes rowsBack1(const Lanes &a)
{
    return {_mm256_alignr_epi8(a.rows, lowHalfRaised(a), (kRowsPerHalf - 1) * kRowBytes)};
}
template<int N>
KERNEL_INLINE Lanes rowsAhead(const Lanes &a)
{
    if constexpr (N >= kRowsPerHalf)
        return {_mm256_srli_si256(highHalfLowered(a), (N - kRowsPerHalf) * kRowBytes)};
    else
        return {_mm256_alignr_epi8(highHalfLowered(a), a.rows, N * kRowBytes)};
}
KERNEL_INLINE Lanes headRowsRepeated(const Lanes &a)
{
    const __m256i copies = _mm256_slli_si256(lowHalfRaised(a), (kSide - kRowsPerHalf) * kRowBytes);
    return {_mm256_or_si256(a.rows, copies)};
}

KERNEL_INLINE Sum population(const Lanes &a)
{
    const __m128i low = _mm256_castsi256_si128(a.rows);
    const __m128i high = _mm256_extracti128_si256(a.rows, 1);
    return {static_cast<int>(
        _mm_popcnt_u64(static_cast<std::uint64_t>(_mm_cvtsi128_si64(low)))
        + _mm_popcnt_u64(static_cast<std::uint64_t>(_mm_extract_epi64(low, 1)))
        + _mm_popcnt_u64(static_cast<std::uint64_t>(_mm_cvtsi128_si64(high))))};
}

} // namespace

#include "model/games/tetress/rules/kernelbody.h"

const Kernel *avx2Kernel()
{
    static constexpr Kernel kAvx2{"avx2", count, countBoth, measure, find, pick, countAfter};
    __builtin_cpu_init();
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("popcnt") ? &kAvx2 : nullptr;
}

} // namespace tessera::tetress

#else

namespace tessera::tetress {

const Kernel *avx2Kernel()
{
    return nullptr;
}

} // namespace tessera::tetress

#endif
