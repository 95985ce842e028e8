#pragma once

#include "model/search/maxn/maxntree.h"
#include "tests/support/linegame.h"

#include <algorithm>
#include <array>

/// Searches of games of lines for max^n.
namespace tessera::linegame {

/// The search over a game of lines, with an evaluation that knows nothing.
template<typename LineGame>
struct Forecast
{
    using Rules = LineGame;
    using Position = typename Rules::Position;

    static constexpr int kPlayers = 3;
    static constexpr int kOddsScale = 100;
    static constexpr float kDrawChance = 0.25F;
    static constexpr std::uint32_t kPollInterval = 16;
    static constexpr LevelTable kLevels = kUsualLevels;

    static int features(const Position &) { return 0; }
    static int oddsAfter(int, const Position &, const typename Rules::Undo &) { return -70; }
    static PerPlayer<int> odds(const Position &)
    {
        PerPlayer<int> odds;
        odds.fill(-70);
        return odds;
    }
    static bool hasOccurred(const Position &) { return false; }
    static std::uint16_t code(Move move) { return static_cast<std::uint16_t>(move.cell + 1); }
    static int expectedTurns(const Position &) { return 3; }
};

using ToyForecast = Forecast<Rules>;

static_assert(MaxnGame<ToyForecast>);

/// The same with a policy: the higher the number of a cell, the more probable.
struct ToyPolicy : ToyForecast
{
    using Logits = std::array<std::int16_t, Position::MoveList::kCapacity>;

    static void judge(const Position &, const Position::MoveList &moves, Logits &logits)
    {
        for (std::size_t i = 0; i < moves.size(); ++i)
            logits[i] = static_cast<std::int16_t>(10 * moves[i].cell);
    }
    static bool winsAtOnce(const Position &position)
    {
        Position::MoveList moves;
        position.legalMoves(moves);
        return std::any_of(moves.begin(), moves.end(), [&](Move move) {
            Position then = position;
            then.play(move);
            return then.isOver();
        });
    }
};

static_assert(HasPolicy<ToyPolicy> && !HasPolicy<ToyForecast>);

} // namespace tessera::linegame
