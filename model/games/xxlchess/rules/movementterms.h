#pragma once

#include "model/games/xxlchess/rules/pieces.h"

#include <vector>

namespace tessera::xxlchess {

/// The smallest part of a movement: one leap with its mirror images, made once or repeated in a line over empty squares
/// (rider). Every officer's movement is a list of these; a slide is a rider of single steps.
struct MovementTerm
{
    /// The leap, of which `dx` is the longer coordinate, and neither is negative.
    Leap leap;
    /// The most repetitions in a line: 1 for a leaper, `kMostSide` without limit.
    int most = 1;
    MovementPart::Only only = MovementPart::Only::None;
    bool isForward = false;

    friend bool operator==(const MovementTerm &, const MovementTerm &) = default;
};

/// The leap in the form of terms.
[[nodiscard]] Leap withoutSigns(Leap leap);

/// The movement of a kind other than the pawn, each term once.
[[nodiscard]] std::vector<MovementTerm> termsOf(const PieceKind &kind);

/// Whether a kind moves as the kind of X1 with its letter does.
[[nodiscard]] bool movesAsUsual(const PieceKind &kind);

/// Makes `terms` the whole movement of a kind.
void setTerms(const std::vector<MovementTerm> &terms, PieceKind &kind);

/// Adds a part to the movement of a kind, in the form that is fastest for the rules: as plain leaps and slides where
/// these suffice.
void addPart(const MovementPart &part, PieceKind &kind);

/// Removes all movement from a kind.
void clearMovement(PieceKind &kind);

} // namespace tessera::xxlchess
