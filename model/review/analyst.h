#pragma once

#include "model/core/phrase.h"
#include "model/search/engine/engine.h"

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace tessera {

/// An engine that analyses one position after another in a thread of its own, and whose lines can be read meanwhile.
/// Asking, resting and reading never wait for a search.
class Analyst
{
public:
    struct Question
    {
        std::unique_ptr<AnyPosition> position; ///< not over
        SearchLimits limits;                   ///< none set: until another question
        int lineCount = 1;
    };
    /// The results so far for the last question.
    struct Thoughts
    {
        /// The best lines, best first, with different first moves; lines that the present depth has not reached are
        /// those of the depth before.
        std::vector<SearchInfo> lines;
        /// Whether the search has ended.
        bool isDone = false;
        /// Why the engine broke down; empty if it has not.
        Phrase fault;
    };

    Analyst(std::function<std::unique_ptr<Engine>()> makeEngine, const EngineSettings &settings);
    /// Waits until the search has stopped, which takes milliseconds.
    ~Analyst();
    Analyst(const Analyst &) = delete;
    Analyst &operator=(const Analyst &) = delete;

    /// Drops the previous question with its results.
    void ask(Question question);
    /// Stops thinking, and drops the results.
    void rest();
    [[nodiscard]] Thoughts thoughts() const;

private:
    void work(const std::stop_token &end);
    /// Waits for a question; none when the thread is to end.
    [[nodiscard]] std::unique_ptr<Question> next(const std::stop_token &end, int &ticket);
    void take(int ticket, const SearchInfo &info);
    void think(Engine &engine, const Question &question, int ticket, const std::stop_token &stop);

    std::function<std::unique_ptr<Engine>()> m_makeEngine;
    EngineSettings m_settings;
    mutable std::mutex m_mutex;
    std::condition_variable_any m_asked;
    std::unique_ptr<Question> m_question;
    Thoughts m_thoughts;
    /// The player to move and the number of lines of the current question.
    Player m_mover = Player::None;
    std::size_t m_lineCount = 1;
    /// The number of questions, so that no answer is taken for that to another one.
    int m_ticket = 0;
    /// Ends the running search.
    std::stop_source m_stop;
    std::jthread m_thread;
};

} // namespace tessera
