#pragma once

#include "tests/support/goldendata.h"

#include <QtTest>

#include <initializer_list>

namespace tessera::test {

/// Adds the lines of `tests/data/<game>/<file>` as rows of texts, named by their key `name`. A file that is not there
/// and a line that lacks a column stop the test program, which says the row and its fault.
inline void addFileRows(
    const std::string &game, const std::string &file, std::initializer_list<const char *> columns)
{
    for (const char *column : columns)
        QTest::addColumn<QString>(column);
    const auto lines = goldenLines(game, file);
    if (lines.empty())
        qFatal("%s/%s: no rows", game.c_str(), file.c_str());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto text = [&](const char *key) {
            const auto found = lines[i][key].asString();
            if (!found)
                qFatal("%s/%s, row %zu: no text \"%s\"", game.c_str(), file.c_str(), i + 1, key);
            return *found;
        };
        QTestData &row = QTest::newRow(text("name").c_str());
        for (const char *column : columns)
            row << QString::fromStdString(text(column));
    }
}

} // namespace tessera::test
