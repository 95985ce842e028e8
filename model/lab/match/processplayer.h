#pragma once

#include "model/foreign/tracekeeper.h"
#include "model/lab/match/matchplayer.h"

#include <deque>

namespace tessera::lab {

/// Another program on a seat of a match.
class ProcessPlayer final : public MatchPlayer
{
public:
    enum class Kind : std::uint8_t { Engine, Agent };

    /// With `keepsLog` the log of the last game is kept; otherwise the program's standard error goes to ours.
    ProcessPlayer(
        ForeignSpec spec,
        std::chrono::milliseconds patience,
        std::stop_token stop,
        Kind kind,
        bool keepsLog = false);

    std::optional<PlayerFault> beginGame(const GameBeginning &game) override;
    std::variant<Answer, PlayerFault> choose(const Turn &turn) override;
    /// Tells the program all moves of a finished game.
    [[nodiscard]] std::optional<PlayerFault> endGame(const std::vector<std::string> &moves);
    [[nodiscard]] const std::string &said() const { return m_engine.said(); }
    [[nodiscard]] std::string log() const override;

private:
    void keep(ForeignEngine::Voice voice, const std::string &line);

    /// Hears the engine's output; the engine ends before it.
    TraceKeeper m_trace;
    std::vector<std::string> m_firstLines;
    std::deque<std::string> m_lastLines;
    /// Whether lines between first and last ones were left out.
    bool m_isCut = false;
    ForeignEngine m_engine;
};

} // namespace tessera::lab
