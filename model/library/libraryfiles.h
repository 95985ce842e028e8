#pragma once

#include "model/core/result.h"
#include "model/library/libraryindex.h"

#include <optional>
#include <string>
#include <vector>

namespace tessera {

/// A game's text with the file that it belongs to: what is taken out of a library, and can be put back.
struct TakenGame
{
    std::string path;
    std::string text;
    /// What tells it from the other games of its file (`LibraryEntry::key`).
    std::uint64_t key = 0;
};

/// The text of an entry's game. An error when its file is another one by now.
[[nodiscard]] Result<std::string> textOf(const LibraryIndex &index, const LibraryEntry &entry);

/// Replaces the texts of some games of one file, which is written whole or not at all; games with an empty
/// text are taken out, and a file without games is removed. The error says what is wrong; the file is as it was then.
struct TextChange
{
    const LibraryEntry *entry;
    std::string text;
};
[[nodiscard]] std::optional<Error> changeTexts(
    const LibraryIndex &index, const std::vector<TextChange> &changes);

/// The only game of a file has another text, as far as it is not the library that says it (see
/// `withLibraryTagsOf`).
[[nodiscard]] std::optional<Error> rewriteGame(const std::string &path, const std::string &text);

/// Puts games back at the end of their files.
[[nodiscard]] std::optional<Error> putBack(const std::vector<TakenGame> &games);

} // namespace tessera
