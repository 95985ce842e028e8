#include "model/foreign/foreignengine.h"

#include "model/core/words.h"
#include "model/foreign/ownpieces.h"
#include "model/foreign/protocollines.h"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace tessera {

namespace {

using Watch = std::chrono::steady_clock;

/// What is wrong with an answer, with what was said last before it. The bridge of Python agents says there what the
/// agent returned and when, which is worth more than its translation.
Phrase refusedAnswer(const Error &error, std::string_view said)
{
    constexpr std::string_view kAction = "action at turn ";
    if (said.starts_with(kAction))
        return phrase("Error", "%1, wanted %2").with(said, error.wanted);
    const Phrase refused = phrase("Error", "found %1, wanted %2").with(error.found, error.wanted);
    return said.empty() ? refused : phrase("Error", "%1; it had said: %2").with(refused, said);
}

} // namespace

std::optional<PlayerFault> ForeignEngine::beginGame(const ForeignGame &game)
{
    m_start = game.isStartKnown ? std::nullopt : game.start;
    m_hasAnswered = false;
    m_owed.reset();
    m_talk.forget();
    if (m_spec.limits.cpuTime)
        end();
    if (!isRunning()) {
        if (auto fault = start(game))
            return fault;
    }
    constexpr std::uint64_t kMost = 0x7fffffff;
    const std::uint64_t seed = m_spec.seed.value_or(game.seed) & kMost;
    if (auto fault = setOption("Seed", std::to_string(seed)))
        return fault;
    for (const char *line : {m_spec.speaksUci ? "ucinewgame" : "uginewgame", "isready"}) {
        if (auto fault = m_talk.say(line))
            return fault;
    }
    return m_talk.hearUntil("readyok");
}

std::optional<PlayerFault> ForeignEngine::start(const ForeignGame &game)
{
    if (auto fault = m_talk.start(m_spec.command, m_spec.limits))
        return fault;
    if (auto fault = m_talk.say(m_spec.speaksUci ? "uci" : "ugi"))
        return fault;
    if (auto fault = m_talk.hearUntil(m_spec.speaksUci ? "uciok" : "ugiok"))
        return fault;
    return setOptions(game);
}

std::string ForeignEngine::configurationFor(const ForeignGame &game)
{
    if (!m_talk.hasOption("Config") || isChosen("Config"))
        return {};
    // The path is absolute, as the engine may have another working directory.
    if (!game.configuration.empty())
        return std::filesystem::absolute(game.configuration).string();
    if (!hasOwnPieces(game.info(), game.options))
        return {};
    const std::string start = game.start ? *game.start
                                         : game.entry.game->start(game.options)->text();
    m_configuration.emplace(game.entry, game.options, start);
    return m_configuration->path();
}

bool ForeignEngine::isChosen(const std::string &option) const
{
    return std::any_of(m_spec.options.begin(), m_spec.options.end(), [&](const auto &chosen) {
        return chosen.first == option;
    });
}

std::optional<PlayerFault> ForeignEngine::ignorance(
    const ForeignGame &game, const std::string &configuration) const
{
    const bool isSetUp = isChosen("UCI_Variant") || isChosen("Config");
    if (!hasOwnPieces(game.info(), game.options) || !configuration.empty() || isSetUp)
        return std::nullopt;
    const Phrase untold
        = m_talk.hasOption("Config")
              ? phrase(
                  "Error",
                  "does not know this game's own pieces, and there is no "
                  "configuration file to name to it")
              : phrase(
                  "Error",
                  "does not know this game's own pieces, and has no option Config by "
                  "which it could be told");
    return PlayerFault{EndReason::Disconnected, untold};
}

std::optional<PlayerFault> ForeignEngine::setOptions(const ForeignGame &game)
{
    const std::string configuration = configurationFor(game);
    if (const auto fault = ignorance(game, configuration))
        return m_talk.broken(fault->reason, fault->sentence);
    std::vector<std::pair<std::string, std::string>> options;
    options.emplace_back("UGI_Game", game.info().id);
    options.emplace_back("UCI_Variant", game.info().id);
    const bool isStrict = game.options == Options::strict(game.info().options);
    options.emplace_back("Rules", isStrict ? "strict" : "default");
    if (!configuration.empty())
        options.emplace_back("Config", configuration);
    std::erase_if(options, [this](const auto &option) {
        return isChosen(option.first) || !m_talk.hasOption(option.first);
    });
    options.insert(options.end(), m_spec.options.begin(), m_spec.options.end());
    for (const auto &[name, value] : options) {
        if (auto fault = m_talk.setOption(name, value))
            return fault;
    }
    return std::nullopt;
}

