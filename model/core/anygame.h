#pragma once

#include "model/core/boardshape.h"
#include "model/core/foresight.h"
#include "model/core/gameinfo.h"
#include "model/core/moveshape.h"
#include "model/core/outcome.h"
#include "model/core/piececard.h"
#include "model/core/refusal.h"
#include "model/core/result.h"
#include "model/core/transition.h"
#include "model/core/types.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

class AnyGame;

/// What a number of random games came to.
struct PlayoutCount
{
    std::uint64_t games = 0;
    std::uint64_t turns = 0;
};

/// A position of any game, with the rules that go on from it: the one type behind which the games
/// are erased. Everything outside the inner loops of search and perft speaks to games through it.
/// A value with identity only where `unique_ptr` holds it; not shared between threads while played.
class AnyPosition
{
public:
    virtual ~AnyPosition() = default;

    [[nodiscard]] virtual std::unique_ptr<AnyPosition> clone() const = 0;
    /// The game this is a position of; lives as long as the program.
    [[nodiscard]] virtual const GameInfo &info() const = 0;

    /// The player to move, `Player::None` when the game is over.
    [[nodiscard]] virtual Player toMove() const = 0;
    /// Turns taken since the start of the game, forced passes included.
    [[nodiscard]] virtual int turnsTaken() const = 0;
    [[nodiscard]] virtual Outcome outcome() const = 0;
    [[nodiscard]] virtual std::uint64_t hash() const = 0;

    [[nodiscard]] virtual std::vector<MoveCode> legalMoves() const = 0;
    [[nodiscard]] virtual bool isLegal(MoveCode move) const = 0;
    /// Plays a legal move and tells what it changed.
    virtual Transition play(MoveCode move) = 0;
    /// What `play` would change.
    [[nodiscard]] virtual Transition transition(MoveCode move) const = 0;
    /// What is worth a row of its own in a move list when this move is played.
    [[nodiscard]] virtual std::vector<Sentence> remarks(MoveCode move) const = 0;

    /// The heading in a move list of the moves from here on; without a pattern where the game has no
    /// phases.
    [[nodiscard]] virtual Sentence phase() const = 0;

    /// Whether playing `move` makes the mover and the next player exchange their sides (pie rule).
    [[nodiscard]] virtual bool exchangesSides(MoveCode move) const = 0;

    [[nodiscard]] virtual BoardShape board() const = 0;
    [[nodiscard]] virtual Piece piece(Cell cell) const = 0;
    [[nodiscard]] virtual Ground ground(Cell cell) const = 0;
    [[nodiscard]] BoardCells cells() const;
    /// Name of a cell as moves write it: `3,4`, `e8`.
    [[nodiscard]] virtual std::string cellText(Cell cell) const = 0;

    /// How a legal move is pointed at.
    [[nodiscard]] virtual MoveShape shape(MoveCode move) const = 0;
    /// Why pointing at `cells` in turn plays nothing. Ask only when no legal move's shape begins so.
    [[nodiscard]] virtual Refusal refusal(std::span<const Cell> cells) const = 0;
    [[nodiscard]] virtual std::vector<Fact> facts() const = 0;
    /// The facts named `key`, or the only one of `player`.
    [[nodiscard]] std::optional<Fact> fact(std::string_view key, Player player = Player::None) const;
    /// The card that explains `piece`, which must be one of the game's; nothing where a game's pieces
    /// need none.
    [[nodiscard]] virtual std::optional<PieceCard> card(Piece piece) const = 0;

    /// This position as it would be if it were `player`'s turn, only to be looked at; null where the
    /// game knows none (see `HandsTurnOver`).
    [[nodiscard]] virtual std::unique_ptr<AnyPosition> onTurn(Player player) const = 0;
    /// What a legal move wins for its mover; nothing where the game does not weigh gains.
    [[nodiscard]] virtual std::optional<int> gain(MoveCode move) const = 0;
    /// What a legal move would bring, in words and in order; empty where the game says nothing.
    [[nodiscard]] virtual std::vector<Sentence> prospects(MoveCode move) const = 0;
    /// Nothing where the game's pieces do not reach far.
    [[nodiscard]] virtual std::optional<AttackMap> attackMap() const = 0;
    /// The cells on which the piece on `cell` could capture; empty where the game has no attack map.
    [[nodiscard]] virtual std::vector<Cell> reach(Cell cell) const = 0;

    /// The position as `player` sees it, null where all players see everything (see `HidesParts`).
    [[nodiscard]] virtual std::unique_ptr<AnyPosition> seenBy(Player player) const = 0;
    /// What a move list tells `viewer` of a legal move: its label where they see everything.
    [[nodiscard]] virtual std::string labelFor(MoveCode move, Player viewer) const = 0;

    /// How many symmetries carry legal moves here to legal moves (see `HasSymmetries`), the identity,
    /// number 0, counted; 1 where the game declares none.
    [[nodiscard]] virtual int symmetryCount() const = 0;
    [[nodiscard]] virtual std::unique_ptr<AnyPosition> transformed(int symmetry) const = 0;
    [[nodiscard]] virtual MoveCode transformedMove(MoveCode move, int symmetry) const = 0;

    /// The text that files and the protocol use for this position.
    [[nodiscard]] virtual std::string text() const = 0;
    [[nodiscard]] virtual std::string moveText(MoveCode move) const = 0;
    /// The long form of the history panel and of game files.
    [[nodiscard]] virtual std::string moveLabel(MoveCode move) const = 0;
    /// Reads a legal move; the error says what is wrong with it and why the rules refuse it.
    [[nodiscard]] virtual Result<MoveCode> parseMove(std::string_view text) const = 0;

    /// Move sequences of length `depth` (see `tessera::perft`).
    [[nodiscard]] virtual std::uint64_t perft(int depth) const = 0;
    /// Plays random games from here (see `tessera::playRandomly`): a measure of the rules' speed.
    [[nodiscard]] virtual PlayoutCount playRandomGames(int games, std::uint64_t seed) const = 0;

protected:
    AnyPosition() = default;
    AnyPosition(const AnyPosition &) = default;
    AnyPosition &operator=(const AnyPosition &) = default;
};

/// The rules of a game, erased: makes its positions.
class AnyGame
{
public:
    virtual ~AnyGame() = default;

    [[nodiscard]] virtual const GameInfo &info() const = 0;
    [[nodiscard]] virtual std::unique_ptr<AnyPosition> start(const Options &options) const = 0;
    [[nodiscard]] virtual Result<std::unique_ptr<AnyPosition>> parsePosition(
        std::string_view text, const Options &options) const = 0;
    /// What is odd about a position text that can be read, or ignored in it.
    [[nodiscard]] virtual std::vector<Sentence> warnings(
        std::string_view text, const Options &options) const = 0;
};

/// A readable board of text for terminals: one line a row, `.` for an empty cell, the letters of
/// the position text else.
[[nodiscard]] std::vector<std::string> boardLines(const AnyPosition &position);

} // namespace tessera
