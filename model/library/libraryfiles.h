#pragma once

#include "model/core/result.h"
#include "model/library/libraryindex.h"

#include <optional>
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

/// Replaces the texts of some games of one file, which is written whole or not at all; games with an empty text are
/// removed, and so is a file without games. On an error the file is unchanged.
struct TextChange
{
    const LibraryEntry *entry;
    std::string text;
};
/// The result are the files from which games were only removed, as they are now, with the entries of the others: these
/// need not be read again.
[[nodiscard]] Result<std::vector<LibraryFile>> changeTexts(
    const LibraryIndex &index,
    const std::vector<TextChange> &changes,
    const Progress &progress = {});

/// Replaces the text of a file's only game, but keeps the library's own tags (see `withLibraryTagsOf`).
[[nodiscard]] std::optional<Error> rewriteGame(const std::string &path, const std::string &text);

/// Puts games back at the end of their files. The result are the files that need not be read again.
[[nodiscard]] Result<std::vector<LibraryFile>> putBack(
    const LibraryIndex &index, const std::vector<TakenGame> &games, const Progress &progress = {});

} // namespace tessera
