// What changes the game's record besides playing: other lines, comments, glyphs.
#include "model/session/gamemodel.h"

#include <cassert>

namespace tessera {

void GameModel::playFrom(NodeId node, Instant now)
{
    assert(!positionAt(node)->outcome().isOver());
    const bool wasOver = isOver();
    enter(node, now);
    // What is played is the main line.
    m_record.promote(node);
    for (const NodeId at : m_record.pathTo(node))
        m_redo[m_record.node(at).parent] = at;
    m_record.outcome = m_outcome;
    startClock(now);
    emit jumped();
    if (wasOver)
        emit reopened();
    emit clockChanged();
}

NodeId GameModel::addVariation(NodeId node, MoveCode move)
{
    assert(positionAt(node)->isLegal(move));
    const NodeId present = m_record.childWith(node, move);
    if (present >= 0)
        return present;
    const NodeId added = m_record.add(node, move);
    emit recordChanged();
    return added;
}

void GameModel::setComment(NodeId node, const std::string &comment)
{
    if (m_record.node(node).comment == comment)
        return;
    m_record.node(node).comment = comment;
    emit recordChanged();
}

void GameModel::setGlyphs(NodeId node, const std::vector<int> &glyphs)
{
    if (m_record.node(node).glyphs == glyphs)
        return;
    m_record.node(node).glyphs = glyphs;
    emit recordChanged();
}

void GameModel::setJudgements(const std::vector<Judgement> &judgements)
{
    bool isChanged = false;
    for (const Judgement &judgement : judgements) {
        RecordNode &node = m_record.node(judgement.node);
        isChanged = isChanged || node.evaluation != judgement.evaluation
                    || node.bestLine != judgement.bestLine;
        node.evaluation = judgement.evaluation;
        node.bestLine = judgement.bestLine;
    }
    if (isChanged)
        emit recordChanged();
}

void GameModel::setMarks(NodeId node, const std::vector<DrawnMark> &marks)
{
    if (m_record.node(node).marks == marks)
        return;
    m_record.node(node).marks = marks;
    emit recordChanged();
}

void GameModel::promote(NodeId node)
{
    m_record.promoteOnce(node);
    emit recordChanged();
}

void GameModel::makeMainLine(NodeId node)
{
    m_record.promote(node);
    emit recordChanged();
}

bool GameModel::canRemove(NodeId node) const
{
    return node != GameRecord::kRoot && !m_record.leadsTo(node, m_node);
}

GameModel::Removed GameModel::remove(NodeId node)
{
    assert(canRemove(node));
    const Removed removed{node, m_record.place(node)};
    m_record.remove(node);
    // What was taken out cannot be redone.
    std::erase_if(m_redo, [node](const auto &step) { return step.second == node; });
    emit recordChanged();
    return removed;
}

NodeId GameModel::restore(const Removed &removed)
{
    const NodeId node = m_record.restore(removed.node, removed.place);
    emit recordChanged();
    return node;
}

} // namespace tessera
