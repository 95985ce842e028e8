#include "app/cli/input/gamechoice.h"
#include "app/cli/input/gamefiles.h"
#include "app/tools/book/bookfile.h"
#include "app/tools/book/bookmaker.h"
#include "model/games/positionafter.h"
#include "model/search/book/bookengine.h"
#include "tests/support/programrun.h"
#include "tests/support/randomgames.h"

#include <QtTest>

using namespace tessera;
using namespace tessera::cli;

namespace {

std::string shippedText(const GameEntry &entry)
{
    const auto content = contentOf(std::string(TESSERA_BOOKS "/") + entry.info().id + ".txt");
    return content ? *content : std::string();
}

std::vector<BookLine> linesOf(const GameEntry &entry)
{
    auto lines = readBook("book", shippedText(entry));
    return lines ? *lines : std::vector<BookLine>();
}

Options usualOptions(const GameEntry &entry)
{
    return Options::defaults(entry.info().options);
}

/// A book for the usual rules and for the strict ones.
Result<Book> bookOf(const GameEntry &entry, const std::string &text)
{
    const std::array rules{usualOptions(entry), optionsOf(entry.info(), RuleSet::Strict)};
    return Book::parse(*entry.game, rules, text);
}

std::unique_ptr<AnyPosition> positionOf(const GameEntry &entry, const BookLine &line)
{
    auto position = positionAfter(entry, usualOptions(entry), std::nullopt, line.moves);
    return position ? std::move(*position) : nullptr;
}

/// Thinks about nothing: gives the last legal move, which no book of these tests has.
class LastMoveEngine final : public Engine
{
public:
    void configure(const EngineSettings &) override {}
    void prepare() override {}
    void newGame() override {}
    SearchResult think(
        const AnyPosition &position, const SearchLimits &, std::stop_token, const Report &) override
    {
        SearchResult result;
        result.line = {position.legalMoves().back()};
        return result;
    }
};

const GameEntry &someGame()
{
    return catalogue().front();
}

/// A book of one line: the first legal move from the start.
std::string tinyBook()
{
    const auto start = someGame().game->start(usualOptions(someGame()));
    return "| " + start->moveText(start->legalMoves().front()) + " depth 9 score cp 12\n";
}

std::vector<BookLine> made(const GameEntry &entry, int positions, const std::vector<BookLine> &known)
{
    BookMaker maker({entry, usualOptions(entry), 8, 2, positions, 1000});
    std::vector<BookLine> lines = known;
    for (const BookLine &line : known) {
        if (maker.know(line))
            return {};
    }
    maker.run([&](const BookLine &line) {
        lines.push_back(line);
        return true;
    });
    return lines;
}

} // namespace

/// Opening books: their text, what they know, when engines play from them, and how they are made.
class BookTest : public QObject
{
    Q_OBJECT

private slots:
    void linesAreReadBack_data();
    void linesAreReadBack();
    void errorsNameTheirPlace_data();
    void errorsNameTheirPlace();
    void knowsPositionsAndTheirImages_data() { addGames(); }
    void knowsPositionsAndTheirImages();
    void knowsBoardsThatAreTurned();
    void knowsNothingOfUnusualStarts();
    void playsFromTheBookWhenWanted();
    void weakerLevelsForgetTheirBook();
    void shippedBookIsPlayed_data() { addGames(); }
    void shippedBookIsPlayed();
    void growsFromItsBeginning_data() { addGames(); }
    void growsFromItsBeginning();
    void tornLineIsLeftOut();
    void commandGoesOnWithItsFile();

private:
    static void addGames();
};

void BookTest::addGames()
{
    QTest::addColumn<const GameEntry *>("entry");
    for (const GameEntry &entry : catalogue())
        QTest::newRow(entry.info().id.c_str()) << &entry;
}

void BookTest::linesAreReadBack_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("players");
    QTest::newRow("start") << "| 2,4 depth 14 score cp -31 | 5,5 4,5" << 2;
    QTest::newRow("moves") << "3,3 4,4 | 2,4 depth 1 score mate -3" << 2;
    QTest::newRow("three players") << "a | b depth 7 score shares 510 300 190 | c" << 3;
}

void BookTest::linesAreReadBack()
{
    QFETCH(QString, line);
    QFETCH(int, players);
    const auto read = BookLine::parse(line.toStdString());
    QVERIFY(read);
    QCOMPARE(QString::fromStdString(read->text(players)), line);
}

