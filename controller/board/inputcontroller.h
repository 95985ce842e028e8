#pragma once

#include "controller/board/pointingstyle.h"
#include "controller/session/matchcontroller.h"
#include "controller/session/navigationcontroller.h"
#include "model/core/moveselection.h"
#include "view/board/marks/boardmarks.h"

#include <QObject>

#include <optional>

namespace tessera {

class BoardView;
class GamePanel;

/// Turns pointing at cells into moves, for every game whose moves are pointed at cell by cell:
/// clicking, dragging and the keyboard alike. What is picked and pointed at has its home here. It
/// decides what is meant and hands moves to the match controller; it shows nothing itself but tells
/// which marks the selection needs.
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
    /// Whether what is pointed at is tried at a position where the game does not stand.
    [[nodiscard]] bool isTrying() const;
    /// Whether what is pointed at is a move in advance, while others are to move.
    [[nodiscard]] bool isPremoving() const;
    [[nodiscard]] const MoveSelection &selection() const { return m_selection; }
    /// The cell under the mouse or the keyboard's cursor.
    [[nodiscard]] Cell pointed() const { return m_pointed; }
    /// The marks of the selection and of what is pointed at.
    [[nodiscard]] virtual BoardMarks marks() const;
    /// Forgets what was picked and pointed at, without a word: another position is about to be shown, perhaps
    /// on a smaller board. `restart` follows.
    void forget();
    /// Forgets what was picked and takes the legal moves of the position shown.
    virtual void restart();
    /// Drops what was picked, if anything was.
    virtual bool clearSelection();
    /// Lets a game's panel take part in the input, where it can. It may go at any time.
    virtual void attach(GamePanel &) {}
    void setStyle(const PointingStyle &style);
    [[nodiscard]] const PointingStyle &style() const { return m_style; }
    /// The legal move that pointing at the cell pointed at would mean, if it means just one.
    [[nodiscard]] virtual std::optional<MoveCode> meant() const;
    /// Whether `meant` waits for being pointed at once more (`PointingStyle::confirms`).
    [[nodiscard]] bool isUnconfirmed() const { return m_unconfirmed.has_value(); }

    /// Whether the wheel does something with what is picked; else it leads through the game.
    [[nodiscard]] virtual bool takesWheel() const;

signals:
    /// The wheel was turned: a move back (-1) or forward (1).
    void stepRequested(int by);
    /// Something was picked, dropped or pointed at: the marks are others.
    void changed();
    /// An input came: a running animation must end first.
    void interrupted();
    /// The rules refuse what was pointed at.
    void refused(const tessera::Refusal &refusal);
    /// The rules would refuse what is pointed at; nothing was done yet.
    void warned(const tessera::Refusal &refusal);
    /// What is pointed at now would not be refused.
    void warningEnded();
    /// Several moves are pointed at alike: one must be chosen and handed to `choose`.
    void choiceNeeded(const std::vector<tessera::MoveCode> &moves, tessera::Cell cell);
    /// Somebody pointed at the board who may not move now.
    void notNow();
    /// A piece was dropped where it cannot go.
    void dropRefused(tessera::Cell from);
    /// Escape with nothing picked.
    void escaped();
    /// The right button went from one cell to another, or was clicked (both are the same cell) and
    /// had nothing else to do.
    void drawn(tessera::Cell from, tessera::Cell to, Qt::KeyboardModifiers modifiers);

public slots:
    /// Plays one of the moves of `choiceNeeded`.
    void choose(tessera::MoveCode move);

protected:
    virtual void press(Cell cell, Qt::MouseButton button);
    virtual void release(Cell cell);
    virtual void hover(Cell cell);
    virtual void activate(Cell cell);
    /// Whether a click of the right button with nothing picked does something of the game's own.
    virtual bool clickRight(Cell, Qt::KeyboardModifiers) { return false; }
    /// Whether a piece without a legal move may be picked all the same, so that it is the move tried
    /// with it that is refused.
    [[nodiscard]] virtual bool picksStuck(Cell) const { return false; }

    [[nodiscard]] BoardView &view() { return m_view; }
    [[nodiscard]] MatchController &match() { return m_match; }
    /// The position in which a move is made: the one shown, or that of a move in advance.
    [[nodiscard]] const AnyPosition &position() const;
    /// The moves made in advance: where their pieces go, with their numbers.
    void markPremoves(BoardMarks &marks) const;
    void setPointed(Cell cell);
    void setSelection(const MoveSelection &selection);
    [[nodiscard]] bool showsTargets() const { return m_style.showsTargets; }
    /// Plays a legal move that ends on `last`, or waits until that is pointed at again where the
    /// person wants to confirm moves; whether it was played.
    bool playOrWait(MoveCode move, Cell last);
    /// Whether `cell` confirms the move that waits; if so it is played, and else nothing waits any
    /// more.
    bool confirm(Cell cell);
    /// Another move is meant than the one that waits.
    void forgetUnconfirmed() { m_unconfirmed.reset(); }

private:
    enum class Effect : std::uint8_t { Picked, Played, Waits, Dropped, Refused };

    /// Plays a move, or keeps it for its turn.
    void submit(MoveCode move);
    /// Points at `cell` and does what that means.
    Effect point(Cell cell);
    Effect pointAnew(Cell cell);
    void refuse(Cell cell);
    void pressRight();
    void join(Cell from, Cell to, Qt::KeyboardModifiers modifiers);
    [[nodiscard]] bool isPicked(Cell cell) const;
    [[nodiscard]] bool hasPicked() const { return !m_selection.isEmpty() || m_stuck != Cell::None; }
    void unpickAll();
    /// Plays, or asks for the choice, when the picks mean a move; whether they do.
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
    /// The press of the right button took something back: its click does nothing else.
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
