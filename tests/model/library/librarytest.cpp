#include "model/core/files/textfile.h"
#include "model/core/files/wholefile.h"
#include "model/games/catalogue.h"
#include "model/library/gamesummary.h"
#include "model/library/libraryfiles.h"
#include "model/library/libraryimport.h"
#include "model/library/librarystatistics.h"
#include "model/library/librarytags.h"
#include "model/library/openingtree.h"
#include "model/record/writer.h"
#include "tests/support/gamerows.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

using namespace tessera;
using namespace Qt::StringLiterals;

namespace {

ReadSettings readSettings()
{
    ReadSettings settings;
    for (const GameEntry &entry : catalogue())
        settings.games.push_back(entry.game.get());
    return settings;
}

struct Sample
{
    std::string game;
    std::string white = "Ada";
    std::string black = "Ben";
    std::string date = "2024.02.03";
    /// Which of the legal moves is played each time, in per mille of them.
    int choice = 0;
    int plies = 6;
    Player winner = Player::First;
};

std::string textOf(const Sample &sample)
{
    const AnyGame &game = *findGame(sample.game)->game;
    GameRecord record;
    record.game = sample.game;
    record.options = Options::defaults(game.info().options);
    const auto position = game.start(record.options);
    NodeId node = GameRecord::kRoot;
    for (int ply = 0; ply < sample.plies; ++ply) {
        const auto moves = position->legalMoves();
        const MoveCode move
            = moves[moves.size() * static_cast<std::size_t>(sample.choice) / std::size_t{1000}];
        node = record.add(node, move);
        position->play(move);
    }
    record.outcome = sample.winner == Player::None
                         ? Outcome::draw(game.info().playerCount(), EndReason::Agreement)
                         : Outcome::win(sample.winner, EndReason::Resignation);
    record.setTag("White", sample.white);
    record.setTag("Black", sample.black);
    record.setTag("WhiteType", "human");
    record.setTag("BlackLevel", "4");
    record.setTag("Date", sample.date);
    return writtenGame(record, game);
}

std::string first()
{
    return catalogue().front().info().id;
}

} // namespace

/// The library without its window: the index, what is found in it, and what changes its files.
class LibraryTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void entriesComeBack();
    void everyGameIsListed_data() { test::addGameRows(); }
    void everyGameIsListed();
    void cacheOnlySavesTime();
    void damagedCachesAreMadeAnew_data();
    void damagedCachesAreMadeAnew();
    void savedFilesAreListedOnce();
    void queriesFind_data();
    void queriesFind();
    void queriesOrder();
    void tagsStandInTheGame();
    void takenGamesCanBePutBack();
    void whatIsTakenNeedsNoReading();
    void othersChangesAreNotOverwritten();
    void oneFaultSparesNoOtherFile();
    void importsAreWholeOrNothing();
    void importsKnowWhatIsThere();
    void importsAreReadOnce();
    void damagedGamesAreTakenAsFarAsTheyGo();
    void jsonLinesComeAndGo();
    void statisticsCount();
    void openingsFollowTheRules_data() { test::addGameRows(); }
    void openingsFollowTheRules();
    void openingsAreCountedUpToSymmetry_data() { test::addGameRows(); }
    void openingsAreCountedUpToSymmetry();
    void openingsAreTheSameByAllRules();
    void otherGamesAreNotCounted();

