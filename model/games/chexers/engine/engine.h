#pragma once

#include "model/search/engine/engine.h"

#include <memory>

namespace tessera::chexers {

/// The kinds of search that the engine can be asked for, by `EngineSettings::kind`: max^n with a net of
/// winning chances (see `MaxnAdapter`), paranoid alpha-beta with an evaluation written by hand (see
/// `Search`), and two more with the net: best-reply search (BRS+) and max^n with playouts (MCTS; both in
/// rivals.h).
///
/// Alone against two plain engines that had 50,000 nodes, the first kind won 74 % of 180 games with 100,000; before it
/// was given haste (see `MaxnAdapter`), it won 35 % of 120 with 20,000, where paranoid search with the net won 29 % of
/// 90. Against it, in blocks of six seatings at equal processor time (7.5 ms a move), best-reply search won 27 % of 60
/// games, and playouts 44 % of 90.
///
/// Where only two players have pieces left, max^n at full strength gives way to best-reply search, which is two-player
/// alpha-beta there: from 100 positions with eight pieces against four at most (`bench_chexerswins measure`) the win
/// then took 28 plies in the median instead of 40, with 50,000 nodes a move, and 76 at most instead of 100.
enum class SearchKind : int { Maxn, Paranoid, BestReply, Playouts };

/// The computer player of Chexers.
[[nodiscard]] std::unique_ptr<Engine> makeEngine();

} // namespace tessera::chexers
