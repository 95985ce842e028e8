#pragma once

#include "model/search/engine/largepages.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace tessera {

/// What a stored score says about the true one.
enum class Bound : std::uint8_t { None, Upper, Lower, Exact };

/// An entry of the transposition table. It is independent of the game: a move is a 16-bit code that the game can find
/// again among the legal moves; 0 means none.
struct TableEntry
{
    std::uint16_t move = 0;
    std::int16_t score = 0;
    /// The static evaluation, `kNoEvaluation` when there is none.
    std::int16_t evaluation = 0;
    std::uint8_t depth = 0;
    Bound bound = Bound::None;

    static constexpr std::int16_t kNoEvaluation = INT16_MIN;

    // Where the fields of the data word begin, from the lowest bit (see `TranspositionTable`).
    static constexpr int kScoreShift = 16;
    static constexpr int kEvaluationShift = 32;
    static constexpr int kDepthShift = 48;
    static constexpr int kBoundShift = 56;
    static constexpr int kGenerationShift = 58;

    [[nodiscard]] static constexpr TableEntry unpacked(std::uint64_t data)
    {
        return TableEntry{
            static_cast<std::uint16_t>(data),
            static_cast<std::int16_t>(data >> kScoreShift),
            static_cast<std::int16_t>(data >> kEvaluationShift),
            static_cast<std::uint8_t>(data >> kDepthShift),
            static_cast<Bound>((data >> kBoundShift) & 3)};
    }
};

/// The transposition table. A bucket is one cache line with four entries; the key's lowest bits choose it. Replacement:
/// the position's own entry first, then entries of older searches (aging by a generation), then the shallowest.
///
///     bucket, 64 bytes   | key ^ data | data | key ^ data | data | key ^ data | data | key ^ data | data |
///
///     data, 64 bits      | generation | bound | depth | evaluation | score | move |
///                          63 … 58      57 56   55 … 48  47 … 32    31 … 16  15 … 0
///
/// Lockless hashing (Hyatt and Mann 2002): the key is stored combined with the data by exclusive or, so that a reader
/// on another thread takes a torn entry for another position's.
class TranspositionTable
{
public:
    /// Whether a search finds the entries of earlier searches. Without them it depends only on its own arguments.
    enum class Memory : std::uint8_t { Keep, Forget };

    TranspositionTable() = default;

    /// Makes an empty table of the largest power of two of bytes that fits `mebibytes`. Where the system refuses so
    /// much, the table gets smaller; throws `std::bad_alloc` where it refuses even 1 MiB.
    void resize(int mebibytes);
    [[nodiscard]] int mebibytes() const;
    void clear();
    /// Takes the memory from the system now rather than during a search.
    void populate() { m_block.populate(); }
    /// Begins a new generation; must be called before each search.
    void beginSearch(Memory memory);

    /// The entry of the position with this hash, if there is one that the search may use. Thread-safe.
    [[nodiscard]] std::optional<TableEntry> find(std::uint64_t key) const
    {
        for (Slot &slot : bucket(key).entries) {
            const std::uint64_t data = Word(slot.data).load(std::memory_order_relaxed);
            if ((Word(slot.keyAndData).load(std::memory_order_relaxed) ^ data) == key
                && isUsable(data))
                return TableEntry::unpacked(data);
        }
        return std::nullopt;
    }
    /// Stores an entry for the position with this hash. Thread-safe. An entry without a bound (an evaluation alone)
    /// replaces no entry of the present search with a depth of a ply or more, and none of the same position.
    void store(std::uint64_t key, const TableEntry &entry);
    /// Prefetches the bucket of `key`, which will soon be probed.
    void prefetch(std::uint64_t key) const { __builtin_prefetch(&bucket(key)); }

    /// The share of entries that the present search has written, per mille of a sample.
    [[nodiscard]] int fullness() const;

private:
    /// Plain words, which need no construction, whereas the construction of atomics would touch all of the memory. They
    /// are accessed only through `Word`.
    struct Slot
    {
        std::uint64_t keyAndData;
        std::uint64_t data;
    };
    using Word = std::atomic_ref<std::uint64_t>;
    static_assert(Word::is_always_lock_free && Word::required_alignment <= alignof(std::uint64_t));
    static constexpr std::size_t kSlots = 4;
    struct alignas(64) Bucket
    {
        Slot entries[kSlots];
    };
    /// The generation counts searches cyclically from 1 to this; 0 marks an empty entry.
    static constexpr std::uint64_t kGenerations = 63;

    [[nodiscard]] Bucket &bucket(std::uint64_t key) const
    {
        return static_cast<Bucket *>(m_block.data())[key & m_mask];
    }
    [[nodiscard]] static std::uint64_t generationOf(std::uint64_t data)
    {
        return data >> TableEntry::kGenerationShift;
    }
    [[nodiscard]] bool isUsable(std::uint64_t data) const
    {
        return data != 0 && (m_memory == Memory::Keep || generationOf(data) == m_generation);
    }

    LargeBlock m_block;
    std::uint64_t m_mask = 0;
    std::uint64_t m_generation = 0;
    Memory m_memory = Memory::Keep;
};

} // namespace tessera
