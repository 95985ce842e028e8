#pragma once

#include "model/core/endreason.h"

/// The reasons for which games end (X5), beside repetition.
namespace tessera::xxlchess::reason {

inline constexpr EndReasonRow kCheckmateRow{
    .code = "checkmate",
    .context = "xxlchess",
    .won = TESSERA_TEXT("xxlchess", "The king of %2 is attacked and cannot be saved."),
    .winsHeadline = TESSERA_TEXT("xxlchess", "%1 wins by checkmate"),
    .youWonHeadline = TESSERA_TEXT("xxlchess", "You won by checkmate"),
    .youLostHeadline = TESSERA_TEXT("xxlchess", "You lost by checkmate")};
inline constexpr EndReasonRow kStalemateRow{
    .code = "stalemate",
    .context = "xxlchess",
    .drawn = TESSERA_TEXT("xxlchess", "The player to move is not in check and has no move."),
    .drawnHeadline = TESSERA_TEXT("xxlchess", "Stalemate – draw")};
inline constexpr EndReasonRow kKingCapturedRow{
    .code = "king-captured",
    .context = "xxlchess",
    .won = TESSERA_TEXT("xxlchess", "%1 captured the king of %2.")};
inline constexpr EndReasonRow kFiftyMovesRow{
    .code = "fifty-moves",
    .context = "xxlchess",
    .drawn = TESSERA_TEXT("xxlchess", "Fifty moves passed without a capture or a pawn's move.")};

inline constexpr EndReason kCheckmate{kCheckmateRow};
inline constexpr EndReason kStalemate{kStalemateRow};
inline constexpr EndReason kKingCaptured{kKingCapturedRow};
inline constexpr EndReason kFiftyMoves{kFiftyMovesRow};

} // namespace tessera::xxlchess::reason
