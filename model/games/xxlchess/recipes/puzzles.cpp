#include "model/games/xxlchess/recipes/recipes.h"

#include "model/core/erasure/erased.h"
#include "model/core/randomness.h"
#include "model/games/xxlchess/rules/rules.h"
#include "model/games/xxlchess/rules/say.h"
#include "model/search/proof/puzzlecandidates.h"

namespace tessera::xxlchess {

namespace {

using Sign = PuzzleCandidate::Sign;

enum Sort : std::size_t { kMate1, kCapture2, kMate2, kSurvive1, kSurvive2, kWin, kMate3 };

/// The kinds that make up armies: every officer that is not royal.
std::vector<Kind> officers()
{
    std::vector<Kind> kinds = PieceTypes().promotions();
    std::ranges::sort(kinds);
    return kinds;
}

struct BoardSides
{
    int width;
    int height;
};
constexpr std::array kBoards{
    BoardSides{6, 6},
    BoardSides{8, 8},
    BoardSides{8, 8},
    BoardSides{10, 8},
    BoardSides{10, 10},
    BoardSides{14, 14},
    BoardSides{14, 14}};

/// Draws random numbers one after another.
class Dice
{
public:
    explicit Dice(std::uint64_t bits)
        : m_bits(bits)
    {}
    [[nodiscard]] int below(int count)
    {
        m_bits = mixedBits(m_bits + 1);
        return static_cast<int>(chosenBelow(static_cast<std::uint32_t>(count), m_bits));
    }
    template<typename List>
    [[nodiscard]] auto pick(const List &list)
    {
        return list[static_cast<std::size_t>(below(static_cast<int>(list.size())))];
    }

private:
    std::uint64_t m_bits;
};

/// Puts `kind` on an empty square of the rows `from` to `to`, counted from the player's side.
void put(
    Dice &dice, const Ruleset &rules, Placement &placement, Player player, Kind kind, int from, int to)
{
    constexpr int kTries = 60;
    for (int i = 0; i < kTries; ++i) {
        const int row = from + dice.below(to - from + 1);
        const int rank = player == Player::First ? row : rules.height() - 1 - row;
        const Square square = squareAt(dice.below(rules.width()), rank);
        auto &there = placement.pieces[static_cast<std::size_t>(square)];
        if (there.isPresent())
            continue;
        there = Piece::of(player, kind);
        return;
    }
}

void putArmy(Dice &dice, const Ruleset &rules, Placement &placement, Player player, Kind first)
{
    const int middle = rules.height() / 2;
    put(dice, rules, placement, player, kKing, 0, 1);
    put(dice, rules, placement, player, first, 0, middle);
    for (int left = 1 + dice.below(3); left > 0; --left)
        put(dice, rules, placement, player, dice.pick(officers()), 0, middle);
    const int pawns = rules.width() / 3 + dice.below(rules.width() / 3 + 1);
    for (int left = pawns; left > 0; --left)
        put(dice, rules, placement, player, kPawn, 1, 2);
}

/// The source of a game, in which the kinds of officers take turns.
PuzzleSource source(std::uint64_t bits)
{
    constexpr int kUsualStarts = 12;
    Dice dice(bits);
    if (dice.below(kUsualStarts) == 0)
        return usualStart<Rules>();
    const BoardSides sides = dice.pick(kBoards);
    RuleChoices choices;
    choices.width = sides.width;
    choices.height = sides.height;
    const auto rules = std::make_shared<const Ruleset>(choices);
    Placement placement;
    const Kind own = dice.pick(officers());
    for (const Player player : {Player::First, Player::Second})
        putArmy(dice, *rules, placement, player, own);
    const Position position(rules, placement);
    return {optionsFrom(choices), Rules::positionText(position)};
}

PuzzleCandidate candidate(
    Sort sort, Puzzle::Goal goal, int moves, Sentence words, PuzzleCandidate::Sign sign)
{
    PuzzleCandidate made = puzzleCandidate(sort, goal, moves, {}, std::move(words));
    made.sign = sign;
    return made;
}

PuzzleCandidate mate(Sort sort, int moves)
{
    return candidate(
        sort,
        Puzzle::Goal::WinWithin,
        moves,
        say(TESSERA_TEXT("xxlchess", "Mate in %1"), {std::to_string(moves)}),
        moves > 1 ? Sign::Win : Sign::None);
}

PuzzleCandidate survive(Sort sort, int moves)
{
    return candidate(
        sort,
        Puzzle::Goal::Survive,
        moves,
        saidOfMoves(
            moves,
            say(TESSERA_TEXT("xxlchess", "Save yourself: do not be mated at once")),
            say(TESSERA_TEXT("xxlchess", "Do not lose for %1 moves"))),
        Sign::Threat);
}

/// Adds the captures worth a puzzle, once for each kind of the enemy's pieces.
void addCaptures(const Position &position, std::vector<PuzzleCandidate> &found)
{
    constexpr int kWorth = 5 * 8;
    const PieceTypes &pieces = position.rules().pieces();
    SquareSet enemies = position.pieces(opponentOf(position.toMove()));
    std::vector<Kind> kinds;
    enemies.forEach([&](Square square) { kinds.push_back(position.piece(square).kind()); });
    std::sort(kinds.begin(), kinds.end());
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const bool isSingle = std::count(kinds.begin(), kinds.end(), kinds[i]) == 1;
        if (!isSingle || pieces[kinds[i]].isRoyal || pieces[kinds[i]].value < kWorth)
            continue;
        PuzzleCandidate made = candidate(
            kCapture2,
            Puzzle::Goal::Capture,
            2,
            say(TESSERA_TEXT("xxlchess", "Capture the %1 within %2 moves"),
                {pieces[kinds[i]].name, "2"}),
            Sign::None);
        made.puzzle.prey = static_cast<std::uint8_t>(kinds[i]);
        found.push_back(std::move(made));
    }
}

/// The material of a player.
int material(const Position &position, Player player)
{
    int worth = 0;
    position.pieces(player).forEach([&](Square square) {
        const PieceKind &kind = position.rules().pieces()[position.piece(square).kind()];
        worth += kind.isRoyal ? 0 : kind.value;
    });
    return worth;
}

std::vector<PuzzleCandidate> candidates(const AnyPosition &any)
{
    const Position &position = as<Rules>(any);
    const Player mover = position.toMove();
    std::vector<PuzzleCandidate> found{mate(kMate1, 1)};
    if (!position.isInCheck(mover))
        addCaptures(position, found);
    found.push_back(mate(kMate2, 2));
    if (!position.isInCheck(mover))
        found.push_back(survive(kSurvive1, 1));
    found.push_back(survive(kSurvive2, 2));
    found.push_back(mate(kMate3, 3));
    // A player who is ahead wins in many ways.
    if (material(position, mover) <= material(position, opponentOf(mover)))
        found.push_back(
            candidate(kWin, Puzzle::Goal::Win, 0, say(TESSERA_TEXT("xxlchess", "Win")), Sign::Win));
    return found;
}

} // namespace

PuzzleRecipe puzzleRecipe()
{
    PuzzleRecipe recipe;
    recipe.sorts = puzzleSorts({
        {kMate1, "mate in 1", 20},
        {kCapture2, "capture within 2", 14},
        {kMate2, "mate in 2", 28},
        {kSurvive1, "survive 1", 5},
        {kSurvive2, "survive 2", 6},
        {kWin, "win", 6},
        {kMate3, "mate in 3", 18},
    });
    recipe.level = 6;
    recipe.nodes = 3000;
    recipe.plies = 60;
    recipe.randomPlies = 2;
    recipe.source = source;
    recipe.candidates = candidates;
    recipe.variesPieces = true;
    return recipe;
}

} // namespace tessera::xxlchess