private:
    /// In a hidden folder, as games usually are.
    [[nodiscard]] std::string folder() const
    {
        return m_folder->filePath(u".local/games"_s).toStdString();
    }
    void write(const std::string &name, const std::string &text)
    {
        QVERIFY(!writeOwnFile(folder() + "/" + name, text));
    }
    [[nodiscard]] LibraryIndex::Pointer index(const std::vector<std::string> &saved = {}) const
    {
        return LibraryIndex::refreshed({}, folder(), saved, readSettings());
    }

    /// What an index knows is what the files hold.
    void compareWithFiles(const LibraryIndex &told) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void LibraryTest::compareWithFiles(const LibraryIndex &told) const
{
    const auto isRead = index();
    QCOMPARE(told.entries().size(), isRead->entries().size());
    for (std::size_t i = 0; i < told.entries().size(); ++i) {
        const LibraryEntry &one = told.entries()[i];
        const LibraryEntry &other = isRead->entries()[i];
        QCOMPARE(one.key, other.key);
        QCOMPARE(one.players[Player::First], other.players[Player::First]);
        const auto read = readGames(*tessera::textOf(told, one), "", readSettings());
        QCOMPARE(read.size(), std::size_t(1));
        QCOMPARE(read.front().record.tag("White"), std::string(one.players[Player::First]));
    }
}

void LibraryTest::entriesComeBack()
{
    LibraryEntry entry;
    entry.offset = 12345678901;
    entry.length = 300;
    entry.game = "a";
    entry.playerCount = 3;
    entry.players[Player::Third] = "Zoë";
    entry.levels[Player::Second] = 10;
    entry.people[Player::First] = true;
    entry.scores[Player::First] = 1.0 / 3;
    entry.reason = "draw";
    entry.plies = 700;
    entry.key = ~std::uint64_t{0};
    entry.searched = "zoë";
    entry.isFavourite = true;
    std::string page;
    pack(entry, page);
    std::string_view rest = page;
    const LibraryEntry back = unpack(rest);
    QVERIFY(rest.empty());
    QCOMPARE(back.offset, entry.offset);
    QCOMPARE(back.players[Player::Third], entry.players[Player::Third]);
    QCOMPARE(back.levels[Player::Second], 10);
    QCOMPARE(back.scores[Player::First], 20.0 / 60);
    QCOMPARE(back.key, entry.key);
    QVERIFY(back.isFavourite && back.people[Player::First]);
    QCOMPARE(back.searched, entry.searched);
    // A page that was cut off is no reason to read beyond it.
    for (std::size_t length = 0; length < page.size(); ++length) {
        std::string_view part = std::string_view(page).substr(0, length);
        static_cast<void>(unpack(part));
        QVERIFY(part.empty());
    }
}

void LibraryTest::everyGameIsListed()
{
    QFETCH(const QString, game);
    write("one.tgn", textOf({game.toStdString()}));
    const auto all = index();
    QCOMPARE(all->entries().size(), std::size_t(1));
    const LibraryEntry &entry = all->entries().front();
    QCOMPARE(QString::fromUtf8(entry.game.data(), qsizetype(entry.game.size())), game);
    QCOMPARE(entry.plies, 6);
    QCOMPARE(entry.winner(), Player::First);
    QCOMPARE(entry.reason, std::string_view("resignation"));
    QVERIFY(entry.people[Player::First] && !entry.people[Player::Second]);
    QCOMPARE(entry.levels[Player::Second], 4);
    QVERIFY(!entry.opening.empty());
    const AnyGame &rules = *findGame(entry.game)->game;
    const auto options = Options::parseJson(entry.options, rules.info().options);
    QVERIFY(options);
    const auto last = rules.parsePosition(entry.position, *options);
    QVERIFY(last);
    QCOMPARE((*last)->text(), std::string(entry.position));
    const auto text = tessera::textOf(*all, entry);
    QVERIFY(text);
    QCOMPARE(readGames(*text, "one", readSettings()).size(), std::size_t(1));
}

void LibraryTest::cacheOnlySavesTime()
{
    write("one.tgn", textOf({first()}));
    write("two.tgn", textOf({first(), "Cleo"}));
    index()->save(folder());
    const auto cached = LibraryIndex::cached(folder());
    QCOMPARE(cached->files().size(), std::size_t(2));
    write("two.tgn", textOf({first(), "Dora"}) + textOf({first(), "Eve"}));
    write("three.tgn", textOf({first(), "Fay"}));
    QFile::remove(QString::fromStdString(folder() + "/one.tgn"));
    const auto again = LibraryIndex::refreshed(*cached, folder(), {}, readSettings());
    const auto anew = index();
    QCOMPARE(again->entries().size(), std::size_t(3));
    for (std::size_t i = 0; i < 3; ++i)
        QCOMPARE(again->entries()[i].key, anew->entries()[i].key);
}

