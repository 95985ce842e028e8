#include "model/core/erasure/erased.h"
#include "model/core/facets/moveselection.h"
#include "model/core/files/appendfile.h"
#include "model/core/files/crc32.h"
#include "model/core/files/textfile.h"
#include "model/core/files/wholefile.h"
#include "model/core/fixedlist.h"
#include "model/core/time/clock.h"
#include "tests/support/filelimit.h"
#include "tests/support/nullgame.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace tessera;
using namespace std::chrono_literals;

/// The values of the core: clock, time control, options, outcome, selection, sentences.
class CoreTest : public QObject
{
    Q_OBJECT

private slots:
    void timeControlText_data();
    void timeControlText();
    void badTimeControls_data();
    void badTimeControls();
    void clockCountsOnlyTheRunningPlayer();
    void clockAddsTheIncrementAfterTheMove();
    void clockFlagsAtTheMillisecond();
    void clockStandsWhilePaused();
    void clockWithoutLimitCountsWhatIsUsed();
    void optionsJson();
    void badOptions_data();
    void badOptions();
    void outcomes();
    void reasonTexts();
    void selectionNarrows();
    void sentencesFillPlaces();
    void errorsSayWhereFoundWanted();
    void onlyRegularFilesAreRead();
    void whatCannotBeReadIsNotMissing();
    void filesAreWrittenWholeOrNotAtAll();
    void filesSetAsideFindFreeNames();
    void filesThatGrowTryTheirRoom();
    void checksumsAreThoseOfGzip();
    void rowsMayTakeAsLongAsTests();
    void fixedListsLeaveTheirRoomAlone();
};

namespace {

const Clock::Instant kStart{1000s};

Clock blitz()
{
    PerPlayer<TimeControl> controls;
    controls[Player::First] = {60s, 2s};
    controls[Player::Second] = {30s, 0s};
    return Clock(controls);
}

} // namespace

void CoreTest::timeControlText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("initial");
    QTest::addColumn<int>("increment");
    QTest::newRow("none") << QStringLiteral("-") << 0 << 0;
    QTest::newRow("plain") << QStringLiteral("300") << 300000 << 0;
    QTest::newRow("increment") << QStringLiteral("180+2") << 180000 << 2000;
    QTest::newRow("fractions") << QStringLiteral("0.5+0.05") << 500 << 50;
}

void CoreTest::timeControlText()
{
    QFETCH(const QString, text);
    QFETCH(const int, initial);
    QFETCH(const int, increment);
    const auto control = TimeControl::parse(text.toStdString());
    QVERIFY(control);
    QCOMPARE(control->initial, std::chrono::milliseconds(initial));
    QCOMPARE(control->increment, std::chrono::milliseconds(increment));
    QCOMPARE(QString::fromStdString(control->text()), text);
}

void CoreTest::badTimeControls_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"", "abc", "60+", "+2", "-5", "60+2+2", "1e3", "99999999", "60 "})
        QTest::addRow("%s", text) << QString::fromLatin1(text);
}

void CoreTest::badTimeControls()
{
    QFETCH(const QString, text);
    const auto control = TimeControl::parse(text.toStdString());
    QVERIFY(!control);
    QVERIFY(control.error().sentence().find("wanted - or seconds") != std::string::npos);
}

void CoreTest::clockCountsOnlyTheRunningPlayer()
{
    Clock clock = blitz();
    QCOMPARE(clock.remaining(Player::First, kStart), 60s);
    clock.start(Player::First, kStart);
    QCOMPARE(clock.running(), Player::First);
    QCOMPARE(clock.remaining(Player::First, kStart + 1500ms), 58500ms);
    QCOMPARE(clock.remaining(Player::Second, kStart + 1500ms), 30s);
}

void CoreTest::clockAddsTheIncrementAfterTheMove()
{
    Clock clock = blitz();
    clock.start(Player::First, kStart);
    clock.finishTurn(kStart + 5s);
    QCOMPARE(clock.running(), Player::None);
    QCOMPARE(clock.remaining(Player::First, kStart + 9s), 57s);
    clock.start(Player::Second, kStart + 5s);
    clock.finishTurn(kStart + 6s);
    QCOMPARE(clock.remaining(Player::Second, kStart + 9s), 29s);
    QCOMPARE(clock.used(Player::First, kStart + 9s), 5s);
}

