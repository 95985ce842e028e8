#include "model/review/analyst.h"

#include <algorithm>
#include <exception>
#include <functional>
#include <iterator>

namespace tessera {

namespace {

/// The value of a score to `mover`, by which lines are ranked.
int worth(const Score &score, Player mover)
{
    constexpr int kWon = 1'000'000;
    switch (score.kind) {
    case Score::Kind::Centipawns:
        return score.value;
    case Score::Kind::Mate:
        return score.value > 0 ? kWon - score.value : -kWon - score.value;
    case Score::Kind::Shares:
        break;
    }
    return score.shares[mover];
}

} // namespace

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
    std::vector<SearchInfo> &lines = m_thoughts.lines;
    // An earlier line with the same first move is outdated, and so is one with this number and depth.
    std::erase_if(lines, [&info](const SearchInfo &other) {
        return other.line.front() == info.line.front()
               || (other.depth == info.depth && other.lineNumber == info.lineNumber);
    });
    lines.push_back(info);
    std::ranges::stable_sort(lines, std::ranges::greater(), [this](const SearchInfo &line) {
        return worth(line.score, m_mover);
    });
    // A new line replaces the worst of the older ones.
    while (lines.size() > m_lineCount) {
        const auto oldest = std::min_element(
            lines.rbegin(), lines.rend(), [](const SearchInfo &one, const SearchInfo &other) {
                return one.depth < other.depth;
            });
        lines.erase(std::next(oldest).base());
    }
}

void Analyst::think(Engine &engine, const Question &question, int ticket, const std::stop_token &stop)
{
    EngineSettings settings = m_settings;
    settings.lineCount = question.lineCount;
    SearchResult result;
    Phrase fault;
    try {
        engine.configure(settings);
        result = engine.think(
            *question.position, question.limits, stop, [this, ticket](const SearchInfo &info) {
                take(ticket, info);
            });
    } catch (const Failure &failure) {
        fault = failure.words();
    } catch (const std::exception &failure) {
        fault = failure.what();
    }
    const std::scoped_lock lock(m_mutex);
    if (ticket != m_ticket)
        return;
    m_thoughts.isDone = true;
    m_thoughts.fault = fault;
    // A search that ends at once does not report on the way.
    if (m_thoughts.lines.empty() && !result.line.empty())
        m_thoughts.lines.push_back(result);
}

void Analyst::work(const std::stop_token &end)
{
    // The engine is made in this thread, since that may take longer than a window may wait.
    const std::unique_ptr<Engine> engine = m_makeEngine();
    int ticket = 0;
    while (const std::unique_ptr<Question> question = next(end, ticket)) {
        std::stop_token stop;
        {
            const std::scoped_lock lock(m_mutex);
            if (ticket != m_ticket)
                continue;
            stop = m_stop.get_token();
            m_mover = question->position->toMove();
            m_lineCount = static_cast<std::size_t>(std::max(question->lineCount, 1));
        }
        think(*engine, *question, ticket, stop);
    }
}

} // namespace tessera
