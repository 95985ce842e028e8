#pragma once

#include "model/lab/statistics/elo.h"

#include <cstdint>
#include <vector>

namespace tessera::lab {

/// A game in the model of strengths: the player and the points on each seat.
struct RatedGame
{
    std::vector<int> seats;
    std::vector<double> points;
    /// Games of a block stay together in the bootstrap's samples.
    int block = 0;
};

/// The strengths of players and seats: the chance of the player i on the seat s to win a game is players[i] · seats[s]
/// / (the sum of this over the seats + draw), that of a draw draw / the same.
struct Strengths
{
    std::vector<double> players;
    std::vector<double> seats;
    double draw = 0;
};

/// The most likely strengths by Hunter's minorisation (Annals of Statistics 32, 2004), players and seats in turn;
/// geometric means are 1. Every player gets an additional half win and half loss against one of strength 1, so that no
/// strength is infinite.
[[nodiscard]] Strengths fittedStrengths(
    const std::vector<RatedGame> &contests, std::size_t players, std::size_t seats);

/// Elo differences from the mean of all players, with bounds from fits to blocks drawn at random
/// (bootstrap); the same `seed` draws the same.
[[nodiscard]] std::vector<Interval> ratings(
    const std::vector<RatedGame> &contests,
    std::size_t players,
    std::size_t seats,
    std::uint64_t seed);

} // namespace tessera::lab
