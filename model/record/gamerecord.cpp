#include "model/record/gamerecord.h"

#include <algorithm>
#include <cassert>

namespace tessera {

namespace {

bool sameSubtree(const GameRecord &one, NodeId a, const GameRecord &other, NodeId b)
{
    // The loop is iterative, since a line is as deep as the game is long.
    std::vector<std::pair<NodeId, NodeId>> open{{a, b}};
    while (!open.empty()) {
        const auto [left, right] = open.back();
        open.pop_back();
        const RecordNode &x = one.node(left);
        const RecordNode &y = other.node(right);
        const bool isSame = x.move == y.move && x.comment == y.comment && x.glyphs == y.glyphs
                            && x.clock == y.clock && x.elapsed == y.elapsed
                            && x.evaluation == y.evaluation && x.bestLine == y.bestLine
                            && x.marks == y.marks && x.trace == y.trace
                            && x.children.size() == y.children.size();
        if (!isSame)
            return false;
        for (std::size_t i = 0; i < x.children.size(); ++i)
            open.emplace_back(x.children[i], y.children[i]);
    }
    return true;
}

/// Tags sorted for comparison, as a file has PGN's seven first, whatever their order in the record.
std::vector<std::pair<std::string, std::string>> sorted(
    std::vector<std::pair<std::string, std::string>> tags)
{
    std::sort(tags.begin(), tags.end());
    return tags;
}

} // namespace

GameRecord::GameRecord()
    : m_nodes(1)
{}

const RecordNode &GameRecord::node(NodeId id) const
{
    return m_nodes.at(static_cast<std::size_t>(id));
}

RecordNode &GameRecord::node(NodeId id)
{
    return m_nodes.at(static_cast<std::size_t>(id));
}

NodeId GameRecord::childWith(NodeId parent, MoveCode move) const
{
    for (const NodeId child : node(parent).children) {
        if (node(child).move == move)
            return child;
    }
    return -1;
}

NodeId GameRecord::add(NodeId parent, MoveCode move)
{
    const NodeId present = childWith(parent, move);
    if (present >= 0)
        return present;
    const auto id = static_cast<NodeId>(m_nodes.size());
    RecordNode added;
    added.move = move;
    added.parent = parent;
    m_nodes.push_back(std::move(added));
    node(parent).children.push_back(id);
    return id;
}

void GameRecord::promote(NodeId id)
{
    for (NodeId at = id; at != kRoot; at = node(at).parent) {
        auto &siblings = node(node(at).parent).children;
        const auto found = std::find(siblings.begin(), siblings.end(), at);
        std::rotate(siblings.begin(), found, found + 1);
    }
}

void GameRecord::remove(NodeId id)
{
    assert(id != kRoot);
    auto &siblings = node(node(id).parent).children;
    siblings.erase(std::remove(siblings.begin(), siblings.end(), id), siblings.end());
}

bool GameRecord::isBlank() const
{
    const RecordNode &root = node(kRoot);
    return root.children.empty() && root.comment.empty() && root.marks.empty();
}

NodeId GameRecord::lineStart(NodeId id) const
{
    for (NodeId at = id; at != kRoot; at = node(at).parent) {
        if (node(node(at).parent).children.front() != at)
            return at;
    }
    return kRoot;
}

void GameRecord::promoteOnce(NodeId id)
{
    const NodeId first = lineStart(id);
    if (first == kRoot)
        return;
    auto &siblings = node(node(first).parent).children;
    const auto found = std::find(siblings.begin(), siblings.end(), first);
    std::iter_swap(found, found - 1);
}

std::size_t GameRecord::place(NodeId id) const
{
    const auto &siblings = node(node(id).parent).children;
    return static_cast<std::size_t>(
        std::find(siblings.begin(), siblings.end(), id) - siblings.begin());
}

NodeId GameRecord::restore(NodeId id, std::size_t place)
{
    const NodeId parent = node(id).parent;
    const NodeId present = childWith(parent, node(id).move);
    if (present < 0) {
        auto &siblings = node(parent).children;
        const auto at = std::min(place, siblings.size());
        siblings.insert(siblings.begin() + static_cast<std::ptrdiff_t>(at), id);
        return id;
    }
    // Both nodes have the move, so each line of the restored one joins the other.
    std::vector<std::pair<NodeId, NodeId>> open{{id, present}};
    while (!open.empty()) {
        const auto [from, to] = open.back();
        open.pop_back();
        for (const NodeId child : node(from).children) {
            const NodeId same = childWith(to, node(child).move);
            if (same >= 0) {
                open.emplace_back(child, same);
            } else {
                node(child).parent = to;
                node(to).children.push_back(child);
            }
        }
        if (node(to).comment.empty())
            node(to).comment = node(from).comment;
        if (node(to).glyphs.empty())
            node(to).glyphs = node(from).glyphs;
        if (node(to).marks.empty())
            node(to).marks = node(from).marks;
    }
    return present;
}

bool GameRecord::contains(NodeId id) const
{
    if (id < 0 || static_cast<std::size_t>(id) >= m_nodes.size())
        return false;
    for (NodeId at = id; at != kRoot; at = node(at).parent) {
        const auto &siblings = node(node(at).parent).children;
        if (std::find(siblings.begin(), siblings.end(), at) == siblings.end())
            return false;
    }
    return true;
}

bool GameRecord::leadsTo(NodeId ancestor, NodeId id) const
{
    NodeId at = id;
    while (at != ancestor && at != kRoot)
        at = node(at).parent;
    return at == ancestor;
}

std::vector<NodeId> GameRecord::pathTo(NodeId id) const
{
    std::vector<NodeId> path;
    for (NodeId at = id; at != kRoot; at = node(at).parent)
        path.push_back(at);
    std::reverse(path.begin(), path.end());
    return path;
}

std::vector<NodeId> GameRecord::lineThrough(NodeId id) const
{
    std::vector<NodeId> line = pathTo(id);
    for (NodeId at = id; !node(at).children.empty();) {
        at = node(at).children.front();
        line.push_back(at);
    }
    return line;
}

std::vector<MoveCode> GameRecord::movesTo(NodeId id) const
{
    std::vector<MoveCode> moves;
    for (const NodeId at : pathTo(id))
        moves.push_back(node(at).move);
    return moves;
}

int GameRecord::ply(NodeId id) const
{
    return static_cast<int>(pathTo(id).size());
}

std::string GameRecord::tag(const std::string &name) const
{
    for (const auto &[key, value] : tags) {
        if (key == name)
            return value;
    }
    return {};
}

void GameRecord::setTag(const std::string &name, const std::string &value)
{
    for (auto &[key, old] : tags) {
        if (key == name) {
            old = value;
            return;
        }
    }
    tags.emplace_back(name, value);
}

bool operator==(const GameRecord &one, const GameRecord &other)
{
    return one.game == other.game && one.start == other.start && one.options == other.options
           && sorted(one.tags) == sorted(other.tags) && one.outcome == other.outcome
           && sameSubtree(one, GameRecord::kRoot, other, GameRecord::kRoot);
}

} // namespace tessera
