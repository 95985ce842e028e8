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
    setCurrentIndex(index);
    openEditor(index);
}

void HistoryView::openEditor(const QModelIndex &index)
{
    fitComment(index.row());
    edit(index);
    m_editor = qobject_cast<CommentEditor *>(indexWidget(index));
    scrollToEdited();
}

void HistoryView::finishWriting()
{
    if (m_editor != nullptr) {
        // A comment too long for the editor stays as it is.
        if (!m_editor->isReadOnly())
            m_kept = Kept{m_edited, m_editor->toPlainText().trimmed()};
        closeEditor(m_editor, QAbstractItemDelegate::NoHint);
        stopEditing();
        removeEmptyComment();
    }
    tellKept();
}

void HistoryView::tellKept()
{
    if (const auto kept = std::exchange(m_kept, std::nullopt))
        emit commentWritten(kept->node, kept->comment);
}

void HistoryView::stopEditing()
{
    m_edited = -1;
    m_editor = nullptr;
    m_written.reset();
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
    openEditor(m_history->openComment(m_edited));
    if (written && m_editor != nullptr) {
        m_editor->setPlainText(*written);
        m_editor->moveCursor(QTextCursor::End);
    }
}

void HistoryView::removeEmptyComment()
{
    if (m_edited < 0)
        m_history->closeComment();
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
