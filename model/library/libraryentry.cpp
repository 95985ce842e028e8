#include "model/library/libraryentry.h"

#include <cmath>

namespace tessera {

namespace {

constexpr unsigned kBits = 7;
constexpr unsigned kMore = 1U << kBits;
/// Scores are stored in sixtieths, which hold thirds, halves and wholes.
constexpr double kParts = 60;

void packText(std::string_view text, std::string &page)
{
    packNumber(text.size(), page);
    page.append(text);
}

std::string_view unpackText(std::string_view &page)
{
    const std::uint64_t length = unpackNumber(page);
    if (length > page.size()) {
        page = {};
        return {};
    }
    const std::string_view text = page.substr(0, length);
    page.remove_prefix(length);
    return text;
}

} // namespace

void packNumber(std::uint64_t number, std::string &page)
{
    while (number >= kMore) {
        page += static_cast<char>(number | kMore);
        number >>= kBits;
    }
    page += static_cast<char>(number);
}

std::uint64_t unpackNumber(std::string_view &page)
{
    std::uint64_t number = 0;
    unsigned shift = 0;
    while (!page.empty() && shift < 64) {
        const auto byte = static_cast<unsigned char>(page.front());
        page.remove_prefix(1);
        number |= std::uint64_t{byte & (kMore - 1)} << shift;
        if (byte < kMore)
            return number;
        shift += kBits;
    }
    page = {};
    return 0;
}

Player LibraryEntry::winner() const
{
    return Outcome{{}, scores}.winner();
}

void pack(const LibraryEntry &entry, std::string &page)
{
    packNumber(entry.offset, page);
    packNumber(entry.length, page);
    packText(entry.game, page);
    packNumber(static_cast<std::uint64_t>(entry.playerCount), page);
    for (int i = 0; i < entry.playerCount; ++i) {
        const Player player = playerAt(i);
        packText(entry.players[player], page);
        packNumber(static_cast<std::uint64_t>(entry.levels[player]), page);
        packNumber(entry.people[player] ? 1 : 0, page);
        packNumber(static_cast<std::uint64_t>(std::lround(entry.scores[player] * kParts)), page);
    }
    packNumber(static_cast<std::uint64_t>(entry.plies), page);
    packNumber((entry.isFavourite ? 1U : 0U) | (entry.isWhole ? 2U : 0U), page);
    packNumber(entry.key, page);
    for (const std::string_view text :
         {entry.reason,
          entry.date,
          entry.position,
          entry.options,
          entry.opening,
          entry.tags,
          entry.firstMoves,
          entry.values,
          entry.searched})
        packText(text, page);
}

LibraryEntry unpack(std::string_view &page)
{
    LibraryEntry entry;
    entry.offset = unpackNumber(page);
    entry.length = unpackNumber(page);
    entry.game = unpackText(page);
    const std::uint64_t players = unpackNumber(page);
    if (players > kMaxPlayers) {
        page = {};
        return {};
    }
    entry.playerCount = static_cast<int>(players);
    for (int i = 0; i < entry.playerCount; ++i) {
        const Player player = playerAt(i);
        entry.players[player] = unpackText(page);
        entry.levels[player] = static_cast<int>(unpackNumber(page));
        entry.people[player] = unpackNumber(page) != 0;
        entry.scores[player] = static_cast<double>(unpackNumber(page)) / kParts;
    }
    entry.plies = static_cast<int>(unpackNumber(page));
    const std::uint64_t flags = unpackNumber(page);
    entry.isFavourite = (flags & 1U) != 0;
    entry.isWhole = (flags & 2U) != 0;
    entry.key = unpackNumber(page);
    for (std::string_view *text :
         {&entry.reason,
          &entry.date,
          &entry.position,
          &entry.options,
          &entry.opening,
          &entry.tags,
          &entry.firstMoves,
          &entry.values,
          &entry.searched})
        *text = unpackText(page);
    return entry;
}

} // namespace tessera