void BookTest::errorsNameTheirPlace_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("found");
    QTest::newRow("no bar") << "# comment\n\n3,3 4,4\n"
                            << "line 3: found no bar";
    QTest::newRow("no score") << "| 3,3 depth 4\n"
                              << "line 1: found  3,3 depth 4";
    QTest::newRow("odd score") << "| 3,3 depth 4 score fine 3\n"
                               << "line 1: found  3,3 depth 4";
    QTest::newRow("illegal move") << "3,3 3,3 | 2,2 depth 4 score cp 3\n"
                                  << "line 1: found";
    QTest::newRow("illegal best") << "3,3 | 9,9 depth 4 score cp 3\n"
                                  << "line 1: found";
}

void BookTest::errorsNameTheirPlace()
{
    QFETCH(QString, text);
    QFETCH(QString, found);
    const auto book = bookOf(someGame(), text.toStdString());
    QVERIFY(!book);
    const QString sentence = QString::fromStdString(book.error().sentence());
    QVERIFY2(sentence.startsWith(found), qPrintable(sentence));
}

/// Each line of the shipped books, from all sides, and by rules that differ in draws only.
void BookTest::knowsPositionsAndTheirImages()
{
    QFETCH(const GameEntry *, entry);
    const auto book = bookOf(*entry, shippedText(*entry));
    QVERIFY2(book, book ? "" : book.error().sentence().c_str());
    QVERIFY(book->positionCount() > 0);
    const Options strict = optionsOf(entry->info(), RuleSet::Strict);
    std::mt19937 random(5);
    for (const BookLine &line : linesOf(*entry)) {
        const auto position = positionOf(*entry, line);
        QVERIFY(position);
        const MoveCode best = *position->parseMove(line.best);
        const auto symmetry = static_cast<int>(
            random() % static_cast<unsigned>(position->symmetries()->symmetryCount()));
        auto image = position->symmetries()->transformed(symmetry);
        // An image in which another player moves stands at another turn, where no game gets to.
        if (image->turnsTaken() != position->turnsTaken())
            image = position->clone();
        const auto known = book->moves(*image);
        QVERIFY(!known.empty());
        for (const BookMove &move : known)
            QVERIFY(image->isLegal(move.move));
        const auto own = book->moves(*position);
        QVERIFY(std::any_of(own.begin(), own.end(), [&](const BookMove &move) {
            return move.move == best && move.score == line.score && move.depth == line.depth;
        }));
        const auto inStrictRules = positionAfter(*entry, strict, std::nullopt, line.moves);
        QVERIFY(inStrictRules);
        QVERIFY(!book->moves(**inStrictRules).empty());
    }
}

/// Where a person plays the second seat, the window turns some boards by a rule of the game.
void BookTest::knowsBoardsThatAreTurned()
{
    for (const GameEntry &entry : catalogue()) {
        Options options = usualOptions(entry);
        bool isTurned = false;
        for (const OptionSpec &spec : entry.info().options) {
            if (!spec.followsLoneSecond)
                continue;
            options.set(spec.key, true);
            isTurned = true;
        }
        if (!isTurned)
            continue;
        const auto book = bookOf(entry, shippedText(entry));
        QVERIFY(book);
        const auto start = entry.game->start(options);
        const auto known = book->moves(*start);
        QVERIFY(!known.empty());
        QVERIFY(start->isLegal(known.front().move));
    }
}

void BookTest::knowsNothingOfUnusualStarts()
{
    const GameEntry &game = someGame();
    const auto book = bookOf(game, tinyBook());
    QVERIFY(book);
    std::mt19937 random(3);
    QVERIFY(!book->moves(*game.game->start(usualOptions(game))).empty());
    for (int plies = 1; plies < 20; ++plies)
        QVERIFY(book->moves(*randomPosition(game, plies, random)).empty());
}

void BookTest::playsFromTheBookWhenWanted()
{
    const GameEntry &game = someGame();
    const auto start = game.game->start(usualOptions(game));
    const MoveCode bookMove = start->legalMoves().front();
    BookEngine engine(
        std::make_unique<LastMoveEngine>(), std::make_shared<SharedBook>(*game.game, tinyBook()));
    const auto plays = [&](const EngineSettings &settings, const SearchLimits &limits) {
        engine.configure(settings);
        return engine.think(*start, limits, {}, {}).line.front() == bookMove;
    };
    EngineSettings settings;
    QVERIFY(!plays(settings, SearchLimits::ofDepth(3)));
    settings.usesBook = true;
    QVERIFY(plays(settings, SearchLimits::ofDepth(3)));
    QCOMPARE(engine.think(*start, SearchLimits::ofDepth(3), {}, {}).depth, 9);
    SearchLimits infinite;
    infinite.isInfinite = true;
    QVERIFY(!plays(settings, infinite));
    settings.lineCount = 2;
    QVERIFY(!plays(settings, SearchLimits::ofDepth(3)));
}

