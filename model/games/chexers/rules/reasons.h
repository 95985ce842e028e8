#pragma once

#include "model/core/endreason.h"

namespace tessera::chexers::reason {

inline constexpr EndReasonRow kExitsRow{
    .code = "exits",
    .context = "chexers",
    .won = TESSERA_TEXT("chexers", "%1 has brought enough pieces off the board.")};

/// The reason for which games end (C5), beside repetition and the turn limit.
inline constexpr EndReason kExits{kExitsRow};

} // namespace tessera::chexers::reason
