#include "controller/board/cellalarm.h"

#include <chrono>

namespace tessera {

namespace {

constexpr int kFlashes = 3;
constexpr std::chrono::milliseconds kLitTime{500};
/// The dark time between two flashes.
constexpr std::chrono::milliseconds kDarkTime{250};
constexpr std::chrono::milliseconds kSteadyTime{kFlashes * (kLitTime + kDarkTime)};

} // namespace

CellAlarm::CellAlarm(QObject *parent)
    : QObject(parent)
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &CellAlarm::go);
}

void CellAlarm::ring(Cell cell, bool flashes)
{
    stop();
    if (cell == Cell::None)
        return;
    m_cell = cell;
    m_flashesLeft = flashes ? kFlashes : 0;
    // A king in check is lit before and after, so three flashes are only visible between dark times.
    m_light = flashes ? Light::Dark : Light::Steady;
    m_timer.start(flashes ? kDarkTime : kSteadyTime);
    emit changed();
}

void CellAlarm::stop()
{
    if (m_cell == Cell::None)
        return;
    m_timer.stop();
    m_cell = Cell::None;
    m_light = Light::Off;
    emit changed();
}

void CellAlarm::mark(BoardMarks &marks) const
{
    if (m_cell == Cell::None)
        return;
    if (m_light == Light::Steady) {
        marks[MarkRole::Refusal].push_back(m_cell);
        return;
    }
    // A king in check is already lit, so only dark intervals make its flashes visible.
    std::erase(marks[MarkRole::Check], m_cell);
    if (m_light == Light::Lit)
        marks[MarkRole::Check].push_back(m_cell);
}

void CellAlarm::go()
{
    if (m_light == Light::Lit) {
        --m_flashesLeft;
        m_light = Light::Dark;
        m_timer.start(kDarkTime);
        emit changed();
    } else if (m_light == Light::Dark && m_flashesLeft > 0) {
        m_light = Light::Lit;
        m_timer.start(kLitTime);
        emit changed();
    } else {
        stop();
    }
}

} // namespace tessera

#include "moc_cellalarm.cpp"
