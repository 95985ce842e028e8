#include "app/tools/book/bookfile.h"

#include "model/core/files/wholefile.h"

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
        // The first line is written with the file, so only a later one can have been cut short.
        if (breaksOff && number > 1)
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

/// Writes to a file beside it first, so that the old one stays until the new one is whole.
std::optional<Error> BookWriter::begin(
    const std::string &path,
    const std::string &comment,
    const std::vector<BookLine> &known,
    int playerCount)
{
    m_playerCount = playerCount;
    std::string text = comment + '\n';
    for (const BookLine &line : known)
        text.append(line.text(playerCount)).append("\n");
    if (auto error = writeWhole(path, text))
        return error;
    auto file = AppendFile::open(path);
    if (!file)
        return file.error();
    m_file = std::move(*file);
    return std::nullopt;
}

std::optional<Error> BookWriter::append(const BookLine &line)
{
    return m_file->append(line.text(m_playerCount) + '\n');
}

} // namespace tessera::cli
