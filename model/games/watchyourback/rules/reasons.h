#pragma once

#include "model/core/endreason.h"

/// The reasons for which games end (W6), beside repetition and the turn limit.
namespace tessera::watchyourback::reason {

inline constexpr EndReasonRow kEliminationRow{
    .code = "elimination",
    .context = "watchyourback",
    .won = TESSERA_TEXT("watchyourback", "%2 has fewer than two fighters left."),
    .drawn = TESSERA_TEXT("watchyourback", "Both sides have fewer than two fighters left.")};
inline constexpr EndReasonRow kShrinkRow{
    .code = "shrink",
    .context = "watchyourback",
    .won = TESSERA_TEXT("watchyourback", "The shrinking board left %2 fewer than two fighters."),
    .drawn = TESSERA_TEXT("watchyourback", "The shrinking board left both fewer than two fighters.")};
inline constexpr EndReasonRow kPlacingEndRow{
    .code = "placing-end",
    .context = "watchyourback",
    .won = TESSERA_TEXT("watchyourback", "All are placed; %2 has fewer than two fighters left."),
    .drawn
    = TESSERA_TEXT("watchyourback", "All are placed; both have fewer than two fighters left.")};
inline constexpr EndReasonRow kBothForfeitRow{
    .code = "both-forfeit",
    .context = "watchyourback",
    .drawn = TESSERA_TEXT("watchyourback", "Both players had to forfeit, one after the other.")};

inline constexpr EndReason kElimination{kEliminationRow};
inline constexpr EndReason kShrink{kShrinkRow};
inline constexpr EndReason kPlacingEnd{kPlacingEndRow};
inline constexpr EndReason kBothForfeit{kBothForfeitRow};

} // namespace tessera::watchyourback::reason
