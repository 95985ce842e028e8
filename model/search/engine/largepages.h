#pragma once

#include <cstddef>

namespace tessera {

/// A large block of memory, zero at first, on huge pages where the system has them: a random access
/// into a table of hundreds of megabytes then misses the address cache far less often (measured:
/// 332 → 205 ns at 256 MiB). Memory that is never touched is never taken from the system.
class LargeBlock
{
public:
    LargeBlock() = default;
    /// Throws `std::bad_alloc` when the system does not have that much.
    explicit LargeBlock(std::size_t bytes);
    ~LargeBlock();
    LargeBlock(LargeBlock &&other) noexcept;
    LargeBlock &operator=(LargeBlock &&other) noexcept;
    LargeBlock(const LargeBlock &) = delete;
    LargeBlock &operator=(const LargeBlock &) = delete;

    [[nodiscard]] void *data() const { return m_data; }
    [[nodiscard]] std::size_t bytes() const { return m_bytes; }
    /// Makes everything zero again; the memory goes back to the system.
    void clear();
    /// Takes all of the memory from the system now. Otherwise each huge page is zeroed on its first touch, and on a
    /// fragmented machine also assembled (measured: 1 ms, at worst 100).
    void populate();

private:
    void *m_data = nullptr;
    std::size_t m_bytes = 0;
};

} // namespace tessera
