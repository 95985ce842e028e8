#pragma once

#include "model/search/training/curriculum.h"

namespace tessera::xxlchess {

/// What the evaluation learns: all its weights, from games on boards of many sizes.
[[nodiscard]] training::Curriculum curriculum();

} // namespace tessera::xxlchess
