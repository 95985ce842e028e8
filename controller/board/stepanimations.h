#pragma once

#include "controller/board/animationspeed.h"
#include "model/core/transition.h"

#include <QHash>
#include <QPointF>

class QGraphicsObject;
class QPropertyAnimation;

namespace tessera {

class BoardScene;
class PieceItem;
class TransitionStage;

/// How each step of a transition is seen: enters it into the books of a scene and adds its animations to a stage. Knows
/// where every item will be when all that was planned for it has been shown.
class StepAnimations
{
public:
    /// `scene` must outlive this.
    explicit StepAnimations(BoardScene &scene)
        : m_scene(scene)
    {}

    void setSpeed(const AnimationSpeed &speed) { m_speed = speed; }
    [[nodiscard]] const AnimationSpeed &speed() const { return m_speed; }

    /// Shows `step`, one of the steps of `all`.
    void add(const Step &step, const Transition &all, TransitionStage &stage);
    /// Lets an item glide to a point from where it will be; a hop is an arc.
    void glide(QGraphicsObject &item, QPointF to, bool isHop, TransitionStage &stage);
    /// All that was planned has been shown, or never will be.
    void forgetPlans() { m_planned.clear(); }

private:
    void addPlace(const Step &step, TransitionStage &stage);
    void addMove(const Step &step, TransitionStage &stage);
    void addRemove(const Step &step, const Transition &all, TransitionStage &stage);
    void addFade(PieceItem &item, const Step &step, const Transition &all, TransitionStage &stage);
    void addFlashAndFall(PieceItem &item, TransitionStage &stage);
    void addRecolour(const Step &step, const Transition &all, TransitionStage &stage);
    void addCloseCell(const Step &step, TransitionStage &stage);
    /// Lets a piece glide to or from a place beside the board, where it has another size.
    void slideBeside(PieceItem &item, QPointF to, double scale, TransitionStage &stage);
    /// Milliseconds for a way of so many cells.
    [[nodiscard]] int duration(double cells) const;

    BoardScene &m_scene;
    AnimationSpeed m_speed;
    QHash<const QGraphicsObject *, QPointF> m_planned;
};

} // namespace tessera
