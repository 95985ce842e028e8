#include "model/search/engine/largepages.h"

#include <cstring>
#include <new>
#include <utility>

#if defined(__unix__)
#include <sys/mman.h>
#endif

namespace tessera {

#if defined(__unix__)

namespace {

void preferHugePages([[maybe_unused]] void *data, [[maybe_unused]] std::size_t bytes)
{
#if defined(MADV_HUGEPAGE)
    // This may fail: without huge pages the block works as well, only more slowly.
    madvise(data, bytes, MADV_HUGEPAGE);
#endif
}

} // namespace

LargeBlock::LargeBlock(std::size_t bytes)
    : m_bytes(bytes)
{
    m_data = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (m_data == MAP_FAILED)
        throw std::bad_alloc();
    preferHugePages(m_data, bytes);
}

LargeBlock::~LargeBlock()
{
    if (m_data != nullptr)
        munmap(m_data, m_bytes);
}

void LargeBlock::populate()
{
    if (m_data == nullptr)
        return;
#if defined(MADV_POPULATE_WRITE)
    if (madvise(m_data, m_bytes, MADV_POPULATE_WRITE) == 0)
        return;
#endif
    constexpr std::size_t kPage = 4096;
    auto *bytes = static_cast<volatile unsigned char *>(m_data);
    for (std::size_t i = 0; i < m_bytes; i += kPage)
        bytes[i] = bytes[i];
}

void LargeBlock::clear()
{
    if (m_data == nullptr)
        return;
#if defined(__linux__)
    // Gives the pages back; they are zero when next touched.
    if (madvise(m_data, m_bytes, MADV_DONTNEED) == 0)
        return;
#endif
    std::memset(m_data, 0, m_bytes);
}

#else

namespace {

constexpr std::align_val_t kAlignment{64};

} // namespace

LargeBlock::LargeBlock(std::size_t bytes)
    : m_data(::operator new(bytes, kAlignment))
    , m_bytes(bytes)
{
    clear();
}

LargeBlock::~LargeBlock()
{
    if (m_data != nullptr)
        ::operator delete(m_data, kAlignment);
}

/// Nothing is left to do: the first clearing has touched every page.
void LargeBlock::populate() {}

void LargeBlock::clear()
{
    if (m_data != nullptr)
        std::memset(m_data, 0, m_bytes);
}

#endif

LargeBlock::LargeBlock(LargeBlock &&other) noexcept
    : m_data(std::exchange(other.m_data, nullptr))
    , m_bytes(std::exchange(other.m_bytes, 0))
{}

LargeBlock &LargeBlock::operator=(LargeBlock &&other) noexcept
{
    std::swap(m_data, other.m_data);
    std::swap(m_bytes, other.m_bytes);
    return *this;
}

} // namespace tessera
