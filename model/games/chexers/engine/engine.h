#pragma once

#include "model/search/engine/engine.h"
#include "model/search/engine/levels.h"
#include "model/search/proof/prover.h"

#include <memory>

namespace tessera::chexers {

/// The kinds of search, by `EngineSettings::kind`: best-first max^n that is guided by a policy net (see
/// `PolicyMaxnAdapter`), paranoid search with the hand-crafted evaluation (see `Search`), and three more with a net that
/// evaluates alone: best-reply search (BRS+), max^n with playouts (MCTS; both in rivals.h), and the max^n of the levels,
/// whose priors are its static evaluation of the moves (see `MaxnAdapter`).
///
/// With a policy of 64 units, the first kind scored 68 % of 72 games against the last with 60 ms a move, and 74 % of
/// 72 with 100 ms, in blocks of six seatings. Against it, a policy of the present size scored 33 of 42 with 60 ms a
/// move, and later ones 73 of 132 and 78 of 132 against the one before, with 3,000 nodes. With 100,000 nodes, alone
/// against two others with 50,000, the last won 74 % of 180 games.
/// Before it had the bonus for haste (see `MaxnAdapter`), it won 35 % of 120 games with 20,000 nodes, where paranoid
/// search with the net won 29 % of 90. Against the last, in blocks of six seatings at equal processor time (7.5 ms a
/// move), best-reply search won 27 % of 60 games, and playouts 44 % of 90.
///
/// Where only two players have pieces left, best-reply search replaces max^n at full strength, since it is two-player
/// alpha-beta there. From 100 positions with eight pieces against four at most (`bench_chexerswins measure`, 50,000
/// nodes a move), the win then took 28 plies in the median instead of 40, and 76 at most instead of 100.
enum class SearchKind : int { Maxn, Paranoid, BestReply, Playouts, StaticMaxn };

/// The computer player of Chexers.
[[nodiscard]] std::unique_ptr<Engine> makeEngine();

/// The prover of the game's puzzles: what one player can reach against both others.
[[nodiscard]] std::unique_ptr<Prover> makeProver();

/// The levels: nodes, noise, overlooked, margin and temperature of each (see `LevelPlan`).
inline constexpr LevelTable kLevels{
    .plans = {{
        {54, 233, 388, 201, 80},
        {86, 190, 285, 170, 67},
        {150, 155, 141, 142, 56},
        {240, 130, 32, 120, 48},
        {430, 105, 0, 96, 38},
        {990, 78, 0, 71, 28},
        {3'500, 48, 0, 44, 18},
        {17'000, 24, 0, 22, 9},
        {140'000, 10, 0, 8, 4},
    }},
    .seesWinsFrom = 3};

/// The measured steps between these levels.
inline constexpr LevelSteps kLevelSteps{67, 80, 71, 69, 67, 69, 76, 73, 69};

} // namespace tessera::chexers
