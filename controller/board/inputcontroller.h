#pragma once

#include "controller/board/pointingstyle.h"
#include "controller/session/matchcontroller.h"
#include "controller/session/navigationcontroller.h"
#include "model/core/facets/moveselection.h"
#include "view/board/marks/boardmarks.h"

#include <QObject>

#include <optional>

namespace tessera {

class BoardView;
class GamePanel;

/// Turns pointing at cells into moves, for every game whose moves are pointed at cell by cell: for clicking, dragging
/// and the keyboard alike. It holds what is picked and pointed at, decides what is meant, and hands moves to the match
/// controller. It shows nothing itself but gives the marks of the selection.
class InputController : public QObject
{
    Q_OBJECT

public:
    InputController(
        BoardView &view,
        MatchController &match,
        NavigationController &navigation,
        QObject *parent = nullptr);

    /// Whether a person may move now, at the position shown.
    [[nodiscard]] bool isActive() const;
    /// Whether a move is tried at a position that is not the game's own.
    [[nodiscard]] bool isTrying() const;
    /// Whether a move is made in advance, while others are to move.
    [[nodiscard]] bool isPremoving() const;
    [[nodiscard]] const MoveSelection &selection() const { return m_selection; }
    /// The cell under the mouse or the keyboard's cursor.
    [[nodiscard]] Cell pointed() const { return m_pointed; }
    /// The marks of the selection and of the pointer.
    [[nodiscard]] virtual BoardMarks marks() const;
    /// Silently forgets what was picked and pointed at, since another position is about to be shown, perhaps on a
    /// smaller board. `restart` follows.
    void forget();
    /// Forgets what was picked and takes the legal moves of the position shown.
    virtual void restart();
    /// Drops the selection; returns whether there was one.
    virtual bool clearSelection();
    /// Connects a game's panel with the input, where that is possible. The panel may be destroyed at any time.
    virtual void attach(GamePanel &) {}
    void setStyle(const PointingStyle &style);
    [[nodiscard]] const PointingStyle &style() const { return m_style; }
    /// The legal move that a click on the cell pointed at would mean, if it is just one.
    [[nodiscard]] virtual std::optional<MoveCode> meant() const;
    /// Whether `meant` waits for confirmation by another click (`PointingStyle::confirms`).
    [[nodiscard]] bool isUnconfirmed() const { return m_unconfirmed.has_value(); }

    /// Whether the wheel acts on the selection; otherwise it steps through the game.
    [[nodiscard]] virtual bool takesWheel() const;

signals:
    /// The wheel was turned: a move back (-1) or forward (1).
    void stepRequested(int by);
    /// Something was picked, dropped or pointed at, so the marks have changed.
    void changed();
    /// An input has arrived, so a running animation must end first.
    void interrupted();
    /// The rules refuse what was pointed at.
    void refused(const tessera::Refusal &refusal);
    /// The rules would refuse what is pointed at; nothing was done yet.
    void warned(const tessera::Refusal &refusal);
    /// What is pointed at now would not be refused.
    void warningEnded();
    /// Several moves have the same cells: one must be chosen and handed to `choose`.
    void choiceNeeded(const std::vector<tessera::MoveCode> &moves, tessera::Cell cell);
    /// A person pointed at the board who may not move now.
    void notNow();
    /// A piece was dropped where it cannot go.
    void dropRefused(tessera::Cell from);
    /// Escape was pressed with nothing picked.
    void escaped();
    /// The right button was dragged from one cell to another, or clicked (on the same cell), without another meaning.
    void drawn(tessera::Cell from, tessera::Cell to, Qt::KeyboardModifiers modifiers);

public slots:
    /// Plays one of the moves of `choiceNeeded`.
    void choose(tessera::MoveCode move);

protected:
    virtual void press(Cell cell, Qt::MouseButton button);
    virtual void release(Cell cell);
    virtual void hover(Cell cell);
    virtual void activate(Cell cell);
    /// Handles a right click with nothing picked in a way of the game's own; returns whether it did.
    virtual bool clickRight(Cell, Qt::KeyboardModifiers) { return false; }
    /// Whether a piece without a legal move may still be picked, so that the move tried with it is refused.
    [[nodiscard]] virtual bool picksStuck(Cell) const { return false; }

    [[nodiscard]] BoardView &view() { return m_view; }
    [[nodiscard]] MatchController &match() { return m_match; }
    /// The position in which a move is made: the one shown, or that of a move in advance.
    [[nodiscard]] const AnyPosition &position() const;
    /// Marks the moves made in advance: the targets of their pieces, with their numbers.
    void markPremoves(BoardMarks &marks) const;
    void setPointed(Cell cell);
    void setSelection(const MoveSelection &selection);
    [[nodiscard]] bool showsTargets() const { return m_style.showsTargets; }
    /// Plays a legal move that ends on `last`, or waits for another click there where the person wants to confirm
    /// moves; returns whether it was played.
    bool playOrWait(MoveCode move, Cell last);
    /// Plays the waiting move if `cell` confirms it, and otherwise forgets it; returns whether it was played.
    bool confirm(Cell cell);
    /// Forgets the waiting move, since another one is meant.
    void forgetUnconfirmed() { m_unconfirmed.reset(); }

private:
    enum class Effect : std::uint8_t { Picked, Played, Waits, Dropped, Refused };

    /// Plays a move, or keeps it for its turn (premove).
    void submit(MoveCode move);
    /// Points at `cell` and performs the effect.
    Effect point(Cell cell);
    Effect pointAnew(Cell cell);
    void refuse(Cell cell);
    void pressRight();
    void join(Cell from, Cell to, Qt::KeyboardModifiers modifiers);
    [[nodiscard]] bool isPicked(Cell cell) const;
    [[nodiscard]] bool hasPicked() const { return !m_selection.isEmpty() || m_stuck != Cell::None; }
    void unpickAll();
    /// Plays, or asks for a choice, when the picks mean a move; returns whether they do.
    bool finishSelection();

    BoardView &m_view;
    MatchController &m_match;
    NavigationController &m_navigation;
    MoveSelection m_selection;
    /// The picked piece that has no legal move.
    Cell m_stuck = Cell::None;
    Cell m_pointed = Cell::None;
    /// The cell of the press that may become a drag, and whether it was picked before.
    Cell m_pressed = Cell::None;
    bool m_wasPicked = false;
    /// Whether the press of the right button took something back, so that its click does nothing else.
    bool m_hasDropped = false;
    PointingStyle m_style;
    /// A move that is to be confirmed, and the cell that does it.
    struct Unconfirmed
    {
        MoveCode move;
        Cell cell;
    };
    std::optional<Unconfirmed> m_unconfirmed;
};

} // namespace tessera
