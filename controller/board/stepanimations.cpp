#include "controller/board/stepanimations.h"

#include "controller/board/transitionstage.h"
#include "view/board/boardlayer.h"
#include "view/board/items/boarditems.h"
#include "view/board/items/pieceitem.h"
#include "view/board/scene/boardscene.h"

#include <QEasingCurve>
#include <QLineF>
#include <QPropertyAnimation>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

/// A tile falls one and a half times as slowly as a piece moves by a cell.
constexpr double kFallLength = 1.5;
/// A cell that closes during the game does so slowly: cells close one after another, and their order may decide which
/// pieces fall.
constexpr double kClosingLength = 4;
/// How much larger a piece looks at the top of a jump.
constexpr double kHopScale = 1.22;
/// How high the arc of a jump rises, measured by its length.
constexpr double kHopHeight = 0.16;
/// How much larger a piece looks before it drops on to the board.
constexpr double kDropScale = 1.5;
/// Pieces that flash before they fall fade twice, within the time of a way of so many cells.
constexpr double kFlashLength = 1.4;
constexpr double kFlashOpacity = 0.2;
/// An invisible scale that can still be inverted.
constexpr double kNothing = 0.01;

/// Bends a straight way into the arc of a jump.
void bend(QPropertyAnimation &way, QPointF from, QPointF to)
{
    constexpr int kPoints = 12;
    const double height = kHopHeight * QLineF(from, to).length();
    for (int i = 1; i < kPoints; ++i) {
        const double part = static_cast<double>(i) / kPoints;
        const QPointF lift(0, -4 * part * (1 - part) * height);
        way.setKeyValueAt(part, from + (to - from) * part + lift);
    }
}

} // namespace

void StepAnimations::add(const Step &step, const Transition &all, TransitionStage &stage)
{
    switch (step.kind) {
    case Step::Kind::Place:
        addPlace(step, stage);
        break;
    case Step::Kind::Move:
        addMove(step, stage);
        break;
    case Step::Kind::Remove:
        addRemove(step, all, stage);
        break;
    case Step::Kind::Recolour:
        addRecolour(step, all, stage);
        break;
    case Step::Kind::CloseCell:
        addCloseCell(step, stage);
        break;
    }
}

void StepAnimations::addPlace(const Step &step, TransitionStage &stage)
{
    PieceItem &item = *m_scene.placePiece(step.piece, step.to, step.from);
    if (step.from != Cell::None) {
        slideBeside(item, m_scene.geometry().centre(step.to), 1, stage);
        return;
    }
    // Until its stage comes, the piece exists only in the bookkeeping.
    item.setOpacity(0);
    stage.add(item, "opacity", 0.0, 1.0, duration(0.5));
    if (m_scene.design().motion().arrival == PieceMotion::Arrival::Drop)
        stage.add(item, "scale", kDropScale, 1.0, duration(1)).setEasingCurve(QEasingCurve::InQuad);
    else
        stage.add(item, "scale", 0.4, 1.0, duration(1)).setEasingCurve(QEasingCurve::OutBack);
}

void StepAnimations::addMove(const Step &step, TransitionStage &stage)
{
    PieceItem *item = m_scene.movePiece(step.from, step.to);
    if (!item)
        return;
    item->setZValue(BoardLayer::MovingPieces);
    if (!(item->piece() == step.piece))
        item->setPiece(step.piece);
    glide(*item, m_scene.geometry().centre(step.to), step.isJump, stage);
}

void StepAnimations::glide(QGraphicsObject &item, QPointF to, bool isHop, TransitionStage &stage)
{
    const QPointF from = m_planned.value(&item, item.pos());
    const int ms = duration(QLineF(from, to).length());
    QPropertyAnimation &way = stage.add(item, "pos", from, to, ms);
    if (m_speed.isConstant)
        way.setEasingCurve(QEasingCurve::Linear);
    if (isHop && !m_speed.isConstant) {
        QPropertyAnimation &hop = stage.add(item, "scale", 1.0, 1.0, ms);
        hop.setKeyValueAt(0.5, kHopScale);
        hop.setEasingCurve(QEasingCurve::InOutSine);
        bend(way, from, to);
    }
    m_planned.insert(&item, to);
}

