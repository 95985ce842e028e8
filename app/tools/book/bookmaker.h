#pragma once

#include "model/games/catalogue.h"
#include "model/search/book/bookline.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace tessera::cli {

/// An order for a book.
struct BookOrder
{
    const GameEntry &game;
    Options options;
    /// The number of turns from the start on that have moves.
    int plies;
    /// The number of replies that are followed for each opponent.
    int width;
    /// The most positions of the book.
    int positions;
    /// Nodes of the search for the move to play; that for the replies takes a quarter.
    std::uint64_t nodes;
};

/// Makes an opening book by our own searches. For each seat in turn it follows the move to play where that seat is to
/// move, and that move and the best replies where others are to move. It goes ply by ply, so that a small book is the
/// beginning of a large one. Positions that symmetries carry into each other are one. The same order makes the same
/// book.
class BookMaker
{
public:
    explicit BookMaker(const BookOrder &order);

    /// Adds a line found earlier; the error says what cannot be played.
    [[nodiscard]] std::optional<Error> know(const BookLine &line);
    /// Searches what is missing; `found` gets each new line, and ends it with false.
    void run(const std::function<bool(const BookLine &)> &found);
    /// The number of positions known so far.
    [[nodiscard]] std::size_t size() const { return m_lines.size(); }

private:
    /// A position, how to get there, and the seats whose book leads there.
    struct Place
    {
        std::vector<std::string> moves;
        std::unique_ptr<AnyPosition> position;
        unsigned seats = 0;
    };
    /// Places of the same ply, by the hash that symmetric positions share.
    using Places = std::map<std::uint64_t, Place>;

    [[nodiscard]] bool isFull() const;
    [[nodiscard]] Place placeOf(const std::vector<std::string> &moves, unsigned seats) const;
    [[nodiscard]] BookLine searched(const Place &place);
    [[nodiscard]] std::vector<MoveCode> replies(const AnyPosition &position);
    [[nodiscard]] std::vector<MoveCode> bestOfKinds(
        const AnyPosition &position, const std::vector<MoveCode> &kinds);
    void follow(const Place &place, const BookLine &line, Places &next) const;
    void addChild(const Place &place, MoveCode move, unsigned seats, Places &next) const;

    BookOrder m_order;
    std::unique_ptr<Engine> m_engine;
    std::map<std::uint64_t, BookLine> m_lines;
};

} // namespace tessera::cli
