#pragma once

#include "model/foreign/foreignengine.h"
#include "model/games/catalogue.h"
#include "model/lab/match/playerspec.h"
#include "model/record/programtrace.h"

#include <memory>
#include <stop_token>

namespace tessera::lab {

/// The game that a player is to play.
struct GameBeginning
{
    const GameEntry &game;
    Options options;
    /// Position text; empty for the usual start of the match.
    std::optional<std::string> start;
    /// Configuration file of the match, if it has one.
    std::string configuration;
    std::uint64_t seed = 0;
};

/// The question to a player.
using Turn = ForeignTurn;

struct Answer
{
    MoveCode move{};
    /// The engine's judgement, for the record; empty when it gave none.
    std::string evaluation;
    /// The trace of another program.
    ProgramTrace trace{};
};

/// A player on a seat of a match. Serves one thread, which it blocks while it thinks.
class MatchPlayer
{
public:
    virtual ~MatchPlayer() = default;

    /// Makes the player ready for a game, and starts it again if it broke down in the last one.
    [[nodiscard]] virtual std::optional<PlayerFault> beginGame(const GameBeginning &game) = 0;
    [[nodiscard]] virtual std::variant<Answer, PlayerFault> choose(const Turn &turn) = 0;
    /// The log of this game, as far as it is kept; for programs, its latest part.
    [[nodiscard]] virtual std::string log() const { return {}; }
};

/// After a stop the player answers at once, with an answer that must not be used.
[[nodiscard]] std::unique_ptr<MatchPlayer> makeMatchPlayer(
    const PlayerSpec &spec,
    const GameEntry &game,
    std::chrono::milliseconds patience,
    const std::stop_token &stop,
    bool keepsLog = false);

/// An evaluation as records write it: pieces with two decimals (`0.31`), `#3` for a win in three own moves, or else the
/// score's own text.
[[nodiscard]] std::string evaluationText(const Score &score, int playerCount);

} // namespace tessera::lab
