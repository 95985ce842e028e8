#pragma once

#include "controller/session/matchcontroller.h"
#include "tests/support/scriptedengine.h"

#include <QtTest>

namespace tessera::test {

inline constexpr auto kGame = "watchyourback";

inline SeatSetup human()
{
    return {SeatSetup::Kind::Human, {}, 0};
}

inline SeatSetup computer()
{
    return {SeatSetup::Kind::Computer, {}, 1};
}

inline SeatSetup strongest()
{
    return {SeatSetup::Kind::Computer, {}, EngineSettings::kStrongest};
}

/// A game without a window: model and referee, with a clock that the test sets and an engine that does what the test says.
class SessionCase
{
protected:
    void init();
    void cleanup();
    void begin(SeatSetup first, SeatSetup second, TimeControl control = {});
    void play(const char *moves);
    [[nodiscard]] QString position() const
    {
        return QString::fromStdString(m_game->position().text());
    }

    std::shared_ptr<EngineScript> m_script;
    std::unique_ptr<GameModel> m_game;
    std::unique_ptr<MatchController> m_match;
    GameSetup m_setup;
    Clock::Instant m_now{std::chrono::seconds(1000)};
};

inline void SessionCase::init()
{
    m_now = Clock::Instant(std::chrono::seconds(1000));
    m_setup = GameSetup();
    m_setup.game = kGame;
    m_script = std::make_shared<EngineScript>();
    m_game = std::make_unique<GameModel>();
    m_match = std::make_unique<MatchController>(*m_game, [this] { return m_now; });
    m_match->setEngineFactory([script = m_script](const GameEntry &) {
        return std::make_unique<ScriptedEngine>(script);
    });
}

inline void SessionCase::cleanup()
{
    m_match.reset();
    m_game.reset();
    QCOMPARE(m_script->running.load(), 0);
}

inline void SessionCase::begin(SeatSetup first, SeatSetup second, TimeControl control)
{
    m_setup.seats[Player::First] = first;
    m_setup.seats[Player::Second] = second;
    m_setup.clocks[Player::First] = control;
    m_setup.clocks[Player::Second] = control;
    const auto error = m_match->start(m_setup);
    QVERIFY2(!error, error ? error->sentence().c_str() : "");
}

inline void SessionCase::play(const char *moves)
{
    for (const QString &text : QString::fromLatin1(moves).split(QLatin1Char(' '))) {
        const auto move = m_game->position().parseMove(text.toStdString());
        QVERIFY2(move, move ? "" : move.error().sentence().c_str());
        m_match->playHuman(*move);
    }
}

} // namespace tessera::test
