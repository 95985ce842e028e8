#pragma once

#include "model/core/sentence.h"

#include <string>
#include <utility>
#include <vector>

namespace tessera::xxlchess {

/// A sentence in this game's translation context.
[[nodiscard]] inline Sentence say(std::string pattern, std::vector<std::string> arguments = {})
{
    return {"xxlchess", std::move(pattern), std::move(arguments)};
}

} // namespace tessera::xxlchess
