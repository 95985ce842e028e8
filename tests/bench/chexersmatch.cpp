// Plays the engine of Chexers alone against two opponents of one kind and prints what came of it.
// Seats go round through all six orders. Not a test: it takes minutes.
//
//   chexersmatch random|greedy|level=N [games] [milliseconds a move] [level of ours] [seed]

#include "model/core/erasure/erased.h"
#include "model/games/chexers/chexers.h"
#include "model/games/chexers/engine/engine.h"
#include "model/games/chexers/rules/race.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <random>
#include <string>

using namespace tessera;
using namespace tessera::chexers;

namespace {

using Chooser = std::function<Move(const Position &)>;

/// What happened in a match, from the side of the player who is alone.
struct Totals
{
    int wins = 0;
    int losses = 0;
    int drawsByRepetition = 0;
    int drawsByTurnLimit = 0;
    long turns = 0;
    std::array<int, kPlayers> winsBySeat{};
};

std::vector<Move> movesOf(const Position &position)
{
    MoveList list;
    position.legalMoves(list);
    return {list.begin(), list.end()};
}

/// Own turns that `player` needs alone, pieces that are missing counted dearly.
int raceLength(const Position &position, Player player)
{
    constexpr int kMissing = 5;
    const Bits pieces = position.board().pieces(player);
    const int needed = kExitsToWin - position.exits(player);
    const int missing = std::max(needed - std::popcount(pieces), 0);
    return *RaceTable::instance().turnsOfBest(player, pieces, needed - missing)
           + kMissing * missing;
}

Move chosenAtRandom(const Position &position, std::mt19937 &random)
{
    const auto moves = movesOf(position);
    return moves[random() % moves.size()];
}

/// Exits when it can, else shortens its own race the most; chance decides among equals.
Move chosenGreedily(Position position, std::mt19937 &random)
{
    const Player player = position.toMove();
    std::vector<Move> best;
    int shortest = 0;
    for (const Move move : movesOf(position)) {
        const Undo undo = position.play(move);
        const int length = move.isExit() ? -1 : raceLength(position, player);
        position.undo(move, undo);
        if (best.empty() || length < shortest) {
            best.clear();
            shortest = length;
        }
        if (length == shortest)
            best.push_back(move);
    }
    return best[random() % best.size()];
}

Chooser engineAt(int level, std::chrono::milliseconds time, std::uint64_t seed)
{
    std::shared_ptr<Engine> engine = makeEngine();
    EngineSettings settings;
    settings.level = level;
    settings.seed = seed;
    settings.hashMebibytes = 16;
    engine->configure(settings);
    return [engine, time](const Position &position) {
        const ErasedPosition<Rules> erased(position);
        const auto result = engine->think(erased, SearchLimits::ofTime(time), {}, {});
        return Rules::decode(result.line.front());
    };
}

void playGame(const std::array<Chooser *, kPlayers> &seats, int ourSeat, Totals &totals)
{
    Position position;
    while (!position.isOver())
        position.play((*seats[slot(position.toMove())])(position));
    const Outcome outcome = position.outcome();
    totals.turns += position.turnsTaken();
    if (outcome.winner() == playerAt(ourSeat)) {
        ++totals.wins;
        ++totals.winsBySeat[static_cast<std::size_t>(ourSeat)];
    } else if (outcome.winner() != Player::None) {
        ++totals.losses;
    } else if (outcome.reason == EndReason::Repetition) {
        ++totals.drawsByRepetition;
    } else {
        ++totals.drawsByTurnLimit;
    }
}

void print(const Totals &totals, int games)
{
    std::cout << games << " games: " << totals.wins << " won (" << 100.0 * totals.wins / games
              << " %; seats " << totals.winsBySeat[0] << " " << totals.winsBySeat[1] << " "
              << totals.winsBySeat[2] << "), " << totals.losses << " lost, "
              << totals.drawsByRepetition << " drawn by repetition, " << totals.drawsByTurnLimit
              << " by the turn limit, " << totals.turns / games << " turns a game" << std::endl;
}

} // namespace

int main(int argc, char **argv)
{
    const auto argument = [&](int i, int otherwise) {
        return argc > i ? std::atoi(argv[i]) : otherwise;
    };
    const std::string kind = argc > 1 ? argv[1] : "greedy";
    const int games = std::max(argument(2, 120), 1);
    const std::chrono::milliseconds time(argument(3, 100));
    const int level = argument(4, EngineSettings::kStrongest);
    const auto seed = static_cast<unsigned>(argument(5, 1));

    std::mt19937 random(seed);
    const auto opponent = [&]() -> Chooser {
        if (kind == "random")
            return [&](const Position &position) { return chosenAtRandom(position, random); };
        if (kind == "greedy")
            return [&](const Position &position) { return chosenGreedily(position, random); };
        if (kind.starts_with("level="))
            return engineAt(std::atoi(kind.c_str() + 6), time, random());
        std::cerr << "chexersmatch: found \"" << kind << "\", wanted random, greedy or level=N\n";
        std::exit(2);
    };
    Totals totals;
    std::array<int, kPlayers> order{0, 1, 2};
    for (int game = 0; game < games; ++game) {
        // With the same seed again, engines that nothing but nodes limits would play the same games.
        std::array<Chooser, kPlayers>
            players{engineAt(level, time, random()), opponent(), opponent()};
        std::array<Chooser *, kPlayers> seats{};
        int ourSeat = 0;
        for (std::size_t seat = 0; seat < kPlayers; ++seat) {
            seats[seat] = &players[static_cast<std::size_t>(order[seat])];
            if (order[seat] == 0)
                ourSeat = static_cast<int>(seat);
        }
        playGame(seats, ourSeat, totals);
        std::next_permutation(order.begin(), order.end());
        if ((game + 1) % 30 == 0)
            print(totals, game + 1);
    }
    print(totals, games);
}
