#pragma once

#include "model/lab/match/matchplayer.h"

#include <deque>

namespace tessera::lab {

/// A program of others on a seat of a match.
class ProcessPlayer final : public MatchPlayer
{
public:
    ProcessPlayer(ForeignSpec spec, std::chrono::milliseconds patience, std::stop_token stop)
        : m_engine(std::move(spec), patience, std::move(stop))
    {}

    std::optional<PlayerFault> beginGame(const GameBeginning &game) override;
    std::variant<Answer, PlayerFault> choose(const Turn &turn) override;
    /// Tells it of all moves of a game that is over.
    [[nodiscard]] std::optional<PlayerFault> endGame(const std::vector<std::string> &moves);
    [[nodiscard]] const std::string &said() const { return m_engine.said(); }
    /// Keeps the conversation from the next game on.
    void keepLog();
    [[nodiscard]] std::string log() const override;

private:
    ForeignEngine m_engine;
    std::vector<std::string> m_firstLines;
    std::deque<std::string> m_lastLines;
    /// Whether lines between them were left out.
    bool m_isCut = false;
};

} // namespace tessera::lab
