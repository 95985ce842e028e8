#pragma once

#include "model/session/engineplayer.h"
#include "model/session/foreignplayer.h"
#include "model/session/gamemodel.h"

#include <functional>
#include <memory>

namespace tessera {

/// Makes the players of a game's seats: people, our engines, and other programs.
class PlayerMaker
{
public:
    using MakeEngine = std::function<std::unique_ptr<Engine>(const GameEntry &)>;

    explicit PlayerMaker(const GameModel &game);

    void setEngineFactory(MakeEngine makeEngine) { m_makeEngine = std::move(makeEngine); }
    void setUsingBooks(bool isWanted) { m_usesBooks = isWanted; }

    [[nodiscard]] std::unique_ptr<GamePlayer> makePlayer(const SeatSetup &seat) const;
    /// An engine at full strength that gives hints to people.
    [[nodiscard]] std::unique_ptr<EnginePlayer> makeAdvisor() const;

private:
    [[nodiscard]] std::unique_ptr<EnginePlayer> makeEnginePlayer(int level, bool usesBook) const;
    [[nodiscard]] std::unique_ptr<ForeignPlayer> makeForeignPlayer(
        const PlayerProgram &program) const;

    const GameModel &m_game;
    MakeEngine m_makeEngine;
    bool m_usesBooks = false;
};

} // namespace tessera
