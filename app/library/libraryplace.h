#pragma once

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
};

} // namespace tessera
