#include "app/cli/book/bookfile.h"

#include "model/core/wholefile.h"

#include <sstream>

namespace tessera::cli {

Result<std::vector<BookLine>> readBook(const std::string &path, const std::string &content)
{
    std::vector<BookLine> known;
    std::istringstream lines(content);
    int number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        const bool breaksOff = lines.eof();
        if (isBookComment(line))
            continue;
        auto read = BookLine::parse(line);
        if (breaksOff)
            break;
        if (!read)
            return Error{
                std::string(path).append(":").append(std::to_string(number)),
                read.error().found,
                read.error().wanted};
        known.push_back(std::move(*read));
    }
    return known;
}

/// Into a file beside it first, so that the old one stands until the new one is whole.
std::optional<Error> BookWriter::begin(
    const std::string &path,
    const std::string &comment,
    const std::vector<BookLine> &known,
    int playerCount)
{
    m_path = path;
    m_playerCount = playerCount;
    std::string text = comment + '\n';
    for (const BookLine &line : known)
        text.append(line.text(playerCount)).append("\n");
    if (auto error = writeWhole(path, text))
        return error;
    m_file.open(path, std::ios::app);
    return checked();
}

std::optional<Error> BookWriter::append(const BookLine &line)
{
    m_file << line.text(m_playerCount) << std::endl;
    return checked();
}

std::optional<Error> BookWriter::checked()
{
    if (m_file.good())
        return std::nullopt;
    return Error{m_path, "a file that takes no more", "a file that can be written"};
}

} // namespace tessera::cli
