#pragma once

#include <QGridLayout>

#include <vector>

class QLabel;

namespace tessera {

/// Rows of a label beside its field, or above it where there is little room, and of widgets across both. QFormLayout
/// does the same, but its height for a width is sometimes that of the previous arrangement, which squeezes broken
/// lines.
class WrappingForm final : public QGridLayout
{
public:
    WrappingForm();

    void addRow(QLabel *label, QWidget *field);
    /// Adds a row across the form.
    void addRow(QWidget *wide);
    [[nodiscard]] bool isEmpty() const { return m_rows.empty(); }

    /// Puts the labels above their fields, or beside them.
    void setWrapped(bool isWrapped);
    /// The least width of the rows in pixels, with labels above their fields or beside them.
    [[nodiscard]] int leastWidth(bool isWrapped) const;

private:
    struct Row
    {
        /// The label; null in a row across the form.
        QWidget *label;
        QWidget *field;
    };

    void place(const Row &row, int number);

    std::vector<Row> m_rows;
    bool m_isWrapped = false;
};

} // namespace tessera
