#pragma once

#include "model/foreign/foreignengine.h"

#include <QStringList>

#include <deque>
#include <mutex>

namespace tessera {

/// The last lines of a conversation with a program of others: written by its thread, read by the
/// window's. However much the program says, it takes no more room; what it repeats stands there once.
class ConversationLog
{
public:
    void add(ForeignEngine::Voice voice, const std::string &line);
    /// `> ` before what was said to it, `! ` before its standard error, two spaces before its answers.
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
