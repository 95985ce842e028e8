#include "view/widgets/scrollroom.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLayout>
#include <QScrollBar>
#include <QStyle>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kMostDepth = 4;

} // namespace

ScrollRoom::ScrollRoom(QWidget &content, int leastLines, QWidget *parent)
    : QScrollArea(parent)
    , m_leastLines(leastLines)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    // With a fixed height policy the height would be the hint's, for every width.
    content.setSizePolicy(content.sizePolicy().horizontalPolicy(), QSizePolicy::Preferred);
    setWidget(&content);
    // The ground below is visible through the content.
    content.setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    // A person who scrolls wants to see something else.
    connect(verticalScrollBar(), &QAbstractSlider::actionTriggered, this, [this] {
        m_revealed.clear();
    });
}

void ScrollRoom::reveal(QWidget &part)
{
    m_revealed = &part;
    keepRevealed();
}

void ScrollRoom::keepRevealed()
{
    if (m_revealed && m_revealed->isVisibleTo(widget()))
        ensureWidgetVisible(m_revealed);
}

void ScrollRoom::settle()
{
    QEvent request(QEvent::LayoutRequest);
    QCoreApplication::sendEvent(this, &request);
}

int ScrollRoom::heightForWidth(int width) const
{
    // A hidden tab needs no height.
    return isHidden() ? 0 : contentHeight(width);
}

int ScrollRoom::contentHeight(int width) const
{
    const QLayout &layout = *widget()->layout();
    return layout.hasHeightForWidth() ? layout.totalHeightForWidth(width)
                                      : layout.totalSizeHint().height();
}

void ScrollRoom::settleBar()
{
    const bool fits = contentHeight(width()) <= height();
    setVerticalScrollBarPolicy(fits ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
}

void ScrollRoom::resizeEvent(QResizeEvent *event)
{
    settleBar();
    QScrollArea::resizeEvent(event);
    keepRevealed();
}

QSize ScrollRoom::sizeHint() const
{
    return widget()->sizeHint();
}

QSize ScrollRoom::minimumSizeHint() const
{
    const QSize least = widget()->minimumSizeHint();
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    return {least.width() + bar, std::min(least.height(), m_leastLines * fontMetrics().lineSpacing())};
}

bool ScrollRoom::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        settleBar();
        updateGeometry();
    }
    if (watched != widget() || event->type() != QEvent::Resize)
        return QScrollArea::eventFilter(watched, event);
    // Qt fits the content again after every resize. Where the content's wish depends on its size, two sizes may
    // alternate until the stack overflows.
    if (m_depth >= kMostDepth)
        return false;
    ++m_depth;
    const bool isTaken = QScrollArea::eventFilter(watched, event);
    --m_depth;
    keepRevealed();
    return isTaken;
}

} // namespace tessera
