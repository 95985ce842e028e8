#pragma once

#include "model/games/chexers/rules/rules.h"

#include <array>
#include <cstdint>

namespace tessera::chexers {

/// How players choose moves who do not search.
enum class Style : std::uint8_t {
    Racing, ///< they exit or go as far ahead as they can, wherever that leads
    Greedy  ///< they like moves by how well they stand right after them
};

inline constexpr std::array kStyles{Style::Racing, Style::Greedy};

/// Probabilities of the moves of a list.
using MoveChances = std::array<float, MoveList::kCapacity>;

/// Adds `weight` times the probability of each of the legal moves, as a player of this style chooses them, to `chances`:
/// a racing player makes those that go farthest ahead, all alike; a greedy one prefers moves by the ninth power of the ratio
/// of the odds after them.
void addChances(
    Style style, const Position &position, const MoveList &moves, float weight, MoveChances &chances);

} // namespace tessera::chexers
