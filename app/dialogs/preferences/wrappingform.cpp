#include "app/dialogs/preferences/wrappingform.h"

#include <QLabel>

#include <algorithm>

namespace tessera {

namespace {

int leastWidthOf(const QWidget &widget)
{
    const int hint = widget.minimumSizeHint().width();
    return std::max(hint, widget.minimumWidth());
}

} // namespace

WrappingForm::WrappingForm()
{
    setColumnStretch(1, 1);
}

void WrappingForm::addRow(QLabel *label, QWidget *field)
{
    m_rows.push_back({label, field});
    place(m_rows.back(), static_cast<int>(m_rows.size()) - 1);
}

void WrappingForm::addRow(QWidget *wide)
{
    m_rows.push_back({nullptr, wide});
    place(m_rows.back(), static_cast<int>(m_rows.size()) - 1);
}

void WrappingForm::setWrapped(bool isWrapped)
{
    if (m_isWrapped == isWrapped)
        return;
    m_isWrapped = isWrapped;
    for (int number = 0; number < static_cast<int>(m_rows.size()); ++number) {
        const Row &row = m_rows[static_cast<std::size_t>(number)];
        if (row.label != nullptr)
            removeWidget(row.label);
        removeWidget(row.field);
        place(row, number);
    }
}

int WrappingForm::leastWidth(bool isWrapped) const
{
    int labels = 0;
    int fields = 0;
    int wide = 0;
    for (const Row &row : m_rows) {
        if (row.label != nullptr)
            labels = std::max(labels, leastWidthOf(*row.label));
        int &least = row.label != nullptr ? fields : wide;
        least = std::max(least, leastWidthOf(*row.field));
    }
    const int rows = isWrapped ? std::max(labels, fields) : labels + horizontalSpacing() + fields;
    return std::max(rows, wide);
}

/// A row has two lines of the grid, of which the first is empty unless its label is there: empty
/// lines take no room.
void WrappingForm::place(const Row &row, int number)
{
    const int line = 2 * number;
    if (row.label == nullptr) {
        addWidget(row.field, line + 1, 0, 1, 2);
    } else if (m_isWrapped) {
        addWidget(row.label, line, 0, 1, 2);
        addWidget(row.field, line + 1, 0, 1, 2);
    } else {
        addWidget(row.label, line + 1, 0, Qt::AlignVCenter);
        addWidget(row.field, line + 1, 1);
    }
}

} // namespace tessera