void LibraryTest::damagedCachesAreMadeAnew_data()
{
    QTest::addColumn<int>("percent");
    for (const int percent : {0, 5, 40, 80, 99})
        QTest::addRow("%d", percent) << percent;
}

void LibraryTest::damagedCachesAreMadeAnew()
{
    QFETCH(const int, percent);
    write("one.tgn", textOf({first()}));
    index()->save(folder());
    const std::string path = folder() + "/.index";
    const std::string whole = *readTextFile(path);
    QVERIFY(!writeWhole(
        path,
        std::string_view(whole).substr(0, whole.size() * static_cast<std::size_t>(percent) / 100)));
    const auto cached = LibraryIndex::cached(folder());
    const auto all = LibraryIndex::refreshed(*cached, folder(), {}, readSettings());
    QCOMPARE(all->entries().size(), std::size_t(1));
    QCOMPARE(all->entries().front().plies, 6);
}

void LibraryTest::savedFilesAreListedOnce()
{
    write("one.tgn", textOf({first()}));
    const std::string other = m_folder->filePath(u"mine.tgn"_s).toStdString();
    QVERIFY(!writeWhole(other, textOf({first()}) + textOf({first(), "Cleo"})));
    const auto all = index({other, m_folder->filePath(u"gone.tgn"_s).toStdString()});
    QCOMPARE(all->entries().size(), std::size_t(2));
    QVERIFY(all->fileOf(all->entries()[0]).isOwn);
    QVERIFY(!all->fileOf(all->entries()[1]).isOwn);
    QCOMPARE(all->entries()[1].players[Player::First], std::string_view("Cleo"));
}

void LibraryTest::queriesFind_data()
{
    QTest::addColumn<LibraryQuery>("query");
    QTest::addColumn<QString>("found");
    const auto words = [](std::initializer_list<const char *> texts) {
        LibraryQuery query;
        for (const char *text : texts)
            query.words.push_back({text, {}, {}});
        return query;
    };
    QTest::newRow("everything") << LibraryQuery() << u"Ada Cleo Eve"_s;
    QTest::newRow("a part of a name") << words({"cle"}) << u"Cleo"_s;
    QTest::newRow("two words") << words({"ben", "2021"}) << u"Cleo"_s;
    QTest::newRow("nothing") << words({"cleo", "ada"}) << QString();
    LibraryQuery named;
    named.words.push_back({"?", {catalogue().back().info().id}, {}});
    QTest::newRow("the name of a game") << named << u"Eve"_s;
    LibraryQuery game;
    game.game = first();
    QTest::newRow("a game") << game << u"Ada Cleo"_s;
    LibraryQuery won;
    won.result = LibraryQuery::Result::Won;
    won.winner = Player::Second;
    QTest::newRow("a winner") << won << u"Cleo"_s;
    LibraryQuery draws;
    draws.result = LibraryQuery::Result::Draw;
    QTest::newRow("draws") << draws << QString();
    LibraryQuery player;
    player.player = "Cle";
    QTest::newRow("no whole name") << player << QString();
    LibraryQuery tag;
    tag.tag = "fine end";
    QTest::newRow("a tag") << tag << u"Eve"_s;
    LibraryQuery favourites;
    favourites.onlyFavourites = true;
    QTest::newRow("favourites") << favourites << u"Eve"_s;
}

