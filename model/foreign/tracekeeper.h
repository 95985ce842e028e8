#pragma once

#include "model/foreign/foreignengine.h"
#include "model/record/programtrace.h"

namespace tessera {

/// Keeps what a program takes for a move and writes meanwhile, the same for the window and for matches. Serves the thread
/// of its engine.
class TraceKeeper
{
public:
    /// Of agents only their standard error counts: the bridge talks for them.
    explicit TraceKeeper(bool isAgent)
        : m_isAgent(isAgent)
    {}

    /// What is written from here on belongs to the next move.
    void begin();
    /// Takes in a line of the conversation.
    void note(ForeignEngine::Voice voice, const std::string &line);
    /// Asks the engine, and measures that.
    [[nodiscard]] std::variant<ForeignAnswer, PlayerFault> choose(
        ForeignEngine &engine, const ForeignTurn &turn);
    /// Of the answer that was given.
    [[nodiscard]] const ProgramTrace &trace() const { return m_trace; }

private:
    bool m_isAgent;
    ProgramTrace m_trace;
    /// The last line in which an engine told what it thought.
    std::string m_thought;
};

} // namespace tessera
