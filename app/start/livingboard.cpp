#include "app/start/livingboard.h"

#include "view/games/catalogue.h"

#include <algorithm>
#include <chrono>

namespace tessera {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// Between two moves; each board of a page waits a little longer than the one before it.
constexpr std::chrono::milliseconds kPace = 1500ms;
constexpr std::chrono::milliseconds kStagger = 170ms;
/// How long the end of the recording stays before it begins anew.
constexpr std::chrono::milliseconds kRest = 4s;
/// Movement on a small board looks hasty at the speed of a large one.
constexpr int kSlower = 2;
/// The line around a board is half outside it.
constexpr int kRoomForEdges = 2;

} // namespace

LivingBoard::LivingBoard(const GameEntry &entry, DemoGame demo, int number, QWidget *parent)
    : QWidget(parent)
    , m_demo(std::move(demo))
    , m_number(number)
    , m_design(makeDesign(entry.info()))
    , m_scene(std::make_unique<BoardScene>(*m_design, Theme::shipped({})))
    , m_view(std::make_unique<BoardView>(*m_scene, this))
    , m_player(std::make_unique<TransitionPlayer>(*m_scene))
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    QSizePolicy square(QSizePolicy::Preferred, QSizePolicy::Preferred);
    square.setHeightForWidth(true);
    setSizePolicy(square);
    m_view->setObjectName(u"livingBoardView"_s);
    m_view->setFocusPolicy(Qt::NoFocus);
    m_view->viewport()->setFocusPolicy(Qt::NoFocus);
    m_view->setAccessibleName(tr("A game that plays by itself"));
    m_view->setPadding(kRoomForEdges);
    m_scene->setCoordinates(CoordinateMode::None);
    connect(&m_timer, &QTimer::timeout, this, &LivingBoard::step);
    m_timer.setSingleShot(true);
    showEnd();
    BoardOrientation orientation = m_scene->geometry().orientation();
    orientation.margin = 0;
    m_scene->setOrientation(orientation);
}

void LivingBoard::setTheme(const Theme &theme)
{
    m_scene->setTheme(theme);
}

void LivingBoard::setCellMs(int cellMs)
{
    m_cellMs = cellMs;
    m_player->setSpeed({cellMs * kSlower, cellMs * kSlower * 2, false});
    follow();
}

void LivingBoard::setPointed(bool isPointed)
{
    m_isPointed = isPointed;
    if (isLiving() && !isMoving())
        rewind();
}

void LivingBoard::follow()
{
    if (isLiving()) {
        rewind();
        return;
    }
    m_timer.stop();
    m_player->finish();
    showEnd();
}

void LivingBoard::rewind()
{
    m_player->finish();
    m_ply = 0;
    m_position = m_demo.start->clone();
    m_scene->setMarks({});
    m_scene->showPosition(*m_position);
    m_timer.start(kPace + m_number * kStagger);
}

void LivingBoard::showEnd()
{
    m_position = m_demo.start->clone();
    for (const MoveCode move : m_demo.moves)
        m_position->play(move);
    m_ply = lastPly();
    m_scene->setMarks({});
    m_scene->showPosition(*m_position);
}

void LivingBoard::step()
{
    if (m_ply == lastPly()) {
        if (m_isPointed)
            rewind();
        return;
    }
    const Transition change = m_position->play(m_demo.moves[static_cast<std::size_t>(m_ply++)]);
    m_player->play(change, *m_position);
    const bool isLast = m_ply == lastPly();
    m_hasPlayed |= isLast;
    if (!isLast || m_isPointed)
        m_timer.start(isLast ? kRest : kPace);
}

void LivingBoard::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_isSeen = true;
    follow();
}

void LivingBoard::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_isSeen = false;
    follow();
}

void LivingBoard::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_view->setGeometry(rect());
}

} // namespace tessera

#include "moc_livingboard.cpp"
