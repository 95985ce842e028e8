#include "controller/board/transitionplayer.h"

#include "controller/board/transitionstage.h"
#include "view/board/boardlayer.h"
#include "view/board/items/pieceitem.h"

#include <QParallelAnimationGroup>

namespace tessera {

namespace {

/// The longest delay of the picture in milliseconds; beyond it, the picture is brought up to date at once.
constexpr int kFarBehind = 3000;

} // namespace

TransitionPlayer::TransitionPlayer(BoardScene &scene, QObject *parent)
    : QObject(parent)
    , m_scene(scene)
    , m_animations(scene)
{
    connect(&m_scene, &BoardScene::settled, this, &TransitionPlayer::stop);
}

TransitionPlayer::~TransitionPlayer() = default;

void TransitionPlayer::play(const Transition &transition, const AnyPosition &after)
{
    if (remainingMs() > kFarBehind)
        finish();
    const bool wasRunning = isRunning(); // then its end is announced when the scene settles
    if (speed().cellMs <= 0 || !m_scene.position()) {
        m_scene.showPosition(after);
        announceUnless(wasRunning);
        return;
    }
    // The scene's bookkeeping follows the order of the steps, and its picture follows their stages. The two differ when
    // a captured piece leaves the bookkeeping before it fades.
    std::vector<TransitionStage> stages(static_cast<std::size_t>(transition.stageCount()));
    for (const Step &step : transition.steps)
        m_animations.add(step, transition, stages[step.stage]);
    if (!m_scene.adopt(after)) {
        announceUnless(wasRunning);
        return;
    }
    for (TransitionStage &stage : stages) {
        if (!stage.isEmpty())
            append(stage.take());
    }
    announceUnless(isRunning());
}

void TransitionPlayer::announceUnless(bool isAnnounced)
{
    if (!isAnnounced)
        emit finished();
}

void TransitionPlayer::glideHome(Cell cell)
{
    PieceItem *item = m_scene.pieceItem(cell);
    if (!item)
        return;
    if (speed().cellMs <= 0) {
        finish();
        return;
    }
    TransitionStage stage;
    item->setZValue(BoardLayer::MovingPieces);
    m_animations.glide(*item, m_scene.geometry().centre(cell), false, stage);
    append(stage.take());
}

int TransitionPlayer::remainingMs() const
{
    return m_timeline ? m_timeline->totalDuration() - m_timeline->currentTime() : 0;
}

void TransitionPlayer::finish()
{
    m_scene.settle();
}

void TransitionPlayer::stop()
{
    if (!m_timeline)
        return;
    m_timeline->disconnect(this);
    m_timeline->stop();
    // The timeline itself may be the caller, so it is deleted later.
    m_timeline.release()->deleteLater();
    m_animations.forgetPlans();
    emit finished();
}

void TransitionPlayer::append(std::unique_ptr<QParallelAnimationGroup> stage)
{
    const bool isNew = !m_timeline;
    if (isNew)
        m_timeline = std::make_unique<QSequentialAnimationGroup>();
    m_timeline->addAnimation(stage.release());
    if (isNew) {
        connect(m_timeline.get(), &QAbstractAnimation::finished, this, &TransitionPlayer::finish);
        m_timeline->start();
    }
}

} // namespace tessera

#include "moc_transitionplayer.cpp"
