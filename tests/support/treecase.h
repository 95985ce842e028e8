#pragma once

#include "tests/support/windowcase.h"
#include "view/history/historyview.h"

namespace tessera::test {

/// The list of moves beside the board, in which moves were tried that are not of the game.
class TreeCase : protected WindowCase
{
protected:
    [[nodiscard]] HistoryView &view() { return m_driver->find<HistoryView>("historyView"); }
    [[nodiscard]] HistoryModel &history() { return session().history; }
    /// Plays the last legal move by the board's keys, which is none that `playAnyMove` plays.
    void playAnother() { m_driver->playByKeys(game().position().legalMoves().back()); }
    /// Tries a move at the position shown by clicking its cells.
    void tryMove(MoveCode move);
    [[nodiscard]] MoveCode lastMoveShown()
    {
        return session().navigation.position().legalMoves().back();
    }
    void clickMove(NodeId node, Qt::MouseButton button = Qt::LeftButton);
    [[nodiscard]] int depthOf(NodeId node)
    {
        return history().indexOf(node).data(HistoryModel::DepthRole).toInt();
    }
    /// After four plies, the first branches three ways: the main line goes on from the first.
    void branch();
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&view(), key, modifiers);
    }

    NodeId m_second = -1;
    NodeId m_third = -1;
};

inline void TreeCase::tryMove(MoveCode move)
{
    for (const Cell cell : session().navigation.position().pointing().shape(move).cells)
        m_driver->click(cell);
}

inline void TreeCase::clickMove(NodeId node, Qt::MouseButton button)
{
    const QModelIndex index = history().indexOf(node);
    QVERIFY(index.isValid());
    view().scrollTo(index);
    QTest::mouseClick(view().viewport(), button, {}, view().visualRect(index).center());
}

inline void TreeCase::branch()
{
    begin(4);
    m_driver->trigger("actionFirst");
    const std::vector<MoveCode> moves = session().navigation.position().legalMoves();
    tryMove(moves.back());
    m_second = session().navigation.node();
    m_driver->trigger("actionFirst");
    tryMove(moves[moves.size() - 2]);
    m_third = session().navigation.node();
    QCOMPARE(game().record().node(GameRecord::kRoot).children.size(), std::size_t(3));
    QCOMPARE(m_driver->ply(), 4);
    view().setFocus();
}

} // namespace tessera::test
