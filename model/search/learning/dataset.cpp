#include "model/search/learning/dataset.h"

#include "model/core/files/crc32.h"
#include "model/search/learning/packedbytes.h"

#include <filesystem>

namespace tessera::training {

namespace {

std::string packed(const DatasetHeader &header)
{
    BytePacker bytes;
    bytes.text(header.game);
    bytes.number(static_cast<std::uint8_t>(header.playerCount));
    bytes.number(header.seed);
    bytes.number(header.nodes);
    return bytes.bytes();
}

std::optional<DatasetHeader> unpackedHeader(std::string_view bytes)
{
    ByteUnpacker from(bytes);
    DatasetHeader header;
    header.game = from.text();
    header.playerCount = from.number<std::uint8_t>();
    header.seed = from.number<std::uint64_t>();
    header.nodes = from.number<std::uint64_t>();
    const bool isSound = from.isAtEnd() && header.playerCount >= 1
                         && header.playerCount <= kMaxPlayers;
    return isSound ? std::optional(std::move(header)) : std::nullopt;
}

} // namespace

std::string DatasetHeader::options() const
{
    return "--game " + game + " --nodes " + std::to_string(nodes) + " --seed "
           + std::to_string(seed);
}

Result<DatasetReader> DatasetReader::open(const std::string &path, Damage damage)
{
    auto blocks = DatasetBlocks::open(path, damage);
    if (!blocks)
        return blocks.error();
    DatasetReader reader(std::move(*blocks));
    const auto first = reader.m_blocks.next();
    if (!first)
        return first.error();
    if (*first)
        reader.m_header = unpackedHeader(**first);
    const bool isDamaged = reader.m_blocks.damagedPlaces() > 0;
    if (!reader.m_header && (*first || isDamaged))
        return Error{path, "no whole header at its beginning", "games with one before them"};
    return reader;
}

Result<std::optional<SelfPlayedGame>> DatasetReader::next()
{
    if (!m_header)
        return std::optional<SelfPlayedGame>();
    const auto payload = m_blocks.next();
    if (!payload)
        return payload.error();
    if (!*payload)
        return std::optional<SelfPlayedGame>();
    m_checksum = crc32(**payload);
    auto game = unpackedGame(**payload, m_header->playerCount);
    if (!game)
        return Error{
            m_blocks.path(),
            "what is no game before byte " + std::to_string(m_blocks.place()),
            "games that tessera-tools train has played"};
    return game;
}

std::optional<Error> DatasetReader::readAll(
    const std::function<std::optional<Error>(const SelfPlayedGame &)> &take)
{
    for (;;) {
        const auto game = next();
        if (!game)
            return game.error();
        if (!*game)
            return std::nullopt;
        if (auto error = take(**game))
            return error;
    }
}

Result<DatasetWriter> DatasetWriter::open(
    const std::string &path, const DatasetHeader &header, Damage damage)
{
    // The file is locked before it is read, so that nobody else appends to it meanwhile.
    auto file = AppendFile::open(path);
    if (!file)
        return file.error();
    DatasetWriter writer(std::move(*file), header.playerCount);
    std::error_code unknown;
    if (std::filesystem::is_regular_file(path, unknown)
        && std::filesystem::file_size(path, unknown) > 0) {
        if (auto failure = writer.readWhatIsThere(path, header, damage))
            return *failure;
    }
    const bool isNew = !std::filesystem::is_regular_file(path, unknown)
                       || std::filesystem::file_size(path, unknown) == 0;
    const std::string head = datasetPrefix() + block(packed(header));
    // The trial for room is the beginning of a block: readers leave that out, should the program die here.
    constexpr std::size_t kRoom = 4096;
    std::string part = block(std::string(2 * kRoom, '\0'));
    part.resize(kRoom);
    if (auto failure = isNew ? writer.m_file->append(head) : writer.m_file->tryToAppend(part))
        return *failure;
    return writer;
}

std::optional<Error> DatasetWriter::readWhatIsThere(
    const std::string &path, const DatasetHeader &header, Damage damage)
{
    auto reader = DatasetReader::open(path, damage);
    if (!reader)
        return reader.error();
    if (reader->header() && *reader->header() != header)
        return Error{
            path,
            "games of " + reader->header()->options(),
            "those of this run, " + header.options()};
    const auto note = [this](const SelfPlayedGame &game) -> std::optional<Error> {
        m_numbers.insert(game.number);
        return std::nullopt;
    };
    if (auto failure = reader->readAll(note))
        return failure;
    return m_file->cutTo(reader->header() ? reader->blocks().place() : 0);
}

std::optional<Error> DatasetWriter::add(const SelfPlayedGame &game)
{
    return m_file->append(block(training::packed(game, m_playerCount)));
}

} // namespace tessera::training
