#include "model/games/xxlchess/rules/rules.h"

#include <algorithm>
#include <cstdlib>

namespace tessera::xxlchess {

namespace {

constexpr const char *kContext = "xxlchess";

/// Whether a piece still moves as in X1, whatever else a configuration changes.
bool movesAsUsual(const PieceKind &kind, const PieceKind &usual)
{
    return kind.leaps == usual.leaps && kind.slidesOrthogonally == usual.slidesOrthogonally
           && kind.slidesDiagonally == usual.slidesDiagonally && kind.range == usual.range
           && kind.parts == usual.parts && kind.isRoyal == usual.isRoyal;
}

/// The sentence for a kind. One that a configuration has added, or that moves differently, has only its diagram.
std::string sentenceFor(const PieceTypes &pieces, Kind kind)
{
    const std::span<const BuiltInPiece> builtIn = builtInPieces();
    const auto number = static_cast<std::size_t>(kind);
    if (number < builtIn.size() && movesAsUsual(pieces[kind], builtIn[number].kind))
        return builtIn[number].sentence;
    return TESSERA_TEXT("xxlchess", "Moves as the diagram shows");
}

std::vector<PieceReach> pawnReach(const Ruleset &rules, Player player)
{
    using When = PieceReach::When;
    const int ahead = rules.goesUp(player) ? -1 : 1;
    return {
        {0, ahead, 1, false, When::Moving},
        {0, ahead, 2, false, When::AtFirst},
        {-1, ahead, 1, false, When::Capturing},
        {1, ahead, 1, false, When::Capturing}};
}

std::vector<PieceReach> officerReach(const Ruleset &rules, Player player, const PieceKind &kind)
{
    using When = PieceReach::When;
    std::vector<PieceReach> reach;
    for (const Path &path : pathsOf(kind)) {
        const auto [dx, dy] = path.step;
        const int most = std::min(path.most, kMostSide - 1);
        const bool isLeap = std::max(std::abs(dx), std::abs(dy)) > 1;
        const When when = !path.captures ? When::Moving
                          : !path.moves  ? When::Capturing
                                         : When::Always;
        reach.push_back({dx, rules.goesUp(player) ? -dy : dy, most, isLeap, when});
    }
    return reach;
}

} // namespace

PieceCard Rules::card(const Position &position, tessera::Piece piece)
{
    const Ruleset &rules = position.rules();
    const PieceKind &kind = rules.pieces()[piece.kind];
    PieceCard card;
    card.name = kind.name;
    card.letter = rules.pieces().moveLetter(piece.kind);
    if (!kind.isRoyal)
        card.value = kind.value / kEighths;
    card.movement = {kContext, sentenceFor(rules.pieces(), piece.kind), {}};
    if (piece.kind == kKing && rules.hasFog())
        card.movement.pattern = TESSERA_TEXT("xxlchess", "One square in any direction");
    card.reach = piece.kind == kPawn ? pawnReach(rules, piece.owner)
                                     : officerReach(rules, piece.owner, kind);
    card.drawing = kind.picture.drawing;
    return card;
}

} // namespace tessera::xxlchess
