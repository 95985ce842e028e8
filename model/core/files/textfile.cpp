#include "model/core/files/textfile.h"

#include <array>
#include <fstream>
#include <system_error>

namespace tessera {

namespace fs = std::filesystem;

namespace {

std::string sizeText(std::uintmax_t bytes)
{
    return std::to_string(bytes >> 20).append(" MiB");
}

Phrase tooLarge(std::uintmax_t largest)
{
    return phrase("Error", "a file larger than %1").with(sizeText(largest));
}

} // namespace

Result<std::string> readTextStream(
    std::istream &stream, const std::string &name, std::uintmax_t largest)
{
    const auto failed = [&name](Phrase found) {
        return Error{name, std::move(found), phrase("Error", "a file that can be read")};
    };
    std::string content;
    std::array<char, 1 << 16> block{};
    do {
        stream.read(block.data(), block.size());
        content.append(block.data(), static_cast<std::size_t>(stream.gcount()));
        if (content.size() > largest)
            return failed(tooLarge(largest));
    } while (stream);
    if (stream.bad())
        return failed(phrase("Error", "an unreadable file"));
    return content;
}

bool namesStandardInput(std::string_view name)
{
    return name == "-" || name == "/dev/stdin";
}

Result<std::string> readTextFile(const fs::path &path, std::uintmax_t largest)
{
    const auto failed = [&path](Phrase found) {
        return Error{path.string(), std::move(found), phrase("Error", "a file that can be read")};
    };
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (!fs::exists(status))
        return failed(phrase("Error", "no file"));
    if (!fs::is_regular_file(status))
        return failed(phrase("Error", "no regular file"));
    const std::uintmax_t size = fs::file_size(path, error);
    if (!error && size > largest)
        return failed(tooLarge(largest));
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return failed(phrase("Error", "an unreadable file"));
    // To its end, not for the size that the system reports: it may be too small, and a file may grow meanwhile.
    return readTextStream(file, path.string(), largest);
}

Result<std::optional<std::string>> readTextFileIfThere(const fs::path &path, std::uintmax_t largest)
{
    std::error_code unknown;
    if (!fs::is_regular_file(path, unknown))
        return std::optional<std::string>();
    auto content = readTextFile(path, largest);
    if (!content)
        return content.error();
    return std::optional(std::move(*content));
}

} // namespace tessera
