#include "view/widgets/historyview.h"

#include "model/session/historymodel.h"
#include "view/widgets/flatheader.h"
#include "view/widgets/historydelegate.h"

#include <QAbstractButton>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QResizeEvent>

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
    // Where the headers meet there is nothing to press.
    for (QAbstractButton *corner : findChildren<QAbstractButton *>())
        corner->setMaximumSize(0, 0);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::StyledPanel);
    setHorizontalHeader(new FlatHeader(Qt::Horizontal, this));
    setVerticalHeader(new FlatHeader(Qt::Vertical, this));
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + kRowPadding);
    connect(this, &QTableView::clicked, this, &HistoryView::choose);
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
    connect(&history, &HistoryModel::modelReset, this, spanAll);
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
    for (int row = first; row <= last && columns > 1; ++row) {
        if (m_history->isRemark(row))
            setSpan(row, 0, 1, columns);
    }
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
    setCurrentIndex(index);
    scrollToShown();
}

void HistoryView::scrollToShown()
{
    const QModelIndex index = m_history->indexOf(shownNode());
    if (!index.isValid())
        return;
    scrollTo(index);
    // What is remarked about the last move stands below it.
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

/// The card of a finished game takes room from the list, whose last row shall stay in sight.
void HistoryView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    if (m_history != nullptr)
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
    default:
        QTableView::keyPressEvent(event);
    }
}

void HistoryView::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        verticalHeader()->setDefaultSectionSize(fontMetrics().height() + kRowPadding);
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
