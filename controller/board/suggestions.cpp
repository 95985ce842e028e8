#include "controller/board/suggestions.h"

#include "controller/board/movemarks.h"

#include <span>

namespace tessera {

void Suggestions::mark(const AnyPosition &position, bool isLive, int replies, BoardMarks &marks) const
{
    if (!hint.empty() && isLive)
        markHint(position, hint, replies, marks);
    if (meant)
        markHint(position, std::span(&*meant, 1), 0, marks);
    if (ideas.empty())
        return;
    if (position.toMove() == thinker)
        markIdeas(position, ideas, marks);
    else if (const auto turned = onTurn(position, thinker))
        markIdeas(*turned, ideas, marks);
}

} // namespace tessera
