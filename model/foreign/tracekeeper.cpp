#include "model/foreign/tracekeeper.h"

#include "model/core/words.h"

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
    if (voice != ForeignEngine::Voice::Its || m_isAgent || !restAfter(line, "info"))
        return;
    if (restAfter(line, "info string"))
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
