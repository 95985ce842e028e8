#pragma once

#include "model/foreign/foreignengine.h"

#include <QStringList>

#include <deque>
#include <mutex>

namespace tessera {

/// The last lines of a conversation with another program, written by its thread and read by the window's. Its size is
/// bounded, however much the program says; repeated lines are kept once.
class ConversationLog
{
public:
    void add(ForeignEngine::Voice voice, const std::string &line);
    /// The lines, with `> ` before what was sent, `! ` before the program's standard error, and two spaces before its
    /// answers.
    [[nodiscard]] QStringList lines() const;

private:
    mutable std::mutex m_mutex;
    struct Entry
    {
        QString line;
        qint64 count = 1;
    };
    std::deque<Entry> m_entries;
};

} // namespace tessera
