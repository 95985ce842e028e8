#include "model/session/defendingplayer.h"

#include "model/core/puzzleprogress.h"

namespace tessera {

namespace {

/// These limits suffice for mates in three on a large board, and are soon reached.
constexpr ProofLimits kLimits{400'000, 4};

} // namespace

DefendingPlayer::DefendingPlayer(
    Puzzle puzzle, const GameEntry &entry, std::unique_ptr<GamePlayer> engine, QObject *parent)
    : GamePlayer(parent)
    , m_puzzle(std::move(puzzle))
    , m_entry(entry)
    , m_engine(std::move(engine))
{
    connect(m_engine.get(), &GamePlayer::chosen, this, &GamePlayer::chosen);
    connect(m_engine.get(), &GamePlayer::thought, this, &GamePlayer::thought);
    connect(m_engine.get(), &GamePlayer::failed, this, &GamePlayer::failed);
}

DefendingPlayer::~DefendingPlayer() = default;

void DefendingPlayer::endGame()
{
    cancel();
    m_engine->endGame();
}

void DefendingPlayer::request(const MoveRequest &request)
{
    cancel();
    const auto start = m_entry.game->parsePosition(m_puzzle.start, m_puzzle.options);
    if (!start) {
        m_engine->request(request);
        return;
    }
    const PuzzleStanding standing = followed(m_puzzle, **start, request.moves);
    if (standing.verdict != PuzzleVerdict::Open) {
        m_engine->request(request);
        return;
    }
    m_request = request;
    m_thread = std::jthread([this,
                             puzzle = m_puzzle,
                             prover = m_entry.makeProver(),
                             request,
                             progress = standing.progress](const std::stop_token &stop) {
        const auto move = prover->bestMove(puzzle, *request.position, progress, kLimits, stop);
        QMetaObject::invokeMethod(
            this,
            [this, move, ticket = request.ticket] { take(move, ticket); },
            Qt::QueuedConnection);
    });
}

void DefendingPlayer::take(std::optional<MoveCode> move, int ticket)
{
    if (ticket != m_request.ticket)
        return;
    const MoveRequest request = std::exchange(m_request, {});
    if (move)
        emit chosen(*move, ticket);
    else
        m_engine->request(request);
}

void DefendingPlayer::cancel()
{
    m_request = {};
    m_thread.request_stop();
    m_engine->cancel();
}

void DefendingPlayer::moveNow()
{
    m_engine->moveNow();
}

} // namespace tessera

#include "moc_defendingplayer.cpp"
