// Functions that change the game's record besides playing: other lines, comments, glyphs.
#include "model/session/gamemodel.h"

namespace tessera {

NodeId GameModel::addVariation(NodeId node, MoveCode move)
{
    const NodeId present = record().childWith(node, move);
    if (present >= 0)
        return present;
    const NodeId added = m_game->addVariation(node, move);
    emit recordChanged();
    return added;
}

void GameModel::setComment(NodeId node, const std::string &comment)
{
    if (record().node(node).comment == comment)
        return;
    m_game->annotations(node).comment = comment;
    emit recordChanged();
}

void GameModel::setGlyphs(NodeId node, const std::vector<int> &glyphs)
{
    if (record().node(node).glyphs == glyphs)
        return;
    m_game->annotations(node).glyphs = glyphs;
    emit recordChanged();
}

void GameModel::setJudgements(const std::vector<Judgement> &judgements)
{
    bool isChanged = false;
    for (const Judgement &judgement : judgements) {
        RecordNode &node = m_game->annotations(judgement.node);
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
    if (record().node(node).marks == marks)
        return;
    m_game->annotations(node).marks = marks;
    emit recordChanged();
}

void GameModel::promote(NodeId node)
{
    m_game->promoteOnce(node);
    emit recordChanged();
}

void GameModel::makeMainLine(NodeId node)
{
    m_game->makeMainLine(node);
    emit recordChanged();
}

GameModel::Removed GameModel::remove(NodeId node)
{
    const Removed removed{node, record().place(node)};
    m_game->remove(node);
    emit recordChanged();
    return removed;
}

NodeId GameModel::restore(const Removed &removed)
{
    const NodeId node = m_game->restore(removed.node, removed.place);
    emit recordChanged();
    return node;
}

} // namespace tessera
