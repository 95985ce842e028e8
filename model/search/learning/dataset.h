#pragma once

#include "model/core/files/appendfile.h"
#include "model/search/learning/datasetblocks.h"
#include "model/search/learning/selfplayedgame.h"

#include <functional>
#include <memory>
#include <set>

namespace tessera::training {

/// What all games of a dataset have in common (see README.md).
struct DatasetHeader
{
    std::string game;
    int playerCount = 2;
    std::uint64_t seed = 1;
    /// Nodes of each search.
    std::uint64_t nodes = 0;

    /// The options of `tessera-tools train` that play such games.
    [[nodiscard]] std::string options() const;

    friend bool operator==(const DatasetHeader &, const DatasetHeader &) = default;
};

/// Reads the games of a dataset one after the other.
class DatasetReader
{
public:
    [[nodiscard]] static Result<DatasetReader> open(const std::string &path, Damage damage);

    /// The header; empty where the file has none yet.
    [[nodiscard]] const std::optional<DatasetHeader> &header() const { return m_header; }
    /// The next whole game; empty at the end.
    [[nodiscard]] Result<std::optional<SelfPlayedGame>> next();
    /// Passes every game that is left to `take`; the first error ends it.
    [[nodiscard]] std::optional<Error> readAll(
        const std::function<std::optional<Error>(const SelfPlayedGame &)> &take);
    /// The checksum of the last game.
    [[nodiscard]] std::uint32_t checksum() const { return m_checksum; }
    [[nodiscard]] const DatasetBlocks &blocks() const { return m_blocks; }

private:
    explicit DatasetReader(DatasetBlocks blocks)
        : m_blocks(std::move(blocks))
    {}

    DatasetBlocks m_blocks;
    std::optional<DatasetHeader> m_header;
    std::uint32_t m_checksum = 0;
};

/// A dataset file to which whole games are appended.
class DatasetWriter
{
public:
    /// Opens a new file, or one with the same header, and locks it. Tries whether the disk has room, and removes an
    /// incomplete block at the end.
    [[nodiscard]] static Result<DatasetWriter> open(
        const std::string &path, const DatasetHeader &header, Damage damage);

    /// The numbers of the games that the file had when it was opened.
    [[nodiscard]] const std::set<std::uint32_t> &numbers() const { return m_numbers; }
    /// Appends a game; it is on the disk when this returns.
    [[nodiscard]] std::optional<Error> add(const SelfPlayedGame &game);

private:
    DatasetWriter(std::unique_ptr<AppendFile> file, int playerCount)
        : m_file(std::move(file))
        , m_playerCount(playerCount)
    {}
    /// Reads the numbers of the games, and cuts off what follows them.
    [[nodiscard]] std::optional<Error> readWhatIsThere(
        const std::string &path, const DatasetHeader &header, Damage damage);

    std::unique_ptr<AppendFile> m_file;
    int m_playerCount;
    std::set<std::uint32_t> m_numbers;
};

} // namespace tessera::training
