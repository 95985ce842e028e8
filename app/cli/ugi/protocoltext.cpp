#include "app/cli/ugi/protocoltext.h"

#include <algorithm>
#include <ostream>

namespace tessera::cli {

void ProtocolOutput::line(const std::string &text)
{
    const std::lock_guard lock(m_mutex);
    m_out << text << '\n' << std::flush;
}

void ProtocolOutput::error(const Error &error)
{
    line("info string error: " + error.sentence());
}

std::string infoText(const SearchInfo &info, const AnyPosition &position, bool isOneOfSeveral)
{
    std::string text = "info";
    const auto add = [&text](std::string_view key, const std::string &value) {
        text.append(" ").append(key).append(" ").append(value);
    };
    const auto milliseconds = static_cast<std::uint64_t>(
        std::max<std::int64_t>(info.time.count(), 1));
    add("depth", std::to_string(info.depth));
    add("seldepth", std::to_string(info.selectiveDepth));
    add("score", info.score.text(position.info().playerCount()));
    add("nodes", std::to_string(info.nodes));
    add("nps", std::to_string(info.nodes * 1000 / milliseconds));
    add("time", std::to_string(info.time.count()));
    add("hashfull", std::to_string(info.hashFull));
    if (isOneOfSeveral)
        add("multipv", std::to_string(info.lineNumber));
    text.append(" pv");
    const auto at = position.clone();
    for (const MoveCode move : info.line) {
        text.append(" ").append(at->moveText(move));
        at->play(move);
    }
    return text;
}

} // namespace tessera::cli
