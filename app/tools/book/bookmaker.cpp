#include "app/tools/book/bookmaker.h"

#include "app/cli/input/gamechoice.h"
#include "model/games/positionafter.h"
#include "model/search/book/book.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <set>

namespace tessera::cli {

namespace {

/// Up to so many different kinds of moves, each is searched separately.
constexpr std::size_t kMostKinds = 32;
constexpr int kMostLines = 64;

unsigned seatBit(Player player)
{
    return 1U << static_cast<unsigned>(player);
}

/// The number of symmetries that leave the position unchanged.
int ownSymmetries(const AnyPosition &position)
{
    const SymmetriesFacet *symmetries = position.symmetries();
    if (symmetries == nullptr)
        return 1;
    int count = 0;
    for (int symmetry = 0; symmetry < symmetries->symmetryCount(); ++symmetry)
        count += symmetries->transformed(symmetry)->hash() == position.hash() ? 1 : 0;
    return count;
}

std::unique_ptr<AnyPosition> after(const AnyPosition &position, MoveCode move)
{
    auto child = position.clone();
    child->play(move);
    return child;
}

/// The first of `moves` of each kind, where moves to symmetric positions are of one kind.
std::vector<MoveCode> kindsOf(const AnyPosition &position, const std::vector<MoveCode> &moves)
{
    std::set<std::uint64_t> seen;
    std::vector<MoveCode> kinds;
    for (const MoveCode move : moves) {
        if (seen.insert(symmetricHash(*after(position, move))).second)
            kinds.push_back(move);
    }
    return kinds;
}

/// The value to `mover` of a score after their move, for comparison only.
int worthTo(Player mover, const Score &score)
{
    constexpr int kWon = 1'000'000;
    if (score.kind == Score::Kind::Shares)
        return score.shares[mover];
    if (score.kind == Score::Kind::Mate)
        return score.value > 0 ? score.value - kWon : kWon + score.value;
    return -score.value;
}

} // namespace

BookMaker::BookMaker(const BookOrder &order)
    : m_order(order)
    , m_engine(order.game.makeEngine())
{}

bool BookMaker::isFull() const
{
    return std::ssize(m_lines) >= m_order.positions;
}

std::optional<Error> BookMaker::know(const BookLine &line)
{
    const auto position = positionAfter(m_order.game, m_order.options, std::nullopt, line.moves);
    if (!position)
        return position.error();
    std::vector<std::string> played = line.replies;
    played.push_back(line.best);
    for (const std::string &move : played) {
        if (const auto read = (*position)->parseMove(move); !read)
            return read.error();
    }
    m_lines.emplace(symmetricHash(**position), line);
    return std::nullopt;
}

BookMaker::Place BookMaker::placeOf(const std::vector<std::string> &moves, unsigned seats) const
{
    auto position = positionAfter(m_order.game, m_order.options, std::nullopt, moves);
    assert(position);
    return {moves, std::move(*position), seats};
}

void BookMaker::run(const std::function<bool(const BookLine &)> &found)
{
    const auto start = m_order.game.game->start(m_order.options);
    Places places;
    const unsigned allSeats = (1U << static_cast<unsigned>(m_order.game.info().playerCount())) - 1;
    places.emplace(symmetricHash(*start), Place{{}, start->clone(), allSeats});
    for (int ply = 0; ply < m_order.plies && !places.empty(); ++ply) {
        Places next;
        for (const auto &[hash, place] : places) {
            auto known = m_lines.find(hash);
            if (known == m_lines.end()) {
                if (isFull())
                    continue;
                known = m_lines.emplace(hash, searched(place)).first;
                if (!found(known->second))
                    return;
            }
            // A line found earlier may belong to a mirror image of this position.
            follow(placeOf(known->second.moves, place.seats), known->second, next);
        }
        places = std::move(next);
    }
}

BookLine BookMaker::searched(const Place &place)
{
    const AnyPosition &position = *place.position;
    m_engine->configure({});
    m_engine->newGame();
    SearchLimits limits;
    limits.nodes = m_order.nodes;
    const SearchResult result = m_engine->think(position, limits, {}, {});
    BookLine line;
    line.moves = place.moves;
    line.best = position.moveText(result.line.front());
    line.depth = result.depth;
    line.score = result.score;
    for (const MoveCode move : replies(position))
        line.replies.push_back(position.moveText(move));
    return line;
}

/// The best replies, one of each kind, as a symmetric position has symmetric best moves.
std::vector<MoveCode> BookMaker::replies(const AnyPosition &position)
{
    const int symmetries = ownSymmetries(position);
    if (symmetries > 1) {
        const auto kinds = kindsOf(position, position.legalMoves());
        if (kinds.size() <= kMostKinds)
            return bestOfKinds(position, kinds);
    }
    EngineSettings settings;
    settings.lineCount = std::min(m_order.width * symmetries, kMostLines);
    m_engine->configure(settings);
    m_engine->newGame();
    SearchLimits limits;
    limits.nodes = m_order.nodes / 4;
    std::vector<MoveCode> best(static_cast<std::size_t>(settings.lineCount));
    std::size_t count = 0;
    m_engine->think(position, limits, {}, [&](const SearchInfo &info) {
        const auto place = static_cast<std::size_t>(info.lineNumber - 1);
        if (info.line.empty() || place >= best.size())
            return;
        best[place] = info.line.front();
        count = std::max(count, place + 1);
    });
    best.resize(count);
    best = kindsOf(position, best);
    best.resize(std::min(best.size(), static_cast<std::size_t>(m_order.width)));
    return best;
}

std::vector<MoveCode> BookMaker::bestOfKinds(
    const AnyPosition &position, const std::vector<MoveCode> &kinds)
{
    constexpr int kWon = std::numeric_limits<int>::max();
    const Player mover = position.toMove();
    m_engine->configure({});
    SearchLimits limits;
    limits.nodes = std::max<std::uint64_t>(m_order.nodes / (4 * kinds.size()), 1);
    std::vector<std::pair<int, MoveCode>> rated;
    for (const MoveCode move : kinds) {
        const auto child = after(position, move);
        m_engine->newGame();
        const bool isOver = child->outcome().isOver();
        rated.emplace_back(
            isOver ? kWon : worthTo(mover, m_engine->think(*child, limits, {}, {}).score), move);
    }
    std::stable_sort(rated.begin(), rated.end(), [](const auto &a, const auto &b) {
        return a.first > b.first;
    });
    std::vector<MoveCode> best;
    for (const auto &[worth, move] : rated) {
        if (std::ssize(best) < m_order.width)
            best.push_back(move);
    }
    return best;
}

void BookMaker::follow(const Place &place, const BookLine &line, Places &next) const
{
    const unsigned others = place.seats & ~seatBit(place.position->toMove());
    const auto move = [&](const std::string &text) { return *place.position->parseMove(text); };
    addChild(place, move(line.best), place.seats, next);
    for (const std::string &reply : line.replies)
        addChild(place, move(reply), others, next);
}

void BookMaker::addChild(const Place &place, MoveCode move, unsigned seats, Places &next) const
{
    auto child = after(*place.position, move);
    if (seats == 0 || child->outcome().isOver())
        return;
    const std::uint64_t hash = symmetricHash(*child);
    const auto [found, isNew] = next.try_emplace(hash);
    if (isNew) {
        found->second.moves = place.moves;
        found->second.moves.push_back(place.position->moveText(move));
        found->second.position = std::move(child);
    }
    found->second.seats |= seats;
}

} // namespace tessera::cli
