#pragma once

#include <QLabel>

#include <vector>

namespace tessera {

/// Says below a field what is wrong with it; takes no room while nothing is.
class FaultLabel final : public QLabel
{
    Q_OBJECT

public:
    /// `field` is what is faulty, and what gets the focus when the fault is to be mended.
    explicit FaultLabel(QWidget &field);

    /// An empty text: no fault.
    void setFault(const QString &text);
    [[nodiscard]] bool isFaulty() const { return !text().isEmpty(); }
    [[nodiscard]] QWidget &field() const { return m_field; }

private:
    QWidget &m_field;
};

/// The labels of a form, in the order of its fields.
using Faults = std::vector<FaultLabel *>;

} // namespace tessera
