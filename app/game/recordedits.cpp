#include "app/game/recordedits.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

/// More than anybody takes back.
constexpr std::size_t kMostEdits = 200;

/// The nodes of a record, each after its parent.
std::vector<NodeId> nodesOf(const GameRecord &record)
{
    std::vector<NodeId> nodes{GameRecord::kRoot};
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const auto &children = record.node(nodes[i]).children;
        nodes.insert(nodes.end(), children.begin(), children.end());
    }
    return nodes;
}

bool sayTheSame(const RecordNode &one, const RecordNode &other)
{
    return one.comment == other.comment && one.glyphs == other.glyphs && one.marks == other.marks;
}

/// Where a person sees what differs between two states of a record: a move that is new, the one before a move that is
/// gone, one about which something else is said, the first of lines in another order. -1 where only what engines said
/// differs, which nobody takes back.
NodeId placeOfChange(const GameRecord &before, const GameRecord &now)
{
    const std::vector<NodeId> nodes = nodesOf(now);
    for (const NodeId node : nodes) {
        if (!before.contains(node))
            return node;
    }
    for (const NodeId node : nodesOf(before)) {
        if (!now.contains(node))
            return before.node(node).parent;
    }
    for (const NodeId node : nodes) {
        if (!sayTheSame(before.node(node), now.node(node)))
            return node;
    }
    for (const NodeId node : nodes) {
        if (before.node(node).children != now.node(node).children)
            return now.node(node).children.front();
    }
    return -1;
}

} // namespace

RecordEdits::RecordEdits(GameSession &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    const GameModel &game = session.model;
    connect(&game, &GameModel::recordChanged, this, &RecordEdits::follow);
    connect(&game, &GameModel::begun, this, [this, &game] {
        m_cameOver = game.isOver();
        forget();
    });
    connect(&game, &GameModel::reopened, this, [this] { m_cameOver = false; });
    for (const auto signal : {&GameModel::jumped, &GameModel::reopened})
        connect(&game, signal, this, &RecordEdits::forget);
    connect(&game, &GameModel::moved, this, &RecordEdits::forget);
    connect(&game, &GameModel::takenBack, this, &RecordEdits::forget);
    connect(&game, &GameModel::ended, this, &RecordEdits::forget);
}

bool RecordEdits::isBesideGame() const
{
    return m_session.model.isOver() || !m_session.navigation.isLive();
}

bool RecordEdits::canUndo() const
{
    if (isBesideGame() && !m_before.empty())
        return true;
    const bool isKept = m_session.model.isOver() && (m_cameOver || !m_session.navigation.isLive());
    return !isKept && m_session.match.canUndo();
}

bool RecordEdits::canRedo() const
{
    if (isBesideGame() && !m_after.empty())
        return true;
    return !m_session.model.isOver() && m_session.match.canRedo();
}

void RecordEdits::undo()
{
    if (!canUndo())
        return;
    if (!isBesideGame() || m_before.empty())
        return m_session.match.undo();
    m_after.push_back(m_now);
    const GameRecord wanted = std::move(m_before.back());
    m_before.pop_back();
    restore(wanted);
}

void RecordEdits::redo()
{
    if (!canRedo())
        return;
    if (!isBesideGame() || m_after.empty())
        return m_session.match.redo();
    m_before.push_back(m_now);
    const GameRecord wanted = std::move(m_after.back());
    m_after.pop_back();
    restore(wanted);
}

void RecordEdits::follow()
{
    if (m_isRestoring)
        return;
    GameRecord last = std::exchange(m_now, m_session.model.record());
    if (placeOfChange(last, m_now) < 0)
        return;
    emit changed();
    // What is done at once, as by *Keep in the game*, is taken back at once.
    if (std::exchange(m_isOneAct, true))
        return;
    QMetaObject::invokeMethod(
        this, [this] { m_isOneAct = false; }, Qt::QueuedConnection);
    m_after.clear();
    m_before.push_back(std::move(last));
    if (m_before.size() > kMostEdits)
        m_before.erase(m_before.begin());
}

void RecordEdits::forget()
{
    m_now = m_session.model.record();
    m_before.clear();
    m_after.clear();
    m_isOneAct = false;
    emit changed();
}

void RecordEdits::restore(const GameRecord &wanted)
{
    m_isRestoring = true;
    GameModel &game = m_session.model;
    const GameRecord left = game.record();
    for (const NodeId node : nodesOf(left)) {
        if (!wanted.contains(node) && game.record().contains(node))
            game.remove(node);
    }
    for (const NodeId node : nodesOf(wanted)) {
        const RecordNode &before = wanted.node(node);
        if (!game.record().contains(node))
            game.restore({node, wanted.place(node)});
        game.setComment(node, before.comment);
        game.setGlyphs(node, before.glyphs);
        game.setMarks(node, before.marks);
    }
    for (const NodeId node : nodesOf(wanted)) {
        const auto &children = wanted.node(node).children;
        for (std::size_t place = 0; place < children.size(); ++place) {
            while (game.record().place(children[place]) > place)
                game.promote(children[place]);
        }
    }
    m_now = game.record();
    m_isRestoring = false;
    m_isOneAct = false;
    if (const NodeId place = placeOfChange(left, m_now); place >= 0)
        m_session.navigation.goTo(place);
    emit changed();
}

} // namespace tessera

#include "moc_recordedits.cpp"
