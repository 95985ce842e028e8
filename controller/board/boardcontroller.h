#pragma once

#include "controller/board/aside.h"
#include "controller/board/celebration.h"
#include "controller/board/cellalarm.h"
#include "controller/board/inputcontroller.h"
#include "controller/board/lenses.h"
#include "controller/board/pen.h"
#include "controller/board/transitionplayer.h"
#include "controller/session/matchcontroller.h"
#include "controller/session/navigationcontroller.h"
#include "view/board/gamepanel.h"

#include <QObject>
#include <QPointer>

#include <memory>

namespace tessera {

class BoardView;

/// Keeps a board's picture in step with the game: shows the position looked at, animates what
/// changes, and gathers the marks of last move, selection, refusal and hint. One for each board view.
class BoardController : public QObject
{
    Q_OBJECT

public:
    /// `input` is what turns pointing into moves (see `makeInput`).
    BoardController(
        BoardView &view,
        MatchController &match,
        NavigationController &navigation,
        std::unique_ptr<InputController> input,
        QObject *parent = nullptr);
    /// With the input of games whose moves are pointed at cell by cell.
    BoardController(
        BoardView &view,
        MatchController &match,
        NavigationController &navigation,
        QObject *parent = nullptr);

    [[nodiscard]] InputController &input() { return *m_input; }
    [[nodiscard]] TransitionPlayer &player() { return m_player; }

    /// What was refused and is still lit.
    [[nodiscard]] const std::optional<Refusal> &refusal() const { return m_shown.refusal; }

    /// Shows what pieces a hint or a threat would move, until the position changes.
    void showHint(const std::vector<MoveCode> &line);
    /// Shows what a move would do that is meant elsewhere than on the board, until another or none is.
    void showMeant(const std::optional<MoveCode> &move);
    /// Shows moves that are thought about at the position shown, the best first, until another is shown.
    /// `mover` is who makes them, if it were their turn.
    void showIdeas(const std::vector<MoveCode> &moves, Player mover);
    /// Shows for a moment, in place of the game, what comes of the first `played` moves of `line` from another
    /// position, with the move after them marked; until `endAside`, or until somebody goes on with the game.
    void showAside(const AnyPosition &from, const std::vector<MoveCode> &line, std::size_t played);
    void endAside();
    /// Marks the cells of an act that is no move where the game stands, whenever that is shown, until `endFault`.
    void showFault(const std::vector<Cell> &cells);
    void endFault();
    /// Whether what opponents could do next is marked and told.
    void showThreats(bool shows);
    /// Whether it is marked how often each cell is attacked (see `Lenses`).
    void showAttackMap(bool shows);
    /// Lets the game's panel beside the board take part in the input.
    void attach(GamePanel &panel);
    /// Lets a person draw on the board. `marks` must outlive this.
    void attach(DrawnMarks &marks) { m_pen.attach(marks); }

signals:
    /// An act was refused, with its cause lit on the board; or one that is being prepared would be.
    void refused(const tessera::Refusal &refusal);
    /// The refusal shown has been forgotten.
    void refusalEnded();
    /// What there is to say of the move pointed at, or of the threats shown; empty for nothing.
    void foreseen(const QString &words);
    /// Somebody pointed at the board who may not move now.
    void notNow();
    void choiceNeeded(const std::vector<tessera::MoveCode> &moves, tessera::Cell cell);

protected:
    /// Keys that lead the cursor on come before shortcuts of the window (Home and End, which are
    /// diagonals on hexes); while looking back, the way through the game comes first.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void connectInput();
    void show(const Transition &transition, bool isStep);
    void showMarks();
    void markThoughts(BoardMarks &marks) const;
    /// Whether the position of the navigation is the one on the board, and what is picked belongs to it.
    [[nodiscard]] bool hasShown() const;
    /// Tells the scene whether the game has ended at the position shown.
    void showEnd();
    void refuse(const Refusal &refusal);
    void endRefusal();
    void markAlarm(BoardMarks &marks) const;
    /// Escape with nothing picked: away with what was drawn, and then back to the game.
    void escape();
    /// Tells what is foreseen, if that is something else than before.
    void foretell();
    void endWarning();
    /// What the last move of each opponent before the position shown changed, the latest first.
    [[nodiscard]] std::vector<Transition> lastTransitions() const;
    [[nodiscard]] int playerCount() const;

    BoardView &m_view;
    MatchController &m_match;
    NavigationController &m_navigation;
    TransitionPlayer m_player;
    Celebration m_celebration;
    std::unique_ptr<InputController> m_input;
    Lenses m_lenses;
    Pen m_pen;
    QPointer<GamePanel> m_panel;
    CellAlarm m_alarm;
    bool m_isWarning = false;
    QString m_foretold;
    /// The position on the board with all that is shown of it; dropped when another is shown.
    struct Shown
    {
        int game = -1;
        NodeId node = -1;
        std::vector<Transition> lastMoves;
        std::optional<Refusal> refusal;
        std::vector<MoveCode> hint;
        /// The move that is meant elsewhere than on the board.
        std::optional<MoveCode> meant;
        /// The moves that are thought about, and who makes them.
        std::vector<MoveCode> ideas;
        Player thinker = Player::None;
        /// What stands in place of the game.
        std::optional<Aside> aside;
    };
    Shown m_shown;
    /// The cells of an act that is no move, and where it was tried.
    std::vector<Cell> m_fault;
    int m_faultGame = -1;
    NodeId m_faultNode = -1;
};

} // namespace tessera
