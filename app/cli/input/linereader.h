#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <string>

namespace tessera::cli {

/// Reads lines of bounded length, so that an endless line cannot fill our memory.
class LineReader
{
public:
    static constexpr std::size_t kLongest = 64 * 1024;

    enum class Got : std::uint8_t {
        Line,
        TooLong, ///< a line of more than `kLongest` bytes, which was skipped
        End,
    };

    /// `in` is untied from the output that it would flush before each read: another thread writes there.
    explicit LineReader(std::istream &in);

    /// Reads the next line into `line`, without its end (LF or CR LF).
    Got next(std::string &line);

private:
    std::istream &m_in;
};

} // namespace tessera::cli
