#pragma once

#include "model/games/catalogue.h"

#include <QtTest>

namespace tessera::test {

/// A row for each game of the catalogue, with its id in the column `game`.
inline void addGameRows()
{
    QTest::addColumn<QString>("game");
    for (const GameEntry &entry : catalogue())
        QTest::newRow(entry.info().id.c_str()) << QString::fromStdString(entry.info().id);
}

} // namespace tessera::test
