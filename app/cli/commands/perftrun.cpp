#include "app/cli/commands/perftrun.h"

namespace tessera::cli {

std::optional<std::uint64_t> runPerft(
    const AnyPosition &position, int depth, const DivideReport &report, const std::stop_token &stop)
{
    if (depth <= 0)
        return tessera::perft(position, 0);
    std::uint64_t total = 0;
    for (const MoveCode move : position.legalMoves()) {
        const auto next = position.clone();
        next->play(move);
        const std::uint64_t leaves = tessera::perft(*next, depth - 1, stop);
        if (stop.stop_requested())
            return std::nullopt;
        report(move, leaves);
        total += leaves;
    }
    return total;
}

} // namespace tessera::cli
