#pragma once

#include <string>
#include <string_view>

namespace tessera {

/// The game's text with a tag set, or without it where the value is empty.
[[nodiscard]] std::string withTag(
    const std::string &text, std::string_view name, std::string_view value);

/// The game's text without the library's own tags: favourite and tags.
[[nodiscard]] std::string withoutLibraryTags(const std::string &text);

/// The game's text with the library's own tags of `other`.
[[nodiscard]] std::string withLibraryTagsOf(const std::string &text, const std::string &other);

} // namespace tessera
