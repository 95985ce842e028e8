#include "model/foreign/protocollines.h"

namespace tessera {

namespace {

/// The name of a seat's clock: `p1`, `p2`, `p3` in UGI; `w`, `b` in UCI.
std::string clockName(int seat, bool speaksUci)
{
    constexpr const char *kColours[]{"w", "b"};
    if (speaksUci)
        return kColours[seat % 2];
    std::string name = "p";
    return name.append(std::to_string(seat + 1));
}

} // namespace

std::string positionLine(
    const std::optional<std::string> &start,
    const std::string &usualStart,
    const std::vector<std::string> &moves)
{
    std::string line = "position ";
    line.append(start ? "fen " + *start : usualStart);
    if (!moves.empty())
        line.append(" moves");
    for (const std::string &move : moves)
        line.append(" ").append(move);
    return line;
}

std::string goLine(const ForeignTurn &turn, bool speaksUci)
{
    const SearchLimits &limits = turn.limits;
    std::string line = "go";
    const auto add = [&line](const std::string &word, auto number) {
        line.append(" ").append(word).append(" ").append(std::to_string(number));
    };
    if (limits.clocks) {
        for (int i = 0; i < turn.position.info().playerCount(); ++i) {
            const std::string name = clockName(i, speaksUci);
            add(name + "time", (*limits.clocks)[playerAt(i)].count());
            add(name + "inc", limits.increments[playerAt(i)].count());
        }
    }
    if (limits.isInfinite)
        line.append(" infinite");
    if (limits.moveTime)
        add("movetime", limits.moveTime->count());
    if (limits.nodes)
        add("nodes", *limits.nodes);
    if (limits.depth)
        add("depth", *limits.depth);
    return line;
}

std::string optionLine(const std::string &name, const std::string &value)
{
    std::string line = "setoption name ";
    return line.append(name).append(" value ").append(value);
}

} // namespace tessera
