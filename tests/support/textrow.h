#pragma once

#include <QtTest>

namespace tessera::test {

inline QString inTable(const char *text)
{
    return QString::fromUtf8(text);
}

template<typename Value>
const Value &inTable(const Value &value)
{
    return value;
}

/// Adds a row of a table, in which texts are a `QString`.
template<typename... Values>
void row(const char *name, const Values &...values)
{
    QTestData &data = QTest::newRow(name);
    (data << ... << inTable(values));
}

} // namespace tessera::test
