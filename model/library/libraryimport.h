#pragma once

#include "model/library/libraryindex.h"

#include <string>
#include <unordered_set>
#include <vector>

namespace tessera {

/// What became of files that were taken in.
struct ImportReport
{
    int added = 0;
    /// Games that the library had already.
    int known = 0;
    /// Added as far as they could be read.
    int damaged = 0;
    /// What could not be read; the first of them.
    std::vector<Error> faults;
    int faultCount = 0;
    bool isCancelled = false;
};

/// Takes all games of some files (game files, JSON lines, transcripts of the courses) into the library of `folder`: as a folder of their own,
/// `import-…`, which is there whole or not at all, however this ends.
[[nodiscard]] ImportReport importGames(
    const std::vector<std::string> &paths,
    const std::string &folder,
    const LibraryIndex &known,
    const ReadSettings &settings,
    const std::stop_token &stop,
    const Progress &progress);

/// Writes games into one file, which is replaced whole or not at all: JSON lines where its name ends in `.jsonl` or
/// `.json`, else a game file. An error with nothing in `found` says that it was stopped.
[[nodiscard]] std::optional<Error> exportGames(
    const LibraryIndex &index,
    const std::vector<std::uint32_t> &numbers,
    const std::string &path,
    const ReadSettings &settings,
    const std::stop_token &stop,
    const Progress &progress);

} // namespace tessera
