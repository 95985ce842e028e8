#include "model/search/learning/datasetblocks.h"

#include "model/core/files/crc32.h"
#include "model/search/learning/packedbytes.h"

#include <algorithm>
#include <cctype>
#include <filesystem>

namespace tessera::training {

namespace {

constexpr std::string_view kDatasetMagic = "TESSERA\n";
constexpr std::uint32_t kVersion = 1;
constexpr std::string_view kMark = "\xb7GAM";
/// Mark, length and checksum.
constexpr std::uint64_t kHead = 12;
/// Far more than a game needs; a greater length is a damaged one.
constexpr std::uint64_t kMostLength = std::uint64_t{1} << 24;
constexpr const char *kWanted = "games that tessera-tools train has played";

/// Whether these are the first bytes of a file of text that train wrote before there were datasets.
bool isOldText(std::string_view bytes)
{
    return bytes.starts_with("# --games ")
           || (!bytes.empty() && std::isdigit(static_cast<unsigned char>(bytes.front())) != 0
               && bytes.find(';') != std::string_view::npos);
}

} // namespace

std::string datasetPrefix()
{
    BytePacker bytes;
    bytes.number(kVersion);
    return std::string(kDatasetMagic) + bytes.bytes();
}

std::string block(std::string_view payload)
{
    BytePacker head;
    head.number(static_cast<std::uint32_t>(payload.size()));
    head.number(crc32(payload));
    return std::string(kMark).append(head.bytes()).append(payload);
}

Result<DatasetBlocks> DatasetBlocks::open(const std::string &path, Damage damage)
{
    DatasetBlocks blocks(path, damage);
    std::error_code unknown;
    if (!std::filesystem::exists(path, unknown))
        return blocks;
    if (std::filesystem::is_regular_file(path, unknown))
        blocks.m_file.open(path, std::ios::binary);
    if (!blocks.m_file.is_open())
        return Error{path, "no file that can be read", kWanted};
    blocks.m_size = std::filesystem::file_size(path, unknown);
    const auto read = blocks.readPrefix();
    if (!read)
        return read.error();
    return blocks;
}

Result<bool> DatasetBlocks::readPrefix()
{
    const std::string prefix = datasetPrefix();
    constexpr std::uint64_t kEnoughForText = 200;
    const std::string begins = bytesAt(0, std::max(kEnoughForText, std::uint64_t{prefix.size()}));
    if (begins.starts_with(prefix)) {
        m_place = prefix.size();
        return true;
    }
    if (prefix.starts_with(begins)) {
        m_cutOff = begins.size();
        return false;
    }
    if (begins.starts_with(kDatasetMagic))
        return Error{m_path, "another version of the format", "version " + std::to_string(kVersion)};
    if (isOldText(begins))
        return Error{
            m_path,
            "positions as text, which train wrote in earlier versions",
            std::string(kWanted) + " in this one"};
    return Error{m_path, "another kind of file", kWanted};
}

Result<std::optional<std::string>> DatasetBlocks::next()
{
    if (m_place == m_size || m_cutOff > 0)
        return std::optional<std::string>();
    auto payload = payloadAt(m_place);
    if (!payload) {
        const auto behind = wholeBlockBehind(m_place);
        if (!behind && endsWithinBlock(m_place)) {
            m_cutOff = m_size - m_place;
            return std::optional<std::string>();
        }
        if (m_damage == Damage::IsAnError)
            return Error{
                m_path,
                "damaged bytes from byte " + std::to_string(m_place)
                    + (behind ? " to " + std::to_string(*behind)
                              : " on, with no whole game behind them"),
                "a whole game, or --skip-damaged to go on behind them"};
        ++m_damagedPlaces;
        m_place = behind.value_or(m_size);
        if (!behind)
            return std::optional<std::string>();
        payload = payloadAt(m_place);
    }
    m_place += kHead + payload->size();
    return payload;
}

std::string DatasetBlocks::bytesAt(std::uint64_t place, std::uint64_t count)
{
    std::string bytes(std::min(count, m_size - place), '\0');
    m_file.clear();
    if (static_cast<std::uint64_t>(m_file.tellg()) != place)
        m_file.seekg(static_cast<std::streamoff>(place));
    m_file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(m_file.gcount()));
    return bytes;
}

std::optional<std::string> DatasetBlocks::payloadAt(std::uint64_t place)
{
    const std::string head = bytesAt(place, kHead);
    if (head.size() < kHead || !head.starts_with(kMark))
        return std::nullopt;
    ByteUnpacker numbers(std::string_view(head).substr(kMark.size()));
    const auto length = numbers.number<std::uint32_t>();
    const auto checksum = numbers.number<std::uint32_t>();
    if (length > kMostLength || length > m_size - place - kHead)
        return std::nullopt;
    std::string payload = bytesAt(place + kHead, length);
    const bool isWhole = payload.size() == length && crc32(payload) == checksum;
    return isWhole ? std::optional(std::move(payload)) : std::nullopt;
}

std::optional<std::uint64_t> DatasetBlocks::wholeBlockBehind(std::uint64_t place)
{
    constexpr std::uint64_t kAtOnce = 1 << 16;
    for (std::uint64_t from = place + 1; from + kHead <= m_size; from += kAtOnce) {
        const std::string bytes = bytesAt(from, kAtOnce + kMark.size() - 1);
        for (std::size_t at = bytes.find(kMark); at != std::string::npos;
             at = bytes.find(kMark, at + 1)) {
            if (payloadAt(from + at))
                return from + at;
        }
    }
    return std::nullopt;
}

bool DatasetBlocks::endsWithinBlock(std::uint64_t place)
{
    const std::string head = bytesAt(place, kHead);
    if (!head.starts_with(kMark.substr(0, head.size())))
        return false;
    if (head.size() < kHead)
        return true;
    ByteUnpacker numbers(std::string_view(head).substr(kMark.size()));
    const auto length = numbers.number<std::uint32_t>();
    return length <= kMostLength && length > m_size - place - kHead;
}

} // namespace tessera::training
