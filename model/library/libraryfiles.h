#pragma once

#include "model/core/result.h"
#include "model/library/libraryindex.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace tessera {

/// A game's text with its file, which can be removed from a library and put back.
struct TakenGame
{
    std::string path;
    std::string text;
    /// What tells it from the other games of its file (`LibraryEntry::key`).
    std::uint64_t key = 0;
    /// What a library knows about it (see `pack`); empty where it is to be read again.
    std::string entry;
};

/// The text of an entry's game. An error when its file has changed meanwhile.
[[nodiscard]] Result<std::string> textOf(const LibraryIndex &index, const LibraryEntry &entry);

/// What became of several files, of which each is written whole or not at all.
struct FileChanges
{
    /// Those that were changed.
    std::set<std::string> changed;
    /// Those of them that need not be read again, as they are now.
    std::vector<LibraryFile> known;
    /// Why the first of the others could not be; they are as they were.
    std::optional<Error> fault;
};

/// A new text of a game; an empty one removes the game, and with the last one its file.
struct TextChange
{
    const LibraryEntry *entry;
    std::string text;
};
/// Replaces the texts of some games. Of files from which games were only removed, the other games need not be read again.
[[nodiscard]] FileChanges changeTexts(
    const LibraryIndex &index,
    const std::vector<TextChange> &changes,
    const Progress &progress = {});

/// Replaces the text of a file's only game, but keeps the library's own tags (see `withLibraryTagsOf`).
[[nodiscard]] std::optional<Error> rewriteGame(const std::string &path, const std::string &text);

/// Puts games back at the end of their files.
[[nodiscard]] FileChanges putBack(
    const LibraryIndex &index, const std::vector<TakenGame> &games, const Progress &progress = {});

} // namespace tessera