void LibraryTest::queriesFind()
{
    QFETCH(const LibraryQuery, query);
    QFETCH(const QString, found);
    write("1.tgn", textOf({first()}));
    write("2.tgn", textOf({first(), "Cleo", "Ben", "2021.01.01", 0, 8, Player::Second}));
    const std::string text = textOf({catalogue().back().info().id, "Eve", "Ben", "2020.01.01"});
    write("3.tgn", withTag(withTag(text, "Tags", "long,  fine end"), "Favourite", "1"));
    const auto all = index();
    QStringList names;
    for (const std::uint32_t number : foundGames(*all, query))
        names << QString::fromStdString(std::string(all->entries()[number].players[Player::First]));
    QCOMPARE(names.join(u' '), found);
}

void LibraryTest::queriesOrder()
{
    write("1.tgn", textOf({first(), "A", "Ben", "2020.01.01", 0, 9}));
    write("2.tgn", textOf({first(), "B", "Ben", "2022.01.01", 0, 3}));
    write("3.tgn", textOf({first(), "C", "Ben", "2021.01.01", 0, 5}));
    const auto all = index();
    LibraryQuery query;
    QCOMPARE(foundGames(*all, query), (std::vector<std::uint32_t>{1, 2, 0}));
    query.order = LibraryQuery::Order::Length;
    query.isDescending = false;
    QCOMPARE(foundGames(*all, query), (std::vector<std::uint32_t>{1, 2, 0}));
    query.order = LibraryQuery::Order::Players;
    QCOMPARE(foundGames(*all, query), (std::vector<std::uint32_t>{0, 1, 2}));
    // Those of equal results follow each other, and are reversed as all others are.
    query.order = LibraryQuery::Order::Result;
    const auto ascending = foundGames(*all, query);
    query.isDescending = true;
    auto descending = foundGames(*all, query);
    std::ranges::reverse(descending);
    QCOMPARE(descending, ascending);
    // The first player's wins come first, then the others', then draws, and at last games without an end.
    write("1.tgn", textOf({first(), "A", "Ben", "2020.01.01", 0, 9, Player::None}));
    write("2.tgn", textOf({first(), "B", "Ben", "2022.01.01", 0, 3, Player::Second}));
    GameRecord unfinished;
    unfinished.game = first();
    write("0.tgn", writtenGame(unfinished, *findGame(first())->game));
    query.isDescending = false;
    QCOMPARE(foundGames(*index(), query), (std::vector<std::uint32_t>{3, 2, 1, 0}));
}

void LibraryTest::tagsStandInTheGame()
{
    const std::string text = textOf({first()});
    const std::string tagged = withTag(text, "Tags", "say \"hi\", end");
    const auto games = readGames(tagged, "x", readSettings());
    QCOMPARE(games.size(), std::size_t(1));
    QVERIFY(!games.front().error);
    QCOMPARE(games.front().record.tag("Tags"), std::string("say \"hi\", end"));
    QCOMPARE(withTag(tagged, "Tags", ""), text);
    QCOMPARE(withTag(withTag(text, "Tags", "other"), "Tags", "say \"hi\", end"), tagged);
}

void LibraryTest::takenGamesCanBePutBack()
{
    write(
        "many.tgn",
        textOf({first(), "A"}) + "\n" + textOf({first(), "B"}) + "\n" + textOf({first(), "C"}));
    const auto before = index();
    std::vector<TakenGame> taken;
    std::vector<TextChange> changes;
    for (const std::size_t number : {std::size_t{0}, std::size_t{2}}) {
        const LibraryEntry &entry = before->entries()[number];
        taken.push_back(
            {before->fileOf(entry).path, *tessera::textOf(*before, entry), entry.key, {}});
        changes.push_back({&entry, {}});
    }
    QVERIFY(!changeTexts(*before, changes).fault);
    const auto less = index();
    QCOMPARE(less->entries().size(), std::size_t(1));
    QCOMPARE(less->entries().front().players[Player::First], std::string_view("B"));
    QVERIFY(!putBack(*less, taken).fault);
    QCOMPARE(index()->entries().size(), std::size_t(3));
    QVERIFY(index()->faults().empty());
    // The last game takes its file along.
    std::vector<TextChange> rest;
    const auto all = index();
    for (const LibraryEntry &entry : all->entries())
        rest.push_back({&entry, {}});
    QVERIFY(!changeTexts(*all, rest).fault);
    QVERIFY(!QFile::exists(QString::fromStdString(folder() + "/many.tgn")));
}

