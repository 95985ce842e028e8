#include "model/games/xxlchess/rules/rules.h"
#include "model/games/xxlchess/rules/placement.h"

namespace tessera::xxlchess {

namespace {

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
    for (const RuleSwitch &rule : ruleSwitches())
        info.options.push_back(rule.option);
    info.options.push_back(
        {kPiecesOption,
         TESSERA_TEXT("xxlchess", "Further pieces"),
         TESSERA_TEXT("xxlchess", "Kinds of piece as a configuration file defines them."),
         std::string(),
         std::string()});
    info.options.back().isShown = false;
    info.pieceSpeed = PieceSpeed{6.0, std::chrono::seconds(1)};
    info.speaksUci = true;
    info.endReasons
        = {reason::kCheckmate, reason::kStalemate, reason::kKingCaptured, reason::kFiftyMoves};
    return info;
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
