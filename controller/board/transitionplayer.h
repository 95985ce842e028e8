#pragma once

#include "controller/board/stepanimations.h"
#include "model/core/anygame.h"
#include "model/core/transition.h"
#include "view/board/scene/boardscene.h"

#include <QObject>
#include <QSequentialAnimationGroup>

#include <memory>

class QParallelAnimationGroup;

namespace tessera {

/// Shows transitions of positions on a board scene, for every game: pieces scale in, glide, hop,
/// fade and turn, cells fall, stage after stage. The scene's bookkeeping is done at once when a
/// transition is played and the picture follows, so it can be cut short at any moment with nothing
/// lost, and further transitions can be played while one runs: they queue up, but only as far as the
/// picture stays close behind the game.
class TransitionPlayer final : public QObject
{
    Q_OBJECT

public:
    /// `scene` must outlive the player.
    explicit TransitionPlayer(BoardScene &scene, QObject *parent = nullptr);
    ~TransitionPlayer() override;

    void setSpeed(const AnimationSpeed &speed) { m_animations.setSpeed(speed); }
    [[nodiscard]] const AnimationSpeed &speed() const { return m_animations.speed(); }

    /// Shows `transition`, which leads from the last position shown to `after`. To take a move back, play its
    /// `inverted` transition.
    void play(const Transition &transition, const AnyPosition &after);
    /// Lets a piece that was dropped somewhere glide home to its cell.
    void glideHome(Cell cell);
    /// Ends all movement at once with the picture of the last position.
    void finish();
    [[nodiscard]] bool isRunning() const { return m_timeline != nullptr; }
    /// Milliseconds until everything played so far has been shown.
    [[nodiscard]] int remainingMs() const;

signals:
    /// All that was played has been shown.
    void finished();

private:
    void append(std::unique_ptr<QParallelAnimationGroup> stage);
    void stop();
    void announceUnless(bool isAnnounced);

    BoardScene &m_scene;
    StepAnimations m_animations;
    std::unique_ptr<QSequentialAnimationGroup> m_timeline;
};

} // namespace tessera
