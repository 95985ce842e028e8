#pragma once

#include "view/widgets/faultlabel.h"

#include "model/session/gamesetup.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;

namespace tessera {

class TimeControlEdit;
struct GameInfo;

/// The clocks of the new-game dialog: one for all or one each, their start, and the effect of running out of time.
class ClockForm final : public QWidget
{
    Q_OBJECT

public:
    explicit ClockForm(const GameInfo &info, QWidget *parent = nullptr);

    void setFrom(const GameSetup &setup);
    /// Writes the clocks into `setup`.
    void fill(GameSetup &setup) const;
    [[nodiscard]] Faults faults() const;

signals:
    void changed();

private:
    void refresh();

    int m_playerCount;
    PerPlayer<TimeControlEdit *> m_edits;
    PerPlayer<QLabel *> m_labels;
    PerPlayer<QString> m_names;
    QCheckBox *m_isDifferent;
    QComboBox *m_runsFrom;
    QComboBox *m_timeOut;
};

} // namespace tessera
