#include "model/games/watchyourback/engine/engine.h"

#include "model/games/watchyourback/engine/evaluation.h"
#include "model/games/watchyourback/engine/tablebase.h"
#include "model/games/watchyourback/rules/rules.h"
#include "model/games/watchyourback/rules/tactics.h"
#include "model/search/alphabeta/alphabetaengine.h"

#include <algorithm>

namespace tessera::watchyourback {

namespace {

/// The game for alpha-beta search (see `SearchGame`).
struct Search
{
    using Rules = watchyourback::Rules;

    static constexpr std::uint32_t kPollInterval = 1024;
    static constexpr LevelTable kLevels = watchyourback::kLevels;
    static constexpr SearchFeatures kFeatures{
        .hasNoisyMoves = true,
        .scoresMoves = true,
        .findsTableMoves = true,
        .allowsNullMove = true,
        .hasTablebase = true};
    /// The code of a step or jump is 64 · from + to. No piece ever stands on the corners 0 and 63, so a placement has
    /// the code of its square, and the pass and the taking of White's side have 63 as their origin.
    static constexpr std::size_t kCodeCount = std::size_t{64} * 64;
    static constexpr std::uint16_t kPassCode = 64 * 63 + 1;
    static constexpr std::uint16_t kTakeSideCode = 64 * 63 + 2;

    static constexpr SearchTuning kTuning = [] {
        SearchTuning tuning;
        tuning.quiescencePlies = 4;
        tuning.singularDepth = kMostPlies;
        // Zugzwang hardly ever occurs: verified null-move pruning scored 48.3 % (45.1 to 51.6) in 60 games with 40,000
        // nodes a move.
        tuning.nullMoveVerification = kMostPlies;
        tuning.usesContinuationHistory = false;
        tuning.evaluatesBeforeProbe = true;
        return tuning;
    }();

    [[nodiscard]] static int evaluate(const Position &position)
    {
        return watchyourback::evaluate(position);
    }

    [[nodiscard]] static std::uint16_t code(Move move)
    {
        switch (move.kind()) {
        case Move::Kind::Place:
            return static_cast<std::uint16_t>(move.to());
        case Move::Kind::Go:
            return static_cast<std::uint16_t>(64 * move.from() + move.to());
        case Move::Kind::Pass:
            return kPassCode;
        case Move::Kind::TakeSide:
            break;
        }
        return kTakeSideCode;
    }

    [[nodiscard]] static std::optional<Move> moveOf(const Position &position, std::uint16_t code)
    {
        const int from = code / 64;
        const int to = code % 64;
        const Player mover = position.toMove();
        const bool isPlacing = position.state().phase == Phase::Placing;
        if (code == kTakeSideCode)
            return position.mayTakeSide() ? std::optional(Move::takeSide()) : std::nullopt;
        if (code == kPassCode)
            return isPlacing || position.canMove(mover) ? std::nullopt
                                                        : std::optional(Move::pass());
        if (from == 0)
            return isPlacing && (position.placeable(mover) & bit(to)) != 0
                       ? std::optional(Move::place(to))
                       : std::nullopt;
        if (isPlacing || (position.pieces(mover) & bit(from)) == 0)
            return std::nullopt;
        const Bitboard all = position.occupied();
        const Bitboard empty = position.standable() & ~all;
        return (reachable(bit(from), all, empty) & bit(to)) != 0 ? std::optional(Move::go(from, to))
                                                                 : std::nullopt;
    }

    [[nodiscard]] static std::optional<int> probeTablebase(const Position &position)
    {
        if (position.state().shrinks < kShrinkTurns.size())
            return std::nullopt;
        const auto found = Tablebase::instance().probe(position);
        return found ? std::optional(found->turns) : std::nullopt;
    }

    /// The turns that the player to move will probably still take.
    [[nodiscard]] static int expectedTurns(const Position &position)
    {
        constexpr int kUsualOfMoving = 90;
        constexpr int kLeast = 20;
        const State &state = position.state();
        if (state.phase == Phase::Placing)
            return (kPlacements - state.turns + 1) / 2 + kUsualOfMoving;
        return std::max(kUsualOfMoving - state.turns / 2, kLeast);
    }

