#pragma once

#include <QLockFile>
#include <QString>

namespace tessera {

/// A file beside a kept game that stands while the game is read, drawn or put on the board. One that a dead program has
/// left tells that this very game hung or crashed it.
class RestoreMark
{
public:
    /// Sets the mark of the game in the file `game`; where that is empty, or nothing can be written, there is none.
    explicit RestoreMark(const QString &game);

    /// Whether a program that does not run any more had left this mark.
    [[nodiscard]] bool wasLeft() const { return m_wasLeft; }
    /// Whether another program is about to restore the game, and has set this mark.
    [[nodiscard]] bool isOthers() const { return m_isOthers; }

private:
    QLockFile m_file;
    bool m_wasLeft = false;
    bool m_isOthers = false;
};

/// Whether the program that made a lock still runs. (QLockFile takes a stale lock that it cannot remove for a held one.)
[[nodiscard]] bool isHeld(const QLockFile &lock);

} // namespace tessera
