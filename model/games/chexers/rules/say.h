#pragma once

#include "model/core/sentence.h"

#include <string>
#include <utility>
#include <vector>

namespace tessera::chexers {

/// A sentence of this game, among whose texts it is translated.
[[nodiscard]] inline Sentence say(std::string pattern, std::vector<std::string> arguments = {})
{
    return {"chexers", std::move(pattern), std::move(arguments)};
}

} // namespace tessera::chexers
