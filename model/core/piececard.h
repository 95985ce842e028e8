#pragma once

#include "model/core/sentence.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tessera {

/// One way in which a piece goes from its cell, as the diagram of a card shows it on an empty board.
struct PieceReach
{
    /// On which moves it goes so: any, only onto an empty cell, only to capture, only as the piece's first.
    enum class When : std::uint8_t { Always, Moving, Capturing, AtFirst };

    /// The way from the cell to the next one: columns to the right and rows down the screen.
    int columns = 0;
    int rows = 0;
    /// How many times in succession it may go so (a slide); 1 for a step or leap.
    int most = 1;
    /// Whether it passes over what stands between.
    bool isLeap = false;
    When when = When::Always;

    friend bool operator==(const PieceReach &, const PieceReach &) = default;
};

/// The card of a piece beside the board: name, worth and movement.
struct PieceCard
{
    /// The English name, translated in the context of the game's id; the same as in `GameInfo::pieceKinds`.
    std::string name;
    /// Upper case letter of moves, for badges.
    char letter = ' ';
    /// The value in the unit of the game's rules; empty for a piece beyond price (a king).
    std::optional<double> value;
    Sentence movement;
    std::vector<PieceReach> reach;
    /// A drawing that came with the game's set-up: an SVG document, or the data of an SVG path in a
    /// square of 100×100; empty for that of the program.
    std::string drawing{};

    friend bool operator==(const PieceCard &, const PieceCard &) = default;
};

} // namespace tessera
