#pragma once

#include "model/core/files/appendfile.h"
#include "model/core/result.h"
#include "model/search/book/bookline.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tessera::cli {

/// The lines of a book file, without comments. A last line that breaks off (its writer was killed) is
/// left out; any other that cannot be read is an error with file and line.
[[nodiscard]] Result<std::vector<BookLine>> readBook(
    const std::string &path, const std::string &content);

/// Writes a book file line by line, so that an interrupted program leaves the lines made until then.
class BookWriter
{
public:
    /// Begins the file with `comment` and the known lines; the error says why that failed.
    [[nodiscard]] std::optional<Error> begin(
        const std::string &path,
        const std::string &comment,
        const std::vector<BookLine> &known,
        int playerCount);
    [[nodiscard]] std::optional<Error> append(const BookLine &line);

private:
    std::unique_ptr<AppendFile> m_file;
    int m_playerCount = 0;
};

} // namespace tessera::cli
