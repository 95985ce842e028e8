#pragma once

#include "app/start/demogame.h"

#include "controller/board/transitionplayer.h"
#include "view/board/boarddesign.h"
#include "view/board/scene/boardscene.h"
#include "view/board/scene/boardview.h"

#include <QTimer>
#include <QWidget>

namespace tessera {

/// A small board on which a recorded game plays by itself, as long as it can be seen: once, and over and over
/// while the pointer is on its card. Else, and without animations, it stands still and shows how the recording ends.
/// It only shows: mouse and keyboard pass it by.
class LivingBoard final : public QWidget
{
    Q_OBJECT

public:
    /// `number` sets the boards of a page apart in time, so that they do not all move at once.
    LivingBoard(const GameEntry &entry, DemoGame demo, int number, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// Milliseconds for a way of one cell, as elsewhere; 0: the board stands still.
    void setCellMs(int cellMs);
    /// The moves of the recording that are on the board.
    [[nodiscard]] int ply() const { return m_ply; }
    /// Sets whether the pointer is on the card. When it leaves, the recording goes on to its end.
    void setPointed(bool isPointed);
    /// Whether the board waits for a move to come, so that it costs time.
    [[nodiscard]] bool isMoving() const { return m_timer.isActive(); }

    [[nodiscard]] QSize sizeHint() const override { return {200, 200}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 120}; }
    [[nodiscard]] int heightForWidth(int width) const override { return width; }

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void step();
    void rewind();
    void showEnd();
    /// Begins, or stops, as what is set and seen now asks for.
    void follow();
    [[nodiscard]] bool isLiving() const
    {
        return m_cellMs > 0 && m_isSeen && (m_isPointed || !m_hasPlayed);
    }
    [[nodiscard]] int lastPly() const { return static_cast<int>(m_demo.moves.size()); }

    DemoGame m_demo;
    std::unique_ptr<AnyPosition> m_position;
    int m_ply = 0;
    int m_cellMs = 0;
    /// Not in a minimised window, in which widgets remain visible to Qt.
    bool m_isSeen = false;
    bool m_isPointed = false;
    /// The recording was played to its end.
    bool m_hasPlayed = false;
    int m_number;
    QTimer m_timer;
    std::unique_ptr<BoardDesign> m_design;
    std::unique_ptr<BoardScene> m_scene;
    std::unique_ptr<BoardView> m_view;
    std::unique_ptr<TransitionPlayer> m_player;
};

} // namespace tessera
