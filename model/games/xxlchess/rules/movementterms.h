#pragma once

#include "model/games/xxlchess/rules/pieces.h"

#include <vector>

namespace tessera::xxlchess {

/// The smallest part of a movement: one leap with its mirror images, made once or repeated in a line
/// over empty squares. Every officer's movement is a list of these; a slide is a step repeated.
struct MovementTerm
{
    /// The leap, in which `dx` is the longer way, and neither is negative.
    Leap leap;
    /// How often it may be repeated in a line: 1 for once, `kMostSide` without end.
    int most = 1;
    MovementPart::Only only = MovementPart::Only::None;
    bool isForward = false;

    friend bool operator==(const MovementTerm &, const MovementTerm &) = default;
};

/// The leap in the form of terms.
[[nodiscard]] Leap withoutSigns(Leap leap);

/// The movement of a kind but a pawn, each term once.
[[nodiscard]] std::vector<MovementTerm> termsOf(const PieceKind &kind);

/// Whether a kind moves as the kind of X1 with its letter does.
[[nodiscard]] bool movesAsUsual(const PieceKind &kind);

/// Makes `terms` the whole movement of a kind.
void setTerms(const std::vector<MovementTerm> &terms, PieceKind &kind);

/// Adds a part to the movement of a kind, in the form that is fastest for the rules: as plain leaps and slides where
/// these suffice.
void addPart(const MovementPart &part, PieceKind &kind);

/// Takes all movement from a kind.
void clearMovement(PieceKind &kind);

} // namespace tessera::xxlchess
