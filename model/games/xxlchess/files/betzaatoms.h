#pragma once

#include "model/games/xxlchess/rules/pieces.h"

#include <array>

namespace tessera::xxlchess {

/// A leaper that has a letter in Betza's notation.
struct Atom
{
    char letter;
    Leap leap;
};

inline constexpr std::array kAtoms{
    Atom{'W', {1, 0}},
    Atom{'F', {1, 1}},
    Atom{'D', {2, 0}},
    Atom{'N', {2, 1}},
    Atom{'A', {2, 2}},
    Atom{'H', {3, 0}},
    Atom{'C', {3, 1}},
    Atom{'Z', {3, 2}},
    Atom{'G', {3, 3}}};

} // namespace tessera::xxlchess
