#pragma once

#include "model/record/gamerecord.h"

#include <string>
#include <string_view>

namespace tessera {

/// Which of a node's marks an annotation holds: `%csl` circles, `%cal` arrows.
enum class MarkList : bool { Circles, Arrows };

/// The value of such an annotation: `Gd4,Re5` and `Ge2e4`; where a cell is not a letter and a number, the two cells of
/// an arrow are joined as in moves: `R3,4>5,4`. Empty when there are none.
[[nodiscard]] std::string drawnMarksText(const RecordNode &node, MarkList list);

/// Adds the marks of such a value to `node`; returns false and adds nothing when it is not understood.
[[nodiscard]] bool addDrawnMarks(RecordNode &node, std::string_view value, MarkList list);

} // namespace tessera
