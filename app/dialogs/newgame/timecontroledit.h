#pragma once

#include "view/widgets/faultlabel.h"

#include "model/core/time/timecontrol.h"

#include <QWidget>

class QComboBox;
class QSpinBox;

namespace tessera {

/// Chooses a time control: one of the usual ones, or custom minutes and seconds.
class TimeControlEdit final : public QWidget
{
    Q_OBJECT

public:
    /// `name` makes the fields' names unique, and `words` tell screen readers whose time it is.
    TimeControlEdit(const QString &name, const QString &words, QWidget *parent = nullptr);

    void setControl(const TimeControl &control);
    [[nodiscard]] TimeControl control() const;
    [[nodiscard]] FaultLabel &fault() const { return *m_fault; }

signals:
    void changed();

private:
    [[nodiscard]] bool isCustom() const;
    void refresh();

    QComboBox *m_preset;
    QWidget *m_custom;
    QSpinBox *m_minutes;
    QSpinBox *m_seconds;
    QSpinBox *m_increment;
    FaultLabel *m_fault;
};

} // namespace tessera
