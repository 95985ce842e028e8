#include "app/cli/input/gamechoice.h"
#include "app/cli/input/gamefiles.h"
#include "app/tools/book/bookfile.h"
#include "app/tools/book/bookmaker.h"
#include "app/tools/tools.h"

#include <ostream>

namespace tessera::cli {

namespace {

constexpr int kMostPlies = 100;
constexpr int kMostWidth = 16;
constexpr int kMostPositions = 1'000'000;

Result<BookOrder> chosenOrder(const Arguments &arguments, const GameEntry &game)
{
    const auto plies = arguments.number("--plies", 1, kMostPlies, 8);
    if (!plies)
        return plies.error();
    const auto width = arguments.number("--width", 1, kMostWidth, 3);
    if (!width)
        return width.error();
    const auto positions = arguments.number("--positions", 1, kMostPositions, 300);
    if (!positions)
        return positions.error();
    const auto nodes = arguments.number("--nodes", 1, kMostNodes, 300'000);
    if (!nodes)
        return nodes.error();
    return BookOrder{
        game,
        Options::defaults(game.info().options),
        *plies,
        *width,
        *positions,
        static_cast<std::uint64_t>(*nodes)};
}

/// The book's recipe: the command that makes it again.
std::string recipeLine(const BookOrder &order)
{
    const auto option = [](const char *name, auto value) {
        return std::string(name).append(" ").append(std::to_string(value));
    };
    std::string text = "# tessera-tools book --game ";
    text.append(order.game.info().id).append(option(" --plies", order.plies));
    text.append(option(" --width", order.width)).append(option(" --positions", order.positions));
    return text.append(option(" --nodes", order.nodes));
}

/// The lines of the existing file, if there is one, which `maker` then knows.
Result<std::vector<BookLine>> knownLines(const std::string &path, BookMaker &maker)
{
    const auto content = contentIfThere(path, "an opening book, or no file");
    if (!content)
        return content.error();
    auto lines = readBook(path, content->value_or(""));
    if (!lines)
        return lines;
    for (const BookLine &line : *lines) {
        if (auto error = maker.know(line))
            return Error{path + " " + error->where.english(), error->found, error->wanted};
    }
    return lines;
}

ExitStatus writeBook(
    const BookOrder &order, BookMaker &maker, BookWriter &writer, const Streams &streams)
{
    const std::size_t before = maker.size();
    std::optional<Error> error;
    maker.run([&](const BookLine &line) {
        error = writer.append(line);
        streams.talk << line.text(order.game.info().playerCount()) << std::endl;
        return !error;
    });
    if (error)
        return failed(*error, streams);
    streams.out << "positions " << maker.size() << ", of these new " << maker.size() - before
                << '\n';
    return ExitStatus::Good;
}

ExitStatus runBook(const Arguments &arguments, const Streams &streams)
{
    const auto game = chosenGame(arguments);
    if (!game)
        return wrongUsage(game.error(), streams);
    const auto order = chosenOrder(arguments, **game);
    if (!order)
        return wrongUsage(order.error(), streams);
    const std::string path = *arguments.value("--out");
    BookMaker maker(*order);
    const auto known = knownLines(path, maker);
    if (!known)
        return wrongUsage(known.error(), streams);
    BookWriter writer;
    if (const auto error
        = writer.begin(path, recipeLine(*order), *known, (*game)->info().playerCount()))
        return failed(*error, streams);
    return writeBook(*order, maker, writer, streams);
}

} // namespace

Command bookCommand()
{
    return {
        "book",
        "Makes an opening book by own searches from the standard start.",
        {{gameRow(true),
          {"--out",
           "FILE",
           "where it is written line by line; what stands there is kept and gone on with",
           true},
          {"--plies", "N", "turns from the start on, usually 8"},
          {"--width", "K", "best replies of each opponent that are followed, usually 3"},
          {"--positions", "N", "no more positions than this, usually 300"},
          {"--nodes", "N", "nodes of each search, usually 300000"}},
         "",
         false},
        runBook};
}

} // namespace tessera::cli
