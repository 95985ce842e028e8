#pragma once

#include <string>

namespace tessera {

/// `word` as one word of the shell.
[[nodiscard]] inline std::string shellWord(const std::string &word)
{
    std::string quoted = "'";
    for (const char c : word)
        quoted.append(c == '\'' ? std::string("'\\''") : std::string(1, c));
    return quoted + "'";
}

} // namespace tessera
