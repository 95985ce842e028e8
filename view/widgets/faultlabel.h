#pragma once

#include "view/widgets/plaintext.h"

#include <vector>

namespace tessera {

/// Shows a field's fault below it; takes no room while there is none.
class FaultLabel final : public Label
{
    Q_OBJECT

public:
    /// `field` is the faulty field, which gets the focus when the fault is to be corrected.
    explicit FaultLabel(QWidget &field);

    /// Sets the fault; an empty text means none.
    void setFault(const QString &text);
    [[nodiscard]] bool isFaulty() const { return !text().isEmpty(); }
    [[nodiscard]] QWidget &field() const { return m_field; }

private:
    QWidget &m_field;
};

/// The labels of a form, in the order of its fields.
using Faults = std::vector<FaultLabel *>;

} // namespace tessera