void StepAnimations::addRemove(const Step &step, const Transition &all, TransitionStage &stage)
{
    PieceItem *item = m_scene.removePiece(step.from, step.to);
    if (!item)
        return;
    if (step.to != Cell::None) {
        slideBeside(*item, m_scene.lastRestBeside(step.to), m_scene.design().scaleBeside(), stage);
        return;
    }
    if (m_scene.design().motion().departure == PieceMotion::Departure::FlashAndFall) {
        addFlashAndFall(*item, stage);
        return;
    }
    addFade(*item, step, all, stage);
}

void StepAnimations::addFade(
    PieceItem &item, const Step &step, const Transition &all, TransitionStage &stage)
{
    // A piece that is captured on its cell stays visible until the other one has almost arrived.
    const bool isReplaced
        = std::any_of(all.steps.begin(), all.steps.end(), [&step](const Step &other) {
              return other.kind == Step::Kind::Move && other.stage == step.stage
                     && other.to == step.from;
          });
    // A piece that falls because a cell closes stays visible until the cell has closed.
    const bool isShutIn = std::any_of(all.steps.begin(), all.steps.end(), [&step](const Step &other) {
        return other.kind == Step::Kind::CloseCell && other.stage == step.stage
               && other.ground == Ground::Blocked;
    });
    const int delay = isReplaced ? duration(1) / 2 : isShutIn ? duration(kClosingLength) / 2 : 0;
    stage.add(item, "opacity", 1.0, 0.0, duration(1), delay);
    if (!isReplaced)
        stage.add(item, "scale", 1.0, 0.7, duration(1), delay);
}

void StepAnimations::addFlashAndFall(PieceItem &item, TransitionStage &stage)
{
    const int flash = duration(kFlashLength);
    QPropertyAnimation &blink = stage.add(item, "opacity", 1.0, 1.0, flash);
    for (const double dark : {0.25, 0.75})
        blink.setKeyValueAt(dark, kFlashOpacity);
    blink.setKeyValueAt(0.5, 1.0);
    const int fall = duration(1);
    stage.add(item, "opacity", 1.0, 0.0, fall, flash);
    stage.add(item, "scale", 1.0, kNothing, fall, flash).setEasingCurve(QEasingCurve::InBack);
}

void StepAnimations::slideBeside(PieceItem &item, QPointF to, double scale, TransitionStage &stage)
{
    item.setZValue(BoardLayer::MovingPieces);
    const int ms = duration(QLineF(m_planned.value(&item, item.pos()), to).length());
    stage.add(item, "scale", item.scale(), scale, ms);
    glide(item, to, false, stage);
}

void StepAnimations::addRecolour(const Step &step, const Transition &all, TransitionStage &stage)
{
    PieceItem *former = m_scene.recolourPiece(step.to, step.piece);
    if (!former)
        return;
    const auto jump = std::find_if(all.steps.begin(), all.steps.end(), [&step](const Step &other) {
        return other.kind == Step::Kind::Move && other.isJump && other.stage == step.stage;
    });
    if (jump == all.steps.end()) {
        stage.add(*former, "opacity", 1.0, 0.0, duration(1));
        return;
    }
    // The piece changes sides in the middle of the jump, as the other one passes over it.
    const BoardGeometry &geometry = m_scene.geometry();
    const int ms = duration(QLineF(geometry.centre(jump->from), geometry.centre(jump->to)).length());
    stage.add(*former, "opacity", 1.0, 0.0, ms / 3, ms / 3);
}

void StepAnimations::addCloseCell(const Step &step, TransitionStage &stage)
{
    TileItem &tile = *m_scene.closeCell(step.to);
    if (step.ground == Ground::Removed)
        stage.add(tile, "scale", 1.0, kNothing, duration(kFallLength))
            .setEasingCurve(QEasingCurve::InCubic);
    else
        stage.add(tile, "opacity", 1.0, 0.0, duration(kClosingLength));
}

int StepAnimations::duration(double cells) const
{
    const double length = m_speed.isConstant || cells <= 1 ? cells : std::sqrt(cells);
    const int longest = m_speed.isConstant ? m_speed.longestMs
                                           : std::max(m_speed.longestMs, m_speed.cellMs);
    return std::min(static_cast<int>(std::lround(length * m_speed.cellMs)), longest);
}

} // namespace tessera
