#pragma once

#include "model/core/anygame.h"

#include <string_view>
#include <vector>

namespace tessera::cli {

/// The lines that answer `query ITEM` about `position`.
[[nodiscard]] Result<std::vector<std::string>> answeredQuery(
    std::string_view item, const AnyPosition &position);

} // namespace tessera::cli
