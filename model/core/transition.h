#pragma once

#include "model/core/types.h"

#include <vector>

namespace tessera {

/// One thing that a move changes on the board.
///
/// | kind | fields |
/// |---|---|
/// | Place | `piece` appears on `to` |
/// | Move | `piece` goes from `from` to `to`; `isJump` when it passes over what lies between |
/// | Remove | `piece` leaves `from`; `to` is the place beside the board that it leaves for, if any |
/// | Recolour | the piece on `to` was `before` and becomes `piece` (owner or kind) |
/// | CloseCell | the ground of `to` was `groundBefore` and becomes `ground` |
struct Step
{
    enum class Kind : std::uint8_t { Place, Move, Remove, Recolour, CloseCell };

    Kind kind = Kind::Place;
    /// Steps of one stage happen together, stages one after another.
    std::uint8_t stage = 0;
    Piece piece{};
    Cell from = Cell::None;
    Cell to = Cell::None;
    Piece before{};
    Ground ground = Ground::Open;
    Ground groundBefore = Ground::Open;
    bool isJump = false;
    /// Whether the piece only comes into a player's sight or goes out of it (see `seenTransition`).
    bool isSight = false;

    [[nodiscard]] static Step place(int stage, Piece piece, Cell to);
    [[nodiscard]] static Step move(int stage, Piece piece, Cell from, Cell to, bool isJump = false);
    [[nodiscard]] static Step remove(int stage, Piece piece, Cell from, Cell to = Cell::None);
    [[nodiscard]] static Step recolour(int stage, Piece before, Piece piece, Cell at);
    [[nodiscard]] static Step closeCell(int stage, Ground before, Ground ground, Cell at);

    friend bool operator==(const Step &, const Step &) = default;
};

/// Everything that a move changes on the board, in the order in which it happens. Steps may be
/// applied one after another to a plain list of cells: a captured piece is removed before the
/// capturing one arrives.
struct Transition
{
    std::vector<Step> steps;

    [[nodiscard]] bool isEmpty() const { return steps.empty(); }
    [[nodiscard]] int stageCount() const;

    friend bool operator==(const Transition &, const Transition &) = default;
};

/// The transition that takes back `transition`: its steps reversed, last stage first.
[[nodiscard]] Transition inverted(const Transition &transition);

/// The cells of a board as a picture shows them.
struct BoardCells
{
    std::vector<Piece> pieces;
    std::vector<Ground> grounds;

    friend bool operator==(const BoardCells &, const BoardCells &) = default;
};

/// Applies the steps of `transition` to `cells`. Places beside the board are not kept.
void apply(const Transition &transition, BoardCells &cells);

} // namespace tessera
