#include "model/search/book/book.h"

#include <algorithm>
#include <array>
#include <sstream>

namespace tessera {

Result<Book> Book::parse(const AnyGame &game, std::span<const Options> rules, std::string_view text)
{
    Book book;
    std::istringstream lines{std::string(text)};
    int number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        if (isBookComment(line))
            continue;
        const std::string where = std::string("line ").append(std::to_string(number));
        const auto read = BookLine::parse(line);
        if (!read)
            return Error{where, read.error().found, read.error().wanted};
        for (const Options &options : rules) {
            if (const auto error = book.add(game, options, *read))
                return Error{where, error->found, error->wanted};
        }
    }
    return book;
}

std::optional<Error> Book::add(const AnyGame &game, const Options &options, const BookLine &line)
{
    const auto position = game.start(options);
    for (const std::string &word : line.moves) {
        const auto move = position->parseMove(word);
        if (!move)
            return move.error();
        position->play(*move);
    }
    const auto best = position->parseMove(line.best);
    if (!best)
        return best.error();
    const BookMove move{*best, line.depth, line.score};
    auto &known = m_moves[position->hash()];
    // Rules that do not differ here lead to the same position, so its move may be there already.
    if (std::find(known.begin(), known.end(), move) == known.end())
        known.push_back(move);
    m_lastTurn = std::max(m_lastTurn, position->turnsTaken());
    return std::nullopt;
}

std::vector<BookMove> Book::moves(const AnyPosition &position) const
{
    if (position.turnsTaken() > m_lastTurn || position.outcome().isOver())
        return {};
    const SymmetriesFacet *symmetries = position.symmetries();
    const int count = symmetries != nullptr ? symmetries->symmetryCount() : 1;
    for (int symmetry = 0; symmetry < count; ++symmetry) {
        const bool isItself = symmetry == 0;
        const auto found = m_moves.find(
            isItself ? position.hash() : symmetries->transformed(symmetry)->hash());
        if (found == m_moves.end())
            continue;
        std::vector<BookMove> known;
        for (const MoveCode move : position.legalMoves()) {
            const MoveCode image = isItself ? move : symmetries->transformedMove(move, symmetry);
            for (const BookMove &written : found->second) {
                if (written.move == image)
                    known.push_back({move, written.depth, written.score});
            }
        }
        if (!known.empty())
            return known;
    }
    return {};
}

std::uint64_t symmetricHash(const AnyPosition &position)
{
    std::uint64_t least = position.hash();
    const SymmetriesFacet *symmetries = position.symmetries();
    const int count = symmetries != nullptr ? symmetries->symmetryCount() : 1;
    for (int symmetry = 1; symmetry < count; ++symmetry)
        least = std::min(least, symmetries->transformed(symmetry)->hash());
    return least;
}

int bookShare(int level)
{
    constexpr int kFirstLevel = 7;
    constexpr std::array kShares{400, 600, 800, 1000};
    if (level < kFirstLevel)
        return 0;
    const auto row = static_cast<std::size_t>(level - kFirstLevel);
    return kShares[std::min(row, kShares.size() - 1)];
}

} // namespace tessera