void CoreTest::clockFlagsAtTheMillisecond()
{
    Clock clock = blitz();
    clock.start(Player::Second, kStart);
    QVERIFY(!clock.flagged(kStart + 29999ms));
    QVERIFY(clock.flagged(kStart + 30s) == Player::Second);
    QVERIFY(clock.flagsAt() == kStart + 30s);
    QCOMPARE(clock.remaining(Player::Second, kStart + 50s), 0ms);
}

void CoreTest::clockStandsWhilePaused()
{
    Clock clock = blitz();
    clock.start(Player::First, kStart);
    clock.pause(kStart + 10s);
    QVERIFY(clock.isPaused());
    QCOMPARE(clock.running(), Player::None);
    QCOMPARE(clock.remaining(Player::First, kStart + 500s), 50s);
    QVERIFY(!clock.flagsAt());
    clock.resume(kStart + 500s);
    QCOMPARE(clock.running(), Player::First);
    QCOMPARE(clock.remaining(Player::First, kStart + 501s), 49s);
}

void CoreTest::clockWithoutLimitCountsWhatIsUsed()
{
    Clock clock;
    clock.start(Player::First, kStart);
    QVERIFY(!clock.isLimited(Player::First));
    QCOMPARE(clock.remaining(Player::First, kStart + 90s), 90s);
    QVERIFY(!clock.flagged(kStart + 90000s));
}

void CoreTest::optionsJson()
{
    std::vector<OptionSpec> specs{
        {"repetition", "", "", true, false},
        {"limit", "", "", std::int64_t(0), std::int64_t(0), 0, 100},
    };
    Options options = Options::defaults(specs);
    QVERIFY(options.isOn("repetition", false));
    QVERIFY(!Options::strict(specs).isOn("repetition", true));
    QVERIFY(Options::proposed(specs) == options);
    specs[0].beginsStrict = true;
    QVERIFY(!Options::proposed(specs).isOn("repetition", true));
    options.set("limit", std::int64_t(7));
    QCOMPARE(options.json(), std::string(R"({"limit":7,"repetition":true})"));
    const auto read = Options::parseJson(options.json(), specs);
    QVERIFY(read);
    QVERIFY(*read == options);
    QVERIFY(!options.isOn("limit", false));
}

void CoreTest::badOptions_data()
{
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("wanted");
    const auto row = [](const char *json, const char *wanted) {
        QTest::addRow("%s", json) << QString::fromLatin1(json) << QString::fromLatin1(wanted);
    };
    row("", "a JSON object");
    row("[1]", "a JSON object");
    row(R"({"repetition":1})", "true or false");
    row(R"({"limit":101})", "a whole number from 0 to 100");
    row(R"({"limit":2.5})", "a whole number from 0 to 100");
    row(R"({"colour":1})", "one of repetition, limit");
}

void CoreTest::badOptions()
{
    QFETCH(const QString, json);
    QFETCH(const QString, wanted);
    const std::vector<OptionSpec> specs{
        {"repetition", "", "", true, false},
        {"limit", "", "", std::int64_t(0), std::int64_t(0), 0, 100},
    };
    const auto read = Options::parseJson(json.toStdString(), specs);
    QVERIFY(!read);
    QVERIFY2(
        read.error().sentence().find(wanted.toStdString()) != std::string::npos,
        read.error().sentence().c_str());
}