void BookTest::weakerLevelsForgetTheirBook()
{
    const GameEntry &game = someGame();
    const auto start = game.game->start(usualOptions(game));
    const auto book = std::make_shared<SharedBook>(*game.game, tinyBook());
    const auto isFromBook = [&](int level, std::uint64_t seed) {
        BookEngine engine(std::make_unique<LastMoveEngine>(), book);
        EngineSettings settings;
        settings.level = level;
        settings.seed = seed;
        settings.usesBook = true;
        engine.configure(settings);
        return engine.think(*start, {}, {}, {}).depth == 9;
    };
    for (int level = 1; level <= EngineSettings::kStrongest; ++level) {
        constexpr int kSeeds = 300;
        int fromBook = 0;
        for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
            const bool isKnown = isFromBook(level, seed);
            QCOMPARE(isFromBook(level, seed), isKnown);
            fromBook += isKnown ? 1 : 0;
        }
        QVERIFY(std::abs(fromBook * 1000 / kSeeds - bookShare(level)) < 100);
        QCOMPARE(fromBook > 0, level > 6);
    }
    QCOMPARE(bookShare(EngineSettings::kStrongest), 1000);
}

void BookTest::shippedBookIsPlayed()
{
    QFETCH(const GameEntry *, entry);
    const auto engine = entry->makeEngine();
    EngineSettings settings;
    settings.usesBook = true;
    settings.hashMebibytes = 1;
    engine->configure(settings);
    const auto lines = linesOf(*entry);
    QVERIFY(!lines.empty());
    const auto position = positionOf(*entry, lines.back());
    QVERIFY(position);
    const SearchResult result = engine->think(*position, SearchLimits::ofDepth(1), {}, {});
    QCOMPARE(result.nodes, std::uint64_t(0));
    QCOMPARE(
        QString::fromStdString(position->moveText(result.line.front())),
        QString::fromStdString(lines.back().best));
}

/// A book that is gone on with is the one that would have been made at once, and no longer than asked.
void BookTest::growsFromItsBeginning()
{
    QFETCH(const GameEntry *, entry);
    const auto small = made(*entry, 3, {});
    QCOMPARE(small.size(), std::size_t(3));
    QVERIFY(small.front().moves.empty());
    const auto whole = made(*entry, 6, {});
    QCOMPARE(whole.size(), std::size_t(6));
    QVERIFY(made(*entry, 6, small) == whole);
    for (const BookLine &line : whole) {
        QVERIFY(std::ssize(line.replies) <= 2);
        QVERIFY(positionOf(*entry, line));
    }
}

void BookTest::tornLineIsLeftOut()
{
    const auto whole = readBook("file", "# made so\n| 3,3 depth 4 score cp 3\n3,3 | 2,2 depth 4 sc");
    QVERIFY(whole);
    QCOMPARE(whole->size(), std::size_t(1));
    const auto wrong = readBook("file", "3,3 | 2,2 depth 4 sc\n| 3,3 depth 4 score cp 3\n");
    QVERIFY(!wrong);
    QVERIFY(wrong.error().sentence().starts_with("file:1: found"));
}

/// As it is called, stopped in the middle of a line, and called again.
void BookTest::commandGoesOnWithItsFile()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("book.txt"));
    const QString game = QString::fromStdString(someGame().info().id);
    const auto grown = [&](const char *positions) {
        return test::runTools(
            {QStringLiteral("book"),
             QStringLiteral("--game"),
             game,
             QStringLiteral("--nodes"),
             QStringLiteral("200"),
             QStringLiteral("--positions"),
             QString::fromLatin1(positions),
             QStringLiteral("--out"),
             path});
    };
    QCOMPARE(grown("4").out, QStringLiteral("positions 4, of these new 4\n"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.readLine().startsWith("# tessera-tools book --game "));
    const QByteArray before = file.readAll();
    file.resize(file.size() - 5);
    file.close();
    QCOMPARE(grown("4").out, QStringLiteral("positions 4, of these new 1\n"));
    QCOMPARE(grown("6").out, QStringLiteral("positions 6, of these new 2\n"));
    QVERIFY(file.open(QIODevice::ReadWrite));
    file.readLine();
    QVERIFY(file.readAll().startsWith(before));
    file.write("nonsense\n");
    file.close();
    const test::Run refused = grown("8");
    QCOMPARE(refused.status, 2);
    QVERIFY(refused.talk.contains(path + QStringLiteral(":8: found no bar")));
}

QTEST_GUILESS_MAIN(BookTest)
#include "booktest.moc"
