#pragma once

#include "controller/session/playermaker.h"

#include <QObject>

namespace tessera {

/// Looks for the best move on behalf of people. Each question has a ticket of its own, so that the
/// search which it replaces is not mistaken for it.
class Advisor : public QObject
{
    Q_OBJECT

public:
    explicit Advisor(const PlayerMaker &maker, QObject *parent = nullptr);

    /// Forgets the engine, with the game that it was made for.
    void reset();
    /// Searches `position` in place of an earlier one, and answers with `found` or `failed`.
    void ask(std::shared_ptr<const AnyPosition> position);
    /// Withdraws the question.
    void cancel();
    [[nodiscard]] bool isAsked() const { return m_ticket != 0; }

signals:
    /// The line begins with the move to play.
    void found(const std::vector<tessera::MoveCode> &line);
    void failed();

private:
    void makeEngine();
    /// Whether an answer with this ticket is the expected one; if so, no answer is expected any more.
    [[nodiscard]] bool take(int ticket);

    const PlayerMaker &m_maker;
    std::unique_ptr<EnginePlayer> m_engine;
    std::vector<MoveCode> m_line;
    /// The ticket of the present question; 0 for none.
    int m_ticket = 0;
    int m_lastTicket = 0;
};

} // namespace tessera
