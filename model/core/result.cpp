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

Phrase Error::whole() const
{
    Phrase place = where;
    if (line > 0)
        place = Phrase("%1:%2").with(place, line);
    if (column > 0)
        place = (line > 0 ? Phrase("%1:%2") : phrase("Error", "%1, column %2")).with(place, column);
    if (place.isEmpty())
        return phrase("Error", "found %1, wanted %2").with(found, wanted);
    return phrase("Error", "%1: found %2, wanted %3").with(place, found, wanted);
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
