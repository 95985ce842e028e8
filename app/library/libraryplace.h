#pragma once

#include <QString>

#include <cstdint>
#include <string>

namespace tessera {

/// Where a library has a game.
struct LibraryPlace
{
    /// Its file; empty for none.
    std::string path;
    /// Where other games share the file: what tells this one from them (`LibraryEntry::key`).
    std::uint64_t key = 0;
    /// Where it is alone in the file: the file's mark (`gameFileMark`) from before the game was read.
    std::string mark{};
    /// It was taken out: nothing that is said about the game brings it back by itself.
    bool isRemoved = false;
};

/// The folder of the library, which keeps finished games, within the folder of a person's data.
[[nodiscard]] inline QString libraryFolder(const QString &dataFolder)
{
    return dataFolder + QStringLiteral("/games");
}

} // namespace tessera
