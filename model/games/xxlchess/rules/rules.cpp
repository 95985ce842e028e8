#include "model/games/xxlchess/files/layout.h"
#include "model/games/xxlchess/files/piecetext.h"
#include "model/games/xxlchess/files/positiontext.h"
#include "model/games/xxlchess/xxlchess.h"

namespace tessera::xxlchess {

namespace {

constexpr const char *kRepetition = "repetition";
constexpr const char *kHundredTurns = "hundred-turns";
constexpr const char *kPromotionChoice = "promotion-choice";
constexpr const char *kBlackBelow = "black-below";
constexpr const char *kFog = "fog-of-war";
constexpr const char *kPieces = "pieces";

/// The draw rules are on by default, for matches of engines and UGI's `Rules default`: without them two engines may
/// shuffle for ever. The window's default for a game against the computer is the strict value, the rules of X5.
GameInfo makeInfo()
{
    GameInfo info;
    info.id = "xxlchess";
    info.variant = "XXLChess";
    info.name = TESSERA_TEXT("xxlchess", "XXLChess");
    info.goal = TESSERA_TEXT(
        "xxlchess", "Checkmate the king on a board of 14×14 squares with eleven kinds of piece.");
    info.players = {TESSERA_TEXT("xxlchess", "White"), TESSERA_TEXT("xxlchess", "Black")};
    for (const PieceKind &kind : PieceTypes())
        info.pieceKinds.push_back(kind.name);
    info.options = {
        {kRepetition,
         TESSERA_TEXT("xxlchess", "Draw by repetition"),
         TESSERA_TEXT("xxlchess", "The game is drawn when a position occurs a third time."),
         true,
         false},
        {kHundredTurns,
         TESSERA_TEXT("xxlchess", "Draw after 100 quiet turns"),
         TESSERA_TEXT(
             "xxlchess", "The game is drawn after 100 turns without a capture or a pawn move."),
         true,
         false},
        {kPromotionChoice,
         TESSERA_TEXT("xxlchess", "Choice of promotion"),
         TESSERA_TEXT(
             "xxlchess", "The player chooses what a pawn becomes; else it is always a queen."),
         false,
         false},
        {kBlackBelow,
         TESSERA_TEXT("xxlchess", "Black at the bottom"),
         TESSERA_TEXT("xxlchess", "The layout is turned, and Black's pawns go up the screen."),
         false,
         false},
        {kFog,
         TESSERA_TEXT("xxlchess", "Fog of war"),
         TESSERA_TEXT(
             "xxlchess",
             "Each player sees only the squares their own pieces can move to, and wins by "
             "capturing the king."),
         false,
         false},
        {kPieces,
         TESSERA_TEXT("xxlchess", "Further pieces"),
         TESSERA_TEXT("xxlchess", "Kinds of piece as a configuration file defines them."),
         std::string(),
         std::string()},
    };
    info.options[0].beginsStrict = info.options[1].beginsStrict = true;
    info.options[3].followsLoneSecond = true;
    info.options.back().isShown = false;
    info.pieceSpeed = PieceSpeed{6.0, std::chrono::seconds(1)};
    info.speaksUci = true;
    info.endReasons
        = {reason::kCheckmate, reason::kStalemate, reason::kKingCaptured, reason::kFiftyMoves};
    return info;
}

Result<PositionReading> readingOf(std::string_view text, const Options &options)
{
    auto choices = choicesFrom(options);
    if (!choices)
        return choices.error();
    return readPosition(text, std::move(*choices));
}

Square mirrored(const Position &position, Square square, int symmetry)
{
    const Ruleset &rules = position.rules();
    const int file = fileOf(square);
    const int rank = rankOf(square);
    return squareAt(
        (symmetry & 1) != 0 ? rules.width() - 1 - file : file,
        (symmetry & 2) != 0 ? rules.height() - 1 - rank : rank);
}

SquareSet mirrored(const Position &position, const SquareSet &set, int symmetry)
{
    SquareSet image;
    set.forEach([&](Square square) { image.add(mirrored(position, square, symmetry)); });
    return image;
}

std::shared_ptr<const Ruleset> mirrored(const Position &position, int symmetry)
{
    if ((symmetry & 2) == 0)
        return position.sharedRules();
    RuleChoices choices = position.rules().choices();
    choices.up = nextPlayer(choices.up, 2);
    return std::make_shared<const Ruleset>(std::move(choices));
}

} // namespace

const GameInfo &Rules::info()
{
    static const GameInfo info = makeInfo();
    return info;
}

Result<RuleChoices> choicesFrom(const Options &options)
{
    RuleChoices choices;
    choices.drawsByRepetition = options.isOn(kRepetition, true);
    choices.drawsByHundredTurns = options.isOn(kHundredTurns, true);
    choices.hasFog = options.isOn(kFog, false);
    choices.choosesPromotion = options.isOn(kPromotionChoice, false);
    if (options.isOn(kBlackBelow, false))
        choices.up = Player::Second;
    auto pieces = readPieces(options.textOf(kPieces, ""));
    if (!pieces)
        return pieces.error();
    choices.pieces = std::move(*pieces);
    return choices;
}

Options optionsFrom(const RuleChoices &choices)
{
    Options options;
    options.set(kRepetition, choices.drawsByRepetition);
    options.set(kHundredTurns, choices.drawsByHundredTurns);
    options.set(kFog, choices.hasFog);
    options.set(kPromotionChoice, choices.choosesPromotion);
    options.set(kBlackBelow, choices.up == Player::Second);
    options.set(kPieces, writePieces(choices.pieces));
    return options;
}

/// If the pieces cannot be read, the usual ones are used; `parsePosition` reports the error.
Position Rules::start(const Options &options)
{
    const auto choices = choicesFrom(options);
    const RuleChoices chosen = choices ? *choices : RuleChoices();
    const Layout layout = standardLayout();
    return positionFrom(chosen.up == Player::First ? layout : turned(layout), chosen);
}

Result<Position> Rules::parsePosition(std::string_view text, const Options &options)
{
    auto reading = readingOf(text, options);
    if (!reading)
        return reading.error();
    return std::move(reading->position);
}

std::vector<Sentence> Rules::warnings(std::string_view text, const Options &options)
{
    const auto reading = readingOf(text, options);
    return reading ? reading->warnings : std::vector<Sentence>();
}

std::string Rules::positionText(const Position &position)
{
    return writePosition(position);
}

Cell cellOf(const Position &position, Square square)
{
    const int row = position.rules().height() - 1 - rankOf(square);
    return cellAt(row * position.rules().width() + fileOf(square));
}

Square squareOf(const Position &position, Cell cell)
{
    const int width = position.rules().width();
    return squareAt(index(cell) % width, position.rules().height() - 1 - index(cell) / width);
}

BoardShape Rules::board(const Position &position)
{
    return {BoardShape::Kind::Square, position.rules().width(), position.rules().height(), 0};
}

tessera::Piece Rules::piece(const Position &position, Cell cell)
{
    const Piece piece = position.piece(squareOf(position, cell));
    if (!piece.isPresent())
        return {};
    return {piece.owner(), static_cast<std::uint8_t>(piece.kind())};
}

Ground Rules::ground(const Position &position, Cell cell)
{
    const View *view = position.view();
    return view != nullptr && view->hidden.contains(squareOf(position, cell)) ? Ground::Hidden
                                                                              : Ground::Open;
}

MoveShape Rules::shape(const Position &position, Move move)
{
    if (isPass(move))
        return MoveShape::of();
    return MoveShape::of(cellOf(position, move.from), cellOf(position, move.to), move.promotion);
}

Transition Rules::transition(const Position &position, Move move)
{
    if (isPass(move))
        return {};
    const auto pieceOn = [&position](Square square) {
        return piece(position, cellOf(position, square));
    };
    const Cell from = cellOf(position, move.from);
    const Cell to = cellOf(position, move.to);
    const tessera::Piece moved = pieceOn(move.from);
    Transition transition;
    if (position.piece(move.to).isPresent())
        transition.steps.push_back(Step::remove(0, pieceOn(move.to), to));
    const bool isLeap = alignmentOf(move.from, move.to).length() == 0;
    transition.steps.push_back(Step::move(0, moved, from, to, isLeap));
    if (isCastling(position, move)) {
        const Square rook = castlingRook(position, move.from, move.to);
        const Square passed = (move.from + move.to) / 2;
        transition.steps.push_back(
            Step::move(0, pieceOn(rook), cellOf(position, rook), cellOf(position, passed), true));
    }
    if (move.promotion != 0) {
        const tessera::Piece promoted{moved.owner, static_cast<std::uint8_t>(move.promotion)};
        transition.steps.push_back(Step::recolour(1, moved, promoted, to));
    }
    return transition;
}

Position Rules::transformed(const Position &position, int symmetry)
{
    if (symmetry == 0)
        return position;
    const Placement before = placementOf(position);
    Placement after;
    position.rules().board().forEach([&](Square square) {
        after.pieces[static_cast<std::size_t>(mirrored(position, square, symmetry))]
            = before.pieces[static_cast<std::size_t>(square)];
    });
    after.toMove = before.toMove;
    after.unmoved = mirrored(position, before.unmoved, symmetry);
    after.movedPawns = mirrored(position, before.movedPawns, symmetry);
    return {mirrored(position, symmetry), after};
}

Move Rules::transformedMove(const Position &position, Move move, int symmetry)
{
    if (symmetry == 0 || isPass(move))
        return move;
    return Move::of(
        mirrored(position, move.from, symmetry),
        mirrored(position, move.to, symmetry),
        move.promotion);
}

} // namespace tessera::xxlchess
