#include "app/analysis/lineplayout.h"

#include "app/board/boardpage.h"

namespace tessera {

namespace {

using namespace std::chrono_literals;

/// How long each move is shown.
constexpr auto kMovePace = 700ms;

} // namespace

LinePlayout::LinePlayout(BoardPage &board, QObject *parent)
    : QObject(parent)
    , m_board(board)
{
    m_timer.setInterval(kMovePace);
    connect(&m_timer, &QTimer::timeout, this, &LinePlayout::step);
}

void LinePlayout::preview(const LineOnBoard &line)
{
    m_timer.stop();
    m_line = line;
    m_played = 0;
    m_board.showAside(*m_line.position, m_line.line, 0);
}

void LinePlayout::begin(const LineOnBoard &line)
{
    preview(line);
    step();
    m_timer.start();
}

void LinePlayout::step()
{
    if (m_played + 1 > static_cast<int>(m_line.line.size())) {
        m_timer.stop();
        return;
    }
    ++m_played;
    m_board.showAside(*m_line.position, m_line.line, static_cast<std::size_t>(m_played));
}

void LinePlayout::end()
{
    m_timer.stop();
    if (m_played < 0)
        return;
    m_played = -1;
    m_board.endAside();
}

} // namespace tessera

#include "moc_lineplayout.cpp"
