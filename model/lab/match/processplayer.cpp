#include "model/lab/match/processplayer.h"

#include <iostream>

namespace tessera::lab {

ProcessPlayer::ProcessPlayer(
    ForeignSpec spec,
    std::chrono::milliseconds patience,
    std::stop_token stop,
    Kind kind,
    bool keepsLog)
    : m_trace(kind == Kind::Agent)
    , m_engine(std::move(spec), patience, std::move(stop))
{
    m_engine.setLog([this, keepsLog](ForeignEngine::Voice voice, const std::string &line) {
        m_trace.note(voice, line);
        if (keepsLog)
            keep(voice, line);
        else if (voice == ForeignEngine::Voice::Errors)
            std::cerr << line + '\n';
    });
}

std::optional<PlayerFault> ProcessPlayer::beginGame(const GameBeginning &game)
{
    m_firstLines.clear();
    m_lastLines.clear();
    m_isCut = false;
    m_trace.begin();
    return m_engine.beginGame(
        {game.game, game.options, game.start, false, game.configuration, game.seed});
}

std::variant<Answer, PlayerFault> ProcessPlayer::choose(const Turn &turn)
{
    const auto chosen = m_trace.choose(m_engine, turn);
    if (const auto *fault = std::get_if<PlayerFault>(&chosen))
        return *fault;
    const auto &answer = std::get<ForeignAnswer>(chosen);
    Answer told{
        answer.move,
        answer.score ? evaluationText(*answer.score, kMaxPlayers) : std::string(),
        m_trace.trace()};
    m_trace.begin();
    return told;
}

void ProcessPlayer::keep(ForeignEngine::Voice voice, const std::string &line)
{
    // The log keeps the beginning and the end of a game, which explain a fault; endless output must not fill the
    // memory.
    constexpr std::size_t kMostFirst = 500;
    constexpr std::size_t kMostLast = 1500;
    constexpr std::size_t kLongest = 400;
    constexpr const char *kSigns[]{"> ", "< ", "! "};
    std::string text = kSigns[static_cast<std::size_t>(voice)] + line.substr(0, kLongest) + '\n';
    if (m_firstLines.size() < kMostFirst) {
        m_firstLines.push_back(std::move(text));
        return;
    }
    m_lastLines.push_back(std::move(text));
    if (m_lastLines.size() > kMostLast) {
        m_lastLines.pop_front();
        m_isCut = true;
    }
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
