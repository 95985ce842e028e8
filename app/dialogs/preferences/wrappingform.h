#pragma once

#include <QGridLayout>

#include <vector>

class QLabel;

namespace tessera {

/// Rows of a label beside its field, or above it where there is little room, and of widgets across
/// both. QFormLayout does the same, but what it says of its height for a width is at times of the
/// arrangement before, and then squeezes lines that are broken.
class WrappingForm final : public QGridLayout
{
public:
    WrappingForm();

    void addRow(QLabel *label, QWidget *field);
    /// A row across the form.
    void addRow(QWidget *wide);
    [[nodiscard]] bool isEmpty() const { return m_rows.empty(); }

    /// Puts the labels above their fields, or beside them.
    void setWrapped(bool isWrapped);
    /// What the rows take at least, in pixels, with labels above their fields or beside them.
    [[nodiscard]] int leastWidth(bool isWrapped) const;

private:
    struct Row
    {
        /// None in a row across the form.
        QWidget *label;
        QWidget *field;
    };

    void place(const Row &row, int number);

    std::vector<Row> m_rows;
    bool m_isWrapped = false;
};

} // namespace tessera
