#pragma once

#include "controller/board/aside.h"
#include "controller/board/celebration.h"
#include "controller/board/cellalarm.h"
#include "controller/board/inputcontroller.h"
#include "controller/board/lenses.h"
#include "controller/board/pen.h"
#include "controller/board/suggestions.h"
#include "controller/board/transitionplayer.h"
#include "controller/session/matchcontroller.h"
#include "controller/session/navigationcontroller.h"
#include "view/board/gamepanel.h"

#include <QObject>
#include <QPointer>

#include <memory>

namespace tessera {

class BoardView;

/// Keeps a board's picture in step with the game: it shows the navigation's position, animates changes, and gathers the
/// marks of last move, selection, refusal and hint. There is one for each board view.
class BoardController : public QObject
{
    Q_OBJECT

public:
    /// `input` turns pointing into moves (see `makeInput`).
    BoardController(
        BoardView &view,
        MatchController &match,
        NavigationController &navigation,
        std::unique_ptr<InputController> input,
        QObject *parent = nullptr);
    /// Uses the input of games whose moves are pointed at cell by cell.
    BoardController(
        BoardView &view,
        MatchController &match,
        NavigationController &navigation,
        QObject *parent = nullptr);

    [[nodiscard]] InputController &input() { return *m_input; }
    [[nodiscard]] TransitionPlayer &player() { return m_player; }

    /// The refusal that is still lit.
    [[nodiscard]] const std::optional<Refusal> &refusal() const { return m_shown.refusal; }

    /// Shows which pieces a hint or a threat would move, until the position changes.
    void showHint(const std::vector<MoveCode> &line);
    /// Shows what a move would do that is pointed at outside the board, until it is another one or none.
    void showMeant(const std::optional<MoveCode> &move);
    /// Shows an engine's moves for the position shown, the best first, until another position is shown. `mover` is the
    /// player who would make them, if it were their turn.
    void showIdeas(const std::vector<MoveCode> &moves, Player mover);
    /// Temporarily shows, in place of the game, the position after the first `played` moves of `line` from another
    /// position, with the move after them marked; until `endAside`, or until the game goes on.
    void showAside(const AnyPosition &from, const std::vector<MoveCode> &line, std::size_t played);
    void endAside();
    /// Marks the cells of an illegal act at the game's position, whenever that is shown, until `endFault`.
    void showFault(const std::vector<Cell> &cells);
    void endFault();
    /// Forgets the refusal that is lit, as its reason is not said any more.
    void endRefusal();
    /// Sets whether the opponents' threats are marked and told.
    void showThreats(bool shows);
    /// Whether it is marked how often each cell is attacked (see `Lenses`).
    void showAttackMap(bool shows);
    /// Connects the game's panel beside the board with the input.
    void attach(GamePanel &panel);
    /// Lets a person draw on the board. `marks` must outlive this.
    void attach(DrawnMarks &marks) { m_pen.attach(marks); }

signals:
    /// An act was refused, or one in preparation would be; its cause is lit on the board.
    void refused(const tessera::Refusal &refusal);
    /// The refusal shown has been forgotten.
    void refusalEnded();
    /// The words about the move pointed at (`isOfMove`), or about the threats shown; empty for none.
    void foreseen(const QString &words, bool isOfMove);
    /// A person pointed at the board who may not move now.
    void notNow();
    void choiceNeeded(const std::vector<tessera::MoveCode> &moves, tessera::Cell cell);

protected:
    /// Cursor keys take precedence over shortcuts of the window (Home and End are diagonals on hexes); while looking
    /// back, navigation through the game comes first.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void connectInput();
    void show(const Transition &transition, bool isStep);
    void showMarks();
    /// Whether the navigation's position is the one on the board, so that the selection belongs to it.
    [[nodiscard]] bool hasShown() const;
    /// Tells the scene whether the game has ended at the position shown.
    void showEnd();
    void refuse(const Refusal &refusal);
    /// Escape with nothing picked: clears the drawn marks, or else goes back to the game.
    void escape();
    /// Emits `foreseen`.
    void foretell();
    void endWarning();
    /// The changes by each opponent's last move before the position shown, the latest first.
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
    /// The position on the board with everything shown about it; dropped when another is shown.
    struct Shown
    {
        int game = -1;
        NodeId node = -1;
        std::vector<Transition> lastMoves;
        std::optional<Refusal> refusal;
        Suggestions suggested;
        /// What stands in place of the game.
        std::optional<Aside> aside;
    };
    Shown m_shown;
    /// The cells of an illegal act, and the node at which it was tried.
    std::vector<Cell> m_fault;
    int m_faultGame = -1;
    NodeId m_faultNode = -1;
};

} // namespace tessera
