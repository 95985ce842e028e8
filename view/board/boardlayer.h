#pragma once

/// The order in which the items of a board cover each other.
namespace tessera::BoardLayer {

inline constexpr double Ground = 0;
inline constexpr double FallingTiles = 5;
inline constexpr double MarksBelow = 10;
inline constexpr double Coordinates = 15;
inline constexpr double Pieces = 20;
inline constexpr double MovingPieces = 25;
inline constexpr double Copies = 27;
inline constexpr double DecorationsAbove = 28;
inline constexpr double MarksAbove = 30;
inline constexpr double Arrows = 35;
inline constexpr double Cursor = 40;
inline constexpr double Dragged = 50;

} // namespace tessera::BoardLayer
