#include "model/lab/match/processplayer.h"

namespace tessera::lab {

std::optional<PlayerFault> ProcessPlayer::beginGame(const GameBeginning &game)
{
    m_firstLines.clear();
    m_lastLines.clear();
    m_isCut = false;
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

void ProcessPlayer::keepLog()
{
    m_engine.setLog([this](ForeignEngine::Voice voice, const std::string &line) {
        // How a game begins and ends tells what was wrong; what is said without end shall not fill the
        // memory.
        constexpr std::size_t kMostFirst = 500;
        constexpr std::size_t kMostLast = 1500;
        constexpr std::size_t kLongest = 400;
        constexpr const char *kSigns[]{"> ", "< ", "! "};
        std::string text = kSigns[static_cast<std::size_t>(voice)] + line.substr(0, kLongest)
                           + '\n';
        if (m_firstLines.size() < kMostFirst) {
            m_firstLines.push_back(std::move(text));
            return;
        }
        m_lastLines.push_back(std::move(text));
        if (m_lastLines.size() > kMostLast) {
            m_lastLines.pop_front();
            m_isCut = true;
        }
    });
}

std::string ProcessPlayer::log() const
{
    std::string text;
    for (const std::string &line : m_firstLines)
        text += line;
    if (m_isCut)
        text += "…\n";
    for (const std::string &line : m_lastLines)
        text += line;
    return text;
}

std::optional<PlayerFault> ProcessPlayer::endGame(const std::vector<std::string> &moves)
{
    return m_engine.endGame(moves);
}

} // namespace tessera::lab
