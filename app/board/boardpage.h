#pragma once

#include "app/settings/preferences.h"
#include "controller/board/boardcontroller.h"
#include "controller/session/gamesession.h"
#include "view/board/boarddesign.h"
#include "view/board/scene/boardscene.h"
#include "view/board/scene/boardview.h"
#include "view/theme/colourvision.h"

#include <QPointer>
#include <QWidget>

#include <memory>

class QVBoxLayout;

namespace tessera {

class GamePanel;
class GameView;
class PauseCurtain;
class Toast;

/// The board of the game being played, with its overlays. Each kind of game has a board of its own: `leaveFor` must be
/// called before a game of another kind begins, and `enter` afterwards.
class BoardPage final : public QWidget
{
    Q_OBJECT

public:
    explicit BoardPage(GameSession &session, QWidget *parent = nullptr);
    ~BoardPage() override;

    /// The bare board without coordinates or free room around it, of 48 pixels a tile in a page of
    /// 672 (X6).
    void setClassic(bool isClassic);

    /// Drops the board unless it can show the game named.
    void leaveFor(const std::string &game);
    /// Makes a board for the session's game if there is none, and shows it as `view` says from now on.
    void enter(GameView &view);
    [[nodiscard]] bool isReady() const { return m_controller != nullptr; }

    void setTheme(const Theme &theme);
    void setCoordinates(CoordinateMode mode);
    void setLettered(bool isLettered);
    void setSpeed(const AnimationSpeed &speed);
    /// Shows the board as people with this vision see it.
    void setVision(ColourVision vision);
    /// Turns the board by a step; a board that cannot be turned only exchanges the players' places.
    void flip();
    /// Sets whether a pause lasts only while a dialog is open.
    void setHeld(bool isHeld);
    /// Whether a move is still being shown.
    [[nodiscard]] bool isMoving() const { return isReady() && m_controller->player().isRunning(); }
    /// Milliseconds until all moves have been shown.
    [[nodiscard]] int remainingMs() const
    {
        return isReady() ? m_controller->player().remainingMs() : 0;
    }
    [[nodiscard]] const Theme &theme() const { return m_theme; }
    /// The player at the near side of the board.
    [[nodiscard]] Player nearPlayer() const;
    void seatNear(Player player);
    /// Lets the game's panel beside the board take part in the input; the page must be ready.
    void attach(GamePanel &panel);
    void showHint(const std::vector<MoveCode> &line);
    /// Marks a move that is pointed at outside the board.
    void showMeant(const std::optional<MoveCode> &move);
    /// See `BoardController::showIdeas`.
    void showIdeas(const std::vector<MoveCode> &moves, Player mover);
    /// See `BoardController::showAside`.
    void showAside(const AnyPosition &from, const std::vector<MoveCode> &line, std::size_t played);
    void endAside();
    /// See `BoardController::showFault`. While the game stands for that, its board is seen.
    void showFault(const std::vector<Cell> &cells);
    void endFault();
    /// See `BoardController::endRefusal`.
    void endRefusal();
    /// Whether a move can be made at the position shown.
    [[nodiscard]] bool takesMoves() const;
    /// Makes a legal move as if by pointing.
    void play(MoveCode move);
    void setPreferences(const PlayPreferences &preferences);

    /// The refusal that is still lit on the board.
    [[nodiscard]] const std::optional<Refusal> &refusal() const { return m_controller->refusal(); }

    /// Valid while the page is ready.
    [[nodiscard]] const BoardDesign &design() const { return *m_design; }
    [[nodiscard]] BoardView &view() const { return *m_view; }
    [[nodiscard]] Toast &toast() const { return *m_toast; }

signals:
    /// `message` is the game's own for this case, or empty; `reason` may be. `section` names the
    /// rule.
    void refused(const QString &message, const QString &reason, const QString &section);
    void refusalEnded();
    void notNow();
    /// All moves have been shown.
    void settled();
    /// See `BoardController::foreseen`.
    void foreseen(const QString &words, bool isOfMove);

private:
    void build();
    void fitBoard();
    void turnToNearest();
    void showLenses();
    /// The turns of the board that bring `player` to the bottom.
    [[nodiscard]] int turnsFor(Player player) const;
    /// Lets the person choose between moves with the same cells.
    void askForChoice(const std::vector<MoveCode> &moves, Cell cell);
    void followPause();

    GameSession &m_session;
    Theme m_theme;
    CoordinateMode m_coordinates = CoordinateMode::Edge;
    bool m_isClassic = false;
    bool m_isLettered = false;
    bool m_showsFault = false;
    ColourVision m_vision = ColourVision::Normal;
    AnimationSpeed m_speed;
    PointingStyle m_style;
    QPointer<GameView> m_gameView;
    QVBoxLayout *m_layout;
    PauseCurtain *m_curtain;
    Toast *m_toast;
    std::unique_ptr<BoardDesign> m_design;
    std::unique_ptr<BoardScene> m_scene;
    std::unique_ptr<BoardView> m_view;
    std::unique_ptr<BoardController> m_controller;
};

} // namespace tessera
