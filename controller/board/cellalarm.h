#pragma once

#include "view/board/marks/boardmarks.h"

#include <QObject>
#include <QTimer>

namespace tessera {

/// A cell that calls for attention by flashing: three times lit for half a second (X6), or steadily
/// where nothing may move. Owned by a board controller, which shows it.
class CellAlarm final : public QObject
{
    Q_OBJECT

public:
    explicit CellAlarm(QObject *parent = nullptr);

    /// Starts anew with `cell`; `Cell::None` only ends a running alarm.
    void ring(Cell cell, bool flashes);
    void stop();

    /// Adds its light at this moment to the marks of a position.
    void mark(BoardMarks &marks) const;

signals:
    void changed();

private:
    enum class Light : std::uint8_t { Off, Lit, Dark, Steady };

    void go();

    QTimer m_timer;
    /// `Cell::None` without an alarm.
    Cell m_cell = Cell::None;
    Light m_light = Light::Off;
    int m_flashesLeft = 0;
};

} // namespace tessera
