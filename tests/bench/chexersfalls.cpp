// Finds positions of quick games in which a player's share falls within six plies, and as many in which it
// stays, or tells how soon the engine sees the fall. Not a test: it takes minutes.
//
//   chexersfalls find COUNT [seed] > tests/data/chexers/falls.jsonl
//   chexersfalls measure [nodes a search]

#include "model/core/erasure/erased.h"
#include "model/core/randomness.h"
#include "model/games/chexers/chexers.h"
#include "model/games/chexers/engine/engine.h"
#include "tests/support/goldendata.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iomanip>
#include <iostream>
#include <random>
#include <string>
#include <vector>

using namespace tessera;
using namespace tessera::chexers;

namespace {

constexpr std::size_t kPlies = 6;
/// Shares in per mille: who has so much and loses so much has been surprised; who loses so little has not.
constexpr int kMuch = 400;
constexpr int kFall = 180;
constexpr int kCalm = 40;

struct Judged
{
    Position position;
    PerPlayer<int> shares;
};

SearchResult searched(Engine &engine, const Position &position, std::uint64_t nodes)
{
    SearchLimits limits;
    limits.nodes = nodes;
    return engine.think(ErasedPosition<Rules>(position), limits, {}, {});
}

/// A game from some random moves, with what the engine thought of each position.
std::vector<Judged> playedGame(std::mt19937 &random)
{
    constexpr std::uint64_t kNodes = 20'000;
    constexpr unsigned kMostRandom = 12;
    const auto engine = makeEngine();
    Position position;
    for (auto left = random() % kMostRandom; left > 0; --left)
        position.play(*position.randomMove(mixedBits(random())));
    std::vector<Judged> game;
    while (!position.isOver()) {
        const SearchResult result = searched(*engine, position, kNodes);
        game.push_back({position, result.score.shares});
        position.play(Rules::decode(result.line.front()));
    }
    return game;
}

void print(const Judged &before, const Judged &after, Player player, const char *kind)
{
    std::cout << R"({"kind":")" << kind << R"(","player":)" << index(player) << R"(,"then":)"
              << before.shares[player] << R"(,"after":)" << after.shares[player] << R"(,"start":")"
              << Rules::positionText(before.position) << "\"}" << std::endl;
}

/// The first fall of a game, and a calm position of the same game.
bool found(const std::vector<Judged> &game)
{
    for (std::size_t i = 0; i + kPlies < game.size(); ++i) {
        for (const Player player : kAllPlayers) {
            const int then = game[i].shares[player];
            if (then < kMuch || then - game[i + kPlies].shares[player] < kFall)
                continue;
            for (std::size_t j = i; j-- > 0;) {
                const int calm = game[j].shares[player] - game[j + kPlies].shares[player];
                if (std::abs(calm) > kCalm)
                    continue;
                print(game[i], game[i + kPlies], player, "fall");
                print(game[j], game[j + kPlies], player, "calm");
                return true;
            }
        }
    }
    return false;
}

void find(int count, unsigned seed)
{
    std::mt19937 random(seed);
    for (int left = count; left > 0;)
        left -= found(playedGame(random)) ? 1 : 0;
}

/// What the player's share was thought to be, then (with the nodes of the finding) and now, and what it
/// was six plies later.
struct Tally
{
    int count = 0;
    double then = 0;
    double now = 0;
    double after = 0;
    double error = 0;
};

void measure(std::uint64_t nodes)
{
    std::array<Tally, 2> tallies;
    for (const auto &row : test::goldenLines("chexers", "falls.jsonl")) {
        const auto position = Rules::parsePosition(
            test::textIn(row, "start"), Options::strict(Rules::info().options));
        if (!position) {
            std::cerr << position.error().sentence() << '\n';
            std::exit(1);
        }
        const Player player = playerAt(row["player"].asInt().value());
        const int share = searched(*makeEngine(), *position, nodes).score.shares[player];
        Tally &tally = tallies[row["kind"] == "fall" ? 0 : 1];
        ++tally.count;
        tally.then += row["then"].asInt().value();
        tally.now += share;
        tally.after += row["after"].asInt().value();
        tally.error += std::abs(share - row["after"].asInt().value());
    }
    std::cout << std::fixed << std::setprecision(1);
    for (const bool isFall : {true, false}) {
        const Tally &tally = tallies[isFall ? 0 : 1];
        std::cout << (isFall ? "falls: " : "calm: ") << tally.count << ", share then "
                  << tally.then / tally.count << ", now " << tally.now / tally.count
                  << ", six plies later " << tally.after / tally.count << "; mean error "
                  << tally.error / tally.count << '\n';
    }
}

} // namespace

int main(int count, char **arguments)
{
    const std::vector<std::string> words(arguments + 1, arguments + count);
    if (words.size() >= 2 && words[0] == "find") {
        find(std::stoi(words[1]), words.size() > 2 ? unsigned(std::stoul(words[2])) : 1);
    } else if (!words.empty() && words[0] == "measure") {
        measure(words.size() > 1 ? std::stoull(words[1]) : 20'000);
    } else {
        std::cerr << "Usage: chexersfalls find COUNT [seed] | measure [nodes a search]\n";
        return 2;
    }
    return 0;
}
