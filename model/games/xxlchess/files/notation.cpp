#include "model/games/xxlchess/files/positiontext.h"
#include "model/games/xxlchess/rules/rules.h"

#include <algorithm>
#include <cctype>

namespace tessera::xxlchess {

namespace {

constexpr const char *kTowardHigherFiles = "O-O";
/// The move of a player in the fog who has no other (X7).
constexpr const char *kPassText = "pass";
constexpr const char *kTowardLowerFiles = "O-O-O";

/// The text between a piece's letter and the target that distinguishes the move from all other legal ones: empty, the
/// file, the rank, or both.
std::string disambiguation(const Position &position, Move move)
{
    Position::MoveList moves;
    position.legalMoves(moves);
    bool isShared = false;
    bool isFileShared = false;
    bool isRankShared = false;
    for (const Move other : moves) {
        const bool isRival = other.to == move.to && other.from != move.from
                             && position.piece(other.from) == position.piece(move.from);
        if (!isRival)
            continue;
        isShared = true;
        isFileShared |= fileOf(other.from) == fileOf(move.from);
        isRankShared |= rankOf(other.from) == rankOf(move.from);
    }
    const std::string square = squareText(move.from);
    if (!isShared)
        return "";
    if (!isFileShared)
        return square.substr(0, 1);
    return isRankShared ? square : square.substr(1);
}

std::string checkSign(const Position &position, Move move)
{
    Position next = position;
    next.play(move);
    if (next.isKingTaken() || !next.isInCheck(next.toMove()))
        return "";
    return next.outcome().reason == reason::kCheckmate ? "#" : "+";
}

/// A text of a move after parsing; parts that it leaves out are negative.
struct MoveReading
{
    bool isCastling = false;
    bool isTowardHigherFiles = false;
    Kind kind = -1;
    int fromFile = -1;
    int fromRank = -1;
    Square to = kNoSquare;
    Kind promotion = 0;

