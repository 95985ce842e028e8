#pragma once

#include "model/core/anygame.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <vector>

namespace tessera {

class BoardPage;

/// Moves that could follow a position.
struct LineOnBoard
{
    std::shared_ptr<const AnyPosition> position;
    std::vector<MoveCode> line;
};

/// Shows a line on the board while it is pointed at or held; afterwards the game's position returns, and nothing is
/// played.
class LinePlayout final : public QObject
{
    Q_OBJECT

public:
    /// `board` must outlive this.
    explicit LinePlayout(BoardPage &board, QObject *parent = nullptr);

    /// Shows the start of the line, with its first move marked.
    void preview(const LineOnBoard &line);
    /// Plays the line out, one move after another.
    void begin(const LineOnBoard &line);
    void end();
    /// The moves of the line that are shown as played; -1 while there is no line.
    [[nodiscard]] int played() const { return m_played; }

private:
    void step();

    BoardPage &m_board;
    LineOnBoard m_line;
    int m_played = -1;
    QTimer m_timer;
};

} // namespace tessera
