#pragma once

#include "model/core/facets/refusal.h"
#include "model/games/xxlchess/rules/kingsafety.h"
#include "model/games/xxlchess/rules/position.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tessera::xxlchess {

/// Builds refusals for one position. Functions that return a `Reason` check one condition, and are empty where it is no
/// reason to refuse.
class RefusalBuilder
{
public:
    explicit RefusalBuilder(const Position &position);

    [[nodiscard]] Refusal over() const;
    [[nodiscard]] Refusal pointing(std::span<const Cell> cells) const;

private:
    using Reason = std::optional<Refusal>;

    [[nodiscard]] Refusal refuse(
        const char *code,
        const char *section,
        const char *pattern,
        const std::vector<Square> &causes,
        std::vector<std::string> arguments = {}) const;
    [[nodiscard]] std::string nameOn(Square square) const;
    [[nodiscard]] static std::vector<Square> listed(const SquareSet &set);
    [[nodiscard]] Reason notMine(Square from) const;
    /// Why the piece on `from` has no move at all: first by the king's safety, then by its own movement.
    [[nodiscard]] Refusal stuck(Square from) const;
    [[nodiscard]] SquareSet attackersOfAny(const SquareSet &squares) const;
    /// The pseudo-legal targets of a pawn.
    [[nodiscard]] SquareSet pawnWays(Square from) const;
    [[nodiscard]] bool isFree(Square square) const;
    [[nodiscard]] bool mayGoTwo(Square from) const;
    [[nodiscard]] Refusal leading(Square from, Square to) const;
    [[nodiscard]] Refusal notSo(Square from) const;
    /// Why a move that the piece can make would leave the king attacked.
    [[nodiscard]] Reason exposing(Square from, Square to) const;
    [[nodiscard]] Refusal pinned(const Pin &pin) const;
    [[nodiscard]] Reason kingIntoAttack(Square to) const;
    [[nodiscard]] Refusal badPawnMove(Square from, Square to) const;
    [[nodiscard]] Refusal blockedBy(Square from, Square by, const char *section) const;
    /// Whether the square is one that the player does not see (X7).
    [[nodiscard]] bool isHidden(Square square) const;
    [[nodiscard]] Refusal inTheWay(Square square) const;
    [[nodiscard]] Reason blocked(Square from, Square to) const;
    /// Why castling is refused (X4), when the king is to go two squares along its rank.
    [[nodiscard]] Reason badCastling(Square from, Square to) const;
    [[nodiscard]] std::optional<Square> firstHiddenTowards(Square from, int step) const;
    [[nodiscard]] Reason badCastlingRook(Square king, int step) const;
    [[nodiscard]] Refusal castlingAttack(Square from, Square to) const;

    const Position &m_position;
    const Ruleset &m_rules;
    Player m_player;
    Player m_enemy;
    Square m_king;
    KingSafety m_safety;
};

} // namespace tessera::xxlchess
