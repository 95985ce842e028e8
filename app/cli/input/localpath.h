#pragma once

#include <string>

namespace tessera {

/// The path of a file that a command line gives by its address, such as `file:///tmp/my%20game.tgn`, as file managers
/// do; other words are paths as they are.
[[nodiscard]] std::string localPath(const std::string &word);

} // namespace tessera
