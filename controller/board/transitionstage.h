#pragma once

#include <QGraphicsObject>
#include <QParallelAnimationGroup>
#include <QPropertyAnimation>
#include <QSequentialAnimationGroup>

#include <memory>

namespace tessera {

/// The animations of one stage of a transition, which run together.
class TransitionStage
{
public:
    TransitionStage()
        : m_group(std::make_unique<QParallelAnimationGroup>())
    {}

    /// Adds an animation of a property from one value to another, after `delay` ms.
    QPropertyAnimation &add(
        QGraphicsObject &item,
        const QByteArray &property,
        const QVariant &from,
        const QVariant &to,
        int ms,
        int delay = 0)
    {
        auto animation = std::make_unique<QPropertyAnimation>(&item, property);
        animation->setStartValue(from);
        animation->setEndValue(to);
        animation->setDuration(ms);
        animation->setEasingCurve(QEasingCurve::InOutCubic);
        QPropertyAnimation &added = *animation;
        if (delay == 0) {
            m_group->addAnimation(animation.release());
            return added;
        }
        auto later = std::make_unique<QSequentialAnimationGroup>();
        later->addPause(delay);
        later->addAnimation(animation.release());
        m_group->addAnimation(later.release());
        return added;
    }

    [[nodiscard]] bool isEmpty() const { return m_group->animationCount() == 0; }
    [[nodiscard]] std::unique_ptr<QParallelAnimationGroup> take() { return std::move(m_group); }

private:
    std::unique_ptr<QParallelAnimationGroup> m_group;
};

} // namespace tessera
