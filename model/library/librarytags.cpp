#include "model/library/librarytags.h"

#include <algorithm>
#include <array>
#include <vector>

namespace tessera {

namespace {

constexpr std::array<std::string_view, 2> kOfLibrary{"Tags", "Favourite"};

/// The rows of tags before a game's moves, and where the moves begin.
struct Head
{
    std::vector<std::string_view> tags;
    std::size_t end = 0;
};

Head headOf(std::string_view text)
{
    Head head;
    while (head.end < text.size()) {
        const std::size_t end = std::min(text.find('\n', head.end), text.size() - 1) + 1;
        const std::string_view row = text.substr(head.end, end - head.end);
        const bool isTag = row.starts_with('[');
        const bool isGapBefore = head.tags.empty() && row.find_first_not_of(" \t\r\n") == row.npos;
        if (!isTag && !isGapBefore)
            break;
        if (isTag)
            head.tags.push_back(row);
        head.end = end;
    }
    return head;
}

bool isNamed(std::string_view tag, std::string_view name)
{
    return tag.substr(1).starts_with(name) && tag.substr(1 + name.size()).starts_with(' ');
}

bool isOfLibrary(std::string_view tag)
{
    return std::any_of(kOfLibrary.begin(), kOfLibrary.end(), [tag](std::string_view name) {
        return isNamed(tag, name);
    });
}

/// The text with other tags before its moves.
std::string replaced(
    std::string_view text, const Head &head, const std::vector<std::string_view> &tags)
{
    std::string all;
    for (const std::string_view tag : tags)
        all.append(tag);
    return all.append(text.substr(head.end));
}

} // namespace

std::string withTag(const std::string &text, std::string_view name, std::string_view value)
{
    const Head head = headOf(text);
    std::vector<std::string_view> tags = head.tags;
    std::erase_if(tags, [name](std::string_view tag) { return isNamed(tag, name); });
    std::string fresh;
    if (!value.empty()) {
        fresh.append("[").append(name).append(" \"");
        for (const char c : value) {
            if (c == '"' || c == '\\')
                fresh += '\\';
            fresh += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
        }
        tags.push_back(fresh.append("\"]\n"));
    }
    return replaced(text, head, tags);
}

std::string withoutLibraryTags(const std::string &text)
{
    const Head head = headOf(text);
    std::vector<std::string_view> tags = head.tags;
    std::erase_if(tags, isOfLibrary);
    return replaced(text, head, tags);
}

std::string withLibraryTagsOf(const std::string &text, const std::string &other)
{
    const Head head = headOf(text);
    std::vector<std::string_view> tags = head.tags;
    std::erase_if(tags, isOfLibrary);
    for (const std::string_view tag : headOf(other).tags) {
        if (isOfLibrary(tag))
            tags.push_back(tag);
    }
    return replaced(text, head, tags);
}

} // namespace tessera
