#include "model/foreign/tracekeeper.h"

namespace tessera {

void TraceKeeper::begin()
{
    m_trace = {};
    m_thought.clear();
}

void TraceKeeper::note(ForeignEngine::Voice voice, const std::string &line)
{
    if (voice == ForeignEngine::Voice::Errors)
        m_trace.addLine(line);
    if (voice != ForeignEngine::Voice::Its || m_isAgent || !line.starts_with("info "))
        return;
    if (line.starts_with("info string "))
        m_trace.addLine(line);
    else
        m_thought = line;
}

std::variant<ForeignAnswer, PlayerFault> TraceKeeper::choose(
    ForeignEngine &engine, const ForeignTurn &turn)
{
    using Watch = std::chrono::steady_clock;
    const auto asked = Watch::now();
    auto answer = engine.choose(turn);
    m_trace.time = std::chrono::duration_cast<std::chrono::milliseconds>(Watch::now() - asked);
    if (std::holds_alternative<PlayerFault>(answer))
        return answer;
    if (!m_thought.empty())
        m_trace.addLine(m_thought);
    const MemoryUse memory = engine.memory();
    m_trace.kilobytes = memory.kilobytes;
    m_trace.isPeak = memory.isPeak;
    return answer;
}

} // namespace tessera
