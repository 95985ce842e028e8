#include "model/search/learning/dataset.h"
#include "model/search/learning/packedbytes.h"
#include "tests/support/filecontent.h"
#include "tests/support/filelimit.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <limits>

using namespace tessera;
using namespace tessera::test;
using namespace tessera::training;

namespace {

const DatasetHeader kHeader{"chexers", 3, 7, 1500};

SelfPlayedGame gameWith(std::uint32_t number)
{
    SelfPlayedGame game;
    game.number = number;
    game.start = number % 2 == 0 ? "" : "a position";
    Score shares;
    shares.kind = Score::Kind::Shares;
    shares.shares[Player::First] = 700;
    shares.shares[Player::Third] = 300;
    Score centipawns;
    centipawns.value = -31;
    game.plies
        = {{MoveCode{5}, {}},
           {MoveCode{~std::uint64_t{0}}, shares},
           {MoveCode{9}, {}, true},
           {MoveCode{300}, centipawns}};
    game.result[Player::Second] = 1000;
    return game;
}

std::vector<SelfPlayedGame> gamesUpTo(std::uint32_t count)
{
    std::vector<SelfPlayedGame> games;
    for (std::uint32_t number = 0; number < count; ++number)
        games.push_back(gameWith(number));
    return games;
}

} // namespace