void CoreTest::outcomes()
{
    QCOMPARE(Outcome().resultText(), std::string_view("none"));
    const Outcome win = Outcome::win(Player::Third, EndReason::NoMove);
    QCOMPARE(win.resultText(), std::string_view("p3win"));
    QCOMPARE(win.winner(), Player::Third);
    const Outcome draw = Outcome::draw(3, EndReason::Repetition);
    QCOMPARE(draw.resultText(), std::string_view("draw"));
    QCOMPARE(draw.scores[Player::Second], 1.0 / 3);
    const Outcome loss = Outcome::loss(Player::First, 2, EndReason::Time);
    QCOMPARE(loss.winner(), Player::Second);
    const Outcome shared = Outcome::loss(Player::First, 3, EndReason::Resignation);
    QCOMPARE(shared.winner(), Player::None);
    QCOMPARE(shared.scores[Player::Third], 0.5);
}

void CoreTest::reasonTexts()
{
    for (const EndReason reason : commonEndReasons())
        QVERIFY(parseEndReason(text(reason), {}) == reason);
    QVERIFY(parseEndReason("none", {}) == EndReason::None);
    QVERIFY(!parseEndReason("boredom", {}));
    // A game's own reasons are known only where that game is played.
    const auto &own = nullgame::Rules::info().endReasons;
    QVERIFY(parseEndReason("pair", own) == nullgame::kPair);
    QVERIFY(!parseEndReason("pair", {}));
}

void CoreTest::selectionNarrows()
{
    const auto position = ErasedGame<nullgame::Rules>().start({});
    MoveSelection selection(*position);
    QCOMPARE(selection.next().size(), std::size_t(6));
    QVERIFY(selection.accepts(cellAt(3)));
    QVERIFY(!selection.accepts(cellAt(6)));
    QVERIFY(selection.complete().empty());
    selection.pick(cellAt(3));
    QCOMPARE(selection.complete(), std::vector<MoveCode>{MoveCode{3}});
    QVERIFY(selection.next().empty());
    selection.unpick();
    QCOMPARE(selection.possible().size(), std::size_t(6));
}

void CoreTest::sentencesFillPlaces()
{
    const Sentence sentence{"test", "%2 before %1, 100%", {"one", "two"}};
    QCOMPARE(sentence.english(), std::string("two before one, 100%"));
}

void CoreTest::errorsSayWhereFoundWanted()
{
    Error error{"game.tgn", inQuotes("9,9"), "a legal move", 3, 14};
    QCOMPARE(error.sentence(), std::string("game.tgn:3:14: found \"9,9\", wanted a legal move"));
    QCOMPARE(inQuotes("").english(), std::string("nothing"));
    QVERIFY(inQuotes(std::string(500, 'x')).english().size() < 80);
}

void CoreTest::onlyRegularFilesAreRead()
{
    const QTemporaryDir dir;
    const std::string path = dir.filePath(QStringLiteral("text")).toStdString();
    const auto sentence = [](const std::string &of, std::uintmax_t largest = 1 << 20) {
        const auto read = readTextFile(of, largest);
        return read ? "read " + *read : read.error().sentence();
    };
    const std::string wanted = ", wanted a file that can be read";
    QCOMPARE(sentence(path), path + ": found no file" + wanted);
    QFile file(QString::fromStdString(path));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray((1 << 20) + 1, 'x'));
    file.close();
    QCOMPARE(sentence(path), path + ": found a file larger than 1 MiB" + wanted);
    QVERIFY(file.resize(3));
    QCOMPARE(sentence(path), std::string("read xxx"));
    QCOMPARE(sentence("/dev/zero"), "/dev/zero: found no regular file" + wanted);
    const std::string folder = dir.path().toStdString();
    QCOMPARE(sentence(folder), folder + ": found no regular file" + wanted);
}

void CoreTest::whatCannotBeReadIsNotMissing()
{
    const QTemporaryDir dir;
    const std::string path = dir.filePath(QStringLiteral("text")).toStdString();
    const auto none = readTextFileIfThere(path);
    QVERIFY(none && !none->has_value());
    const auto device = readTextFileIfThere("/dev/null");
    QVERIFY(device && !device->has_value());
    QVERIFY(!writeWhole(path, "some"));
    QCOMPARE(readTextFileIfThere(path)->value_or(""), std::string("some"));
    QVERIFY(!readTextFileIfThere(path, 3));
}