/// Removing and putting back games among thousands of others read all of these anew.
void LibraryTest::whatIsTakenNeedsNoReading()
{
    std::string text;
    for (const char *name : {"A", "B", "C", "D", "E"})
        text.append(textOf({first(), name})).append("\n\n\n");
    write("many.tgn", text);
    const auto before = index();
    std::vector<TakenGame> taken;
    std::vector<TextChange> changes;
    for (const std::size_t number : {std::size_t{3}, std::size_t{0}, std::size_t{2}}) {
        const LibraryEntry &entry = before->entries()[number];
        const std::string path = before->fileOf(entry).path;
        taken.push_back({path, *tessera::textOf(*before, entry), entry.key, {}});
        pack(entry, taken.back().entry);
        changes.push_back({&entry, {}});
    }
    // Who cannot read knows nothing but what is told.
    const auto followed = [&](const LibraryIndex &known, const std::vector<LibraryFile> &files) {
        return LibraryIndex::refreshed(known.with(files), folder(), {}, ReadSettings());
    };
    const auto less = followed(*before, changeTexts(*before, changes).known);
    QCOMPARE(less->entries().size(), std::size_t(2));
    compareWithFiles(*less);
    const auto again = followed(*less, putBack(*less, taken).known);
    QCOMPARE(again->entries().size(), std::size_t(5));
    compareWithFiles(*again);
    // What was known can be taken once more.
    const LibraryEntry &last = again->entries().back();
    const auto fewer = followed(*again, changeTexts(*again, {{&last, {}}}).known);
    QCOMPARE(fewer->entries().size(), std::size_t(4));
    compareWithFiles(*fewer);
}

void LibraryTest::othersChangesAreNotOverwritten()
{
    write("one.tgn", textOf({first()}));
    const auto before = index();
    const std::string other = textOf({first(), "Somebody else"});
    write("one.tgn", other);
    QVERIFY(changeTexts(*before, {{&before->entries().front(), {}}}).fault);
    QCOMPARE(*readTextFile(folder() + "/one.tgn"), other);
    QVERIFY(!tessera::textOf(*before, before->entries().front()));
}

/// After one file that could not be changed, the games of the others were neither removed nor put back.
void LibraryTest::oneFaultSparesNoOtherFile()
{
    for (const char *name : {"a.tgn", "b.tgn"})
        write(name, textOf({first(), "A"}) + "\n" + textOf({first(), "B"}));
    const auto before = index();
    std::vector<TextChange> changes;
    std::vector<TakenGame> taken;
    for (const std::size_t number : {std::size_t{0}, std::size_t{2}}) {
        const LibraryEntry &entry = before->entries()[number];
        taken.push_back(
            {before->fileOf(entry).path, *tessera::textOf(*before, entry), entry.key, {}});
        changes.push_back({&entry, {}});
    }
    write("a.tgn", textOf({first(), "Somebody else"}));
    const std::set<std::string> one{folder() + "/b.tgn"};
    const FileChanges removed = changeTexts(*before, changes);
    QVERIFY(removed.fault);
    QCOMPARE(removed.changed, one);
    QVERIFY(QFile::remove(QString::fromStdString(folder() + "/a.tgn")));
    QVERIFY(QDir().mkdir(QString::fromStdString(folder() + "/a.tgn")));
    const FileChanges back = putBack(*index(), taken);
    QVERIFY(back.fault);
    QCOMPARE(back.changed, one);
}

