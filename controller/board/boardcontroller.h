#pragma once

#include "controller/board/inputcontroller.h"
#include "controller/board/transitionplayer.h"
#include "controller/session/matchcontroller.h"
#include "controller/session/navigationcontroller.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace tessera {

class BoardView;

/// Keeps a board's picture in step with the game: shows the position looked at, animates what
/// changes, and gathers the marks of last move, selection, refusal and hint. One for each board view.
class BoardController : public QObject
{
    Q_OBJECT

public:
    BoardController(BoardView &view, MatchController &match, NavigationController &navigation,
                    QObject *parent = nullptr);

    [[nodiscard]] InputController &input() { return *m_input; }
    [[nodiscard]] TransitionPlayer &player() { return m_player; }

    /// Shows what pieces a hint or a threat would move, until the position changes.
    void showHint(const std::vector<MoveCode> &line);
    /// Turns the board by one step of its geometry.
    void flip();

signals:
    /// An act was refused; the cause is lit on the board.
    void refused(const tessera::Refusal &refusal);
    /// The refusal shown has been forgotten.
    void refusalEnded();
    /// Somebody pointed at the board who may not move now.
    void notNow();
    void choiceNeeded(const std::vector<tessera::MoveCode> &moves, tessera::Cell cell);

private:
    void show(const Transition &transition, bool isStep);
    void showMarks();
    void refuse(const Refusal &refusal);
    void endRefusal();
    /// What the last move before the position shown changed.
    [[nodiscard]] Transition lastTransition() const;

    BoardView &m_view;
    MatchController &m_match;
    NavigationController &m_navigation;
    TransitionPlayer m_player;
    std::unique_ptr<InputController> m_input;
    std::vector<Cell> m_refusedCells;
    std::vector<MoveCode> m_hint;
    Transition m_lastTransition;
    QTimer m_refusalEnd;
};

} // namespace tessera
