#pragma once

#include "model/session/engineplayer.h"
#include "model/session/foreignplayer.h"
#include "model/session/gamemodel.h"

#include <functional>
#include <memory>

namespace tessera {

/// Makes who plays on the seats of a game: people, engines of ours, and programs of others.
class PlayerMaker
{
public:
    using MakeEngine = std::function<std::unique_ptr<Engine>(const GameEntry &)>;

    explicit PlayerMaker(const GameModel &game);

    void setEngineFactory(MakeEngine makeEngine) { m_makeEngine = std::move(makeEngine); }
    void setUsingBooks(bool isWanted) { m_usesBooks = isWanted; }

    [[nodiscard]] std::unique_ptr<GamePlayer> makePlayer(const SeatSetup &seat) const;
    /// An engine at full strength that thinks for people.
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
