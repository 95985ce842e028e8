#pragma once

#include "model/search/book/book.h"
#include "model/search/engine/gameentry.h"

#include <mutex>
#include <string>

namespace tessera {

/// A book that is read on first use, for the usual sets of options (defaults, strict, proposed). All engines of a game
/// share it. Thread-safe.
class SharedBook
{
public:
    /// `game` must outlive it; `text` is that of the book file.
    SharedBook(const AnyGame &game, std::string_view text)
        : m_game(game)
        , m_text(text)
    {}

    [[nodiscard]] const Book &book();

private:
    const AnyGame &m_game;
    std::string m_text;
    std::once_flag m_isRead;
    Book m_book;
};

/// An engine with an opening book: it plays from the book where its settings want that and the book has the position,
/// and searches otherwise. Analysis (infinite limits, several lines) does not use the book. Position and seed decide
/// which of several moves is played, and whether a level below the strongest one uses its book (see `bookShare`).
class BookEngine final : public Engine
{
public:
    BookEngine(std::unique_ptr<Engine> engine, std::shared_ptr<SharedBook> book);

    void configure(const EngineSettings &settings) override;
    void newGame() override { m_engine->newGame(); }
    void prepare() override { m_engine->prepare(); }
    SearchResult think(
        const AnyPosition &position,
        const SearchLimits &limits,
        std::stop_token stop,
        const Report &report) override;

private:
    [[nodiscard]] std::optional<BookMove> chosen(const AnyPosition &position) const;

    std::unique_ptr<Engine> m_engine;
    std::shared_ptr<SharedBook> m_book;
    EngineSettings m_settings;
};

/// The book of a game of the catalogue, which is read on first use; null where the game has none. Thread-safe once the
/// catalogue is made.
[[nodiscard]] const Book *bookOf(const AnyGame &game);

/// The game with engines that use the book in `text`; the game unchanged where `text` is empty.
[[nodiscard]] GameEntry withBook(GameEntry entry, std::string_view text);

} // namespace tessera
