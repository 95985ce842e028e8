# Headers that most units read, parsed once. Each set of them belongs to an empty library whose flags
# its users share: `standard` to code without Qt, `hot` to what is built with -O3,
# `core` to Qt Core objects, `widgets` to what is drawn, `tests` and `hot_tests` to the test programs, which may
# write plain texts where the program may not, and `driver_tests` to those that drive the whole window.

set(standard_headers
    <algorithm> <array> <atomic> <bit> <cassert> <charconv> <chrono> <cmath> <cstddef> <cstdint>
    <cstdlib> <filesystem> <functional> <iosfwd> <limits> <map> <memory> <mutex> <optional> <set> <span> <stop_token>
    <string> <string_view> <thread> <tuple> <utility> <variant> <vector>)
set(hot_headers ${standard_headers})
set(core_headers ${standard_headers} <future> <QCoreApplication> <QObject> <QString> <QStringList> <QThread> <QTimer>)
set(widgets_headers ${core_headers}
    <QAbstractItemView> <QApplication> <QComboBox> <QDialogButtonBox> <QDir> <QFile> <QFileInfo> <QGraphicsItem>
    <QGraphicsScene> <QGraphicsView> <QGridLayout> <QHBoxLayout> <QIcon> <QJsonArray> <QJsonDocument>
    <QJsonObject> <QKeyEvent> <QLabel> <QLineEdit> <QLocale> <QMenu> <QPainter> <QPainterPath> <QPushButton>
    <QStyle> <QTextFormat> <QToolButton> <QVBoxLayout> <QWidget>)
set(hot_tests_headers ${core_headers} <QtTest>)
set(tests_headers ${widgets_headers} <QtTest>)
set(driver_tests_headers ${tests_headers} <deque>
    "${CMAKE_SOURCE_DIR}/tests/support/windowdriver.h" "${CMAKE_SOURCE_DIR}/app/board/boardpage.h"
    "${CMAKE_SOURCE_DIR}/app/game/gamepage.h")

# tessera_precompile(NAME LINKS target…)
function(tessera_precompile name)
    cmake_parse_arguments(arg "" "" "LINKS" ${ARGN})
    file(CONFIGURE OUTPUT "${CMAKE_BINARY_DIR}/generated/precompiled/${name}.cpp"
        CONTENT "// Only its precompiled headers matter.\n")
    add_library(tessera_precompiled_${name} OBJECT
        "${CMAKE_BINARY_DIR}/generated/precompiled/${name}.cpp")
    target_link_libraries(tessera_precompiled_${name} PRIVATE ${arg_LINKS})
    target_precompile_headers(tessera_precompiled_${name} PRIVATE ${${name}_headers})
    add_dependencies(tessera_readable tessera_precompiled_${name})
endfunction()

# tessera_use_precompiled(TARGET NAME)
function(tessera_use_precompiled target name)
    target_precompile_headers(${target} REUSE_FROM tessera_precompiled_${name})
endfunction()
