#pragma once

#include "model/library/libraryquery.h"

#include <QString>

namespace tessera {

// What people read of a game of the library.

[[nodiscard]] QString wordsOf(std::string_view text);
/// The name of the game; its id where this program has none such.
[[nodiscard]] QString gameWords(std::string_view game);
/// "Ada – Ben", in the order of seats.
[[nodiscard]] QString playersWords(const LibraryEntry &entry);
/// How the game ended and why, or that it did not end.
[[nodiscard]] QString resultWords(const LibraryEntry &entry);
[[nodiscard]] QString reasonWords(const LibraryEntry &entry);
/// The reason alone, for statistics of all games.
[[nodiscard]] QString reasonTitle(std::string_view code);
/// The date as people here write it.
[[nodiscard]] QString dateWords(std::string_view date);

/// What somebody typed, word by word, with the games and reasons that are called so.
[[nodiscard]] std::vector<LibraryQuery::Word> searchWords(const QString &text);

} // namespace tessera
