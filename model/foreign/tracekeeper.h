#pragma once

#include "model/foreign/foreignengine.h"
#include "model/record/programtrace.h"

namespace tessera {

/// Records what a program takes for a move and writes meanwhile, for the window and for matches. Serves the thread of
/// its engine.
class TraceKeeper
{
public:
    /// For agents only their standard error counts, since the bridge speaks the protocol for them.
    explicit TraceKeeper(bool isAgent)
        : m_isAgent(isAgent)
    {}

    /// Begins the next move, to which all later output belongs.
    void begin();
    /// Notes a line of the conversation.
    void note(ForeignEngine::Voice voice, const std::string &line);
    /// Asks the engine, and measures time and memory.
    [[nodiscard]] std::variant<ForeignAnswer, PlayerFault> choose(
        ForeignEngine &engine, const ForeignTurn &turn);
    /// The trace of the last answer.
    [[nodiscard]] const ProgramTrace &trace() const { return m_trace; }

private:
    bool m_isAgent;
    ProgramTrace m_trace;
    /// The last line with the engine's search information.
    std::string m_thought;
};

} // namespace tessera