void LibraryTest::importsAreWholeOrNothing()
{
    std::string text;
    constexpr int kGames = 1200;
    for (int i = 0; i < kGames; ++i)
        text.append(textOf({first(), "Player " + std::to_string(i), "Ben", "2024.01.01", 0, 2}))
            .append("\n");
    const std::string path = m_folder->filePath(u"many.pgn"_s).toStdString();
    QVERIFY(!writeWhole(path, text));
    std::stop_source stop;
    const auto cancelled
        = importGames({path}, folder(), {}, readSettings(), stop.get_token(), [&](double done) {
              if (done > 0.6)
                  stop.request_stop();
          });
    QVERIFY(cancelled.isCancelled);
    QCOMPARE(cancelled.added, 0);
    QVERIFY(QDir(QString::fromStdString(folder()))
                .isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
    // What a killed import has left goes with the next one.
    QVERIFY(QDir().mkpath(QString::fromStdString(folder() + "/.import-1.part")));
    QVERIFY(!writeOwnFile(folder() + "/.import-1.part/0001.tgn", text));
    QVERIFY(index()->entries().empty());
    double last = 0;
    const auto report = importGames({path}, folder(), {}, readSettings(), {}, [&last](double done) {
        last = done;
    });
    QCOMPARE(report.added, kGames);
    QVERIFY(last > 0.999);
    QVERIFY(!QDir(QString::fromStdString(folder() + "/.import-1.part")).exists());
    const auto all = index();
    QCOMPARE(all->entries().size(), std::size_t(kGames));
    QCOMPARE(all->files().size(), std::size_t(3));
}

void LibraryTest::importsKnowWhatIsThere()
{
    const std::string path = m_folder->filePath(u"two.tgn"_s).toStdString();
    QVERIFY(
        !writeWhole(path, textOf({first(), "A"}) + textOf({first(), "B"}) + textOf({first(), "A"})));
    const auto once = importGames({path}, folder(), {}, readSettings(), {}, {});
    QCOMPARE(once.added, 2);
    QCOMPARE(once.known, 1);
    const auto twice = importGames({path}, folder(), *index(), readSettings(), {}, {});
    QCOMPARE(twice.added, 0);
    QCOMPARE(twice.known, 3);
    QCOMPARE(index()->entries().size(), std::size_t(2));
    // The same moves on another day are another game.
    Sample later{first(), "A"};
    later.date = "2031.02.03";
    QVERIFY(!writeWhole(path, textOf(later)));
    QCOMPARE(importGames({path}, folder(), *index(), readSettings(), {}, {}).added, 1);
}

/// What an import had taken in was read a second time, and could not be cancelled then.
void LibraryTest::importsAreReadOnce()
{
    const std::string path = m_folder->filePath(u"two.tgn"_s).toStdString();
    QVERIFY(!writeWhole(path, "\n\n" + textOf({first(), "A"}) + "\n\n\n" + textOf({first(), "B"})));
    const auto report = importGames({path}, folder(), {}, readSettings(), {}, {});
    QCOMPARE(report.added, 2);
    // Who cannot read knows nothing but what is told.
    const auto told
        = LibraryIndex::refreshed(LibraryIndex().with(report.files), folder(), {}, ReadSettings());
    compareWithFiles(*told);
    QCOMPARE(told->entries().size(), std::size_t(2));
}

void LibraryTest::damagedGamesAreTakenAsFarAsTheyGo()
{
    const std::string path = m_folder->filePath(u"bad.tgn"_s).toStdString();
    std::string cut = textOf({first(), "A"});
    cut.resize(cut.rfind(' '));
    QVERIFY(!writeWhole(
        path,
        cut + "\n\n[Event \"?\"]\n[Variant \"no game\"]\n\n1. z *\n\n" + textOf({first(), "B"})));
    const auto report = importGames({path}, folder(), {}, readSettings(), {}, {});
    QCOMPARE(report.added, 2);
    QCOMPARE(report.damaged, 1);
    QCOMPARE(report.faultCount, 2);
    QVERIFY(report.faults.front().line > 0);
    // As far as it goes it is good now.
    QVERIFY(index()->faults().empty());
}

void LibraryTest::jsonLinesComeAndGo()
{
    write("one.tgn", textOf({first(), "A"}));
    write("two.tgn", textOf({catalogue().back().info().id, "B"}));
    const auto all = index();
    const std::string path = m_folder->filePath(u"out.jsonl"_s).toStdString();
    QVERIFY(!exportGames(*all, {0, 1}, path, readSettings(), {}, {}));
    const std::string other = m_folder->filePath(u"other"_s).toStdString();
    const auto report = importGames({path}, other, {}, readSettings(), {}, {});
    QCOMPARE(report.added, 2);
    const auto back = LibraryIndex::refreshed({}, other, {}, readSettings());
    QCOMPARE(back->entries()[0].position, all->entries()[0].position);
    QCOMPARE(back->entries()[0].reason, all->entries()[0].reason);
    const std::string tgn = m_folder->filePath(u"out.tgn"_s).toStdString();
    QVERIFY(!exportGames(*all, {1}, tgn, readSettings(), {}, {}));
    QCOMPARE(LibraryIndex::ofFile(tgn, readSettings())->entries().front().key, all->entries()[1].key);
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(exportGames(*all, {0}, tgn, readSettings(), stop.get_token(), {}));
    QCOMPARE(LibraryIndex::ofFile(tgn, readSettings())->entries().front().key, all->entries()[1].key);
    // Who closed the list of a large file waited for all of its games.
    QVERIFY(LibraryIndex::ofFile(tgn, readSettings(), stop.get_token())->entries().empty());
}

void LibraryTest::statisticsCount()
{
    write("1.tgn", textOf({first()}));
    write("2.tgn", textOf({first(), "Cleo", "Ben", "2024.03.01", 0, 8, Player::Second}));
    const auto all = index();
    const LibraryStatistics statistics = statisticsOf(*all, foundGames(*all, {}));
    QCOMPARE(statistics.games, 2);
    QCOMPARE(statistics.seats.front().wins[Player::First], 1);
    QCOMPARE(statistics.seats.front().wins[Player::Second], 1);
    QCOMPARE(statistics.months.size(), std::size_t(2));
    QCOMPARE(statistics.reasons, (Frequencies{{"resignation", 2}}));
    if (findGame(first())->info().playerCount() == 2) {
        QCOMPARE(statistics.levels[3].games, 2);
        QCOMPARE(statistics.levels[3].points, 1.0);
    }
}

/// With every choice of rules: moves of an opening may be legal, or the start another, by them alone.
void LibraryTest::openingsFollowTheRules()
{
    QFETCH(const QString, game);
    const AnyGame &rules = *findGame(game.toStdString())->game;
    std::string text;
    std::size_t written = 0;
    for (const OptionSpec &spec : rules.info().options) {
        const auto *usual = std::get_if<bool>(&spec.defaultValue);
        if (usual == nullptr)
            continue;
        Options options = Options::defaults(rules.info().options);
        options.set(spec.key, !*usual);
        const auto position = rules.start(options);
        GameRecord record;
        record.game = rules.info().id;
        record.options = options;
        NodeId node = GameRecord::kRoot;
        for (int ply = 0; ply < 3 && !position->outcome().isOver(); ++ply) {
            const MoveCode move = position->legalMoves().back();
            node = record.add(node, move);
            position->play(move);
        }
        record.outcome = Outcome::win(Player::Second, EndReason::Resignation);
        record.setTag("White", std::to_string(++written));
        text.append(writtenGame(record, rules));
    }
    write("all.tgn", text);
    const auto all = index();
    QCOMPARE(all->entries().size(), written);
    for (const LibraryEntry &entry : all->entries())
        QVERIFY(!entry.opening.empty());
}

void LibraryTest::openingsAreCountedUpToSymmetry()
{
    QFETCH(const QString, game);
    const AnyGame &rules = *findGame(game.toStdString())->game;
    const auto start = rules.start(Options::defaults(rules.info().options));
    const SymmetriesFacet *facet = start->symmetries();
    const MoveCode move = start->legalMoves().front();
    // The same first move from every side of the board from which the start looks alike.
    int written = 0;
    std::string text;
    for (int i = 0; i < (facet != nullptr ? facet->symmetryCount() : 1) && written < 20; ++i) {
        if (i > 0 && facet->transformed(i)->hash() != start->hash())
            continue;
        GameRecord record;
        record.game = rules.info().id;
        record.options = Options::defaults(rules.info().options);
        record.add(GameRecord::kRoot, i == 0 ? move : facet->transformedMove(move, i));
        record.outcome = Outcome::win(Player::Second, EndReason::Resignation);
        record.setTag("White", std::to_string(++written));
        text.append(writtenGame(record, rules));
    }
    write("all.tgn", text);
    const auto all = index();
    const auto tree = OpeningTree::of(*all, rules, {});
    QVERIFY(tree);
    const auto moves = tree->moves(*start, {});
    QCOMPARE(moves.size(), std::size_t(1));
    QCOMPARE(moves.front().games, written);
    QCOMPARE(moves.front().points[Player::Second], double(written));
    QVERIFY(start->isLegal(moves.front().move));
    QVERIFY(!moves.front().value);
}

/// Games by other draw rules begin alike: a position is the same one to the tree, whatever ends its game.
void LibraryTest::openingsAreTheSameByAllRules()
{
    const AnyGame &rules = *findGame("xxlchess")->game;
    Sample sample;
    sample.game = "xxlchess";
    write("one.tgn", textOf(sample));
    const auto all = index();
    const auto tree = OpeningTree::of(*all, rules, {});
    QVERIFY(tree);
    const auto strict
        = Options::parseJson(R"({"hundred-turns":false,"repetition":false})", rules.info().options);
    QVERIFY(strict);
    const auto start = rules.start(*strict);
    QVERIFY(start->hash() != rules.start(Options::defaults(rules.info().options))->hash());
    const auto moves = tree->moves(*start, *strict);
    QCOMPARE(moves.size(), std::size_t(1));
    QCOMPARE(moves.front().games, 1);
    // The fog makes another game.
    Options other = *strict;
    other.set("fog-of-war", true);
    QVERIFY(tree->moves(*rules.start(other), other).empty());
}

/// Games in the fog, or on other boards, were counted with those by the usual rules as far as their moves were legal.
void LibraryTest::otherGamesAreNotCounted()
{
    const AnyGame &rules = *findGame("xxlchess")->game;
    Options fog = Options::defaults(rules.info().options);
    fog.set("fog-of-war", true);
    GameRecord record;
    record.game = rules.info().id;
    record.options = fog;
    record.add(GameRecord::kRoot, rules.start(fog)->legalMoves().front());
    record.outcome = Outcome::win(Player::Second, EndReason::Resignation);
    write("fog.tgn", writtenGame(record, rules));
    Sample sample;
    sample.game = "xxlchess";
    write("usual.tgn", textOf(sample));
    const auto all = index();
    QCOMPARE(all->entries().size(), std::size_t(2));
    const auto tree = OpeningTree::of(*all, rules, {});
    QVERIFY(tree);
    for (const Options &options : {fog, Options::defaults(rules.info().options)}) {
        const auto moves = tree->moves(*rules.start(options), options);
        QCOMPARE(moves.size(), std::size_t(1));
        QCOMPARE(moves.front().games, 1);
    }
}

QTEST_MAIN(LibraryTest)
#include "librarytest.moc"
