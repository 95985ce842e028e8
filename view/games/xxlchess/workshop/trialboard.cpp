#include "view/games/xxlchess/workshop/trialboard.h"

#include "model/core/erasure/erased.h"
#include "model/games/xxlchess/files/positiontext.h"
#include "model/games/xxlchess/rules/placement.h"
#include "model/games/xxlchess/xxlchess.h"

#include <utility>

namespace tessera::xxlchess {

namespace {

constexpr int kSide = 9;
constexpr Square kMiddle = squareAt(4, 3);

} // namespace

TrialBoard::TrialBoard(const BoardDesign &design, const Theme &theme, QWidget *parent)
    : QObject(parent)
    , m_design(design)
    , m_scene(std::make_unique<BoardScene>(design, theme))
{
    m_scene->setCoordinates(CoordinateMode::None);
    m_scene->setAnimated(false);
    m_view = new BoardView(*m_scene, parent);
    m_view->setObjectName(QStringLiteral("trialBoard"));
    m_view->setAccessibleName(tr("Board to try the piece on"));
    connect(m_view, &BoardView::cellPressed, this, &TrialBoard::press);
    connect(m_view, &BoardView::cellReleased, this, &TrialBoard::release);
    connect(m_view, &BoardView::activated, this, &TrialBoard::act);
    connect(m_view, &BoardView::cancelled, this, [this] { pick(Cell::None); });
}

TrialBoard::~TrialBoard() = default;

Placement TrialBoard::startOf(char letter) const
{
    Placement placement;
    const auto put = [&placement](Square square, Player owner, Kind kind) {
        placement.pieces[static_cast<std::size_t>(square)] = Piece::of(owner, kind);
    };
    for (const auto &[file, rank] : {std::pair{1, 6}, {4, 7}, {6, 5}, {7, 3}, {2, 1}, {6, 4}})
        put(squareAt(file, rank), Player::Second, kPawn);
    for (const auto &[file, rank] : {std::pair{2, 5}, {4, 1}})
        put(squareAt(file, rank), Player::First, kPawn);
    if (const auto kind = m_pieces.withLetter(letter))
        put(kMiddle, Player::First, *kind);
    return placement;
}

void TrialBoard::tryOut(const PieceTypes &pieces, char letter)
{
    if (m_position && pieces == m_pieces && letter == m_letter)
        return;
    m_pieces = pieces;
    m_letter = letter;
    reset();
}

void TrialBoard::reset()
{
    RuleChoices choices;
    choices.width = choices.height = kSide;
    choices.pieces = m_pieces;
    m_position = std::make_unique<Position>(
        std::make_shared<const Ruleset>(std::move(choices)), startOf(m_letter));
    m_picked = Cell::None;
    show();
    if (m_pieces.withLetter(m_letter))
        pick(cellOf(*m_position, kMiddle));
}

void TrialBoard::show()
{
    m_scene->showPosition(ErasedPosition<Rules>(*m_position));
}

void TrialBoard::pick(Cell cell)
{
    m_picked = cell;
    BoardMarks marks;
    if (cell != Cell::None) {
        marks[MarkRole::Selected] = {cell};
        const ErasedPosition<Rules> position(*m_position);
        for (const MoveCode code : position.legalMoves()) {
            const auto cells = position.pointing().shape(code).cells;
            if (cells[0] != cell)
                continue;
            const bool takes = position.piece(cells[1]).isPresent();
            marks[takes ? MarkRole::Capture : MarkRole::Legal].push_back(cells[1]);
        }
    }
    m_scene->setMarks(marks);
}

bool TrialBoard::move(Cell cell)
{
    const ErasedPosition<Rules> position(*m_position);
    for (const MoveCode code : position.legalMoves()) {
        const auto cells = position.pointing().shape(code).cells;
        if (cells[0] != m_picked || cells[1] != cell)
            continue;
        m_position->play(Rules::decode(code));
        // It is White's turn again.
        Placement placement = placementOf(*m_position);
        placement.toMove = Player::First;
        auto rules = std::make_shared<const Ruleset>(m_position->rules().choices());
        m_position = std::make_unique<Position>(std::move(rules), placement);
        show();
        pick(cell);
        return true;
    }
    return false;
}

void TrialBoard::act(Cell cell)
{
    if (cell == Cell::None || !m_position || (m_picked != Cell::None && move(cell)))
        return;
    const auto piece = Rules::piece(*m_position, cell);
    const bool isOwn = piece.isPresent() && piece.owner == Player::First;
    pick(isOwn && cell != m_picked ? cell : Cell::None);
}

void TrialBoard::press(Cell cell, Qt::MouseButton button)
{
    m_pressed = Cell::None;
    if (button != Qt::LeftButton || cell == Cell::None || !m_position)
        return;
    m_pressed = cell;
    const auto piece = Rules::piece(*m_position, cell);
    if (piece.isPresent() && piece.owner == Player::First)
        m_view->beginDrag(cell);
}

void TrialBoard::release(Cell cell)
{
    const Cell from = std::exchange(m_pressed, Cell::None);
    const bool isDragged = m_view->isDragging();
    m_view->endDrag();
    if (from == Cell::None)
        return;
    if (!isDragged) {
        act(from);
        return;
    }
    pick(from);
    if (cell == Cell::None || !move(cell))
        show();
}

} // namespace tessera::xxlchess

#include "moc_trialboard.cpp"
