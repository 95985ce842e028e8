// A board in a vector of 256 bits: the common part of the AVX2 and AVX-512 kernels, each of which includes it after
// defining `KERNEL_INLINE` for its processors.

namespace {

/// A board in one register of 16 rows of 16 bits.
struct Lanes
{
    __m256i rows;
};

KERNEL_INLINE Lanes operator&(const Lanes &a, const Lanes &b)
{
    return {_mm256_and_si256(a.rows, b.rows)};
}
KERNEL_INLINE Lanes operator|(const Lanes &a, const Lanes &b)
{
    return {_mm256_or_si256(a.rows, b.rows)};
}
KERNEL_INLINE Lanes operator^(const Lanes &a, const Lanes &b)
{
    return {_mm256_xor_si256(a.rows, b.rows)};
}

KERNEL_INLINE Lanes loaded(const Board &board)
{
    return {_mm256_load_si256(reinterpret_cast<const __m256i *>(board.words.data()))};
}
KERNEL_INLINE void stored(const Lanes &lanes, Board &board)
{
    _mm256_store_si256(reinterpret_cast<__m256i *>(board.words.data()), lanes.rows);
}

template<int N>
KERNEL_INLINE Lanes columnsBack(const Lanes &a)
{
    return {_mm256_slli_epi16(a.rows, N)};
}
template<int N>
KERNEL_INLINE Lanes columnsAhead(const Lanes &a)
{
    return {_mm256_srli_epi16(a.rows, N)};
}

KERNEL_INLINE Lanes fullLinesOf(const Lanes &occupied)
{
    const __m256i board = loaded(Board::full()).rows;
    const __m256i rows = _mm256_cmpeq_epi16(occupied.rows, board);
    // The columns full in all rows, halving the number of rows until they are in each of them.
    const __m256i spareRows = _mm256_cmpeq_epi16(board, _mm256_setzero_si256());
    __m256i columns = _mm256_or_si256(occupied.rows, spareRows);
    columns = _mm256_and_si256(columns, _mm256_permute2x128_si256(columns, columns, 0x01));
    columns = _mm256_and_si256(columns, _mm256_shuffle_epi32(columns, 0x4e));
    columns = _mm256_and_si256(columns, _mm256_shuffle_epi32(columns, 0xb1));
    const __m256i otherRows = _mm256_or_si256(
        _mm256_srli_epi32(columns, Board::kRowBits), _mm256_slli_epi32(columns, Board::kRowBits));
    columns = _mm256_and_si256(columns, otherRows);
    return {_mm256_and_si256(_mm256_or_si256(rows, columns), board)};
}

} // namespace
