#include "model/search/engine/weightsfile.h"

#include "model/core/files/crc32.h"

#include <cstdio>
#include <cstdlib>
#include <optional>

namespace tessera {

namespace {

constexpr std::string_view kMagic = "TSRNET";
constexpr int kVersion = 1;
constexpr int kWordBytes = 2;
constexpr int kLongBytes = 4;

void append(std::string &bytes, int width, std::int64_t number)
{
    for (int i = 0; i < width; ++i)
        bytes.push_back(static_cast<char>(number >> (8 * i)));
}

/// Takes numbers from the front of bytes.
class Bytes
{
public:
    explicit Bytes(std::string_view bytes)
        : m_rest(bytes)
    {}

    [[nodiscard]] std::size_t size() const { return m_rest.size(); }
    /// The number in the next `width` bytes, which must be there.
    std::uint32_t take(int width)
    {
        std::uint32_t number = 0;
        for (int i = 0; i < width; ++i)
            number |= std::uint32_t{static_cast<std::uint8_t>(m_rest[static_cast<std::size_t>(i)])}
                      << (8 * i);
        m_rest.remove_prefix(static_cast<std::size_t>(width));
        return number;
    }
    std::int32_t takeSigned(int width)
    {
        const std::uint32_t number = take(width);
        return width == kWordBytes ? static_cast<std::int16_t>(number)
                                   : static_cast<std::int32_t>(number);
    }

private:
    std::string_view m_rest;
};

Error fault(std::string found, std::string wanted)
{
    return {"weights", std::move(found), std::move(wanted)};
}

/// The next array; empty where the bytes do not hold one.
std::optional<WeightsArray> takeArray(Bytes &bytes)
{
    if (bytes.size() < kWordBytes + kLongBytes)
        return std::nullopt;
    WeightsArray array;
    array.width = static_cast<int>(bytes.take(kWordBytes));
    const std::size_t count = bytes.take(kLongBytes);
    const bool isKnown = array.width == kWordBytes || array.width == kLongBytes;
    if (!isKnown || count > bytes.size() / static_cast<std::size_t>(array.width))
        return std::nullopt;
    array.numbers.resize(count);
    for (std::int32_t &number : array.numbers)
        number = bytes.takeSigned(array.width);
    return array;
}

} // namespace

std::string weightsFile(std::span<const WeightsArray> arrays)
{
    std::string bytes(kMagic);
    append(bytes, kWordBytes, kVersion);
    append(bytes, kWordBytes, std::ssize(arrays));
    for (const WeightsArray &array : arrays) {
        append(bytes, kWordBytes, array.width);
        append(bytes, kLongBytes, std::ssize(array.numbers));
        for (const std::int32_t number : array.numbers)
            append(bytes, array.width, number);
    }
    append(bytes, kLongBytes, crc32(bytes));
    return bytes;
}

Result<std::vector<WeightsArray>> readWeights(std::string_view bytes)
{
    if (bytes.size() < kMagic.size() + 2 * kWordBytes + kLongBytes || !bytes.starts_with(kMagic))
        return fault("another beginning", std::string(kMagic));
    const std::string_view content = bytes.substr(0, bytes.size() - kLongBytes);
    if (Bytes(bytes.substr(content.size())).take(kLongBytes) != crc32(content))
        return fault("a wrong checksum", "that of the bytes before");
    Bytes rest(content.substr(kMagic.size()));
    if (const std::uint32_t version = rest.take(kWordBytes); version != kVersion)
        return fault("version " + std::to_string(version), "version " + std::to_string(kVersion));
    std::vector<WeightsArray> arrays(rest.take(kWordBytes));
    for (WeightsArray &array : arrays) {
        auto taken = takeArray(rest);
        if (!taken)
            return fault("an array that is not whole", std::to_string(arrays.size()) + " arrays");
        array = std::move(*taken);
    }
    if (rest.size() > 0)
        return fault("bytes behind the last array", "the end");
    return arrays;
}

std::vector<WeightsArray> embeddedArrays(
    std::string_view game, std::string_view net, std::span<const std::size_t> sizes)
{
    auto arrays = readWeights(embeddedWeights(game, net));
    const auto hasSize = [](const WeightsArray &array, std::size_t size) {
        return array.numbers.size() == size;
    };
    if (arrays && std::ranges::equal(*arrays, sizes, hasSize))
        return std::move(*arrays);
    const std::string name = std::string(game) + "/" + std::string(net);
    const std::string reason = arrays ? "its arrays have other sizes than those of the program"
                                      : arrays.error().sentence();
    std::fprintf(stderr, "tessera: weights %s: %s\n", name.c_str(), reason.c_str());
    std::abort();
}

} // namespace tessera
