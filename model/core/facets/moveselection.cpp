#include "model/core/facets/moveselection.h"

#include <algorithm>
#include <cassert>

namespace tessera {

MoveSelection::MoveSelection(const AnyPosition &position)
{
    for (const MoveCode move : position.legalMoves())
        m_candidates.push_back({move, position.pointing().shape(move)});
}

bool MoveSelection::begins(const MoveShape &shape) const
{
    if (m_picked.size() > shape.cells.size())
        return false;
    if (shape.anyOrder) {
        return std::all_of(m_picked.begin(), m_picked.end(), [&shape](Cell cell) {
            return std::find(shape.cells.begin(), shape.cells.end(), cell) != shape.cells.end();
        });
    }
    return std::equal(m_picked.begin(), m_picked.end(), shape.cells.begin());
}

std::vector<Cell> MoveSelection::next() const
{
    std::vector<Cell> cells;
    for (const Candidate &candidate : m_candidates) {
        const auto &shape = candidate.shape;
        if (!begins(shape) || shape.cells.size() == m_picked.size())
            continue;
        if (!shape.anyOrder) {
            cells.push_back(shape.cells[m_picked.size()]);
            continue;
        }
        for (const Cell cell : shape.cells) {
            if (std::find(m_picked.begin(), m_picked.end(), cell) == m_picked.end())
                cells.push_back(cell);
        }
    }
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
}

bool MoveSelection::accepts(Cell cell) const
{
    const std::vector<Cell> cells = next();
    return std::binary_search(cells.begin(), cells.end(), cell);
}

void MoveSelection::pick(Cell cell)
{
    assert(accepts(cell));
    m_picked.push_back(cell);
}

void MoveSelection::unpick()
{
    if (!m_picked.empty())
        m_picked.pop_back();
}

void MoveSelection::clear()
{
    m_picked.clear();
}

std::vector<MoveCode> MoveSelection::complete() const
{
    std::vector<MoveCode> moves;
    for (const Candidate &candidate : m_candidates) {
        if (!m_picked.empty() && candidate.shape.cells.size() == m_picked.size()
            && begins(candidate.shape))
            moves.push_back(candidate.move);
    }
    return moves;
}

std::vector<MoveCode> MoveSelection::possible() const
{
    std::vector<MoveCode> moves;
    for (const Candidate &candidate : m_candidates) {
        if (begins(candidate.shape))
            moves.push_back(candidate.move);
    }
    return moves;
}

} // namespace tessera
