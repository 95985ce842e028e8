#include "app/cli/ugi/perftrun.h"

namespace tessera::cli {

namespace {

/// The last plies, which the game's own fast perft counts. It cannot be interrupted, but two plies are counted at once in
/// every position.
constexpr int kUninterrupted = 2;

std::optional<std::uint64_t> countedLeaves(
    const AnyPosition &position, int depth, const std::stop_token &stop)
{
    if (stop.stop_requested())
        return std::nullopt;
    if (depth <= kUninterrupted)
        return tessera::perft(position, depth);
    std::uint64_t total = 0;
    for (const MoveCode move : position.legalMoves()) {
        const auto next = position.clone();
        next->play(move);
        const auto leaves = countedLeaves(*next, depth - 1, stop);
        if (!leaves)
            return std::nullopt;
        total += *leaves;
    }
    return total;
}

} // namespace

std::optional<std::uint64_t> runPerft(
    const AnyPosition &position, int depth, const DivideReport &report, std::stop_token stop)
{
    if (depth <= 0)
        return tessera::perft(position, 0);
    std::uint64_t total = 0;
    for (const MoveCode move : position.legalMoves()) {
        const auto next = position.clone();
        next->play(move);
        const auto leaves = countedLeaves(*next, depth - 1, stop);
        if (!leaves)
            return std::nullopt;
        report(move, *leaves);
        total += *leaves;
    }
    return total;
}

} // namespace tessera::cli
