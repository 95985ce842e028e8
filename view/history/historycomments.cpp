// Comments in the list of moves, and their editing in place.
#include "model/session/historymodel.h"
#include "view/history/historydelegate.h"
#include "view/history/historyview.h"

#include <algorithm>
#include <utility>

namespace tessera {

void HistoryView::editComment(NodeId node)
{
    if (m_history == nullptr || state() == QAbstractItemView::EditingState)
        return;
    m_edited = node;
    const QModelIndex index = m_history->openComment(node);
    if (!index.isValid() || state() == QAbstractItemView::EditingState)
        return;
    fitComment(index.row());
    setCurrentIndex(index);
    edit(index);
    scrollToEdited();
}

void HistoryView::finishWriting()
{
    auto *editor = findChild<CommentEditor *>();
    if (m_edited < 0 || editor == nullptr)
        return;
    const NodeId node = m_edited;
    const bool isWritten = !editor->isReadOnly();
    const QString comment = editor->toPlainText().trimmed();
    closeEditor(editor, QAbstractItemDelegate::NoHint);
    endEditing();
    if (isWritten)
        emit commentWritten(node, comment);
}

void HistoryView::scrollToEdited()
{
    if (m_edited < 0)
        return;
    executeDelayedItemsLayout();
    scrollTo(m_history->openComment(m_edited));
}

/// Opens the editor again, which a change of the list has removed.
void HistoryView::goOnEditing()
{
    const auto written = std::exchange(m_written, std::nullopt);
    setState(QAbstractItemView::NoState);
    const QModelIndex index = m_history->openComment(m_edited);
    fitComment(index.row());
    edit(index);
    scrollToEdited();
    const auto editors = findChildren<CommentEditor *>();
    if (written && !editors.isEmpty()) {
        editors.back()->setPlainText(*written);
        editors.back()->moveCursor(QTextCursor::End);
    }
}

void HistoryView::endEditing()
{
    if (std::exchange(m_edited, -1) < 0)
        return;
    m_history->closeComment();
    setFocus();
}

void HistoryView::fitComment(int row)
{
    const QModelIndex index = m_history->index(row, 0);
    const int indent = HistoryDelegate::indent(index.data(HistoryModel::DepthRole).toInt());
    int height
        = m_heights.height(index.data(Qt::EditRole).toString(), font(), viewport()->width() - indent);
    if (index.data(HistoryModel::NodeRole).toInt() == m_edited)
        height = std::max(height, CommentEditor::usualHeight(fontMetrics()));
    setRowHeight(row, height);
}

void HistoryView::fitComments()
{
    for (int row = 0; row < m_history->rowCount(); ++row) {
        if (m_history->isComment(row))
            fitComment(row);
    }
}

} // namespace tessera
