#include "model/games/trio/trio.h"

#include "model/core/erasure/erased.h"

#include <algorithm>
#include <stop_token>

namespace tessera::trio {

namespace {

constexpr const char *kMisere = "misere";
constexpr const char *kFromBelow = "from-below";
constexpr std::string_view kLetters = "XO";
constexpr int kRows[][kSide]
    = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};

GameInfo makeInfo()
{
    GameInfo info;
    info.id = "trio";
    info.variant = "Trio";
    info.name = TESSERA_TEXT("trio", "Trio");
    info.goal = TESSERA_TEXT("trio", "Own three cells in a row.");
    info.players = {TESSERA_TEXT("trio", "Light"), TESSERA_TEXT("trio", "Dark")};
    info.pieceKinds = {"stone"};
    info.options
        = {{kMisere,
            TESSERA_TEXT("trio", "Rows lose"),
            TESSERA_TEXT("trio", "Who owns three cells in a row has lost."),
            false,
            false},
           {kFromBelow,
            TESSERA_TEXT("trio", "Dark at the bottom"),
            TESSERA_TEXT("trio", "The rows are numbered from the other side."),
            false,
            false}};
    info.options.back().followsLoneSecond = true;
    info.pieceSpeed = PieceSpeed{16, std::chrono::milliseconds(500)};
    info.endReasons = {reason::kRow, reason::kForced};
    return info;
}

/// Plays the first legal move.
class FirstMoveEngine final : public Engine
{
public:
    void configure(const EngineSettings &) override {}
    void newGame() override {}
    void prepare() override {}
    SearchResult think(
        const AnyPosition &position, const SearchLimits &, std::stop_token, const Report &) override
    {
        SearchResult result;
        result.line = {position.legalMoves().front()};
        return result;
    }
};

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
    m_owners[move.cell] = toMove();
    return {};
}

void Position::undo(Move move, const Undo &)
{
    m_owners[move.cell] = Player::None;
}

int Position::turnsTaken() const
{
    return kCells - static_cast<int>(std::count(m_owners.begin(), m_owners.end(), Player::None));
}

std::vector<Cell> Position::row() const
{
    for (const auto &cells : kRows) {
        const Player player = owner(cells[0]);
        if (player != Player::None && player == owner(cells[1]) && player == owner(cells[2]))
            return {cellAt(cells[0]), cellAt(cells[1]), cellAt(cells[2])};
    }
    return {};
}

Outcome Position::outcome() const
{
    const std::vector<Cell> cells = row();
    if (!cells.empty()) {
        const Player player = owner(index(cells.front()));
        return m_isMisere ? Outcome::loss(player, 2, reason::kForced)
                          : Outcome::win(player, reason::kRow);
    }
    return turnsTaken() == kCells ? Outcome::draw(2, EndReason::NoMove) : Outcome{};
}

std::uint64_t Position::hash() const
{
    std::uint64_t hash = m_isMisere ? 1 : 0;
    for (const Player player : m_owners)
        hash = 3 * hash + static_cast<std::uint64_t>(index(player) + 1);
    return hash;
}

const GameInfo &Rules::info()
{
    static const GameInfo info = makeInfo();
    return info;
}

Position Rules::start(const Options &options)
{
    return Position(options.isOn(kMisere, false));
}

std::string Rules::positionText(const Position &position)
{
    std::string text;
    for (int cell = 0; cell < kCells; ++cell) {
        const Player player = position.owner(cell);
        text += player == Player::None ? '.' : kLetters[static_cast<std::size_t>(index(player))];
    }
    return text;
}

Result<Position> Rules::parsePosition(std::string_view text, const Options &options)
{
    Position position = start(options);
    // The stones in any order that gives both players their turns.
    for (std::size_t turn = 0; turn < text.size() && turn < kCells; ++turn) {
        const char letter = kLetters[turn % 2];
        std::size_t at = text.find(letter);
        for (std::size_t nth = turn / 2; nth > 0 && at != std::string_view::npos; --nth)
            at = text.find(letter, at + 1);
        if (at >= kCells)
            break;
        position.play(Move{static_cast<std::uint8_t>(at)});
    }
    if (positionText(position) != text)
        return Error{"position", inQuotes(text), "nine of X, O and ., as many of each in turn"};
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
    MoveList moves;
    position.legalMoves(moves);
    for (const Move move : moves) {
        if (moveText(position, move) == text)
            return move;
    }
    return Error{"move", inQuotes(text), "the letter of an empty cell"};
}

std::string Rules::cellText(const Position &, Cell cell)
{
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
        return {"game-over", "F1", {"trio", "The game is over", {}}, {}};
    return {"occupied", "F1", {"trio", "The cell is occupied", {}}, {cells.begin(), cells.end()}};
}

Transition Rules::transition(const Position &position, Move move)
{
    Transition transition;
    transition.steps.push_back(Step::place(0, {position.toMove(), 0}, cellAt(move.cell)));
    return transition;
}

Facts factsOf(const AnyPosition &erased)
{
    const auto &position = as<Rules>(erased);
    Facts facts;
    for (int cell = 0; cell < kCells; ++cell) {
        if (position.owner(cell) == Player::None)
            ++facts.freeCells;
        else
            ++facts.stones[position.owner(cell)];
    }
    facts.row = position.row();
    return facts;
}

GameEntry makeGame()
{
    GameEntry entry;
    entry.game = std::make_unique<ErasedGame<Rules>>();
    entry.makeEngine = [] { return std::make_unique<FirstMoveEngine>(); };
    return entry;
}

} // namespace tessera::trio
