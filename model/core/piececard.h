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
    /// On which moves: any, only onto an empty cell, only to capture, only as the piece's first.
    enum class When : std::uint8_t { Always, Moving, Capturing, AtFirst };

    /// From the cell to the next one: columns to the right and rows down the screen.
    int columns = 0;
    int rows = 0;
    /// How many times in succession it may go so (a slide), 1 for a step or leap.
    int most = 1;
    /// Whether it passes over what stands between.
    bool isLeap = false;
    When when = When::Always;

    friend bool operator==(const PieceReach &, const PieceReach &) = default;
};

/// What a card beside the board explains of a piece: name, worth and how it moves.
struct PieceCard
{
    /// English, translated in the context of the game's id; as `GameInfo::pieceKinds` has it.
    std::string name;
    /// Upper case letter of moves, for badges.
    char letter = ' ';
    /// In the unit in which the game's rules state it; nothing for a piece beyond price (a king).
    std::optional<double> value;
    Sentence movement;
    std::vector<PieceReach> reach;
    /// A drawing that came with the game's set-up: an SVG document, or the data of an SVG path in a
    /// square of 100×100; empty for that of the program.
    std::string drawing{};

    friend bool operator==(const PieceCard &, const PieceCard &) = default;
};

} // namespace tessera