    [[nodiscard]] bool hasOrigin() const { return fromFile >= 0 && fromRank >= 0; }
    [[nodiscard]] Square from() const { return squareAt(fromFile, fromRank); }
    /// Coordinates alone fit any piece; a target alone, or a file and a target, fits a pawn.
    [[nodiscard]] bool fitsKind(Kind moved) const
    {
        return kind >= 0 ? moved == kind : hasOrigin() || moved == kPawn;
    }
};

/// Removes an optional file and an optional rank from the front of `text`.
void takePart(std::string_view &text, int &file, int &rank)
{
    if (!text.empty() && text[0] >= 'a' && text[0] < 'a' + kMostSide) {
        file = text[0] - 'a';
        text.remove_prefix(1);
    }
    int number = 0;
    while (!text.empty() && text[0] >= '0' && text[0] <= '9' && number <= kMostSide) {
        number = 10 * number + text[0] - '0';
        text.remove_prefix(1);
    }
    if (number > 0)
        rank = number - 1;
}

std::optional<MoveReading> readCastling(std::string_view text)
{
    std::string plain(text);
    std::replace(plain.begin(), plain.end(), '0', 'O');
    if (plain != kTowardHigherFiles && plain != kTowardLowerFiles)
        return std::nullopt;
    MoveReading reading;
    reading.isCastling = true;
    reading.isTowardHigherFiles = plain == kTowardHigherFiles;
    reading.kind = kKing;
    return reading;
}

std::optional<MoveReading> readMove(const PieceTypes &pieces, std::string_view text)
{
    while (!text.empty() && std::string_view("+#!?").find(text.back()) != std::string_view::npos)
        text.remove_suffix(1);
    if (auto castling = readCastling(text))
        return castling;
    MoveReading reading;
    if (!text.empty() && std::isupper(static_cast<unsigned char>(text[0])) != 0) {
        reading.kind = pieces.withLetter(text[0]).value_or(-1);
        if (reading.kind < 0)
            return std::nullopt;
        text.remove_prefix(1);
    }
    int toFile = -1;
    int toRank = -1;
    takePart(text, reading.fromFile, reading.fromRank);
    const bool hasSign = !text.empty() && (text[0] == 'x' || text[0] == '-');
    if (hasSign)
        text.remove_prefix(1);
    takePart(text, toFile, toRank);
    if (toFile < 0 && toRank < 0 && !hasSign) {
        std::swap(toFile, reading.fromFile);
        std::swap(toRank, reading.fromRank);
    }
    if (toFile < 0 || toRank < 0 || toRank >= kMostSide || reading.fromRank >= kMostSide)
        return std::nullopt;
    reading.to = squareAt(toFile, toRank);
    if (!text.empty() && text[0] == '=')
        text.remove_prefix(1);
    if (text.size() == 1 && pieces.withLetter(text[0])) {
        reading.promotion = *pieces.withLetter(text[0]);
        text.remove_prefix(1);
    }
    return text.empty() ? std::optional(reading) : std::nullopt;
}

/// Whether `move` fits the text, apart from the promotion.
bool goesAsRead(const Position &position, Move move, const MoveReading &reading)
{
    if (reading.isCastling)
        return isCastling(position, move) && (move.to > move.from) == reading.isTowardHigherFiles;
    return move.to == reading.to && reading.fitsKind(position.piece(move.from).kind())
           && (reading.fromFile < 0 || fileOf(move.from) == reading.fromFile)
           && (reading.fromRank < 0 || rankOf(move.from) == reading.fromRank);
}

/// The cells of a move that is not among the legal ones; only the target where several pieces, or none, could be meant.
std::vector<Square> squaresMeant(const Position &position, const MoveReading &reading)
{
    const Player player = position.toMove();
    if (reading.isCastling) {
        const Square king = position.king(player);
        const int step = reading.isTowardHigherFiles ? 2 : -2;
        const int file = king == kNoSquare ? -1 : fileOf(king) + step;
        if (file < 0 || file >= position.rules().width())
            return {};
        return {king, king + step};
    }
    if (reading.hasOrigin())
        return {reading.from(), reading.to};
    SquareSet candidates;
    position.pieces(player).forEach([&](Square square) {
        const bool fits = reading.fitsKind(position.piece(square).kind())
                          && (reading.fromFile < 0 || fileOf(square) == reading.fromFile)
                          && (reading.fromRank < 0 || rankOf(square) == reading.fromRank);
        if (fits)
            candidates.add(square);
    });
    if (candidates.count() != 1)
        return {};
    return {candidates.first(), reading.to};
}

Phrase reasonAgainst(const Position &position, const MoveReading &reading)
{
    const std::vector<Square> squares = squaresMeant(position, reading);
    std::vector<Cell> cells;
    for (const Square square : squares) {
        if (!position.rules().board().contains(square))
            return phrase("xxlchess", "a square of the board");
        cells.push_back(cellOf(position, square));
    }
    if (cells.empty() && !position.isOver())
        return phrase("xxlchess", "a legal move: no such piece can move there");
    return phrase("xxlchess", "a legal move: %1").with(Rules::refusal(position, cells).sentence);
}

bool canOnlyPass(const Position &position)
{
    std::vector<Move> moves;
    addFogMoves(position, moves);
    return moves.size() == 1 && isPass(moves.front());
}

} // namespace

std::string Rules::moveText(const Position &position, Move move)
{
    if (isPass(move))
        return kPassText;
    std::string text = squareText(move.from).append(squareText(move.to));
    if (move.promotion != 0)
        text += position.rules().pieces()[move.promotion].letter;
    return text;
}

std::string Rules::moveLabel(const Position &position, Move move)
{
    if (isPass(move))
        return kPassText;
    const PieceTypes &pieces = position.rules().pieces();
    const Kind kind = position.piece(move.from).kind();
    std::string label;
    if (isCastling(position, move))
        return (move.to > move.from ? kTowardHigherFiles : kTowardLowerFiles)
               + checkSign(position, move);
    const bool takes = position.piece(move.to).isPresent();
    if (kind != kPawn)
        label.append(1, pieces.moveLetter(kind)).append(disambiguation(position, move));
    else if (takes)
        label = squareText(move.from).substr(0, 1);
    label.append(takes ? "x" : "").append(squareText(move.to));
    if (move.promotion != 0)
        label.append("=").append(1, pieces.moveLetter(move.promotion));
    return label + checkSign(position, move);
}

Result<Move> Rules::parseMove(const Position &position, std::string_view text)
{
    const auto refused = [text](Phrase wanted) {
        return Error{phrase("xxlchess", "move"), inQuotes(text), std::move(wanted)};
    };
    if (text == kPassText) {
        if (!position.isOver() && position.rules().hasFog() && canOnlyPass(position))
            return kPass;
        return refused(phrase("xxlchess", "a move: only who has none in the fog may pass"));
    }
    const auto reading = readMove(position.rules().pieces(), text);
    if (!reading)
        return refused(phrase("xxlchess", "a move such as a2a4, Nf3, g8=Q or O-O"));
    Position::MoveList moves;
    position.legalMoves(moves);
    std::vector<Move> found;
    bool isPromotionMissing = false;
    for (const Move move : moves) {
        if (!goesAsRead(position, move, *reading))
            continue;
        if (reading->isCastling || move.promotion == reading->promotion)
            found.push_back(move);
        else
            isPromotionMissing = true;
    }
    if (found.size() == 1)
        return found[0];
    if (found.size() > 1)
        return refused(phrase("xxlchess", "which of the pieces moves: %1 or %2")
                           .with(moveLabel(position, found[0]), moveLabel(position, found[1])));
    if (isPromotionMissing)
        return refused(
            reading->promotion == 0
                ? phrase("xxlchess", "what the pawn becomes, such as =Q")
                : phrase("xxlchess", "a promotion that the rules allow, such as =Q"));
    return refused(reasonAgainst(position, *reading));
}

std::optional<Position> Rules::seenBy(const Position &position, Player player)
{
    if (!position.rules().hasFog())
        return std::nullopt;
    return position.seenBy(player);
}

std::string Rules::labelFor(const Position &position, Move move, Player viewer)
{
    const Position before = position.seenBy(viewer);
    if (position.toMove() == viewer || isPass(move))
        return moveLabel(before, move);
    Position next = position;
    next.play(move);
    const Position after = next.seenBy(viewer);
    const bool takes = position.piece(move.to).isPresent();
    const Piece arrived = after.piece(move.to);
    if (before.piece(move.from).isPresent() && arrived.isPresent()) {
        const PieceTypes &pieces = position.rules().pieces();
        const Kind kind = before.piece(move.from).kind();
        std::string label = kind == kPawn ? "" : std::string(1, pieces.moveLetter(kind));
        label.append(squareText(move.from)).append(takes ? "x" : "-").append(squareText(move.to));
        if (move.promotion != 0)
            label.append("=").append(1, pieces.moveLetter(move.promotion));
        return label;
    }
    return takes ? "×" + squareText(move.to) : "…";
}

std::string Rules::cellText(const Position &position, Cell cell)
{
    return squareText(squareOf(position, cell));
}

} // namespace tessera::xxlchess
