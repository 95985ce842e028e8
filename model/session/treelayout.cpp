#include "model/session/treelayout.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace tessera {

namespace {

/// The rows that are taken in each column, as intervals from their first row to their last.
class Columns
{
public:
    /// The first column from `least` on in which the rows are free, which it takes.
    int take(int least, int first, int last)
    {
        int column = least;
        while (!isFree(column, first, last))
            ++column;
        m_taken.resize(std::max(m_taken.size(), static_cast<std::size_t>(column) + 1));
        m_taken[static_cast<std::size_t>(column)][first] = last;
        return column;
    }
    [[nodiscard]] int count() const { return static_cast<int>(m_taken.size()); }

private:
    [[nodiscard]] bool isFree(int column, int first, int last) const
    {
        if (column >= count())
            return true;
        const auto &taken = m_taken[static_cast<std::size_t>(column)];
        const auto after = taken.upper_bound(last);
        return after == taken.begin() || std::prev(after)->second < first;
    }

    std::vector<std::map<int, int>> m_taken;
};

struct Branch
{
    NodeId start;
    int row;
    int parentColumn;
};

} // namespace

TreeLayout::TreeLayout(const GameRecord &record)
{
    Columns columns;
    std::vector<Branch> open{{GameRecord::kRoot, 0, -1}};
    while (!open.empty()) {
        const Branch branch = open.back();
        open.pop_back();
        std::vector<NodeId> line{branch.start};
        while (!record.node(line.back()).children.empty())
            line.push_back(record.node(line.back()).children.front());
        const int last = branch.row + static_cast<int>(line.size()) - 1;
        // The edge that leads to a line from above passes beside the row before it.
        const int first = std::max(0, branch.row - 1);
        const int column = columns.take(branch.parentColumn + 1, first, last);
        int row = branch.row;
        int before = branch.parentColumn;
        for (const NodeId node : line) {
            m_places.push_back({node, row++, column, before});
            before = column;
            const auto &children = record.node(node).children;
            // Lines that branch off later are laid out first, so that they stay nearer.
            for (std::size_t i = children.size(); i > 1; --i)
                open.push_back({children[i - 1], row, column});
        }
        m_rows = std::max(m_rows, row);
    }
    m_columns = columns.count();
    std::stable_sort(m_places.begin(), m_places.end(), [](const Place &one, const Place &other) {
        return one.row < other.row;
    });
    for (std::size_t i = 0; i < m_places.size(); ++i)
        m_index[m_places[i].node] = i;
}

std::size_t TreeLayout::firstIn(int row) const
{
    const auto found
        = std::lower_bound(m_places.begin(), m_places.end(), row, [](const Place &place, int wanted) {
              return place.row < wanted;
          });
    return static_cast<std::size_t>(found - m_places.begin());
}

const TreeLayout::Place *TreeLayout::placeOf(NodeId node) const
{
    const auto found = m_index.find(node);
    return found == m_index.end() ? nullptr : &m_places[found->second];
}

} // namespace tessera