std::optional<PlayerFault> ForeignEngine::setOption(const std::string &name, const std::string &value)
{
    return m_talk.hasOption(name) ? m_talk.setOption(name, value) : std::nullopt;
}

std::variant<ForeignAnswer, PlayerFault> ForeignEngine::choose(const ForeignTurn &turn)
{
    // A question that the engine already thinks about is not asked again.
    if (m_owed != turn.moves) {
        m_owed.reset();
        if (auto fault = ask(turn))
            return *fault;
    }
    m_owed = turn.moves;
    if (auto fault = hearAnswer(turn)) {
        if (fault->reason != EndReason::None)
            m_owed.reset();
        return *fault;
    }
    m_owed.reset();
    m_hasAnswered = true;
    m_talk.endErrorLine();
    return answered(turn);
}

std::optional<PlayerFault> ForeignEngine::ask(const ForeignTurn &turn)
{
    if (auto fault = hearTheRest(turn.patience))
        return fault;
    m_talk.forget();
    if (ChildProcess *process = m_talk.process())
        process->watchMemory();
    for (const std::string &line :
         {positionLine(m_start, m_spec.start, turn.moves), goLine(turn, m_spec.speaksUci)}) {
        if (auto fault = m_talk.say(line))
            return fault;
    }
    return std::nullopt;
}

std::optional<PlayerFault> ForeignEngine::hearAnswer(const ForeignTurn &turn)
{
    constexpr std::chrono::milliseconds kSlice{30};
    bool isHurried = false;
    for (;;) {
        if (turn.stop.stop_requested() || m_talk.isStopped())
            return PlayerFault{EndReason::None, phrase("Error", "was not waited for")};
        if (turn.hurry.stop_requested() && !std::exchange(isHurried, true)) {
            if (auto fault = m_talk.say("stop"))
                return fault;
        }
        const Instant now = Watch::now();
        switch (m_talk.hear(std::min(turn.patience, now + kSlice))) {
        case ChildProcess::Heard::End:
            return m_talk.ended();
        case ChildProcess::Heard::Silence:
            if (now >= turn.patience)
                return m_talk.silent("bestmove");
            break;
        case ChildProcess::Heard::Line:
            if (m_talk.isAt("bestmove"))
                return std::nullopt;
            m_talk.note();
        }
    }
}

void ForeignEngine::dismiss(std::chrono::milliseconds moment)
{
    if (!m_owed || !isRunning())
        return;
    m_owed.reset();
    if (!m_talk.say("stop") && !m_talk.hearUntil("bestmove", Watch::now() + moment))
        m_hasAnswered = true;
}

void ForeignEngine::end()
{
    m_talk.end();
    m_configuration.reset();
    m_owed.reset();
}

MemoryUse ForeignEngine::memory() const
{
    return isRunning() ? m_talk.process()->memory() : MemoryUse();
}

std::optional<PlayerFault> ForeignEngine::hearTheRest(Instant until)
{
    if (!std::exchange(m_hasAnswered, false))
        return std::nullopt;
    if (auto fault = m_talk.say("isready"))
        return fault;
    return m_talk.hearUntil("readyok", until);
}

std::optional<PlayerFault> ForeignEngine::endGame(const std::vector<std::string> &moves)
{
    m_talk.forget();
    for (const std::string &line :
         {positionLine(m_start, m_spec.start, moves), std::string("isready")}) {
        if (auto fault = m_talk.say(line))
            return fault;
    }
    return m_talk.hearUntil("readyok");
}

std::variant<ForeignAnswer, PlayerFault> ForeignEngine::answered(const ForeignTurn &turn) const
{
    const auto words = wordsOf(m_talk.line());
    const std::string word = words.size() > 1 ? words[1] : "";
    const auto move = turn.position.parseMove(word);
    if (move)
        return ForeignAnswer{*move, m_talk.score()};
    return PlayerFault{EndReason::IllegalMove, refusedAnswer(move.error(), m_talk.lastWords())};
}

} // namespace tessera
