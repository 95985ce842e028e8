#pragma once

#include "model/core/types.h"

#include <QObject>
#include <QTimer>

namespace tessera {

/// A cell that calls for attention by flashing: three times lit for half a second (X6), or steadily
/// where nothing may move. Owned by a board controller, which shows it.
class CellAlarm final : public QObject
{
    Q_OBJECT

public:
    enum class Light : std::uint8_t { Off, Lit, Dark, Steady };

    explicit CellAlarm(QObject *parent = nullptr);

    /// Starts anew with `cell`; `Cell::None` only ends a running alarm.
    void ring(Cell cell, bool flashes);
    void stop();

    /// The cell of the alarm; `Cell::None` without one.
    [[nodiscard]] Cell cell() const { return m_cell; }
    [[nodiscard]] Light light() const { return m_light; }

signals:
    void changed();

private:
    void go();

    QTimer m_timer;
    Cell m_cell = Cell::None;
    Light m_light = Light::Off;
    int m_flashesLeft = 0;
};

} // namespace tessera
