#pragma once

#include "model/core/anygame.h"
#include "model/library/libraryindex.h"

#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace tessera {

/// A move that games have played from a position.
struct PlayedMove
{
    /// The move, legal in the position asked about; one move represents all those that symmetries of the position carry
    /// into each other.
    MoveCode move{};
    int games = 0;
    /// Games in which a person was one of the players.
    int own = 0;
    /// The points of each player in these games.
    PerPlayer<double> points;
    /// The mean winning chance that engines gave the mover after the move, 0 to 1, where any did.
    std::optional<double> value;
};

/// The openings of all games of one kind that a library holds: which moves were played in which positions, up to
/// the symmetries of the game. Constant once made, so threads may share it.
class OpeningTree
{
public:
    /// Makes the tree by replaying the first moves of all games of `game`. Empty when it was stopped.
    [[nodiscard]] static std::optional<OpeningTree> of(
        const LibraryIndex &index, const AnyGame &game, const std::stop_token &stop);

    /// The moves played from a position of a game by `options`, the most frequent first. Rules that only end games
    /// otherwise (those of `rules strict`) make no other position.
    [[nodiscard]] std::vector<PlayedMove> moves(
        const AnyPosition &asked, const Options &options) const;
    [[nodiscard]] int gameCount() const { return m_games; }

private:
    /// A move that one game played in one position.
    struct Step
    {
        std::uint64_t hash;
        MoveCode move;
        std::uint32_t game;
        unsigned char value;
    };
    struct Ending
    {
        PerPlayer<double> scores;
        bool isOwn;
    };

    [[nodiscard]] std::unique_ptr<AnyPosition> byUsualRules(
        const AnyPosition &position, const Options &options) const;
    /// The moves that games have played in the position of this hash.
    [[nodiscard]] std::span<const Step> stepsAt(std::uint64_t hash) const;

    const AnyGame *m_game = nullptr;
    std::vector<Step> m_steps;
    std::vector<Ending> m_endings;
    int m_games = 0;
};

} // namespace tessera
