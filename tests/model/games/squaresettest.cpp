#include "model/core/randomness.h"
#include "model/games/xxlchess/rules/squares.h"

#include <QtTest>

#include <bitset>

using namespace tessera;
using namespace tessera::xxlchess;

namespace {

using Bits = std::bitset<kSquareCount>;

/// A set with about a quarter of all squares, and the same as bits.
std::pair<SquareSet, Bits> randomSet(std::uint64_t seed)
{
    std::pair<SquareSet, Bits> made;
    for (Square square = 0; square < kSquareCount; ++square) {
        if (mixedBits(seed * kSquareCount + static_cast<std::uint64_t>(square)) % 4 != 0)
            continue;
        made.first.add(square);
        made.second.set(static_cast<std::size_t>(square));
    }
    return made;
}

bool areSame(const SquareSet &set, const Bits &bits)
{
    Bits visited;
    set.forEach([&visited](Square square) { visited.set(static_cast<std::size_t>(square)); });
    return visited == bits && set.count() == static_cast<int>(bits.count())
           && set.isEmpty() == bits.none();
}

} // namespace

/// Sets of squares against the standard library's bits: once with the compiler's vectors and, in a
/// program of its own, with plain words.
class SquareSetTest : public QObject
{
    Q_OBJECT

private slots:
    void setsAreCombined();
    void setsAreMoved();
    void filesAndRanksAreWhole();
    void constantsAreMade();
};

void SquareSetTest::setsAreCombined()
{
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        const auto [one, oneBits] = randomSet(2 * seed);
        const auto [other, otherBits] = randomSet(2 * seed + 1);
        QVERIFY(areSame(one, oneBits));
        QVERIFY(areSame(one & other, oneBits & otherBits));
        QVERIFY(areSame(one | other, oneBits | otherBits));
        QVERIFY(areSame(one.without(other), oneBits & ~otherBits));
        QCOMPARE(one.intersects(other), (oneBits & otherBits).any());
        QCOMPARE(one == other, oneBits == otherBits);
        QVERIFY(one == (one | (one & other)));
        QCOMPARE(static_cast<std::size_t>(one.first()), oneBits._Find_first());
        for (Square square = 0; square < kSquareCount; ++square)
            QCOMPARE(one.contains(square), oneBits.test(static_cast<std::size_t>(square)));
    }
    QCOMPARE(SquareSet().first(), kNoSquare);
}

void SquareSetTest::setsAreMoved()
{
    for (int distance = 1; distance < 64; ++distance) {
        const auto [set, bits] = randomSet(static_cast<std::uint64_t>(distance));
        QVERIFY(areSame(set.shiftedUp(distance), bits << static_cast<std::size_t>(distance)));
        QVERIFY(areSame(set.shiftedDown(distance), bits >> static_cast<std::size_t>(distance)));
    }
}

void SquareSetTest::filesAndRanksAreWhole()
{
    for (const std::uint32_t some : {0U, 1U, 0x8001U, 0x5a5aU, 0xffffU}) {
        Bits files;
        Bits ranks;
        for (Square square = 0; square < kSquareCount; ++square) {
            files[static_cast<std::size_t>(square)] = (some >> fileOf(square) & 1) != 0;
            ranks[static_cast<std::size_t>(square)] = (some >> rankOf(square) & 1) != 0;
        }
        QVERIFY(areSame(SquareSet::onFiles(some), files));
        QVERIFY(areSame(SquareSet::onRanks(some), ranks));
        QCOMPARE(SquareSet::onFiles(some).files(), some);
    }
}

void SquareSetTest::constantsAreMade()
{
    static constexpr SquareSet corners = SquareSet::of(0) | SquareSet::of(squareAt(15, 15));
    QCOMPARE(corners.count(), 2);
    QVERIFY(corners.contains(0) && corners.contains(kSquareCount - 1));
}

QTEST_APPLESS_MAIN(SquareSetTest)
#include "squaresettest.moc"
