// Finds positions of quick games in which one player is far ahead, or plays them out with the engine in all
// seats and tells how soon that player wins. Not a test: it takes minutes.
//
//   chexerswins find COUNT [seed] > tests/data/chexers/won.jsonl
//   chexerswins measure [nodes a move] [kind of search of the others, 0 to 4]

#include "model/core/erasure/erased.h"
#include "model/core/randomness.h"
#include "model/games/chexers/chexers.h"
#include "model/games/chexers/engine/engine.h"
#include "tests/support/goldendata.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <random>
#include <string>
#include <vector>

using namespace tessera;
using namespace tessera::chexers;

namespace {

/// Pieces and exits of all are twelve: who has so many pieces has twice what the others have together.
constexpr int kFarAhead = 8;

Move chosen(Engine &engine, const Position &position, std::uint64_t nodes)
{
    SearchLimits limits;
    limits.nodes = nodes;
    const auto result = engine.think(ErasedPosition<Rules>(position), limits, {}, {});
    return Rules::decode(result.line.front());
}

bool isFarAhead(const Position &position, Player player)
{
    const int pieces = std::popcount(position.board().pieces(player));
    return pieces >= kFarAhead;
}

int playersLeft(const Position &position)
{
    return int(std::count_if(kAllPlayers.begin(), kAllPlayers.end(), [&](Player player) {
        return position.board().pieces(player) != 0;
    }));
}

/// The first position of a quick game, every fourth move by chance, in which whoever is to move is far
/// ahead of so many others.
std::optional<Position> playedGame(int players, std::mt19937 &random)
{
    constexpr std::uint64_t kNodes = 300;
    constexpr unsigned kOneInSo = 4;
    const auto engine = makeEngine();
    Position position;
    while (!position.isOver()) {
        if (isFarAhead(position, position.toMove()) && playersLeft(position) == players)
            return position;
        const bool isByChance = random() % kOneInSo == 0;
        position.play(
            isByChance ? *position.randomMove(mixedBits(random()))
                       : chosen(*engine, position, kNodes));
    }
    return std::nullopt;
}

void find(int count, unsigned seed)
{
    std::mt19937 random(seed);
    for (int found = 0; found < count;) {
        const int players = found % 2 == 0 ? 2 : 3;
        if (const auto position = playedGame(players, random)) {
            std::cout << R"({"players":)" << players << R"(,"start":")"
                      << Rules::positionText(*position) << R"("})" << std::endl;
            ++found;
        }
    }
}

/// How the player to move fared: plies to the win, or how the game was not won.
struct Tally
{
    std::vector<int> plies;
    int drawn = 0;
    int lost = 0;
};

void playOut(Position position, std::uint64_t nodes, SearchKind others, Tally &tally)
{
    const std::string start = Rules::positionText(position);
    const Player leader = position.toMove();
    const int before = position.turnsTaken();
    const auto ours = makeEngine();
    const auto theirs = makeEngine();
    EngineSettings settings;
    settings.kind = int(others);
    theirs->configure(settings);
    while (!position.isOver())
        position.play(chosen(position.toMove() == leader ? *ours : *theirs, position, nodes));
    const Player winner = position.outcome().winner();
    if (winner == leader) {
        tally.plies.push_back(position.turnsTaken() - before);
        return;
    }
    const bool isDrawn = winner == Player::None;
    ++(isDrawn ? tally.drawn : tally.lost);
    std::cerr << (isDrawn ? "drawn: " : "lost: ") << start << '\n';
}

void measure(std::uint64_t nodes, SearchKind others)
{
    std::array<Tally, 4> tallies;
    for (const auto &row : test::goldenLines("chexers", "won.jsonl")) {
        const auto position = Rules::parsePosition(
            test::textIn(row, "start"), Options::strict(Rules::info().options));
        if (!position) {
            std::cerr << position.error().sentence() << '\n';
            std::exit(1);
        }
        playOut(*position, nodes, others, tallies[row["players"].asUint64().value()]);
    }
    for (const int players : {2, 3}) {
        Tally &tally = tallies[std::size_t(players)];
        std::sort(tally.plies.begin(), tally.plies.end());
        std::cout << players << " left: won " << tally.plies.size() << ", drawn " << tally.drawn
                  << ", lost " << tally.lost;
        if (!tally.plies.empty())
            std::cout << "; plies, median " << tally.plies[tally.plies.size() / 2] << ", most "
                      << tally.plies.back();
        std::cout << '\n';
    }
}

} // namespace

int main(int count, char **arguments)
{
    const std::vector<std::string> words(arguments + 1, arguments + count);
    if (words.size() >= 2 && words[0] == "find") {
        find(std::stoi(words[1]), words.size() > 2 ? unsigned(std::stoul(words[2])) : 1);
    } else if (!words.empty() && words[0] == "measure") {
        measure(
            words.size() > 1 ? std::stoull(words[1]) : 5'000,
            SearchKind(words.size() > 2 ? std::stoi(words[2]) : 0));
    } else {
        std::cerr << "Usage: chexerswins find COUNT [seed] | measure [nodes a move] [kind]\n";
        return 2;
    }
    return 0;
}