void CoreTest::filesAreWrittenWholeOrNotAtAll()
{
    const QTemporaryDir dir;
    const std::filesystem::path folder = dir.path().toStdString();
    const std::filesystem::path file = folder / "new" / "text";
    QVERIFY(writeWhole(file, "one").has_value());
    QVERIFY(!std::filesystem::exists(file.parent_path()));
    QVERIFY(!writeOwnFile(file, "one"));
    QCOMPARE(*readTextFile(file), std::string("one"));
    namespace fs = std::filesystem;
    fs::permissions(file, fs::perms::owner_read | fs::perms::owner_write);
    fs::create_symlink(file, folder / "link");
    QVERIFY(!writeWhole(folder / "link", "two"));
    QVERIFY(fs::is_symlink(folder / "link"));
    QCOMPARE(*readTextFile(file), std::string("two"));
    QVERIFY(fs::status(file).permissions() == (fs::perms::owner_read | fs::perms::owner_write));
    // A folder, and a place below a file.
    QCOMPARE(writeWhole(folder / "new", "x")->where, (folder / "new").string());
    QVERIFY(writeWhole(file / "below", "x").has_value());
    {
        const test::FileLimit full(0);
        const auto error = writeWhole(file, "three");
        QVERIFY(error && !error->found.isEmpty());
    }
    QCOMPARE(*readTextFile(file), std::string("two"));
    // Nothing stays beside it.
    QCOMPARE(std::distance(fs::directory_iterator(file.parent_path()), fs::directory_iterator()), 1);
    QCOMPARE(std::distance(fs::directory_iterator(folder), fs::directory_iterator()), 2);
}

void CoreTest::filesSetAsideFindFreeNames()
{
    const QTemporaryDir dir;
    const std::string file = dir.filePath(QStringLiteral("text")).toStdString();
    for (const char *aside : {".damaged", ".damaged2", ".damaged3"}) {
        QVERIFY(!writeWhole(file, aside));
        QCOMPARE(setAside(file), std::optional<std::filesystem::path>(file + aside));
        QVERIFY(!std::filesystem::exists(file));
    }
    QVERIFY(!setAside(file));
    QCOMPARE(*readTextFile(file + ".damaged"), std::string(".damaged"));
    QCOMPARE(*readTextFile(file + ".damaged2"), std::string(".damaged2"));
}

/// Qt Test's own limit of five minutes ends rows without fault.
void CoreTest::filesThatGrowTryTheirRoom()
{
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("grows").toStdString();
    auto file = AppendFile::open(path.string());
    QVERIFY(file);
    QVERIFY(!(*file)->append("some"));
    QVERIFY(!(*file)->tryToAppend("more"));
    QCOMPARE(*readTextFile(path), std::string("some"));
    {
        const test::FileLimit full(6);
        const auto failure = (*file)->tryToAppend("more");
        QVERIFY(failure);
        QCOMPARE(failure->where.english(), path.string());
    }
    QCOMPARE(*readTextFile(path), std::string("some"));
    QVERIFY(!(*file)->cutTo(2));
    QVERIFY(!(*file)->append("und"));
    QCOMPARE(*readTextFile(path), std::string("sound"));
}

void CoreTest::checksumsAreThoseOfGzip()
{
    QCOMPARE(crc32(""), 0U);
    QCOMPARE(crc32("123456789"), 0xcbf43926U);
    QCOMPARE(crc32("6789", crc32("12345")), 0xcbf43926U);
}

void CoreTest::rowsMayTakeAsLongAsTests()
{
    QVERIFY(qEnvironmentVariableIntValue("QTEST_FUNCTION_TIMEOUT") > 300'000);
}

/// Each list of moves set room for thousands of them first, which took half the time of a proof.
void CoreTest::fixedListsLeaveTheirRoomAlone()
{
    static int made = 0;
    struct Counted
    {
        Counted() { ++made; }
    };
    FixedList<Counted, 8> list;
    QCOMPARE(made, 0);
    list.add({});
    QCOMPARE(made, 1);
    QCOMPARE(list.size(), std::size_t(1));
}

QTEST_GUILESS_MAIN(CoreTest)
#include "coretest.moc"
