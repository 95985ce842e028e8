#include "view/history/historyview.h"

#include "model/session/historymodel.h"
#include "view/history/historydelegate.h"
#include "view/widgets/flatheader.h"

#include <QAbstractButton>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QScrollBar>
#include <QTimer>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kRowPadding = 6;

} // namespace

HistoryView::HistoryView(QWidget *parent)
    : QTableView(parent)
    , m_delegate(new HistoryDelegate(this))
{
    setObjectName(u"historyView"_s);
    setAccessibleName(tr("Moves"));
    setItemDelegate(m_delegate);
    setSelectionMode(QAbstractItemView::NoSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setShowGrid(false);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    // The corner between the headers is no button.
    for (QAbstractButton *corner : findChildren<QAbstractButton *>())
        corner->setMaximumSize(0, 0);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::StyledPanel);
    setHorizontalHeader(new FlatHeader(Qt::Horizontal, this));
    setVerticalHeader(new FlatHeader(Qt::Vertical, this));
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + kRowPadding);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    connect(this, &QTableView::clicked, this, &HistoryView::choose);
    connect(this, &QTableView::doubleClicked, this, [this](const QModelIndex &index) {
        if (m_history->isComment(index.row()))
            editComment(nodeUnder(index));
    });
    // Saving a comment changes the list that contains its editor, so the editor has to close first.
    connect(
        m_delegate,
        &HistoryDelegate::commentWritten,
        this,
        [this](NodeId node, const QString &comment) {
            tellKept();
            m_kept = Kept{node, comment};
            QMetaObject::invokeMethod(this, &HistoryView::tellKept, Qt::QueuedConnection);
        });
    // What becomes of that editor concerns no other, so the state of writing ends at once.
    connect(m_delegate, &QAbstractItemDelegate::closeEditor, this, [this](QWidget *editor) {
        if (editor != m_editor)
            return;
        stopEditing();
        QMetaObject::invokeMethod(this, &HistoryView::removeEmptyComment, Qt::QueuedConnection);
    });
}

/// An editor that goes with the view loses the focus on its way, and would be told of here.
HistoryView::~HistoryView()
{
    m_delegate->disconnect(this);
}

void HistoryView::setHistory(HistoryModel &history)
{
    if (m_history != nullptr)
        m_history->disconnect(this);
    m_history = &history;
    setModel(&history);
    const auto spanAll = [this] {
        clearSpans();
        spanRemarks(0, m_history->rowCount() - 1);
        viewport()->update();
    };
    connect(&history, &HistoryModel::modelAboutToBeReset, this, [this] {
        m_scrolled = verticalScrollBar()->value();
        if (m_editor != nullptr)
            m_written = m_editor->toPlainText();
    });
    connect(&history, &HistoryModel::otherGame, this, [this] {
        stopEditing();
        m_kept.reset();
    });
    connect(&history, &HistoryModel::modelReset, this, [this, spanAll] {
        spanAll();
        verticalScrollBar()->setValue(m_scrolled);
        if (m_edited >= 0)
            goOnEditing();
    });
    connect(
        &history,
        &HistoryModel::rowsInserted,
        this,
        [this](const QModelIndex &, int first, int last) { spanRemarks(first, last); });
    spanAll();
}

void HistoryView::spanRemarks(int first, int last)
{
    const int columns = m_history->columnCount();
    const int usual = verticalHeader()->defaultSectionSize();
    for (int row = first; row <= last && columns > 1; ++row) {
        if (m_history->isRemark(row))
            setSpan(row, 0, 1, columns);
        // The view keeps heights by row number, even if the rows have changed.
        if (m_history->isComment(row))
            fitComment(row);
        else if (rowHeight(row) != usual)
            setRowHeight(row, usual);
    }
}

void HistoryView::fitRows()
{
    const int lines = m_isWordy ? 2 : 1;
    verticalHeader()->setDefaultSectionSize(lines * fontMetrics().height() + kRowPadding);
    if (m_history != nullptr)
        fitComments();
}

void HistoryView::setWordy(bool isWordy)
{
    if (std::exchange(m_isWordy, isWordy) == isWordy)
        return;
    m_delegate->setWordy(isWordy);
    fitRows();
    executeDelayedItemsLayout();
    scrollToShown();
}

void HistoryView::showNode(NodeId node)
{
    m_delegate->setShown(node);
    viewport()->update();
    if (m_history == nullptr)
        return;
    const QModelIndex index = m_history->indexOf(node);
    if (!index.isValid()) {
        scrollToTop();
        return;
    }
    if (state() != QAbstractItemView::EditingState)
        setCurrentIndex(index);
    scrollToShown();
}

void HistoryView::scrollToShown()
{
    const QModelIndex index = m_history->indexOf(shownNode());
    if (!index.isValid())
        return;
    scrollTo(index);
    // Remarks on the last move stand below it.
    if (index.row() + 2 >= m_history->rowCount())
        scrollToBottom();
}

NodeId HistoryView::shownNode() const
{
    return m_delegate->shown();
}

void HistoryView::choose(const QModelIndex &index)
{
    const NodeId node = m_history->nodeAt(index);
    if (node >= 0)
        emit nodeChosen(node);
}

NodeId HistoryView::nodeUnder(const QModelIndex &index) const
{
    const NodeId node = index.isValid() ? index.data(HistoryModel::NodeRole).toInt() : -1;
    return node >= 0 ? node : shownNode();
}

void HistoryView::contextMenuEvent(QContextMenuEvent *event)
{
    if (m_history == nullptr)
        return;
    if (event->reason() == QContextMenuEvent::Mouse) {
        emit menuRequested(nodeUnder(indexAt(event->pos())), event->globalPos());
        return;
    }
    const QRect place = visualRect(m_history->indexOf(shownNode()));
    emit menuRequested(shownNode(), viewport()->mapToGlobal(place.center()));
}

void HistoryView::chooseRound(int by)
{
    const QModelIndex shown = m_history->indexOf(shownNode());
    int row = shown.isValid() ? shown.row() : -1;
    const int column = shown.isValid() ? shown.column() : 0;
    for (row += by; row >= 0 && row < m_history->rowCount(); row += by) {
        const QModelIndex index = m_history->index(row, column);
        if (m_history->nodeAt(index) >= 0) {
            choose(index);
            return;
        }
    }
}

/// Keeps the last row visible when the card of a finished game takes room from the list.
void HistoryView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    if (m_history == nullptr)
        return;
    if (std::exchange(m_commentWidth, viewport()->width()) != viewport()->width())
        fitComments();
    scrollToShown();
}

void HistoryView::keyPressEvent(QKeyEvent *event)
{
    if (m_history == nullptr || event->modifiers() != Qt::NoModifier) {
        QTableView::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_PageUp:
        emit stepRequested(-1);
        return;
    case Qt::Key_Right:
    case Qt::Key_PageDown:
        emit stepRequested(1);
        return;
    case Qt::Key_Up:
        chooseRound(-1);
        return;
    case Qt::Key_Down:
        chooseRound(1);
        return;
    case Qt::Key_Escape:
        // The table would look for a row that begins with it.
        event->ignore();
        return;
    default:
        QTableView::keyPressEvent(event);
    }
}

void HistoryView::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitRows();
}

void HistoryView::paintEvent(QPaintEvent *event)
{
    QTableView::paintEvent(event);
    if (m_history == nullptr || m_history->rowCount() > 0)
        return;
    QPainter painter(viewport());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(viewport()->rect(), Qt::AlignCenter, tr("No moves yet"));
}

} // namespace tessera

#include "moc_historyview.cpp"