/// The format of games to learn from, and what is read of damaged files (model/search/learning/README.md).
class DatasetTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void packsNumbers()
    {
        BytePacker to;
        const std::vector<std::int64_t> numbers{
            0,
            -1,
            1,
            63,
            64,
            -64,
            -65,
            std::numeric_limits<std::int64_t>::min(),
            std::numeric_limits<std::int64_t>::max()};
        for (const std::int64_t number : numbers)
            to.shortSigned(number);
        to.real(0.1);
        to.number(std::uint16_t{0x1234});
        QVERIFY(to.bytes().ends_with("\x34\x12"));
        ByteUnpacker from(to.bytes());
        for (const std::int64_t number : numbers)
            QCOMPARE(from.shortSigned(), number);
        QCOMPARE(from.real(), 0.1);
        QVERIFY(!from.isAtEnd());
        QCOMPARE(from.number<std::uint16_t>(), 0x1234);
        QVERIFY(from.isAtEnd());
        QCOMPARE(from.number<std::uint8_t>(), 0);
        QVERIFY(!from.isGood());
    }

    void packsGames()
    {
        const SelfPlayedGame game = gameWith(1);
        const std::string bytes = packed(game, 3);
        QVERIFY(unpackedGame(bytes, 3) == game);
        // Where a move ends nothing shows that others are missing; for this there is the block's length.
        for (std::size_t length = 0; length < bytes.size(); ++length) {
            const auto part = unpackedGame(std::string_view(bytes).substr(0, length), 3);
            QVERIFY(!part || part->plies.size() < game.plies.size());
        }
    }

    /// Byte by byte, so that files of today can be read tomorrow.
    void formatStays()
    {
        write(kHeader, {{2, "", {{MoveCode{300}, Score()}, {MoveCode{1}, {}}}, {}}});
        QCOMPARE(
            contentOf(path()).toHex(),
            QByteArray("544553534552410a"
                       "01000000"
                       "b747414d"
                       "19000000"
                       "d31d8922"
                       "076368657865727303"
                       "0700000000000000"
                       "dc05000000000000"
                       "b747414d"
                       "0b000000"
                       "fcdc5286"
                       "0200000000ac0201000100"));
    }

    void growsByWholeGames()
    {
        write(kHeader, gamesUpTo(2));
        const auto before = contentOf(path());
        {
            // There must be room for more than one small game before any is played.
            const FileLimit full(static_cast<rlim_t>(before.size()) + 500);
            QVERIFY(!DatasetWriter::open(name(), kHeader, Damage::IsAnError));
        }
        auto writer = DatasetWriter::open(name(), kHeader, Damage::IsAnError);
        QVERIFY(writer);
        QCOMPARE(writer->numbers(), (std::set<std::uint32_t>{0, 1}));
        QCOMPARE(contentOf(path()), before);
        // Nobody else may write at the same time.
        const auto second = DatasetWriter::open(name(), kHeader, Damage::IsAnError);
        QVERIFY(!second);
        QCOMPARE(second.error().found.english(), std::string("a file that another run writes"));
        QVERIFY(!writer->add(gameWith(2)));
        QVERIFY(*games(Damage::IsAnError) == gamesUpTo(3));
    }

    void refusesOtherRuns()
    {
        write(kHeader, gamesUpTo(1));
        DatasetHeader other = kHeader;
        other.nodes = 2;
        const auto writer = DatasetWriter::open(name(), other, Damage::IsAnError);
        QVERIFY(!writer);
        QCOMPARE(
            writer.error().sentence(),
            name()
                + ": found games of --game chexers --nodes 1500 --seed 7, wanted those of this "
                  "run, --game chexers --nodes 2 --seed 7");
    }

    /// Cut off anywhere, a file has the whole games before, and the missing ones make it what it was.
    void goesOnWhereItWasCutOff()
    {
        write(kHeader, gamesUpTo(3));
        const QByteArray whole = contentOf(path());
        for (qsizetype length = 0; length < whole.size(); ++length) {
            put(whole.left(length));
            const auto there = games(Damage::IsAnError);
            QVERIFY(there && there->size() < 3);
            QVERIFY(*there == gamesUpTo(static_cast<std::uint32_t>(there->size())));
            // Writing takes far longer.
            if (length % 5 != 0)
                continue;
            auto writer = DatasetWriter::open(name(), kHeader, Damage::IsAnError);
            QVERIFY(writer);
            QCOMPARE(writer->numbers().size(), there->size());
            for (auto number = static_cast<std::uint32_t>(there->size()); number < 3; ++number)
                QVERIFY(!writer->add(gameWith(number)));
            QCOMPARE(contentOf(path()), whole);
        }
    }

    /// A changed byte is found wherever it is; the games of whole blocks can be had nevertheless.
    void findsDamage()
    {
        write(kHeader, gamesUpTo(1));
        const qsizetype first = contentOf(path()).size();
        write(kHeader, gamesUpTo(3));
        const QByteArray whole = contentOf(path());
        const auto all = gamesUpTo(3);
        int errors = 0;
        for (qsizetype at = 0; at < whole.size(); ++at) {
            QByteArray damaged = whole;
            damaged[at] = static_cast<char>(damaged[at] ^ 0x20);
            put(damaged);
            const auto read = games(Damage::IsAnError);
            // A last block that claims to be longer looks as if it were cut off.
            QVERIFY(!read || *read == gamesUpTo(2));
            errors += read ? 0 : 1;
            if (at < first)
                continue;
            const auto skipping = games(Damage::IsSkipped);
            QVERIFY(skipping);
            QCOMPARE(skipping->size(), std::size_t(2));
            QVERIFY(skipping->front() == all.front());
            QVERIFY(skipping->back() == all[1] || skipping->back() == all[2]);
        }
        QVERIFY(errors >= whole.size() - 4);
    }

    void saysWhereDamageIs()
    {
        write(kHeader, gamesUpTo(2));
        const QByteArray before = contentOf(path());
        put(before + "what is this?");
        const auto read = games(Damage::IsAnError);
        QVERIFY(!read);
        QCOMPARE(
            read.error().sentence(),
            name() + ": found damaged bytes from byte " + std::to_string(before.size())
                + " on, with no whole game behind them, wanted a whole game, or --skip-damaged to "
                  "go on "
                  "behind them");
        QVERIFY(!DatasetWriter::open(name(), kHeader, Damage::IsAnError));
        // Who goes on behind them keeps them.
        {
            auto writer = DatasetWriter::open(name(), kHeader, Damage::IsSkipped);
            QVERIFY(writer);
            QVERIFY(!writer->add(gameWith(2)));
        }
        QVERIFY(contentOf(path()).startsWith(before + "what is this?"));
        QVERIFY(*games(Damage::IsSkipped) == gamesUpTo(3));
    }

    void refusesOtherFiles_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QByteArray>("found");
        QTest::newRow("text of earlier versions")
            << QByteArray("# --games 2 --from 0 --nodes 20 --seed 1\n0;X6X;1;cp 3;0 1000\n")
            << QByteArray("positions as text, which train wrote in earlier versions");
        QTest::newRow("its lines")
            << QByteArray("0;X6X;1;cp 3;0 1000\n") << QByteArray("positions as text");
        QTest::newRow("a letter") << QByteArray("Dear Sir,\n")
                                  << QByteArray("another kind of file");
        QTest::newRow("a later version")
            << QByteArray("TESSERA\n\2\0\0\0", 12) << QByteArray("another version of the format");
        QTest::newRow("no header") << QByteArray::fromStdString(datasetPrefix() + block("what"))
                                   << QByteArray("no whole header");
    }
    void refusesOtherFiles()
    {
        QFETCH(QByteArray, content);
        QFETCH(QByteArray, found);
        put(content);
        const auto read = games(Damage::IsSkipped);
        QVERIFY(!read);
        QVERIFY2(
            read.error().found.english().starts_with(found.toStdString()),
            read.error().found.english().c_str());
        QVERIFY(!DatasetWriter::open(name(), kHeader, Damage::IsSkipped));
        QCOMPARE(contentOf(path()), content);
    }

private:
    [[nodiscard]] QString path() const { return m_folder->filePath("some.games"); }
    [[nodiscard]] std::string name() const { return path().toStdString(); }

    void put(const QByteArray &content) const
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
    }

    void write(const DatasetHeader &header, const std::vector<SelfPlayedGame> &all) const
    {
        QFile::remove(path());
        auto writer = DatasetWriter::open(name(), header, Damage::IsAnError);
        QVERIFY(writer);
        for (const SelfPlayedGame &game : all)
            QVERIFY(!writer->add(game));
    }

    [[nodiscard]] Result<std::vector<SelfPlayedGame>> games(Damage damage) const
    {
        std::vector<SelfPlayedGame> all;
        auto reader = DatasetReader::open(name(), damage);
        if (!reader)
            return reader.error();
        for (;;) {
            auto game = reader->next();
            if (!game)
                return game.error();
            if (!*game)
                return all;
            all.push_back(std::move(**game));
        }
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(DatasetTest)
#include "datasettest.moc"
