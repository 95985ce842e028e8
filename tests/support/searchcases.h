#pragma once

#include "model/core/erasure/erased.h"
#include "model/games/catalogue.h"
#include "model/search/alphabeta/alphabetaengine.h"
#include "tests/support/tictactoe.h"

#include <QtTest>

/// Limits, levels and positions for tests of searches.
namespace tessera::test {

/// The search template over three in a row, with an evaluation that knows nothing.
struct ToySearch
{
    using Rules = tictactoe::Rules;

    static constexpr std::size_t kCodeCount = 16;
    static constexpr std::uint32_t kPollInterval = 16;
    static constexpr SearchFeatures kFeatures{};
    static constexpr SearchTuning kTuning{};
    static constexpr LevelTable kLevels = kUsualLevels;

    [[nodiscard]] static int evaluate(const tictactoe::Position &) { return 0; }
    [[nodiscard]] static std::uint16_t code(tictactoe::Move move)
    {
        return static_cast<std::uint16_t>(move.cell + 1);
    }
    [[nodiscard]] static int expectedTurns(const tictactoe::Position &) { return 4; }
};

static_assert(SearchGame<ToySearch>);

using ToyPosition = ErasedPosition<tictactoe::Rules>;
using ToyEngine = AlphaBetaEngine<ToySearch>;

inline ToyPosition toy(std::string_view text)
{
    return ToyPosition(*tictactoe::Rules::parsePosition(text, {}));
}

/// The value of a position by plain minimax, in the search's own scores.
inline int minimax(tictactoe::Position &position, int ply)
{
    if (position.isOver()) {
        const Player winner = position.outcome().winner();
        return winner == Player::None ? kDraw : lossIn(ply);
    }
    tictactoe::Position::MoveList moves;
    position.legalMoves(moves);
    int best = -kInfinite;
    for (const tictactoe::Move move : moves) {
        position.play(move);
        best = std::max(best, -minimax(position, ply + 1));
        position.undo(move, {});
    }
    return best;
}

inline SearchLimits nodes(std::uint64_t count)
{
    SearchLimits limits;
    limits.nodes = count;
    return limits;
}

inline SearchLimits infinite()
{
    SearchLimits limits;
    limits.isInfinite = true;
    return limits;
}

inline EngineSettings level(int number, std::uint64_t seed = 0)
{
    EngineSettings settings;
    settings.level = number;
    settings.seed = seed;
    settings.hashMebibytes = 4;
    return settings;
}

/// Games of the catalogue as rows, with a position some turns into a random game.
inline void addGameRows(int turns)
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("turns");
    for (const GameEntry &entry : catalogue()) {
        if (entry.makeEngine)
            QTest::newRow(entry.info().id.c_str())
                << QString::fromStdString(entry.info().id) << turns;
    }
}

inline const GameEntry &rowsGame()
{
    QFETCH(QString, id);
    return *findGame(id.toStdString());
}

inline std::unique_ptr<AnyPosition> somePosition(const GameEntry &game, int turns, std::uint64_t seed)
{
    auto position = game.game->start(Options::defaults(game.info().options));
    for (int i = 0; i < turns && !position->outcome().isOver(); ++i) {
        const auto moves = position->legalMoves();
        seed = mixedBits(seed);
        position->play(moves[chosenBelow(static_cast<std::uint32_t>(moves.size()), seed)]);
    }
    return position;
}

/// Every move of the line is legal in its turn.
inline bool isLegalLine(const AnyPosition &position, const std::vector<MoveCode> &line)
{
    const auto at = position.clone();
    for (const MoveCode move : line) {
        if (!at->isLegal(move))
            return false;
        at->play(move);
    }
    return !line.empty();
}

} // namespace tessera::test
