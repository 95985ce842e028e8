#pragma once

#include "model/core/boardshape.h"
#include "model/core/facets/facets.h"
#include "model/core/gameinfo.h"
#include "model/core/outcome.h"
#include "model/core/result.h"
#include "model/core/transition.h"
#include "model/core/types.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

class AnyGame;

/// The totals of a number of random games.
struct PlayoutCount
{
    std::uint64_t games = 0;
    std::uint64_t turns = 0;
};

/// A position of any game with its rules, behind which the games' types are erased. Everything outside the inner loops
/// of search and perft uses games through it. A `unique_ptr` holds it; threads must not share it while it is played on.
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
    /// The changes that `play` would make.
    [[nodiscard]] virtual Transition transition(MoveCode move) const = 0;
    [[nodiscard]] virtual BoardShape board() const = 0;
    [[nodiscard]] virtual Piece piece(Cell cell) const = 0;
    [[nodiscard]] virtual Ground ground(Cell cell) const = 0;
    [[nodiscard]] BoardCells cells() const;
    /// Name of a cell as moves write it: `3,4`, `e8`.
    [[nodiscard]] virtual std::string cellText(Cell cell) const = 0;

    /// The text that files and the protocol use for this position.
    [[nodiscard]] virtual std::string text() const = 0;
    [[nodiscard]] virtual std::string moveText(MoveCode move) const = 0;
    /// The long form of the history panel and of game files.
    [[nodiscard]] virtual std::string moveLabel(MoveCode move) const = 0;
    /// Reads a legal move; the error says what is wrong with it and why the rules refuse it.
    [[nodiscard]] virtual Result<MoveCode> parseMove(std::string_view text) const = 0;

    /// The facets of the game at this position; null for those that the game does not have.
    [[nodiscard]] virtual const PointingFacet &pointing() const = 0;
    [[nodiscard]] virtual const MeasuresFacet &measures() const = 0;
    [[nodiscard]] virtual const PhasesFacet *phases() const { return nullptr; }
    [[nodiscard]] virtual const RemarksFacet *remarks() const { return nullptr; }
    [[nodiscard]] virtual const SidesFacet *sides() const { return nullptr; }
    [[nodiscard]] virtual const CardsFacet *cards() const { return nullptr; }
    [[nodiscard]] virtual const AlarmFacet *alarm() const { return nullptr; }
    [[nodiscard]] virtual const TurnsFacet *turns() const { return nullptr; }
    [[nodiscard]] virtual const GainsFacet *gains() const { return nullptr; }
    [[nodiscard]] virtual const PreviewFacet *preview() const { return nullptr; }
    [[nodiscard]] virtual const ClaimsFacet *claims() const { return nullptr; }
    [[nodiscard]] virtual const AttacksFacet *attacks() const { return nullptr; }
    [[nodiscard]] virtual const ComposingFacet *composing() const { return nullptr; }
    [[nodiscard]] virtual const SightFacet *sight() const { return nullptr; }
    [[nodiscard]] virtual const SymmetriesFacet *symmetries() const { return nullptr; }
    [[nodiscard]] virtual const TallyFacet *tallies() const { return nullptr; }

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
    /// Warnings about what is odd or ignored in a readable position text.
    [[nodiscard]] virtual std::vector<Sentence> warnings(
        std::string_view text, const Options &options) const = 0;
};

/// `position` as it would be if it were `player`'s turn, only for display; null where there is no such position.
[[nodiscard]] std::unique_ptr<AnyPosition> onTurn(const AnyPosition &position, Player player);

/// `position` as `player` sees it; null where all players see everything.
[[nodiscard]] std::unique_ptr<AnyPosition> seenBy(const AnyPosition &position, Player player);

/// The card that explains `piece`; empty for no piece, and where pieces need none.
[[nodiscard]] std::optional<PieceCard> cardOf(const AnyPosition &position, Piece piece);

/// Move sequences of length `depth` from `position`: the usual check of a move generator.
[[nodiscard]] std::uint64_t perft(const AnyPosition &position, int depth);

/// Plays random games from `position` (see `playRandomly`): a measure of the rules' speed.
[[nodiscard]] PlayoutCount playRandomGames(
    const AnyPosition &position, int games, std::uint64_t seed);

/// A readable board of text for terminals: one line for each row, with `.` for an empty cell and otherwise the letters
/// of the position text.
[[nodiscard]] std::vector<std::string> boardLines(const AnyPosition &position);

} // namespace tessera