    /// The gains of moves: 100 for each enemy that falls, or −100 where only the arriving piece falls (W3).
    class MoveScorer
    {
    public:
        explicit MoveScorer(const Position &position)
            : m_enemies(position.pieces(nextPlayer(position.toMove(), 2)))
            , m_captures(position.pieces(position.toMove()), m_enemies, position.corners())
            , m_capturing(m_captures.any())
            , m_deadly(between(m_enemies | position.corners()))
        {}

        [[nodiscard]] int operator()(Move move) const
        {
            constexpr int kPiece = 100;
            if (move.kind() > Move::Kind::Go || ((m_capturing | m_deadly) & bit(move.to())) == 0)
                return 0;
            const int victims = m_captures.count(move.to()) - (jumpsOverEnemy(move) ? 1 : 0);
            if (victims > 0)
                return kPiece * victims;
            return (m_deadly & bit(move.to())) != 0 ? -kPiece : 0;
        }

    private:
        /// Whether an enemy is jumped. It is no victim, although the squares show one: the piece opposite has left.
        [[nodiscard]] bool jumpsOverEnemy(Move move) const
        {
            const int distance = std::abs(move.to() - move.from());
            const bool isJump = move.kind() == Move::Kind::Go
                                && (distance == 2 || distance == 2 * kSide);
            return isJump && (m_enemies & bit((move.from() + move.to()) / 2)) != 0;
        }

        Bitboard m_enemies;
        CaptureSquares m_captures;
        Bitboard m_capturing;
        Bitboard m_deadly;
    };
    [[nodiscard]] static MoveScorer moveScorer(const Position &position)
    {
        return MoveScorer(position);
    }

    static void noisyMoves(const Position &position, Position::MoveList &list)
    {
        const Player mover = position.toMove();
        const Bitboard own = position.pieces(mover);
        const Bitboard enemies = position.pieces(nextPlayer(mover, 2));
        const Bitboard capturing = CaptureSquares(own, enemies, position.corners()).any();
        if (position.state().phase == Phase::Placing) {
            forEachSquare(capturing & position.placeable(mover), [&list](int to) {
                list.add(Move::place(to));
            });
            return;
        }
        const Bitboard all = own | enemies;
        const Bitboard targets = capturing & position.standable() & ~all;
        // From each capturing square back to the pieces that reach it: steps and jumps are reversible.
        forEachSquare(targets, [&](int to) {
            forEachSquare(sources(bit(to), all) & own, [&](int from) {
                list.add(Move::go(from, to));
            });
        });
    }

    /// The squares from which a step or a jump leads to the empty square `to`.
    [[nodiscard]] static Bitboard sources(Bitboard to, Bitboard occupied)
    {
        return reachable(to, occupied, ~Bitboard(0));
    }

    /// Not in the placing phase, where each turn gives a piece; not with few pieces, where zugzwang is possible; and
    /// not when a shrink is so near that a null move would change who still gets a turn before it.
    [[nodiscard]] static bool mayPlayNullMove(const Position &position)
    {
        constexpr int kFewPieces = 3;
        constexpr int kTurnsBeforeShrink = 2;
        const State &state = position.state();
        if (state.phase == Phase::Placing || state.lastWasForfeit
            || std::popcount(position.pieces(position.toMove())) <= kFewPieces)
            return false;
        return state.shrinks >= kShrinkTurns.size()
               || kShrinkTurns[state.shrinks] - state.turns > kTurnsBeforeShrink;
    }
    [[nodiscard]] static State playNullMove(Position &position)
    {
        return position.play(Move::pass());
    }
    static void undoNullMove(Position &position, const State &before)
    {
        position.undo(Move::pass(), before);
    }
};

static_assert(SearchGame<Search>);

} // namespace

std::unique_ptr<Engine> makeEngine()
{
    Tablebase::prepare();
    return std::make_unique<AlphaBetaEngine<Search>>();
}

} // namespace tessera::watchyourback
