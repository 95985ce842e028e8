#include "app/explorer/explorerrun.h"

#include "app/library/library.h"
#include "model/review/chances.h"
#include "model/search/book/bookengine.h"

#include <algorithm>

namespace tessera {

/// The part that lives in the thread: the openings of the game asked about last.
class ExplorerRun::Worker final : public QObject
{
public:
    struct Answer
    {
        std::vector<ExploredMove> moves;
        int games = 0;
    };

    std::optional<Answer> ask(
        const LibraryIndex::Pointer &index,
        const GameEntry &entry,
        const AnyPosition &position,
        const Options &options,
        const std::stop_token &stop)
    {
        if (index != m_index || m_game != entry.info().id) {
            auto tree = OpeningTree::of(*index, *entry.game, stop);
            if (!tree)
                return std::nullopt;
            m_tree = std::move(*tree);
            m_index = index;
            m_game = entry.info().id;
        }
        Answer answer;
        answer.games = m_tree.gameCount();
        for (const PlayedMove &move : m_tree.moves(position, options))
            answer.moves.push_back({move});
        addBook(entry, position, answer.moves);
        return answer;
    }

private:
    static void addBook(
        const GameEntry &entry, const AnyPosition &position, std::vector<ExploredMove> &moves)
    {
        const Book *book = bookOf(*entry.game);
        if (book == nullptr)
            return;
        const Player mover = position.toMove();
        for (const BookMove &known : book->moves(position)) {
            auto place = std::find_if(moves.begin(), moves.end(), [&known](const ExploredMove &one) {
                return one.played.move == known.move;
            });
            if (place == moves.end()) {
                ExploredMove only;
                only.played.move = known.move;
                place = moves.insert(moves.end(), only);
            }
            place->isInBook = true;
            place->bookValue = chancesOf(known.score, mover, entry.info().playerCount())[mover];
        }
    }

    OpeningTree m_tree;
    LibraryIndex::Pointer m_index;
    std::string m_game;
};

ExplorerRun::ExplorerRun(GameSession &session, Library &library, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_library(library)
    , m_worker(new Worker)
{
    m_thread.setObjectName(QStringLiteral("explorer"));
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    m_thread.start(QThread::LowPriority);
    connect(&session.navigation, &NavigationController::shown, this, &ExplorerRun::follow);
    connect(&session.match, &MatchController::seatsChanged, this, &ExplorerRun::follow);
    connect(&library, &Library::changed, this, &ExplorerRun::follow);
}

ExplorerRun::~ExplorerRun()
{
    m_stop.request_stop();
    m_thread.quit();
    m_thread.wait();
}

void ExplorerRun::setOn(bool isOn)
{
    if (isOn == m_isOn)
        return;
    m_isOn = isOn;
    if (isOn && !m_library.isOpen())
        m_library.open();
    follow();
}

void ExplorerRun::follow()
{
    ++m_ticket;
    m_stop.request_stop();
    const bool wasOn = m_state != State::Off;
    if (!m_isOn || !m_session.model.hasGame()) {
        m_state = State::Off;
        m_position.reset();
        m_moves.clear();
        if (wasOn)
            emit changed();
        return;
    }
    m_moves.clear();
    m_node = m_session.navigation.node();
    m_position = m_session.model.positionAt(m_node);
    const auto index = m_library.index();
    m_state = m_session.model.hidesParts() ? State::Hidden : index ? State::Ready : State::Reading;
    if (m_state == State::Ready) {
        m_state = State::Reading;
        m_stop = std::stop_source();
        std::shared_ptr<const AnyPosition> asked = m_position->clone();
        const GameEntry *entry = &m_session.model.entry();
        const auto ask = [this,
                          worker = m_worker,
                          index,
                          entry,
                          asked,
                          options = m_session.model.setup().options,
                          ticket = m_ticket,
                          stop = m_stop.get_token()] {
            if (stop.stop_requested())
                return;
            auto answer = worker->ask(index, *entry, *asked, options, stop);
            QMetaObject::invokeMethod(this, [this, answer, ticket] {
                if (ticket != m_ticket || !answer)
                    return;
                m_moves = answer->moves;
                m_games = answer->games;
                m_state = State::Ready;
                emit changed();
            });
        };
        QMetaObject::invokeMethod(m_worker, ask);
    }
    emit changed();
}

} // namespace tessera

#include "moc_explorerrun.cpp"
