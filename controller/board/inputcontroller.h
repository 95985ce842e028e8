#pragma once

#include "controller/session/matchcontroller.h"
#include "controller/session/navigationcontroller.h"
#include "model/core/moveselection.h"
#include "view/board/boardmarks.h"

#include <QObject>

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
    [[nodiscard]] const MoveSelection &selection() const { return m_selection; }
    /// The marks of the selection and of what is pointed at.
    [[nodiscard]] virtual BoardMarks marks() const;
    /// Forgets what was picked and takes the legal moves of the position shown.
    virtual void restart();
    /// Drops what was picked, if anything was.
    virtual bool clearSelection();
    /// Lets a game's panel take part in the input, where it can. It may go at any time.
    virtual void attach(GamePanel &) {}
    /// Whether cells that may be picked are marked.
    void setShowsTargets(bool shows);

signals:
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

public slots:
    /// Plays one of the moves of `choiceNeeded`.
    void choose(tessera::MoveCode move);

protected:
    virtual void press(Cell cell, Qt::MouseButton button);
    virtual void release(Cell cell);
    virtual void hover(Cell cell);
    virtual void activate(Cell cell);
    /// Whether a piece without a legal move may be picked all the same, so that it is the move tried
    /// with it that is refused.
    [[nodiscard]] virtual bool picksStuck(Cell) const { return false; }

    [[nodiscard]] BoardView &view() { return m_view; }
    [[nodiscard]] MatchController &match() { return m_match; }
    [[nodiscard]] const AnyPosition &position() const { return m_navigation.position(); }
    [[nodiscard]] Cell pointed() const { return m_pointed; }
    void setPointed(Cell cell);
    void setSelection(const MoveSelection &selection);
    [[nodiscard]] bool showsTargets() const { return m_showsTargets; }

private:
    enum class Effect : std::uint8_t { Picked, Played, Dropped, Refused };

    /// Points at `cell` and does what that means.
    Effect point(Cell cell);
    void refuse(Cell cell);
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
    bool m_showsTargets = true;
};

} // namespace tessera
