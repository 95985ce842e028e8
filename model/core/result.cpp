#include "model/core/result.h"

namespace tessera {

std::string Error::sentence() const
{
    std::string place = where;
    if (line > 0)
        place.append(":").append(std::to_string(line));
    if (column > 0)
        place.append(line > 0 ? ":" : ", column ").append(std::to_string(column));
    std::string sentence = place;
    if (!sentence.empty())
        sentence += ": ";
    sentence.append("found ").append(found).append(", wanted ").append(wanted);
    return sentence;
}

std::string inQuotes(std::string_view text)
{
    constexpr std::size_t kLongest = 60;
    if (text.empty())
        return "nothing";
    std::string result = "\"";
    for (const char c : text.substr(0, kLongest))
        result += (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) ? '?' : c;
    result += text.size() > kLongest ? "…\"" : "\"";
    return result;
}

} // namespace tessera
