#pragma once

#include "model/record/gamerecord.h"

#include <unordered_map>
#include <vector>

namespace tessera {

/// The places of a game's moves in a drawing of its tree: a row for each ply, and a column for each line. The main line
/// is in column 0, branches are further to the right, and no two lines meet.
class TreeLayout
{
public:
    struct Place
    {
        NodeId node;
        int row;
        int column;
        /// The column of the move before, which stands one row above.
        int parentColumn;
    };

    TreeLayout() = default;
    explicit TreeLayout(const GameRecord &record);

    /// The places by row; the root is the first.
    [[nodiscard]] const std::vector<Place> &places() const { return m_places; }
    /// The first of the places in `row` or below it.
    [[nodiscard]] std::size_t firstIn(int row) const;
    /// Null for moves that are not in the tree.
    [[nodiscard]] const Place *placeOf(NodeId node) const;
    [[nodiscard]] int rowCount() const { return m_rows; }
    [[nodiscard]] int columnCount() const { return m_columns; }

private:
    std::vector<Place> m_places;
    std::unordered_map<NodeId, std::size_t> m_index;
    int m_rows = 0;
    int m_columns = 0;
};

} // namespace tessera
