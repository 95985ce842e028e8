#pragma once

#include "model/core/boardshape.h"
#include "model/core/facets.h"
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

    /// What else the game can be asked at this position; null for what it has not.
    [[nodiscard]] virtual const PointingFacet &pointing() const = 0;
    [[nodiscard]] virtual const MeasuresFacet &measures() const = 0;
    [[nodiscard]] virtual const PhasesFacet *phases() const { return nullptr; }
    [[nodiscard]] virtual const RemarksFacet *remarks() const { return nullptr; }
    [[nodiscard]] virtual const SidesFacet *sides() const { return nullptr; }
    [[nodiscard]] virtual const CardsFacet *cards() const { return nullptr; }
    [[nodiscard]] virtual const AlarmFacet *alarm() const { return nullptr; }
    [[nodiscard]] virtual const TurnsFacet *turns() const { return nullptr; }
    [[nodiscard]] virtual const GainsFacet *gains() const { return nullptr; }
    [[nodiscard]] virtual const ProspectsFacet *prospects() const { return nullptr; }
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
    /// What is odd about a position text that can be read, or ignored in it.
    [[nodiscard]] virtual std::vector<Sentence> warnings(
        std::string_view text, const Options &options) const = 0;
};

/// `position` as it would be if it were `player`'s turn, only to be looked at; null where there is no
/// such position.
[[nodiscard]] std::unique_ptr<AnyPosition> onTurn(const AnyPosition &position, Player player);

/// `position` as `player` sees it; null where all players see everything.
[[nodiscard]] std::unique_ptr<AnyPosition> seenBy(const AnyPosition &position, Player player);

/// The card that explains `piece`; nothing for no piece, and where pieces need none.
[[nodiscard]] std::optional<PieceCard> cardOf(const AnyPosition &position, Piece piece);

/// Move sequences of length `depth` from `position`: the usual check of a move generator.
[[nodiscard]] std::uint64_t perft(const AnyPosition &position, int depth);

/// Plays random games from `position` (see `playRandomly`): a measure of the rules' speed.
[[nodiscard]] PlayoutCount playRandomGames(
    const AnyPosition &position, int games, std::uint64_t seed);

/// A readable board of text for terminals: one line a row, `.` for an empty cell, the letters of
/// the position text else.
[[nodiscard]] std::vector<std::string> boardLines(const AnyPosition &position);

} // namespace tessera
