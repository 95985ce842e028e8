#include "model/search/book/bookengine.h"

#include <map>

#include "model/core/randomness.h"

#include <array>
#include <cassert>

namespace tessera {

const Book &SharedBook::book()
{
    std::call_once(m_isRead, [this] {
        const auto &specs = m_game.info().options;
        const std::array
            rules{Options::defaults(specs), Options::strict(specs), Options::proposed(specs)};
        auto read = Book::parse(m_game, rules, m_text);
        assert(read);
        if (read)
            m_book = std::move(*read);
    });
    return m_book;
}

BookEngine::BookEngine(std::unique_ptr<Engine> engine, std::shared_ptr<SharedBook> book)
    : m_engine(std::move(engine))
    , m_book(std::move(book))
{}

void BookEngine::configure(const EngineSettings &settings)
{
    m_settings = settings;
    m_engine->configure(settings);
}

SearchResult BookEngine::think(
    const AnyPosition &position,
    const SearchLimits &limits,
    std::stop_token stop,
    const Report &report)
{
    const bool isAnalysis = limits.isInfinite || m_settings.lineCount > 1;
    const auto move = m_settings.usesBook && !isAnalysis ? chosen(position) : std::nullopt;
    if (!move)
        return m_engine->think(position, limits, std::move(stop), report);
    SearchResult result;
    result.depth = move->depth;
    result.score = move->score;
    result.line = {move->move};
    if (report)
        report(result);
    return result;
}

std::optional<BookMove> BookEngine::chosen(const AnyPosition &position) const
{
    constexpr std::uint32_t kAll = 1000;
    const std::uint64_t bits = mixedBits(position.hash() ^ mixedBits(m_settings.seed));
    if (chosenBelow(kAll, bits) >= static_cast<std::uint32_t>(bookShare(m_settings.level)))
        return std::nullopt;
    const auto moves = m_book->book().moves(position);
    if (moves.empty())
        return std::nullopt;
    return moves[chosenBelow(static_cast<std::uint32_t>(moves.size()), mixedBits(bits))];
}

namespace {

/// The books of all games, which live as long as the program, just as the games do.
std::map<const AnyGame *, std::shared_ptr<SharedBook>> &allBooks()
{
    static std::map<const AnyGame *, std::shared_ptr<SharedBook>> books;
    return books;
}

} // namespace

const Book *bookOf(const AnyGame &game)
{
    const auto found = allBooks().find(&game);
    return found == allBooks().end() ? nullptr : &found->second->book();
}

GameEntry withBook(GameEntry entry, std::string_view text)
{
    if (text.empty())
        return entry;
    const auto book = std::make_shared<SharedBook>(*entry.game, text);
    allBooks()[entry.game.get()] = book;
    entry.makeEngine = [make = std::move(entry.makeEngine), book] {
        return std::make_unique<BookEngine>(make(), book);
    };
    return entry;
}

} // namespace tessera
