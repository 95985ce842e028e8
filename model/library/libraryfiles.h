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

/// Puts games back at the end of their files.
[[nodiscard]] std::optional<Error> putBack(const std::vector<TakenGame> &games);

/// Replaces a file whole or not at all; its folder is made if need be.
[[nodiscard]] std::optional<Error> writeWhole(const std::string &path, std::string_view text);

/// The game's text with a tag set, or without it where the value is empty.
[[nodiscard]] std::string withTag(
    const std::string &text, std::string_view name, std::string_view value);

} // namespace tessera
