#pragma once

#include "app/game/gamesession.h"
#include "app/start/continuecard.h"

#include <vector>

namespace tessera {

/// Games of this session that were left in their middle for another one. At most so many are kept,
/// the latest first.
class UnfinishedGames
{
public:
    struct Game
    {
        GameRecord record;
        GameSetup setup;
        NodeId node = GameRecord::kRoot;
        UnfinishedGame face;
    };

    static constexpr std::size_t kMost = 3;

    /// Keeps the session's game, if it is worth it, before another one takes its place.
    void keep(const GameSession &session);
    /// Hands a kept game over and forgets it.
    [[nodiscard]] Game take(int number);
    [[nodiscard]] const std::vector<Game> &games() const { return m_games; }

private:
    std::vector<Game> m_games;
};

/// Whether somebody has moved in the session's game and it is not over.
[[nodiscard]] bool isUnfinished(const GameSession &session);

/// How the start page offers the session's game.
[[nodiscard]] UnfinishedGame faceOf(const GameSession &session);

} // namespace tessera
