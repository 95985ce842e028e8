#include "model/core/sentence.h"

namespace tessera {

std::string filledIn(const std::string &pattern, const std::vector<std::string> &arguments)
{
    std::string result;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool isPlace = pattern[i] == '%' && i + 1 < pattern.size() && pattern[i + 1] >= '1'
                             && pattern[i + 1] <= '9';
        if (!isPlace) {
            result += pattern[i];
            continue;
        }
        const auto argument = static_cast<std::size_t>(pattern[++i] - '1');
        if (argument < arguments.size())
            result += arguments[argument];
    }
    return result;
}

std::string Sentence::english() const
{
    return filledIn(pattern, arguments);
}

} // namespace tessera
