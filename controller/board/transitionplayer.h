#pragma once

#include "model/core/anygame.h"
#include "model/core/transition.h"
#include "view/board/boardscene.h"

#include <QHash>
#include <QObject>
#include <QSequentialAnimationGroup>

#include <memory>

class QGraphicsObject;
class QParallelAnimationGroup;
class QPropertyAnimation;

namespace tessera {

class TransitionStage;

class PieceItem;

/// How fast pieces move.
struct AnimationSpeed
{
    /// Milliseconds for a way of one cell; 0 shows everything at once.
    int cellMs = 250;
    /// The longest time of a way, however long it is.
    int longestMs = 500;
    /// Whether all ways, even jumps, are straight and at the same constant speed; otherwise long ways are faster, start
    /// and end softly, and jumps are arcs.
    bool isConstant = false;

    friend bool operator==(const AnimationSpeed &, const AnimationSpeed &) = default;
};

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

    void setSpeed(const AnimationSpeed &speed) { m_speed = speed; }
    [[nodiscard]] const AnimationSpeed &speed() const { return m_speed; }

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
    void addStep(const Step &step, const Transition &all, TransitionStage &stage);
    void addPlace(const Step &step, TransitionStage &stage);
    void addMove(const Step &step, TransitionStage &stage);
    void addRemove(const Step &step, const Transition &all, TransitionStage &stage);
    void addFlashAndFall(PieceItem &item, TransitionStage &stage);
    void addRecolour(const Step &step, const Transition &all, TransitionStage &stage);
    void addCloseCell(const Step &step, TransitionStage &stage);
    /// Lets a piece glide to or from a place beside the board, where it has another size.
    void slideBeside(PieceItem &item, QPointF to, double scale, TransitionStage &stage);
    void glide(QGraphicsObject &item, QPointF to, bool isHop, TransitionStage &stage);

    /// Bends a straight way into the arc of a jump.
    static void bend(QPropertyAnimation &way, QPointF from, QPointF to);

    [[nodiscard]] int duration(double cells) const;
    /// Where an item will be when everything planned for it has been shown.
    [[nodiscard]] QPointF plannedPosition(const QGraphicsObject &item) const;
    void append(std::unique_ptr<QParallelAnimationGroup> stage);
    void stop();
    void announceUnless(bool isAnnounced);

    BoardScene &m_scene;
    AnimationSpeed m_speed;
    std::unique_ptr<QSequentialAnimationGroup> m_timeline;
    QHash<const QGraphicsObject *, QPointF> m_planned;
};

} // namespace tessera
