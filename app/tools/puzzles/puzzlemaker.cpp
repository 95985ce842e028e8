#include "app/tools/puzzles/puzzlemaker.h"

#include "model/core/randomness.h"

#include <algorithm>

namespace tessera::cli {

namespace {

using Goal = Puzzle::Goal;

constexpr int kLittleMemory = 8;
/// The fewest legal moves that count as a choice.
constexpr std::size_t kFewestMoves = 6;

SearchLimits limitOf(std::uint64_t nodes)
{
    SearchLimits limits;
    limits.nodes = nodes;
    return limits;
}

bool takesPiece(const AnyPosition &position, MoveCode move)
{
    const Player mover = position.toMove();
    const Transition transition = position.transition(move);
    return std::any_of(transition.steps.begin(), transition.steps.end(), [mover](const Step &step) {
        return step.kind == Step::Kind::Remove && step.piece.owner != mover;
    });
}

bool holdsOut(Goal goal)
{
    return goal == Goal::Survive || goal == Goal::Keep;
}

} // namespace

PuzzleMaker::PuzzleMaker(const PuzzleOrder &order, PuzzleCollection known)
    : m_order(order)
    , m_recipe(recipesOf(order.game).puzzles)
    , m_collection(std::move(known))
    , m_player(order.game.makeEngine())
    , m_seer(order.game.makeEngine())
    , m_prover(order.game.makeProver())
{
    EngineSettings settings;
    settings.hashMebibytes = kLittleMemory;
    m_seer->configure(settings);
    for (const MadePuzzle &made : m_collection.puzzles)
        count(made);
}

void PuzzleMaker::count(const MadePuzzle &made)
{
    ++m_counts[made.sort];
    m_starts.insert(made.puzzle.start);
    const auto position = m_order.game.game->parsePosition(made.puzzle.start, made.puzzle.options);
    if (!position || made.solution.empty())
        return;
    if (const auto move = (*position)->parseMove(made.solution.front()))
        ++m_kinds[{made.sort, kindOf(**position, *move)}];
}

int PuzzleMaker::kindOf(const AnyPosition &position, MoveCode move)
{
    const Transition transition = position.transition(move);
    for (const Step &step : transition.steps) {
        if (step.kind == Step::Kind::Move)
            return step.piece.kind;
    }
    return 0;
}

int PuzzleMaker::countOf(const std::string &sort) const
{
    const auto found = m_counts.find(sort);
    return found == m_counts.end() ? 0 : found->second;
}

bool PuzzleMaker::isComplete() const
{
    return std::all_of(m_recipe.sorts.begin(), m_recipe.sorts.end(), [this](const auto &sort) {
        return countOf(sort.name) >= sort.wanted;
    });
}

PuzzleCollection PuzzleMaker::collection() const
{
    PuzzleCollection sorted = m_collection;
    std::stable_sort(
        sorted.puzzles.begin(),
        sorted.puzzles.end(),
        [](const MadePuzzle &one, const MadePuzzle &other) { return one.nodes < other.nodes; });
    return sorted;
}

std::unique_ptr<AnyPosition> PuzzleMaker::beginning(std::uint64_t bits)
{
    const PuzzleSource source = m_recipe.source(bits);
    m_options = source.options;
    auto position = m_order.game.game->parsePosition(source.start, source.options);
    if (!position || !m_order.game.game->warnings(source.start, source.options).empty())
        return nullptr;
    for (int ply = 0; ply < m_recipe.randomPlies; ++ply) {
        const auto moves = (*position)->legalMoves();
        if (moves.empty())
            return nullptr;
        bits = mixedBits(bits);
        (*position)->play(moves[chosenBelow(static_cast<std::uint32_t>(moves.size()), bits)]);
    }
    return std::move(*position);
}

int PuzzleMaker::playGame()
{
    // Neighbouring positions of a game would make the same puzzle.
    constexpr int kApart = 12;
    constexpr int kMostOfGame = 2;
    const int number = m_collection.games++;
    const std::uint64_t bits = mixedBits(
        m_order.seed ^ mixedBits(static_cast<std::uint64_t>(number)));
    const auto position = beginning(bits);
    if (!position)
        return 0;
    EngineSettings settings;
    settings.hashMebibytes = kLittleMemory;
    settings.level = m_recipe.level;
    settings.seed = bits;
    m_player->configure(settings);
    m_player->newGame();
    m_seer->newGame();
    int found = 0;
    int rest = 0;
    for (int ply = 0; ply < m_recipe.plies && found < kMostOfGame && !position->outcome().isOver();
         ++ply, --rest) {
        if (rest <= 0 && consider(*position)) {
            ++found;
            rest = kApart;
        }
        const auto thought = m_player->think(*position, limitOf(m_recipe.nodes), {}, {});
        if (thought.line.empty())
            break;
        position->play(thought.line.front());
    }
    return found;
}

bool PuzzleMaker::isWanted(const PuzzleCandidate &candidate) const
{
    const PuzzleRecipe::Sort &sort = m_recipe.sorts[candidate.sort];
    return countOf(sort.name) < sort.wanted;
}

bool PuzzleMaker::consider(const AnyPosition &position)
{
    if (position.legalMoves().size() < kFewestMoves)
        return false;
    // A proof must not depend on what the text leaves out, such as earlier positions.
    const auto start = m_order.game.game->parsePosition(position.text(), m_options);
    if (!start || (*start)->outcome().isOver() || m_starts.contains(position.text()))
        return false;
    for (PuzzleCandidate &candidate : m_recipe.candidates(**start)) {
        if (!isWanted(candidate) || !showsSign(**start, candidate))
            continue;
        candidate.puzzle.start = position.text();
        candidate.puzzle.options = m_options;
        candidate.puzzle.solver = (*start)->toMove();
        if (keep(**start, candidate))
            return true;
    }
    return false;
}

bool PuzzleMaker::seesWin(const AnyPosition &position, int moves)
{
    constexpr std::uint64_t kNodes = 5000;
    constexpr int kFar = 3;
    const auto thought = m_seer->think(position, limitOf(kNodes), {}, {});
    return thought.score.kind == Score::Kind::Mate && thought.score.value > 0
           && thought.score.value <= (moves > 0 ? moves : kFar);
}

bool PuzzleMaker::showsSign(const AnyPosition &position, const PuzzleCandidate &candidate)
{
    const int moves = candidate.puzzle.moves;
    switch (candidate.sign) {
    case PuzzleCandidate::Sign::None:
        return true;
    case PuzzleCandidate::Sign::Win:
        return seesWin(position, moves);
    case PuzzleCandidate::Sign::Threat: {
        const int players = position.info().playerCount();
        const auto other = onTurn(position, nextPlayer(position.toMove(), players));
        return other && !other->outcome().isOver() && seesWin(*other, moves);
    }
    }
    return false;
}

bool PuzzleMaker::isInstructive(
    const AnyPosition &position, const PuzzleCandidate &candidate, const PuzzleProof &proof) const
{
    const Puzzle &puzzle = candidate.puzzle;
    const bool isShortest = puzzle.moves == proof.moves;
    if (puzzle.goal == Goal::Win ? proof.moves < 2 : !isShortest)
        return false;
    const MoveCode first = proof.firstMoves.front();
    // A capture is too obvious, as everybody looks at captures first.
    const bool winsAtOnce = puzzle.goal == Goal::WinWithin && puzzle.moves == 1;
    if (m_recipe.variesPieces && (winsAtOnce || holdsOut(puzzle.goal))
        && takesPiece(position, first))
        return false;
    if (!m_recipe.variesPieces)
        return true;
    constexpr int kParts = 7;
    const PuzzleRecipe::Sort &sort = m_recipe.sorts[candidate.sort];
    const auto known = m_kinds.find({sort.name, kindOf(position, first)});
    return known == m_kinds.end()
           || known->second < std::max(2, (sort.wanted + kParts - 1) / kParts);
}

bool PuzzleMaker::keep(const AnyPosition &position, const PuzzleCandidate &candidate)
{
    constexpr int kFar = 3;
    const PuzzleProof proof
        = m_prover->prove(candidate.puzzle, position, {}, {m_order.nodes, kFar}, {});
    if (proof.verdict != PuzzleProof::Verdict::Proved || proof.firstMoves.size() != 1
        || proof.line.empty() || !isInstructive(position, candidate, proof))
        return false;
    MadePuzzle made;
    made.puzzle = candidate.puzzle;
    made.sort = m_recipe.sorts[candidate.sort].name;
    made.nodes = proof.nodes;
    made.game = m_collection.games - 1;
    const auto at = position.clone();
    for (const MoveCode move : proof.line) {
        made.solution.push_back(at->moveText(move));
        at->play(move);
    }
    count(made);
    m_collection.puzzles.push_back(std::move(made));
    return true;
}

} // namespace tessera::cli
