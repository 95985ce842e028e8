// Finding moves in the list by typing.
#include "model/session/historymodel.h"
#include "model/session/minussigns.h"
#include "view/history/historyview.h"

#include <QApplication>
#include <QKeyEvent>

namespace tessera {

bool HistoryView::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        // Single letters are shortcuts of the game, so a search begins with a digit or a capital, as moves do.
        const auto &key = static_cast<const QKeyEvent &>(*event);
        const QString text = key.text();
        const bool isPlain = !(key.modifiers() & (Qt::ControlModifier | Qt::AltModifier));
        const bool isMore = m_searched.isValid() && !isSearchOver();
        if (isPlain && !text.isEmpty()
            && (text.at(0).isDigit() || text.at(0).isUpper() || (isMore && text.at(0).isPrint()))) {
            event->accept();
            return true;
        }
    }
    return QTableView::event(event);
}

bool HistoryView::isSearchOver() const
{
    return m_searched.hasExpired(QApplication::keyboardInputInterval());
}

/// Finds the next move that begins with the typed text.
void HistoryView::keyboardSearch(const QString &search)
{
    if (m_history == nullptr || m_history->rowCount() == 0)
        return;
    const bool isNew = !m_searched.isValid() || isSearchOver();
    m_search = isNew ? search : m_search + search;
    m_searched.start();
    const QString wanted = asTyped(m_search);
    const int columns = m_history->columnCount();
    const int cells = m_history->rowCount() * columns;
    const QModelIndex shown = m_history->indexOf(shownNode());
    const int from = shown.isValid() ? shown.row() * columns + shown.column() : -1;
    for (int i = isNew ? 1 : 0; i <= cells; ++i) {
        const int cell = (from + i + cells) % cells;
        const QModelIndex index = m_history->index(cell / columns, cell % columns);
        const QString text = asTyped(index.data(Qt::DisplayRole).toString());
        if (m_history->nodeAt(index) >= 0 && text.startsWith(wanted, Qt::CaseInsensitive)) {
            choose(index);
            return;
        }
    }
}

} // namespace tessera
