#pragma once

#include "model/core/sentence.h"

#include <string>
#include <utility>
#include <vector>

namespace tessera::tetress {

/// A sentence in this game's translation context.
[[nodiscard]] inline Sentence say(std::string pattern, std::vector<std::string> arguments = {})
{
    return {"tetress", std::move(pattern), std::move(arguments)};
}

} // namespace tessera::tetress
