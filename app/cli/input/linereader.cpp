#include "app/cli/input/linereader.h"

#include <istream>

namespace tessera::cli {

LineReader::Got LineReader::next(std::string &line)
{
    line.clear();
    bool isTooLong = false;
    std::streambuf *source = m_in.rdbuf();
    for (int c = source->sbumpc();; c = source->sbumpc()) {
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
