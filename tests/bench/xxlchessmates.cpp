// Finds positions of games in which checks alone mate in two or three moves, or counts the nodes after which the
// engine reports one. Not a test: it takes minutes.
//
//   xxlchessmates find COUNT [seed] > tests/data/xxlchess/forcedmates.jsonl
//   xxlchessmates measure [most nodes]

#include "model/core/erasure/erased.h"
#include "model/games/xxlchess/engine/engine.h"
#include "model/games/xxlchess/xxlchess.h"
#include "tests/support/goldendata.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <random>
#include <string>
#include <vector>

using namespace tessera;
using namespace tessera::xxlchess;

namespace {

constexpr int kMostMoves = 3;
constexpr std::array kStarts{
    "rnbhcgakgcebnr/pppppppppppppp/14/14/14/14/14/14/14/14/14/14/PPPPPPPPPPPPPP/RNBHCGAKGCEBNR w "
    "a1,h1,n1,a14,h14,n14 - w 8",
    "rnbhgakgebcr/pppppppppppp/12/12/12/12/12/12/PPPPPPPPPPPP/RNBHGAKGEBCR w "
    "a1,g1,l1,a10,g10,l10 - w 6",
    "rcghakebnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RCGHAKEBNR w a1,f1,j1,a8,f8,j8 - w 5",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w a1,e1,h1,a8,e8,h8 - w 5"};

Position positionOf(const std::string &text)
{
    auto position = Rules::parsePosition(text, Options::strict(Rules::info().options));
    if (!position) {
        std::cerr << position.error().sentence() << '\n';
        std::exit(1);
    }
    return *position;
}

/// The nodes after which a mate in so many moves at most is reported, or nothing, and the moves.
struct Found
{
    std::uint64_t nodes = 0;
    int moves = 0;
};

Found mateIn(const Position &position, std::uint64_t mostNodes)
{
    const auto engine = makeEngine();
    SearchLimits limits;
    limits.nodes = mostNodes;
    Found found;
    std::stop_source stop;
    engine->think(
        ErasedPosition<Rules>(position), limits, stop.get_token(), [&](const SearchInfo &info) {
            if (found.moves != 0 || info.score.kind != Score::Kind::Mate || info.score.value < 1
                || info.score.value > kMostMoves)
                return;
            found = {info.nodes, info.score.value};
            stop.request_stop();
        });
    return found;
}

std::vector<Move> movesOf(const Position &position)
{
    const auto list = std::make_unique<Position::MoveList>();
    position.legalMoves(*list);
    return {list->begin(), list->end()};
}

bool isMatedIn(Position &position, int moves);

/// Whether the side to move mates in so many moves at most, giving check with each.
bool matesIn(Position &position, int moves)
{
    const auto all = movesOf(position);
    return std::any_of(all.begin(), all.end(), [&](Move move) {
        const auto undo = position.play(move);
        const bool mates = position.isInCheck(position.toMove()) && isMatedIn(position, moves);
        position.undo(move, undo);
        return mates;
    });
}

bool isMatedIn(Position &position, int moves)
{
    const auto replies = movesOf(position);
    if (replies.empty() || moves == 1)
        return replies.empty();
    return std::all_of(replies.begin(), replies.end(), [&](Move move) {
        const auto undo = position.play(move);
        const bool isMated = !position.isDrawnByRule() && matesIn(position, moves - 1);
        position.undo(move, undo);
        return isMated;
    });
}

/// A game of quick moves, every sixth by chance.
std::vector<Position> playedGame(const std::string &start, std::mt19937 &random)
{
    constexpr int kMostPlies = 300;
    constexpr int kPliesByChance = 8;
    constexpr unsigned kOneInSo = 6;
    const auto engine = makeEngine();
    Position position = positionOf(start);
    std::vector<Position> positions;
    for (int ply = 0; ply < kMostPlies && !position.isOver(); ++ply) {
        positions.push_back(position);
        const auto moves = movesOf(position);
        Move move = moves[random() % moves.size()];
        if (ply >= kPliesByChance && random() % kOneInSo != 0) {
            SearchLimits limits;
            limits.nodes = 500;
            const auto result
                = engine->think(ErasedPosition<Rules>(position), limits, {}, [](const SearchInfo &) {
                  });
            move = Rules::decode(result.line.front());
        }
        position.play(move);
    }
    return positions;
}

/// The least number of moves, up to three, in which checks mate; 0 without.
int matingMoves(Position &position)
{
    for (int moves = 1; moves <= kMostMoves; ++moves) {
        if (matesIn(position, moves))
            return moves;
    }
    return 0;
}

/// One position of each game that has any.
void find(int count, unsigned seed)
{
    std::mt19937 random(seed);
    for (int game = 0, found = 0; found < count; ++game) {
        auto positions = playedGame(kStarts[std::size_t(game) % kStarts.size()], random);
        std::shuffle(positions.begin(), positions.end(), random);
        for (Position &position : positions) {
            const int moves = matingMoves(position);
            if (moves < 2)
                continue;
            std::cout << R"({"moves":)" << moves << R"(,"start":")" << Rules::positionText(position)
                      << R"("})" << std::endl;
            ++found;
            break;
        }
    }
}

void measure(std::uint64_t mostNodes)
{
    std::vector<std::uint64_t> counts;
    std::size_t unseen = 0;
    for (const auto &row : test::goldenLines("xxlchess", "forcedmates.jsonl")) {
        const Found found = mateIn(positionOf(test::textIn(row, "start")), mostNodes);
        unseen += found.moves == 0 ? 1 : 0;
        counts.push_back(found.moves == 0 ? mostNodes : found.nodes);
    }
    std::sort(counts.begin(), counts.end());
    if (counts.empty())
        return;
    const auto part = [&](std::size_t quarter) { return counts[(counts.size() - 1) * quarter / 4]; };
    std::cout << counts.size() << " mates, nodes: quartiles " << part(1) << ", " << part(2) << ", "
              << part(3) << "; not seen in " << mostNodes << ": " << unseen << '\n';
}

} // namespace

int main(int count, char **arguments)
{
    const std::vector<std::string> words(arguments + 1, arguments + count);
    if (words.size() >= 2 && words[0] == "find") {
        find(std::stoi(words[1]), words.size() > 2 ? unsigned(std::stoul(words[2])) : 1);
    } else if (!words.empty() && words[0] == "measure") {
        measure(words.size() > 1 ? std::stoull(words[1]) : 60'000);
    } else {
        std::cerr << "Usage: xxlchessmates find COUNT [seed] | measure [most nodes]\n";
        return 2;
    }
    return 0;
}
