#pragma once

#include "model/search/learning/curriculum.h"

namespace tessera::watchyourback {

/// What the net of the evaluation learns: what the hand-written part (`handWritten`) misjudges.
[[nodiscard]] training::Curriculum curriculum();

} // namespace tessera::watchyourback
