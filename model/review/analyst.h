#pragma once

#include "model/search/engine/engine.h"

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace tessera {

/// An engine that thinks about one position after another in a thread of its own, and whose thoughts can be looked
/// at meanwhile. Asking, resting and looking never wait for a search.
class Analyst
{
public:
    struct Question
    {
        std::unique_ptr<AnyPosition> position; ///< not over
        SearchLimits limits;                   ///< none set: until another question
        int lineCount = 1;
    };
    /// What is known so far of the last question.
    struct Thoughts
    {
        /// The best lines, best first, each with another first move; those of the depth before where the
        /// present one has not come to them.
        std::vector<SearchInfo> lines;
        /// The search has come to its end.
        bool isDone = false;
        /// What the engine broke down of; empty while it has not.
        std::string fault;
    };

    Analyst(std::function<std::unique_ptr<Engine>()> makeEngine, const EngineSettings &settings);
    /// Waits until the search has heard of it, which takes milliseconds.
    ~Analyst();
    Analyst(const Analyst &) = delete;
    Analyst &operator=(const Analyst &) = delete;

    /// Drops the question before with all that was thought of it.
    void ask(Question question);
    /// Thinks no more; what was thought is dropped.
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
    /// Of the question that is thought about: who is to move, and how many lines are wanted.
    Player m_mover = Player::None;
    std::size_t m_lineCount = 1;
    /// Counts the questions, so that no answer is taken for that to another.
    int m_ticket = 0;
    /// Ends the search that runs.
    std::stop_source m_stop;
    std::jthread m_thread;
};

} // namespace tessera
