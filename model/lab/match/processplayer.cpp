#include "model/lab/match/processplayer.h"

namespace tessera::lab {

std::optional<PlayerFault> ProcessPlayer::beginGame(const GameBeginning &game)
{
    return m_engine.beginGame(
        {game.game.info(), game.options, game.start, game.configuration, game.seed});
}

std::variant<Answer, PlayerFault> ProcessPlayer::choose(const Turn &turn)
{
    const auto chosen = m_engine.choose(turn);
    if (const auto *fault = std::get_if<PlayerFault>(&chosen))
        return *fault;
    const auto &answer = std::get<ForeignAnswer>(chosen);
    return Answer{
        answer.move, answer.score ? evaluationText(*answer.score, kMaxPlayers) : std::string()};
}

std::optional<PlayerFault> ProcessPlayer::endGame(const std::vector<std::string> &moves)
{
    return m_engine.endGame(moves);
}

} // namespace tessera::lab
