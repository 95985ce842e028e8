#include "model/review/analyst.h"

#include <algorithm>

namespace tessera {

Analyst::Analyst(std::function<std::unique_ptr<Engine>()> makeEngine, const EngineSettings &settings)
    : m_makeEngine(std::move(makeEngine))
    , m_settings(settings)
    , m_thread([this](const std::stop_token &end) { work(end); })
{}

Analyst::~Analyst()
{
    rest();
    m_thread.request_stop();
    m_thread.join();
}

void Analyst::ask(Question question)
{
    const std::scoped_lock lock(m_mutex);
    m_stop.request_stop();
    m_stop = std::stop_source();
    ++m_ticket;
    m_thoughts = {};
    m_question = std::make_unique<Question>(std::move(question));
    m_asked.notify_one();
}

void Analyst::rest()
{
    const std::scoped_lock lock(m_mutex);
    m_stop.request_stop();
    ++m_ticket;
    m_thoughts = {};
    m_question.reset();
}

Analyst::Thoughts Analyst::thoughts() const
{
    const std::scoped_lock lock(m_mutex);
    return m_thoughts;
}

std::unique_ptr<Analyst::Question> Analyst::next(const std::stop_token &end, int &ticket)
{
    std::unique_lock lock(m_mutex);
    m_asked.wait(lock, end, [this] { return m_question != nullptr; });
    ticket = m_ticket;
    return std::move(m_question);
}

void Analyst::take(int ticket, const SearchInfo &info)
{
    const std::scoped_lock lock(m_mutex);
    if (ticket != m_ticket || info.line.empty())
        return;
    const auto number = static_cast<std::size_t>(std::max(info.lineNumber, 1));
    // A line counts once those above it are known.
    if (number > m_thoughts.lines.size() + 1)
        return;
    if (number > m_thoughts.lines.size())
        m_thoughts.lines.push_back(info);
    else
        m_thoughts.lines[number - 1] = info;
}

void Analyst::work(const std::stop_token &end)
{
    // Made here, as making it may take longer than a window may wait.
    const std::unique_ptr<Engine> engine = m_makeEngine();
    int ticket = 0;
    while (const std::unique_ptr<Question> question = next(end, ticket)) {
        std::stop_token stop;
        {
            const std::scoped_lock lock(m_mutex);
            if (ticket != m_ticket)
                continue;
            stop = m_stop.get_token();
        }
        EngineSettings settings = m_settings;
        settings.lineCount = question->lineCount;
        engine->configure(settings);
        const SearchResult result = engine->think(
            *question->position, question->limits, stop, [this, ticket](const SearchInfo &info) {
                take(ticket, info);
            });
        const std::scoped_lock lock(m_mutex);
        if (ticket != m_ticket)
            continue;
        m_thoughts.isDone = true;
        // What is decided at once is not reported on the way.
        if (m_thoughts.lines.empty() && !result.line.empty())
            m_thoughts.lines.push_back(result);
    }
}

} // namespace tessera
