#pragma once

#include "model/library/libraryindex.h"

#include <optional>
#include <string>
#include <string_view>

namespace tessera {

/// The text of a library's file with the page of its entries, which need not be read then.
struct KnownText
{
    std::string text;
    /// Nothing where a game of the text must be read.
    std::optional<std::string> page = std::string();

    /// Adds a game at the end. `entry` is what is known of it (see `pack`); empty where it must be read.
    void add(std::string_view game, std::string_view entry);
};

/// The text with the gap that stands between two games.
[[nodiscard]] std::string withGap(std::string_view text);

/// A file of the library as it is on the disk now, with the page of its entries.
[[nodiscard]] LibraryFile fileNow(const std::string &path, std::string page);

} // namespace tessera
