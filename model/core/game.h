#pragma once

#include "model/core/boardshape.h"
#include "model/core/facets/moveshape.h"
#include "model/core/facets/refusal.h"
#include "model/core/gameinfo.h"
#include "model/core/outcome.h"
#include "model/core/piececard.h"
#include "model/core/result.h"
#include "model/core/transition.h"
#include "model/core/types.h"

#include <concepts>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace tessera {

// clang-format off

/// The rules of a game: what every game of the catalogue provides, and everything that search, perft and the erased
/// `AnyPosition` need. `G` is a stateless struct of types and static functions; the state is in `G::Position`, a
/// copyable value that carries the rule options it was made with.
///
/// * `Position::legalMoves(list)` adds each legal move once; it adds none exactly when the game is
///   over (a forced pass is a move). `play` wants a legal move; `undo` wants the move and `Undo` of
///   the last `play`.
/// * `hash` tells apart all positions that the rules continue differently, those of different rule options
///   too, but for what draw rules count in the game before. `toMove` is meaningful only while `outcome` is not over.
/// * `moveText` and `positionText` are the texts of the file formats and are read back to an equal
///   value; `moveLabel` is the long form of the history panel. `parseMove` accepts only legal moves
///   and its error gives the reason. `shape` is how the move is pointed at.
/// * `refusal(position, cells)` says why pointing at `cells` in turn plays nothing; it is
///   asked only when no legal move's shape begins with these cells.
/// * `transition(position, move)` lists what `play` would change.
///
/// What a game has beyond that it declares by further functions: see the concepts below and in
/// `foresight.h`. `AnyPosition` hands them out as facets.
template <typename G>
concept Game = std::copyable<typename G::Position>
    && std::is_trivially_copyable_v<typename G::Move>
    && std::equality_comparable<typename G::Move>
    && requires(typename G::Position &position, const typename G::Position &constPosition,
                typename G::Move move, const typename G::Undo &undo,
                typename G::MoveList &list, std::string_view text,
                std::span<const Cell> cells, const Options &options, Cell cell, MoveCode code) {
        { G::info() } -> std::same_as<const GameInfo &>;
        { G::start(options) } -> std::same_as<typename G::Position>;
        { G::parsePosition(text, options) } -> std::same_as<Result<typename G::Position>>;
        { G::positionText(constPosition) } -> std::same_as<std::string>;
        { G::moveText(constPosition, move) } -> std::same_as<std::string>;
        { G::moveLabel(constPosition, move) } -> std::same_as<std::string>;
        { G::parseMove(constPosition, text) } -> std::same_as<Result<typename G::Move>>;
        { G::cellText(constPosition, cell) } -> std::same_as<std::string>;
        { G::encode(move) } -> std::same_as<MoveCode>;
        { G::decode(code) } -> std::same_as<typename G::Move>;
        { G::board(constPosition) } -> std::same_as<BoardShape>;
        { G::piece(constPosition, cell) } -> std::same_as<Piece>;
        { G::ground(constPosition, cell) } -> std::same_as<Ground>;
        { G::shape(constPosition, move) } -> std::same_as<MoveShape>;
        { G::refusal(constPosition, cells) } -> std::same_as<Refusal>;
        { G::transition(constPosition, move) } -> std::same_as<Transition>;
        { constPosition.legalMoves(list) };
        { constPosition.toMove() } -> std::same_as<Player>;
        { constPosition.outcome() } -> std::same_as<Outcome>;
        { constPosition.isOver() } -> std::same_as<bool>;
        { constPosition.turnsTaken() } -> std::same_as<int>;
        { constPosition.hash() } -> std::same_as<std::uint64_t>;
        { position.play(move) } -> std::same_as<typename G::Undo>;
        { position.undo(move, undo) };
    };

/// A game that can count its legal moves without listing them; perft then counts its last ply.
template <typename G>
concept CountsMoves = requires(const typename G::Position &position) {
    { position.countLegalMoves() } -> std::convertible_to<std::size_t>;
};

/// A game with moves by which the mover takes the side of the other player (pie rule).
template <typename G>
concept ExchangesSides = requires(typename G::Move move) {
    { G::exchangesSides(move) } -> std::same_as<bool>;
};

/// A game that accepts position texts with odd or useless parts, and warns of them.
template <typename G>
concept WarnsOfTexts = requires(std::string_view text, const Options &options) {
    { G::warnings(text, options) } -> std::same_as<std::vector<Sentence>>;
};

/// A game whose pieces move in ways of their own, which a card beside the board explains.
template <typename G>
concept ExplainsPieces = requires(const typename G::Position &position, Piece piece) {
    { G::card(position, piece) } -> std::same_as<PieceCard>;
};

/// A game whose moves fall into phases, which move lists put under headings.
template <typename G>
concept HasPhases = requires(const typename G::Position &position) {
    { G::phase(position) } -> std::same_as<Sentence>;
};

/// A game in which a move can have a consequence that is worth a row of its own in the history:
/// "The ring falls".
template <typename G>
concept HasRemarks = requires(const typename G::Position &position, typename G::Move move) {
    { G::remarks(position, move) } -> std::same_as<std::vector<Sentence>>;
};

/// A game in which the loss of a piece decides: the cell of that piece while it is attacked, otherwise `Cell::None`.
/// Sounds and status lines warn of it.
template <typename G>
concept RaisesAlarms = requires(const typename G::Position &position, Player player) {
    { G::alarmedCell(position, player) } -> std::same_as<Cell>;
};

/// A game that declares symmetries: maps of positions, moves and cells that carry legal moves to
/// legal moves. Number 0 is the identity; `symmetryCount` may depend on the position.
template <typename G>
concept HasSymmetries = requires(const typename G::Position &position, typename G::Move move, int s) {
    { G::symmetryCount(position) } -> std::same_as<int>;
    { G::transformed(position, s) } -> std::same_as<typename G::Position>;
    { G::transformedMove(position, move, s) } -> std::same_as<typename G::Move>;
};

// clang-format on

} // namespace tessera
