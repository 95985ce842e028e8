#pragma once

#include "model/search/engine/engine.h"

#include <optional>
#include <vector>

namespace tessera {

/// The judgement of one position of a game.
struct JudgedPosition
{
    /// The player to move; `None` where the game is over.
    Player toMove = Player::None;
    /// The number of legal moves.
    int choices = 0;
    /// The engine's best line, score, depth and nodes; empty where the game is over.
    SearchResult thought;
    /// The winning chance of each player, 1 in all.
    PerPlayer<double> chances{};

    friend bool operator==(const JudgedPosition &, const JudgedPosition &);
};

/// A reviewed game: its moves, and the positions before each of them and at the end.
struct GameReview
{
    int playerCount = 2;
    std::vector<MoveCode> moves;
    std::vector<JudgedPosition> positions;
};

/// Losses of the mover's winning chance from which "?!", "?" and "??" are proposed. (Lichess uses the same 5, 10 and 15
/// %.)
inline constexpr double kDoubtfulLoss = 0.05;
inline constexpr double kMistakeLoss = 0.10;
inline constexpr double kBlunderLoss = 0.15;

/// The part of the mover's winning chance that move number `move` (from 0) lost against the best
/// one; 0 for the engine's own choice, for the only legal move, and where the chance rose.
[[nodiscard]] double lossOf(const GameReview &review, int move);

/// The numeric annotation glyph (as in PGN) proposed for such a loss.
[[nodiscard]] std::optional<int> proposedGlyph(double loss);

/// How many moves of `player` lost more than `loss`.
[[nodiscard]] int movesThatLost(const GameReview &review, Player player, double loss);

/// Whose chance move number `move` changed most, the first of equals, and by how much.
struct ChanceChange
{
    Player player = Player::First;
    double change = 0;
};
[[nodiscard]] ChanceChange greatestChange(const GameReview &review, int move);

/// The size of the greatest change.
[[nodiscard]] double swingOf(const GameReview &review, int move);

/// The mover of each of the moves.
[[nodiscard]] std::vector<Player> moversOf(const GameReview &review);

/// The round in which move number `move` was made, from 1 (see `model/core/rounds.h`).
[[nodiscard]] int roundOf(const GameReview &review, int move);

/// The moves of the largest swings, largest first, the earlier of equals first; at most `count`, none that changed less
/// than `kDoubtfulLoss`, and none without a choice.
[[nodiscard]] std::vector<int> keyMoments(const GameReview &review, int count = 3);

} // namespace tessera
