#include "model/session/foreignworker.h"

#include <algorithm>
#include <csignal>

namespace tessera {

using namespace Qt::StringLiterals;
using std::chrono::milliseconds;

namespace {

using Watch = std::chrono::steady_clock;

/// The time that an engine gets to end its search of another position.
constexpr milliseconds kMoment{500};

bool isBeginningOf(const std::vector<std::string> &first, const std::vector<std::string> &all)
{
    return first.size() <= all.size() && std::equal(first.begin(), first.end(), all.begin());
}

} // namespace

ForeignWorker::ForeignWorker(
    PlayerProgram program,
    const ForeignTable &table,
    std::shared_ptr<ConversationLog> log,
    std::stop_token life)
    : m_program(std::move(program))
    , m_table(table)
    , m_life(life)
    , m_engine(m_program.spec(table.entry.info().id), m_program.readyPatience(), std::move(life))
    , m_trace(m_program.isAgent())
{
    m_engine.setLog(
        [this, log = std::move(log)](ForeignEngine::Voice voice, const std::string &line) {
            log->add(voice, line);
            m_trace.note(voice, line);
        });
}

void ForeignWorker::think(
    const MoveRequest &request, const std::stop_token &stop, const std::stop_token &hurry)
{
    if (stop.stop_requested() || m_life.stop_requested())
        return;
    // Writing to a process that has ended must not end ours.
    sigset_t pipe;
    sigemptyset(&pipe);
    sigaddset(&pipe, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &pipe, nullptr);
    const auto answer = answerTo(request, stop, hurry);
    if (const auto *move = std::get_if<ForeignAnswer>(&answer)) {
        emit chosen(move->move, request.ticket, m_trace.trace());
        return;
    }
    const auto &fault = std::get<PlayerFault>(answer);
    if (fault.reason == EndReason::None || stop.stop_requested() || m_life.stop_requested())
        return;
    emit broke({fault.reason, fault.sentence}, request.ticket);
}

std::variant<ForeignAnswer, PlayerFault> ForeignWorker::answerTo(
    const MoveRequest &request, const std::stop_token &stop, const std::stop_token &hurry)
{
    if (m_table.hidesParts)
        return PlayerFault{
            EndReason::Disconnected,
            phrase("Error", "would see the whole board, which its side may not")};
    m_trace.begin();
    const std::vector<std::string> moves = textsOf(request.moves);
    if (auto fault = makeReady(moves))
        return *fault;
    if (stop.stop_requested())
        return PlayerFault{};
    m_told = moves;
    SearchLimits limits = request.limits;
    if (!limits.clocks)
        limits.moveTime = m_program.moveTime;
    const auto patience = Watch::now() + patienceFor(request);
    auto answer = m_trace.choose(m_engine, {*request.position, moves, limits, patience, stop, hurry});
    const auto *fault = std::get_if<PlayerFault>(&answer);
    // A process that gave no legal move still runs, but its state is unknown.
    if (fault != nullptr && fault->reason != EndReason::None)
        m_engine.end();
    if (fault == nullptr)
        m_told.push_back(request.position->moveText(std::get<ForeignAnswer>(answer).move));
    return answer;
}

std::optional<PlayerFault> ForeignWorker::makeReady(const std::vector<std::string> &moves)
{
    const bool isOwedElse = m_engine.owed() && *m_engine.owed() != moves;
    if (m_program.isAgent() && (isOwedElse || !isBeginningOf(m_told, moves)))
        m_engine.end();
    else if (isOwedElse)
        m_engine.dismiss(kMoment);
    if (m_engine.isRunning())
        return std::nullopt;
    auto fault = m_engine.beginGame(
        {m_table.entry,
         m_table.options,
         m_table.start->text(),
         m_table.isUsualStart || !m_program.start.empty(),
         {},
         m_table.seed});
    if (fault)
        m_engine.end();
    return fault;
}

milliseconds ForeignWorker::patienceFor(const MoveRequest &request) const
{
    if (m_program.isAgent())
        return m_program.readyPatience();
    milliseconds most = m_program.moveTime;
    if (request.limits.clocks)
        most = std::max(most, (*request.limits.clocks)[request.position->toMove()]);
    return most + m_program.patience;
}

std::vector<std::string> ForeignWorker::textsOf(const std::vector<MoveCode> &moves) const
{
    std::vector<std::string> texts;
    const auto position = m_table.start->clone();
    for (const MoveCode move : moves) {
        texts.push_back(position->moveText(move));
        position->play(move);
    }
    return texts;
}

} // namespace tessera

#include "moc_foreignworker.cpp"
