#include "tests/support/nullgame.h"

namespace tessera::nullgame {

namespace {

constexpr std::string_view kLetters = "RGB";

} // namespace

void Position::legalMoves(MoveList &list) const
{
    for (std::uint8_t cell = 0; cell < kCells && !isOver(); ++cell) {
        if (owner(cell) == Player::None)
            list.add(Move{cell});
    }
}

Position::Undo Position::play(Move move)
{
    const Outcome before = m_outcome;
    m_owners[move.cell] = toMove();
    ++m_turns;
    judge();
    return before;
}

void Position::undo(Move move, const Undo &before)
{
    m_owners[move.cell] = Player::None;
    --m_turns;
    m_outcome = before;
}

void Position::judge()
{
    for (int cell = 0; cell + 1 < kCells; ++cell) {
        if (owner(cell) != Player::None && owner(cell) == owner(cell + 1))
            m_outcome = Outcome::win(owner(cell), kPair);
    }
    if (m_turns == kCells && !isOver())
        m_outcome = Outcome::draw(3, EndReason::NoMove);
}

std::uint64_t Position::hash() const
{
    std::uint64_t hash = static_cast<std::uint64_t>(m_turns);
    for (const Player player : m_owners)
        hash = 4 * hash + static_cast<std::uint64_t>(index(player) + 1);
    return hash;
}

const GameInfo &Rules::info()
{
    static const GameInfo info{
        "null",
        "null",
        "Null game",
        "Own two neighbouring cells.",
        {"Red", "Green", "Blue"},
        {"stone"},
        {},
        false,
        false,
        {},
        {kPair}};
    return info;
}

std::string Rules::positionText(const Position &position)
{
    std::string text;
    for (int cell = 0; cell < kCells; ++cell) {
        const Player player = position.owner(cell);
        text += player == Player::None ? '.' : kLetters[static_cast<std::size_t>(player)];
    }
    return text;
}

Result<Position> Rules::parsePosition(std::string_view text, const Options &)
{
    Position position;
    if (text.size() != kCells)
        return Error{"position", inQuotes(text), "six of R, G, B and ."};
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto letter = kLetters.find(text[i]);
        if (letter == std::string_view::npos && text[i] != '.')
            return Error{
                "position", inQuotes(text.substr(i, 1)), "R, G, B or .", 0, static_cast<int>(i) + 1};
        if (text[i] == '.')
            continue;
        position.m_owners[i] = playerAt(static_cast<int>(letter));
        ++position.m_turns;
    }
    position.judge();
    return position;
}

std::string Rules::moveText(const Position &position, Move move)
{
    return cellText(position, cellAt(move.cell));
}

std::string Rules::moveLabel(const Position &position, Move move)
{
    return moveText(position, move);
}

Result<Move> Rules::parseMove(const Position &position, std::string_view text)
{
    Position::MoveList moves;
    position.legalMoves(moves);
    for (const Move move : moves) {
        if (moveText(position, move) == text)
            return move;
    }
    return Error{"move", inQuotes(text), "the letter of an empty cell"};
}

std::string Rules::cellText(const Position &, Cell cell)
{
    // No digits: a number alone would be a move number in files.
    return std::string(1, static_cast<char>('a' + index(cell)));
}

Piece Rules::piece(const Position &position, Cell cell)
{
    return {position.owner(index(cell)), 0};
}

MoveShape Rules::shape(const Position &, Move move)
{
    return MoveShape::of(cellAt(move.cell));
}

Refusal Rules::refusal(const Position &position, std::span<const Cell> cells)
{
    if (position.isOver())
        return {"game-over", "N1", {"null", "The game is over", {}}, {}};
    return {"occupied", "N1", {"null", "The cell is occupied", {}}, {cells.begin(), cells.end()}};
}

Transition Rules::transition(const Position &position, Move move)
{
    Transition transition;
    transition.steps.push_back(Step::place(0, {position.toMove(), 0}, cellAt(move.cell)));
    return transition;
}

} // namespace tessera::nullgame
