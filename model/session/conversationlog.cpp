#include "model/session/conversationlog.h"

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kMostLines = 400;
constexpr std::size_t kLongestLine = 500;

QString signOf(ForeignEngine::Voice voice)
{
    switch (voice) {
    case ForeignEngine::Voice::Ours:
        return u"> "_s;
    case ForeignEngine::Voice::Errors:
        return u"! "_s;
    case ForeignEngine::Voice::Its:
        break;
    }
    return u"  "_s;
}

} // namespace

void ConversationLog::add(ForeignEngine::Voice voice, const std::string &line)
{
    const bool isLong = line.size() > kLongestLine;
    QString text = signOf(voice) + QString::fromStdString(line.substr(0, kLongestLine));
    if (isLong)
        text += u'…';
    const std::scoped_lock lock(m_mutex);
    if (!m_entries.empty() && m_entries.back().line == text) {
        ++m_entries.back().count;
        return;
    }
    m_entries.push_back({std::move(text)});
    if (m_entries.size() > kMostLines)
        m_entries.pop_front();
}

QStringList ConversationLog::lines() const
{
    const std::scoped_lock lock(m_mutex);
    QStringList lines;
    for (const Entry &entry : m_entries)
        lines
            << (entry.count == 1 ? entry.line
                                 : u"%1  (%2 times)"_s.arg(entry.line).arg(entry.count));
    return lines;
}

} // namespace tessera
