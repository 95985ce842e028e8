#pragma once

#include "model/games/xxlchess/rules/squares.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::xxlchess {

/// The number of a kind of piece in its `PieceTypes`, and `Piece::kind` for the board's picture.
using Kind = int;

/// The kinds that every piece set begins with (X1).
inline constexpr Kind kPawn = 0;
inline constexpr Kind kRook = 1;
inline constexpr Kind kKnight = 2;
inline constexpr Kind kBishop = 3;
inline constexpr Kind kArchbishop = 4;
inline constexpr Kind kCamel = 5;
inline constexpr Kind kGeneral = 6;
inline constexpr Kind kAmazon = 7;
inline constexpr Kind kKing = 8;
inline constexpr Kind kChancellor = 9;
inline constexpr Kind kQueen = 10;

/// The most kinds, one for each letter, which is all that layouts can distinguish.
inline constexpr int kMostKinds = 26;

/// A leap of `dx` files and `dy` ranks, over whatever stands between, and all its mirror images.
struct Leap
{
    int dx = 0;
    int dy = 0;

    friend bool operator==(const Leap &, const Leap &) = default;
};

/// All mirror images of `leaps`, each once.
[[nodiscard]] std::vector<Leap> withMirrorImages(const std::vector<Leap> &leaps);

/// A part of a movement that plain leaps and slides cannot express (X7): leaps repeated in a line, steps that only move
/// or only capture, steps that only go forward.
struct MovementPart
{
    enum class Only : std::uint8_t { None, Move, Capture };

    std::vector<Leap> leaps;
    bool slidesOrthogonally = false;
    bool slidesDiagonally = false;
    /// Leaps that are repeated in a line over empty squares, such as a nightrider's.
    std::vector<Leap> riders;
    /// The most steps of a slide or rider.
    int range = kMostSide;
    Only only = Only::None;
    /// Whether only the mirror images that lead forward are used.
    bool isForward = false;

    [[nodiscard]] bool isEmpty() const
    {
        return leaps.empty() && riders.empty() && !slidesOrthogonally && !slidesDiagonally;
    }

    friend bool operator==(const MovementPart &, const MovementPart &) = default;
};

/// Equal steps in one direction, up to the first piece; all movement of officers is made of these.
struct Path
{
    /// Forward is a positive `dy`, except where a player's pawns go down: see `Ruleset::paths`.
    Leap step;
    int most = 1;
    bool moves = true;
    bool captures = true;
};

/// A drawing of a configuration's own (X7).
struct PiecePicture
{
    /// The file that the drawing was read from, as the configuration names it; empty where the drawing stands in the
    /// configuration itself.
    std::string file;
    /// An SVG document, or the data of an SVG path in a square of 100×100; empty for none.
    std::string drawing;

    friend bool operator==(const PiecePicture &, const PiecePicture &) = default;
};

/// Values of pieces are whole numbers of so many parts of a pawn: the text's values (X1) are all multiples of it.
inline constexpr double kEighths = 8;

/// The name, value and movement of a kind of piece: a row of the table that the rules use. Only the pawn moves
/// differently (X3), whatever its row says.
struct PieceKind
{
    std::string name;
    /// The letter of layouts and moves, lower case.
    char letter = ' ';
    /// The value in eighths of a pawn.
    int value = 0;
    std::vector<Leap> leaps;
    bool slidesOrthogonally = false;
    bool slidesDiagonally = false;
    /// The most squares that a slide goes.
    int range = kMostSide;
    /// Whether its loss ends the game; there is at most one of a colour.
    bool isRoyal = false;
    /// Its movement beside leaps and slides.
    std::vector<MovementPart> parts{};
    /// Whether a pawn may become it where promotion is chosen.
    bool isPromotion = false;
    PiecePicture picture{};

    friend bool operator==(const PieceKind &, const PieceKind &) = default;
};

/// The paths of a part, and of the whole movement of a kind that is no pawn.
[[nodiscard]] std::vector<Path> pathsOf(const MovementPart &part);
[[nodiscard]] std::vector<Path> pathsOf(const PieceKind &kind);

/// Whether a kind that is no pawn can move at all on an empty board of this size: not all its leaps lead off it.
[[nodiscard]] bool canMoveOn(const PieceKind &kind, int columns, int rows);

/// The kinds of piece that a game is played with: the eleven of X1, and any that a configuration
/// adds.
class PieceTypes
{
public:
    /// The most different leaps and riders beyond the adjacent squares (each mirror image counts)
    /// that all kinds together may have; it bounds the number of moves.
    static constexpr int kMostLeaps = 32;
    /// The most kinds that a pawn may become; it bounds the number of moves too.
    static constexpr int kMostPromotions = 12;
    /// The most characters of a name, which has to fit beside boards.
    static constexpr int kLongestName = 40;

    /// The eleven kinds of X1.
    PieceTypes();

    [[nodiscard]] int size() const { return static_cast<int>(m_kinds.size()); }
    [[nodiscard]] const PieceKind &operator[](Kind kind) const
    {
        return m_kinds[static_cast<std::size_t>(kind)];
    }
    [[nodiscard]] auto begin() const { return m_kinds.begin(); }
    [[nodiscard]] auto end() const { return m_kinds.end(); }

    /// The kind whose letter is `letter`, upper or lower case.
    [[nodiscard]] std::optional<Kind> withLetter(char letter) const;
    /// Upper case letter of a kind, as moves are written.
    [[nodiscard]] char moveLetter(Kind kind) const;
    /// All letters, for messages: `p, r, n, …`.
    [[nodiscard]] std::string letters() const;

    /// The different leaps and riders of all kinds beyond the adjacent squares.
    [[nodiscard]] int leapCount() const;
    /// How many kinds a pawn may become where promotion is chosen.
    [[nodiscard]] int promotionCount() const;

    /// Adds a kind, or replaces the one with the same letter (which keeps its number).
    void define(PieceKind kind);
    /// Removes what was added or changed under a letter; kinds added later move up by one.
    void forget(char letter);
    /// Gives the kind with one letter another, which no kind has.
    void rename(char from, char to);

    friend bool operator==(const PieceTypes &, const PieceTypes &) = default;

private:
    std::vector<PieceKind> m_kinds;
};

} // namespace tessera::xxlchess
