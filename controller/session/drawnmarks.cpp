#include "controller/session/drawnmarks.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

/// The cell of this name; none when the board has no such cell.
Cell cellNamed(const AnyPosition &position, const std::string &name)
{
    const int count = position.board().cellCount();
    for (int i = 0; i < count; ++i) {
        if (position.cellText(cellAt(i)) == name)
            return cellAt(i);
    }
    return Cell::None;
}

} // namespace

DrawnMarks::DrawnMarks(GameModel &game, const NavigationController &navigation)
    : m_game(game)
    , m_navigation(navigation)
{
    connect(&game, &GameModel::begun, this, [this] { m_private.clear(); });
    connect(&game, &GameModel::recordChanged, this, &DrawnMarks::changed);
    connect(&game, &GameModel::ended, this, &DrawnMarks::changed);
    connect(&game, &GameModel::reopened, this, &DrawnMarks::changed);
}

bool DrawnMarks::isPrivate() const
{
    return m_game.viewer() != Player::None && !m_game.isOver();
}

std::vector<DrawnMark> DrawnMarks::marks() const
{
    const NodeId node = m_navigation.node();
    if (!isPrivate())
        return m_game.record().node(node).marks;
    const auto found = m_private.find({m_game.viewer(), node});
    return found == m_private.end() ? std::vector<DrawnMark>() : found->second;
}

void DrawnMarks::setMarks(const std::vector<DrawnMark> &marks)
{
    if (!isPrivate()) {
        m_game.setMarks(m_navigation.node(), marks);
        return;
    }
    m_private[{m_game.viewer(), m_navigation.node()}] = marks;
    emit changed();
}

std::vector<DrawnMarks::Placed> DrawnMarks::shown() const
{
    if (!m_game.hasGame())
        return {};
    return placed(m_navigation.position(), marks());
}

std::vector<DrawnMarks::Placed> DrawnMarks::placed(
    const AnyPosition &position, const std::vector<DrawnMark> &marks)
{
    std::vector<Placed> placed;
    for (const DrawnMark &mark : marks) {
        const Cell from = cellNamed(position, mark.from);
        const Cell to = mark.to.empty() ? Cell::None : cellNamed(position, mark.to);
        const bool isWhole = from != Cell::None && (mark.to.empty() || to != Cell::None);
        if (isWhole && from != to)
            placed.push_back({mark.colour, from, to});
    }
    return placed;
}

void DrawnMarks::toggle(char colour, Cell from, Cell to)
{
    if (!m_game.hasGame())
        return;
    const AnyPosition &position = m_navigation.position();
    const DrawnMark
        drawn{colour, position.cellText(from), to == Cell::None ? "" : position.cellText(to)};
    std::vector<DrawnMark> all = marks();
    const auto there = std::find_if(all.begin(), all.end(), [&drawn](const DrawnMark &mark) {
        return mark.from == drawn.from && mark.to == drawn.to;
    });
    if (there == all.end())
        all.push_back(drawn);
    else if (there->colour == drawn.colour)
        all.erase(there);
    else
        there->colour = drawn.colour;
    // Sorts the marks in the order of files.
    std::stable_partition(all.begin(), all.end(), [](const DrawnMark &mark) {
        return mark.to.empty();
    });
    setMarks(all);
}

bool DrawnMarks::clear()
{
    if (!m_game.hasGame())
        return false;
    const std::vector<DrawnMark> all = marks();
    if (all.empty())
        return false;
    const bool isKept = !isPrivate();
    if (isKept)
        m_cleared = {m_game.gameNumber(), m_navigation.node(), all};
    setMarks({});
    if (isKept)
        emit cleared();
    return true;
}

void DrawnMarks::undoClear()
{
    const Cleared taken = std::exchange(m_cleared, {});
    if (taken.game != m_game.gameNumber() || !m_game.record().contains(taken.node))
        return;
    std::vector<DrawnMark> all = taken.marks;
    for (const DrawnMark &mark : m_game.record().node(taken.node).marks) {
        if (std::find(all.begin(), all.end(), mark) == all.end())
            all.push_back(mark);
    }
    m_game.setMarks(taken.node, all);
}

} // namespace tessera

#include "moc_drawnmarks.cpp"
