#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

namespace tessera::training {

/// Writes numbers as bytes, in little-endian order on every machine.
class BytePacker
{
public:
    template<typename T>
    requires std::is_unsigned_v<T>
    void number(T value)
    {
        for (std::size_t i = 0; i < sizeof value; ++i)
            m_bytes.push_back(static_cast<char>(static_cast<std::uint64_t>(value) >> (8 * i)));
    }
    /// LEB128: seven bits a byte, and another byte follows where the highest bit is set.
    void shortNumber(std::uint64_t value)
    {
        for (; value >= kMore; value >>= kBits)
            m_bytes.push_back(static_cast<char>(value | kMore));
        m_bytes.push_back(static_cast<char>(value));
    }
    /// LEB128 of signed numbers by zigzag encoding: 0, −1, 1, −2, … become 0, 1, 2, 3, …
    void shortSigned(std::int64_t value)
    {
        shortNumber(
            (static_cast<std::uint64_t>(value) << 1) ^ static_cast<std::uint64_t>(value >> 63));
    }
    void text(std::string_view text)
    {
        shortNumber(text.size());
        m_bytes.append(text);
    }
    void real(double value) { number(std::bit_cast<std::uint64_t>(value)); }
    void reals(std::span<const float> values)
    {
        for (const float value : values)
            number(std::bit_cast<std::uint32_t>(value));
    }

    [[nodiscard]] const std::string &bytes() const { return m_bytes; }

private:
    static constexpr std::uint64_t kMore = 0x80;
    static constexpr int kBits = 7;

    std::string m_bytes;

    friend class ByteUnpacker;
};

/// Reads what a BytePacker has written. When the bytes run out, all further numbers are 0, and `isGood` is false.
class ByteUnpacker
{
public:
    explicit ByteUnpacker(std::string_view bytes)
        : m_rest(bytes)
    {}

    template<typename T>
    requires std::is_unsigned_v<T> T number()
    {
        const std::string_view bytes = taken(sizeof(T));
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < bytes.size(); ++i)
            value |= std::uint64_t{static_cast<std::uint8_t>(bytes[i])} << (8 * i);
        return static_cast<T>(value);
    }
    std::uint64_t shortNumber()
    {
        std::uint64_t value = 0;
        for (int shift = 0; shift < 64; shift += BytePacker::kBits) {
            const auto byte = number<std::uint8_t>();
            value |= (byte & (BytePacker::kMore - 1)) << shift;
            if ((byte & BytePacker::kMore) == 0)
                return value;
        }
        m_isGood = false;
        return 0;
    }
    std::int64_t shortSigned()
    {
        const std::uint64_t value = shortNumber();
        return static_cast<std::int64_t>(value >> 1) ^ -static_cast<std::int64_t>(value & 1);
    }
    std::string text() { return std::string(taken(shortNumber())); }
    double real() { return std::bit_cast<double>(number<std::uint64_t>()); }
    void reals(std::span<float> values)
    {
        for (float &value : values)
            value = std::bit_cast<float>(number<std::uint32_t>());
    }

    [[nodiscard]] bool isGood() const { return m_isGood; }
    /// Whether all bytes were read and none was missing.
    [[nodiscard]] bool isAtEnd() const { return m_isGood && m_rest.empty(); }

private:
    std::string_view taken(std::uint64_t count)
    {
        if (count > m_rest.size()) {
            m_isGood = false;
            m_rest = {};
            return {};
        }
        const std::string_view part = m_rest.substr(0, static_cast<std::size_t>(count));
        m_rest.remove_prefix(part.size());
        return part;
    }

    std::string_view m_rest;
    bool m_isGood = true;
};

} // namespace tessera::training
