#include "view/games/xxlchess/xxlchessscene.h"

#include "view/games/xxlchess/movementcard.h"
#include "view/games/xxlchess/xxlchesspanel.h"

#include <algorithm>

namespace tessera::xxlchess {

using namespace Qt::StringLiterals;

namespace {

/// The square in the bottom left corner is dark, whatever the board's size.
TileShade tileShade(Cell cell, const BoardShape &board)
{
    const int file = index(cell) % board.columns;
    const int rank = board.rows - 1 - index(cell) / board.columns;
    return (file + rank) % 2 == 0 ? TileShade::Dark : TileShade::Light;
}

/// The refusals of moves that would be legal but for an attack on the own king; their names are those
/// of the rules.
bool exposesKing(const Refusal &refusal)
{
    constexpr const char *kCodes[] = {"pinned", "defend-king", "king-attacked"};
    return std::find(std::begin(kCodes), std::end(kCodes), refusal.code) != std::end(kCodes);
}

Cell kingOf(const AnyPosition &position, Player player)
{
    const auto king = position.fact("king", player);
    return king ? king->cells.front() : Cell::None;
}

} // namespace

PieceMotion XxlChessDesign::motion() const
{
    PieceMotion motion;
    motion.glidesSteadily = true;
    return motion;
}

CellLook XxlChessDesign::cellLook(const DesignContext &context, Cell cell) const
{
    CellLook look;
    look.shade = tileShade(cell, context.geometry.shape());
    const bool isHidden = context.position.ground(cell) == Ground::Hidden;
    look.fill = context.theme.gameColour(gameId(), isHidden ? u"fog"_s : u"tile"_s, look.shade);
    return look;
}

QString XxlChessDesign::coordinateText(const AnyPosition &position, const CoordinatePlace &place) const
{
    switch (place.kind) {
    case CoordinatePlace::Kind::Column:
        return QString(QChar(u'a' + place.number));
    case CoordinatePlace::Kind::Row:
        return QString::number(position.board().rows - place.number);
    case CoordinatePlace::Kind::Cell:
        break;
    }
    return BoardDesign::coordinateText(position, place);
}

QString XxlChessDesign::cellName(const AnyPosition &position, Cell cell) const
{
    const QString name = BoardDesign::cellName(position, cell);
    for (const Fact &fact : position.facts()) {
        if (fact.cells.empty() || fact.cells.front() != cell)
            continue;
        if (fact.key == "mate")
            return tr("%1, checkmated").arg(name);
        if (fact.key == "check" && !position.outcome().isOver())
            return tr("%1, in check").arg(name);
    }
    return name;
}

void XxlChessDesign::markPosition(const AnyPosition &position, BoardMarks &marks) const
{
    const std::vector<Fact> facts = position.facts();
    const auto isMate = [](const Fact &fact) { return fact.key == "mate"; };
    const auto mate = std::find_if(facts.begin(), facts.end(), isMate);
    if (mate != facts.end()) {
        marks[MarkRole::Mate].push_back(mate->cells.front());
        marks[MarkRole::Mating].assign(mate->cells.begin() + 1, mate->cells.end());
        return;
    }
    for (const Fact &fact : facts) {
        if (fact.key == "check")
            marks[MarkRole::Check].push_back(fact.cells.front());
    }
}

void XxlChessDesign::markRefusal(
    const AnyPosition &position, const Refusal &refusal, BoardMarks &marks) const
{
    if (!exposesKing(refusal)) {
        BoardDesign::markRefusal(position, refusal, marks);
        return;
    }
    const Cell king = kingOf(position, position.toMove());
    for (const Cell cell : refusal.cells) {
        const Piece piece = position.piece(cell);
        if (!piece.isPresent() || piece.owner == position.toMove())
            continue;
        marks[MarkRole::Refusal].push_back(cell);
        marks.arrows.push_back({MarkArrow::Kind::Threat, cell, king});
    }
}

Cell XxlChessDesign::alarmedCell(const AnyPosition &position, const Refusal &refusal) const
{
    return exposesKing(refusal) ? kingOf(position, position.toMove()) : Cell::None;
}

RefusalWords XxlChessDesign::refusalWords(const Refusal &refusal, const QString &sentence) const
{
    if (!exposesKing(refusal))
        return {{}, sentence};
    // Where the king is in check already, the sentence would say the same again.
    return {tr("You must defend your king!"), refusal.code == "defend-king" ? QString() : sentence};
}

QString XxlChessDesign::statusText(const AnyPosition &position) const
{
    return position.fact("check", position.toMove()) ? tr("Check!")
                                                     : BoardDesign::statusText(position);
}

int XxlChessDesign::turnsForPlayer(const AnyPosition &position, Player player, int turnCount) const
{
    // A configuration may have Black's pawns go up the board; White then sits at the top.
    constexpr std::uint8_t kPawn = 0;
    const auto card = position.card({Player::First, kPawn});
    const bool isBlackBelow = card && card->reach.front().rows > 0;
    const int turns = BoardDesign::turnsForPlayer(position, player, turnCount);
    return (turns + (isBlackBelow ? turnCount / 2 : 0)) % turnCount;
}

Piece XxlChessDesign::offeredPiece(const AnyPosition &position, MoveCode move) const
{
    return {position.toMove(), position.shape(move).choice};
}

GamePanel *XxlChessDesign::makePanel(QWidget *parent) const
{
    return new XxlChessPanel(*this, parent);
}

GamePanel *XxlChessDesign::makeCard(QWidget *parent) const
{
    return new MovementCard(*this, MovementCard::Form::Narrow, parent);
}

std::unique_ptr<BoardDesign> makeDesign(const GameInfo &info)
{
    return std::make_unique<XxlChessDesign>(info);
}

} // namespace tessera::xxlchess
