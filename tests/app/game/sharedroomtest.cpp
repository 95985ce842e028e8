#include "app/game/columns/sharedroom.h"

#include <QTest>

using namespace tessera;

/// How parts of a column share too little room.
class SharedRoomTest : public QObject
{
    Q_OBJECT

private slots:
    void shares_data();
    void shares();
};

void SharedRoomTest::shares_data()
{
    QTest::addColumn<int>("room");
    QTest::addColumn<std::vector<RoomPart>>("parts");
    QTest::addColumn<std::vector<int>>("heights");
    using Parts = std::vector<RoomPart>;
    using Heights = std::vector<int>;
    const Parts parts{{10, 100, 2}, {20, 50, 0}, {30, 60, 1}};
    QTest::newRow("nothing") << 100 << Parts{} << Heights{};
    QTest::newRow("enough for all") << 300 << parts << Heights{100, 50, 60};
    QTest::newRow("the last turn gets the rest") << 150 << parts << Heights{40, 50, 60};
    QTest::newRow("the second gets a part") << 100 << parts << Heights{10, 50, 40};
    QTest::newRow("the least") << 60 << parts << Heights{10, 20, 30};
    QTest::newRow("not even that") << 5 << parts << Heights{10, 20, 30};
    QTest::newRow("from the first to the last in a turn")
        << 50 << Parts{{0, 30, 0}, {0, 30, 0}} << Heights{30, 20};
    const Parts slack{{10, 30, 0, 0, true}, {20, 50, 1, 5}};
    QTest::newRow("a little is lent") << 76 << slack << Heights{26, 50};
    QTest::newRow("much is not") << 70 << slack << Heights{30, 40};
    QTest::newRow("not everybody lends")
        << 76 << Parts{{10, 30, 0}, {20, 50, 1, 5}} << Heights{30, 46};
    QTest::newRow("the least is not lent")
        << 77 << Parts{{28, 30, 0, 0, true}, {20, 50, 1, 5}} << Heights{28, 49};
    QTest::newRow("who asks for less than the least") << 50 << Parts{{20, 10, 0}} << Heights{20};
}

void SharedRoomTest::shares()
{
    QFETCH(const int, room);
    QFETCH(const std::vector<RoomPart>, parts);
    QTEST(sharedRoom(room, parts), "heights");
}

QTEST_GUILESS_MAIN(SharedRoomTest)
#include "sharedroomtest.moc"
