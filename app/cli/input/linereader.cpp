#include "app/cli/input/linereader.h"

#include <istream>

namespace tessera::cli {

LineReader::LineReader(std::istream &in)
    : m_in(in)
{
    in.tie(nullptr);
}

LineReader::Got LineReader::next(std::string &line)
{
    line.clear();
    bool isTooLong = false;
    // The stream, unlike its buffer, throws nothing where the input is closed or cannot be read: it ends there.
    for (int c = m_in.get();; c = m_in.get()) {
        if (c == std::istream::traits_type::eof()) {
            if (isTooLong)
                return Got::TooLong;
            return line.empty() ? Got::End : Got::Line;
        }
        if (c == '\n')
            break;
        if (line.size() < kLongest)
            line += static_cast<char>(c);
        else
            isTooLong = true;
    }
    if (!line.empty() && line.back() == '\r')
        line.pop_back();
    return isTooLong ? Got::TooLong : Got::Line;
}

} // namespace tessera::cli
