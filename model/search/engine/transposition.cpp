#include "model/search/engine/transposition.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <new>

namespace tessera {

namespace {

constexpr std::uint64_t packed(const TableEntry &entry, std::uint64_t generation)
{
    return std::uint64_t(entry.move)
           | std::uint64_t(static_cast<std::uint16_t>(entry.score)) << TableEntry::kScoreShift
           | std::uint64_t(static_cast<std::uint16_t>(entry.evaluation))
                 << TableEntry::kEvaluationShift
           | std::uint64_t(entry.depth) << TableEntry::kDepthShift
           | std::uint64_t(entry.bound) << TableEntry::kBoundShift
           | generation << TableEntry::kGenerationShift;
}

constexpr int depthOf(std::uint64_t data)
{
    return static_cast<int>((data >> TableEntry::kDepthShift) & 0xff);
}

} // namespace

void TranspositionTable::resize(int mebibytes)
{
    std::size_t bytes = std::bit_floor(static_cast<std::size_t>(std::max(mebibytes, 1))) << 20;
    if (bytes != m_block.bytes()) {
        m_block = LargeBlock();
        constexpr std::size_t kLeast = std::size_t(1) << 20;
        while (m_block.data() == nullptr) {
            try {
                m_block = LargeBlock(bytes);
            } catch (const std::bad_alloc &) {
                if (bytes <= kLeast)
                    throw;
                bytes /= 2;
            }
        }
        m_mask = bytes / sizeof(Bucket) - 1;
        m_generation = 0;
        return;
    }
    clear();
}

int TranspositionTable::mebibytes() const
{
    return static_cast<int>(m_block.bytes() >> 20);
}

void TranspositionTable::clear()
{
    m_block.clear();
    m_generation = 0;
}

void TranspositionTable::beginSearch(Memory memory)
{
    // When the generations begin anew, entries of 63 searches ago look like those of the present one, so a search that
    // must not find them clears the table.
    if (m_generation == kGenerations && memory == Memory::Forget)
        clear();
    m_generation = m_generation % kGenerations + 1;
    m_memory = memory;
}

void TranspositionTable::store(std::uint64_t key, const TableEntry &entry)
{
    // The entry of the least value is replaced: the position's own one, then one of another search (−1), then the
    // shallowest.
    constexpr int kSamePosition = std::numeric_limits<int>::min();
    Slot *target = nullptr;
    int leastValue = std::numeric_limits<int>::max();
    std::uint16_t knownMove = 0;
    for (Slot &slot : bucket(key).entries) {
        const std::uint64_t data = Word(slot.data).load(std::memory_order_relaxed);
        int value = generationOf(data) == m_generation ? depthOf(data) : -1;
        if ((Word(slot.keyAndData).load(std::memory_order_relaxed) ^ data) == key
            && isUsable(data)) {
            const TableEntry known = TableEntry::unpacked(data);
            // A shallow bound does not replace a deep exact result of the same position.
            const bool isPoorer = generationOf(data) == m_generation && known.bound == Bound::Exact
                                  && entry.bound != Bound::Exact && entry.depth + 3 < known.depth;
            if (isPoorer || entry.bound == Bound::None)
                return;
            knownMove = known.move;
            value = kSamePosition;
        }
        if (value < leastValue) {
            leastValue = value;
            target = &slot;
        }
    }
    if (entry.bound == Bound::None && leastValue > 0)
        return;
    TableEntry written = entry;
    if (written.move == 0)
        written.move = knownMove;
    const std::uint64_t data = packed(written, m_generation);
    Word(target->keyAndData).store(key ^ data, std::memory_order_relaxed);
    Word(target->data).store(data, std::memory_order_relaxed);
}

int TranspositionTable::fullness() const
{
    constexpr std::uint64_t kSample = 250;
    int used = 0;
    for (std::uint64_t i = 0; i < std::min(kSample, m_mask + 1); ++i) {
        for (Slot &slot : bucket(i).entries)
            used += generationOf(Word(slot.data).load(std::memory_order_relaxed)) == m_generation
                        ? 1
                        : 0;
    }
    return used;
}

} // namespace tessera
