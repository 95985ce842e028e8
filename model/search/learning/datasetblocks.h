#pragma once

#include "model/core/result.h"

#include <cstdint>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>

namespace tessera::training {

/// The first bytes of a dataset: its magic and the version of the format (see README.md). Blocks follow.
[[nodiscard]] std::string datasetPrefix();

/// `payload` as a block:
///
///     | mark, 4 bytes | length, 4 | CRC-32, 4 | payload |
[[nodiscard]] std::string block(std::string_view payload);

/// The treatment of damaged blocks.
enum class Damage : std::uint8_t {
    IsAnError,
    IsSkipped, ///< reading goes on with the next whole block
};

/// Reads the blocks of a dataset one after the other, so that the file need not fit into memory. An incomplete block at
/// the end, as a killed run leaves it, counts as the end.
class DatasetBlocks
{
public:
    /// Opens the file. One that is missing or empty, or that ends within its prefix, has no blocks.
    [[nodiscard]] static Result<DatasetBlocks> open(const std::string &path, Damage damage);

    /// The payload of the next whole block; empty at the end.
    [[nodiscard]] Result<std::optional<std::string>> next();

    /// The byte behind the last block that was read. After the last block, new ones are appended here.
    [[nodiscard]] std::uint64_t place() const { return m_place; }
    /// The number of bytes in an incomplete block at the end.
    [[nodiscard]] std::uint64_t cutOffBytes() const { return m_cutOff; }
    /// The number of damaged places that were skipped.
    [[nodiscard]] int damagedPlaces() const { return m_damagedPlaces; }
    [[nodiscard]] const std::string &path() const { return m_path; }

private:
    DatasetBlocks(std::string path, Damage damage)
        : m_path(std::move(path))
        , m_damage(damage)
    {}
    [[nodiscard]] Result<bool> readPrefix();
    [[nodiscard]] std::string bytesAt(std::uint64_t place, std::uint64_t count);
    [[nodiscard]] std::optional<std::string> payloadAt(std::uint64_t place);
    /// The place of the next whole block behind `place`.
    [[nodiscard]] std::optional<std::uint64_t> wholeBlockBehind(std::uint64_t place);
    /// Whether the file ends within a block that begins at `place`.
    [[nodiscard]] bool endsWithinBlock(std::uint64_t place);

    std::string m_path;
    Damage m_damage;
    std::ifstream m_file;
    std::uint64_t m_size = 0;
    std::uint64_t m_place = 0;
    std::uint64_t m_cutOff = 0;
    int m_damagedPlaces = 0;
};

} // namespace tessera::training
