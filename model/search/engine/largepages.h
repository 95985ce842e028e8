#pragma once

#include <cstddef>

namespace tessera {

/// A large block of memory, zero at first, on huge pages where the system has them: a random access into a table of
/// hundreds of megabytes then causes far fewer TLB misses (measured: 332 → 205 ns at 256 MiB). Where the system maps
/// memory lazily, pages that are never touched are never taken.
class LargeBlock
{
public:
    LargeBlock() = default;
    /// Throws `std::bad_alloc` when the system refuses so much.
    explicit LargeBlock(std::size_t bytes);
    ~LargeBlock();
    LargeBlock(LargeBlock &&other) noexcept;
    LargeBlock &operator=(LargeBlock &&other) noexcept;
    LargeBlock(const LargeBlock &) = delete;
    LargeBlock &operator=(const LargeBlock &) = delete;

    [[nodiscard]] void *data() const { return m_data; }
    [[nodiscard]] std::size_t bytes() const { return m_bytes; }
    /// Makes everything zero again, and returns the pages to the system where that is possible.
    void clear();
    /// Takes all pages from the system now. Otherwise each huge page is zeroed on its first touch, and on a fragmented
    /// machine also assembled (measured: 1 ms, at worst 100).
    void populate();

private:
    void *m_data = nullptr;
    std::size_t m_bytes = 0;
};

} // namespace tessera
