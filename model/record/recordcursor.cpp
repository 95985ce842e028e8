#include "model/record/recordcursor.h"

namespace tessera {

RecordCursor::RecordCursor(std::shared_ptr<const AnyPosition> start)
    : m_way{{GameRecord::kRoot, std::move(start)}}
{}

std::size_t RecordCursor::known(const std::vector<NodeId> &path) const
{
    std::size_t count = 1;
    while (count < m_way.size() && count <= path.size() && m_way[count].node == path[count - 1])
        ++count;
    return count;
}

void RecordCursor::goTo(const GameRecord &record, NodeId node)
{
    const std::vector<NodeId> path = record.pathTo(node);
    m_way.erase(m_way.begin() + static_cast<std::ptrdiff_t>(known(path)), m_way.end());
    for (std::size_t at = m_way.size() - 1; at < path.size(); ++at) {
        auto next = position().clone();
        next->play(record.node(path[at]).move);
        m_way.push_back({path[at], std::move(next)});
    }
}

std::shared_ptr<const AnyPosition> RecordCursor::positionAt(
    const GameRecord &record, NodeId node) const
{
    const std::vector<NodeId> path = record.pathTo(node);
    const std::size_t from = known(path);
    if (from > path.size())
        return m_way[from - 1].position;
    auto position = m_way[from - 1].position->clone();
    for (std::size_t at = from - 1; at < path.size(); ++at)
        position->play(record.node(path[at]).move);
    return position;
}

} // namespace tessera
