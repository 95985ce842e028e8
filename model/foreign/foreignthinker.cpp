#include "model/foreign/foreignthinker.h"

#include "model/foreign/infoline.h"

#include <csignal>

namespace tessera {

namespace {

using Watch = std::chrono::steady_clock;

/// The time that it gets to end a search that is no longer wanted.
constexpr std::chrono::milliseconds kMoment{500};
/// A patience without end, for searches without a limit.
constexpr std::chrono::hours kForEver{24 * 365};

void fail(const std::optional<PlayerFault> &fault)
{
    if (fault)
        throw Failure(fault->sentence);
}

} // namespace

ForeignThinker::ForeignThinker(
    ForeignSpec spec, const GameEntry &entry, Options options, std::chrono::milliseconds patience)
    : m_patience(patience)
    , m_entry(entry)
    , m_options(std::move(options))
    , m_engine(std::move(spec), patience, m_life.get_token())
{
    // The engine's standard error does not go to ours.
    m_engine.setLog([](ForeignEngine::Voice, const std::string &) {});
}

ForeignThinker::~ForeignThinker()
{
    m_life.request_stop();
}

void ForeignThinker::configure(const EngineSettings &settings)
{
    m_settings = settings;
}

void ForeignThinker::begin(const AnyPosition &position)
{
    // Writing to a process that has ended must not end ours.
    sigset_t pipe;
    sigemptyset(&pipe);
    sigaddset(&pipe, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &pipe, nullptr);
    fail(m_engine.beginGame({m_entry, m_options, position.text()}));
    const std::pair<const char *, int> options[]{
        {"MultiPV", m_settings.lineCount},
        {"Threads", m_settings.threadCount},
        {"Hash", m_settings.hashMebibytes}};
    for (const auto &[name, value] : options)
        fail(m_engine.setOption(name, std::to_string(value)));
}

SearchResult ForeignThinker::think(
    const AnyPosition &position,
    const SearchLimits &limits,
    std::stop_token stop,
    const Report &report)
{
    SearchResult best;
    m_engine.setListener([&](const std::vector<std::string> &words) {
        const auto info = infoIn(words, position);
        if (!info)
            return;
        if (info->lineNumber == 1)
            best = *info;
        report(*info);
    });
    begin(position);
    if (stop.stop_requested())
        return best;
    const auto patience = limits.moveTime ? Watch::now() + *limits.moveTime + m_patience
                                          : Watch::now() + kForEver;
    const std::vector<std::string> moves;
    const auto answer = m_engine.choose({position, moves, limits, patience, stop, {}});
    m_engine.setListener({});
    const auto *fault = std::get_if<PlayerFault>(&answer);
    if (fault == nullptr) {
        if (best.line.empty())
            best.line = {std::get<ForeignAnswer>(answer).move};
        return best;
    }
    if (fault->reason != EndReason::None) {
        m_engine.end();
        fail(*fault);
    }
    m_engine.dismiss(kMoment);
    return best;
}

} // namespace tessera
