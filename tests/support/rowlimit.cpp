#include <QByteArray>

namespace {

/// Qt Test ends a program of which one row takes more than five minutes, and Qt 6.4 counts rows that follow each other at
/// once as one: after a row that has waited for long, one without fault would be ended. So a row may take nearly what CTest
/// gives the whole program, unless the environment says otherwise.
const bool isRowLimitSet = qEnvironmentVariableIsSet("QTEST_FUNCTION_TIMEOUT")
                           || qputenv("QTEST_FUNCTION_TIMEOUT", "1700000");

} // namespace
