#include "app/puzzles/puzzleview.h"

#include "app/puzzles/puzzledelegate.h"
#include "app/puzzles/puzzlelist.h"

#include <QKeyEvent>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kCardSpace = 6;

} // namespace

PuzzleView::PuzzleView(PuzzleList &items, QWidget *parent)
    : QListView(parent)
    , m_items(items)
{
    setObjectName(u"puzzleList"_s);
    setAccessibleName(tr("Puzzles"));
    setModel(&items);
    setItemDelegate(new PuzzleDelegate(this));
    setViewMode(IconMode);
    setResizeMode(Adjust);
    setMovement(Static);
    setUniformItemSizes(true);
    setSpacing(kCardSpace);
    setFrameShape(NoFrame);
    setMouseTracking(true);
    setVerticalScrollMode(ScrollPerPixel);
    setSelectionMode(SingleSelection);
    viewport()->setAutoFillBackground(false);
    connect(this, &QListView::clicked, this, &PuzzleView::begun);
    fitPictures();
}

void PuzzleView::fitPictures()
{
    m_items.setPicture(PuzzleDelegate::pictureSide(*this), devicePixelRatioF());
}

void PuzzleView::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        emit begun(currentIndex());
        return;
    case Qt::Key_Delete:
        emit removalWanted();
        return;
    default:
        QListView::keyPressEvent(event);
    }
}

void PuzzleView::resizeEvent(QResizeEvent *event)
{
    fitPictures();
    QListView::resizeEvent(event);
}

void PuzzleView::changeEvent(QEvent *event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitPictures();
}

} // namespace tessera

#include "moc_puzzleview.cpp"
