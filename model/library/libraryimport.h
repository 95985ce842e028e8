#pragma once

#include "model/library/libraryindex.h"

#include <string>
#include <unordered_set>
#include <vector>

namespace tessera {

/// The result of an import.
struct ImportReport
{
    int added = 0;
    /// Games that the library already had.
    int known = 0;
    /// Games that were added as far as they could be read.
    int damaged = 0;
    /// The first faults of what could not be read.
    std::vector<Error> faults;
    int faultCount = 0;
    bool isCancelled = false;
    /// The new files that need not be read again.
    std::vector<LibraryFile> files;
};

/// Imports all games of some files (game files, JSON lines, transcripts of the courses) into the library of `folder`,
/// as a folder of their own, `import-…`, which is complete or absent, however this ends.
[[nodiscard]] ImportReport importGames(
    const std::vector<std::string> &paths,
    const std::string &folder,
    const LibraryIndex &known,
    const ReadSettings &settings,
    const std::stop_token &stop,
    const Progress &progress);

/// Writes games into one file, which is replaced whole or not at all: JSON lines where its name ends in `.jsonl` or
/// `.json`, otherwise a game file. An error with an empty `found` means that it was stopped.
[[nodiscard]] std::optional<Error> exportGames(
    const LibraryIndex &index,
    const std::vector<std::uint32_t> &numbers,
    const std::string &path,
    const ReadSettings &settings,
    const std::stop_token &stop,
    const Progress &progress);

} // namespace tessera
