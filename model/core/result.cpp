#include "model/core/result.h"

#include <array>
#include <system_error>

namespace tessera {

namespace {

/// The usual complaints of the system, which speaks English here unless the person's desktop has another language.
[[maybe_unused]] constexpr std::array kComplaints{
    TESSERA_TEXT("Error", "Permission denied"),
    TESSERA_TEXT("Error", "Operation not permitted"),
    TESSERA_TEXT("Error", "No such file or directory"),
    TESSERA_TEXT("Error", "Not a directory"),
    TESSERA_TEXT("Error", "Is a directory"),
    TESSERA_TEXT("Error", "File exists"),
    TESSERA_TEXT("Error", "File too large"),
    TESSERA_TEXT("Error", "File name too long"),
    TESSERA_TEXT("Error", "Invalid argument"),
    TESSERA_TEXT("Error", "Text file busy"),
    TESSERA_TEXT("Error", "No space left on device"),
    TESSERA_TEXT("Error", "Disk quota exceeded"),
    TESSERA_TEXT("Error", "Read-only file system"),
    TESSERA_TEXT("Error", "Input/output error"),
    TESSERA_TEXT("Error", "Too many levels of symbolic links"),
    TESSERA_TEXT("Error", "Too many open files"),
    TESSERA_TEXT("Error", "Cannot allocate memory"),
    TESSERA_TEXT("Error", "Resource temporarily unavailable")};

} // namespace

std::string Error::sentence() const
{
    std::string place = where.english();
    if (line > 0)
        place.append(":").append(std::to_string(line));
    if (column > 0)
        place.append(line > 0 ? ":" : ", column ").append(std::to_string(column));
    std::string sentence = place;
    if (!sentence.empty())
        sentence += ": ";
    sentence.append("found ").append(found.english()).append(", wanted ").append(wanted.english());
    return sentence;
}

Phrase inQuotes(std::string_view text)
{
    constexpr std::size_t kLongest = 60;
    if (text.empty())
        return phrase("Error", "nothing");
    std::string result;
    for (const char c : text.substr(0, kLongest))
        result += (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) ? '?' : c;
    if (text.size() > kLongest)
        result += "…";
    return phrase("Error", "\"%1\"").with(result);
}

Phrase systemFault(int number)
{
    return {"Error", std::generic_category().message(number)};
}

} // namespace tessera
