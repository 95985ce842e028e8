#pragma once

#include "model/games/xxlchess/rules/squares.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::xxlchess {

/// A kind of piece: its number in the game's `PieceTypes`, which is also `Piece::kind` of the core.
using Kind = int;

/// The numbers of the kinds with which every `PieceTypes` begins (X1).
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

/// The most kinds: one for each letter of layouts.
inline constexpr int kMostKinds = 26;

/// A leap of `dx` files and `dy` ranks, over whatever stands between.
struct Leap
{
    int dx = 0;
    int dy = 0;

    friend bool operator==(const Leap &, const Leap &) = default;
};

/// All mirror images of `leaps`, each once.
[[nodiscard]] std::vector<Leap> withMirrorImages(const std::vector<Leap> &leaps);

/// A part of a movement that plain leaps and slides cannot express (X7): riders, steps that only move or only capture,
/// and steps that only go forward.
struct MovementPart
{
    enum class Only : std::uint8_t { None, Move, Capture };

    std::vector<Leap> leaps;
    bool slidesOrthogonally = false;
    bool slidesDiagonally = false;
    /// Riders: leaps that are repeated in a line over empty squares, such as a nightrider's.
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

/// Equal steps in one direction, up to the first piece. All movement of officers consists of these.
struct Path
{
    /// A positive `dy` is forward; `Ruleset::paths` turns it for the player whose pawns go down.
    Leap step;
    int most = 1;
    bool moves = true;
    bool captures = true;
};

/// The picture of a kind of piece in a configuration (X7).
struct PiecePicture
{
    /// The file of the drawing, as the configuration names it; empty where the configuration contains the drawing.
    std::string file;
    /// An SVG document, or the data of an SVG path in a square of 100×100; empty for none.
    std::string drawing;

    friend bool operator==(const PiecePicture &, const PiecePicture &) = default;
};

/// Values of pieces are whole numbers of eighths of a pawn, as are all values of X1.
inline constexpr double kEighths = 8;

/// The name, value and movement of a kind of piece. The pawn always moves by X3.
struct PieceKind
{
    std::string name;
    /// The letter in layouts and moves, in lower case.
    char letter = ' ';
    /// The value in eighths of a pawn.
    int value = 0;
    std::vector<Leap> leaps;
    bool slidesOrthogonally = false;
    bool slidesDiagonally = false;
    /// The most squares of a slide.
    int range = kMostSide;
    /// Whether its loss ends the game; each player has at most one.
    bool isRoyal = false;
    /// Its movement beside leaps and slides.
    std::vector<MovementPart> parts{};
    /// Whether a pawn may be promoted to it where players choose.
    bool isPromotion = false;
    PiecePicture picture{};

    friend bool operator==(const PieceKind &, const PieceKind &) = default;
};

/// A kind of X1: all that the program knows of it but its drawing. Its number is its place in the table.
struct BuiltInPiece
{
    /// The name, letter, value and movement.
    PieceKind kind;
    /// Its place among the kinds to which a pawn may be promoted (X3), from 1; 0 where a pawn never becomes one.
    int promotionPlace = 0;
    /// The sentence on its card, to be translated.
    const char *sentence = "";
};

/// The table of X1.
[[nodiscard]] std::span<const BuiltInPiece> builtInPieces();

/// The leaps and slides of a kind as a part; its own parts are apart.
[[nodiscard]] MovementPart plainMovement(const PieceKind &kind);

/// The paths of a part, and of the whole movement of a kind other than the pawn.
[[nodiscard]] std::vector<Path> pathsOf(const MovementPart &part);
[[nodiscard]] std::vector<Path> pathsOf(const PieceKind &kind);

/// Whether a kind other than the pawn can move at all on an empty board of this size.
[[nodiscard]] bool canMoveOn(const PieceKind &kind, int columns, int rows);

/// The kinds of pieces of a game: those of X1, and those that a configuration adds.
class PieceTypes
{
public:
    /// The most different leaps and riders beyond the adjacent squares (each mirror image counts) of all kinds
    /// together. It bounds the number of moves.
    static constexpr int kMostLeaps = 32;
    /// The most kinds to which pawns may be promoted. It bounds the number of moves, too.
    static constexpr int kMostPromotions = 12;
    /// The most characters of a name, which has to fit beside boards.
    static constexpr int kLongestName = 40;

    /// The kinds of X1.
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
    /// The letter of a kind in moves, in upper case.
    [[nodiscard]] char moveLetter(Kind kind) const;
    /// All letters for messages: `p, r, n, …`.
    [[nodiscard]] std::string letters() const;

    /// The number of different leaps and riders beyond the adjacent squares (see `kMostLeaps`).
    [[nodiscard]] int leapCount() const;
    /// The number of kinds to which a pawn may be promoted where players choose.
    [[nodiscard]] int promotionCount() const;
    /// These kinds in the order of X3, a configuration's last.
    [[nodiscard]] std::vector<Kind> promotions() const;
    /// A hash of the differences from X1; 0 without any.
    [[nodiscard]] std::uint64_t key() const;

    /// Adds a kind, or replaces the one with the same letter (which keeps its number).
    void define(PieceKind kind);
    /// Removes the kind with this letter, or restores that of X1; the numbers of kinds added later decrease by one.
    void forget(char letter);
    /// Changes the letter of a kind to one that no kind has.
    void rename(char from, char to);

    friend bool operator==(const PieceTypes &, const PieceTypes &) = default;

private:
    std::vector<PieceKind> m_kinds;
};

} // namespace tessera::xxlchess
