#pragma once

#include "model/core/sentence.h"
#include "model/core/types.h"

#include <string>
#include <vector>

namespace tessera {

/// The reason why the rules refuse an act: the rule, a sentence that names it, and the cells that cause it (not the
/// cells pointed at, unless they are the cause themselves).
struct Refusal
{
    /// Stable name of the reason within its game, such as `occupied`.
    std::string code;
    /// Section of the rules, such as `W2`.
    std::string section;
    Sentence sentence;
    std::vector<Cell> cells;

    friend bool operator==(const Refusal &, const Refusal &) = default;
};

} // namespace tessera
