# Proves that layering.cmake can fail: runs it on a small made-up tree for each rule and compares
# what it prints.
#
#   cmake [-DWORK_DIR=…] -P tests/layering_test.cmake
cmake_minimum_required(VERSION 3.25)

if(NOT WORK_DIR)
    set(WORK_DIR "${CMAKE_CURRENT_BINARY_DIR}/layering test")
endif()

# check(FILE CONTENT [FINDING]): a tree of this one file is refused with just this finding, or
# accepted when none is given.
function(check file content)
    file(REMOVE_RECURSE "${WORK_DIR}")
    file(WRITE "${WORK_DIR}/${file}" "${content}")
    execute_process(
        COMMAND "${CMAKE_COMMAND}" "-DSOURCE_DIR=${WORK_DIR}" "-DBOARD_GAMES=ludo;go"
                -P "${CMAKE_CURRENT_FUNCTION_LIST_DIR}/layering.cmake"
        RESULT_VARIABLE status
        OUTPUT_VARIABLE printed
        ERROR_VARIABLE printed)
    if(ARGC EQUAL 2)
        if(NOT status EQUAL 0)
            message(SEND_ERROR "${file} should have been accepted:\n${content}\n${printed}")
        endif()
        return()
    endif()
    string(FIND "${printed}" "${file}:${ARGV2}\n" position)
    if(status EQUAL 0 OR position EQUAL -1 OR NOT printed MATCHES "layering: 1 findings")
        message(SEND_ERROR "status ${status}, wanted only \"${file}:${ARGV2}\", found:\n${printed}")
    endif()
endfunction()

# The core knows nothing of ours and no Qt.
check(model/core/game.h "#include <vector>\n#include \"model/core/types.h\"\n")
check(model/core/game.h "#include \"model/search/engine/engine.h\"\n"
    "1: found \"model/search/engine/engine.h\", wanted in model/core only what is in model/core")
check(model/core/game.h "#pragma once\n\n  #  include <QString>\n"
    "3: found <QString>, wanted no Qt in model/core")
check(model/core/game.h "#include <QtCore/qglobal.h>\n"
    "1: found <QtCore/qglobal.h>, wanted no Qt in model/core")
check(model/core/game.h "#include <qstring.h>\n" "1: found <qstring.h>, wanted no Qt in model/core")
check(model/core/game.h "#include <queue>\n")
check(model/search/engine/engine.h "#include \"model/core/game.h\"\n")
check(model/search/engine/engine.h "#include \"model/record/tree.h\"\n"
    "1: found \"model/record/tree.h\", wanted in model/search only what is in model/search, model/core")
check(model/record/tree.cpp "#include \"model/games/catalogue.h\"\n"
    "1: found \"model/games/catalogue.h\", wanted in model/record only what is in model/record, model/core")

# Texts of other people are shown and not read.
check(view/widgets/plaintext.h "class Label : public QLabel\n")
check(app/start/card.cpp "    label = new Label(name, this);\n    const QTextDocument &document();\n")
check(app/start/card.cpp "\n    label = new QLabel(name, this);\n"
    "2: found new QLabel(, wanted a Label, which shows its text as it is")
check(view/history/cell.cpp "    QTextDocument document = {};\n"
    "1: found QTextDocument document, wanted a ClosedDocument, which loads nothing")
check(app/start/card.cpp "    QMessageBox::warning(this, title, name);\n"
    "1: found QMessageBox::warning(, wanted a QMessageBox of plain text")
check(app/window/frame.cpp "    window.restoreGeometry(state);\n"
    "1: found restoreGeometry(, wanted numbers that are checked")

# Games do not know each other, nor anything above the search.
check(model/games/go/go.cpp "#include \"model/games/go/rules.h\"\n#include \"model/search/engine/engine.h\"\n")
check(model/games/go/go.cpp "#include \"model/games/chess/rules.h\"\n"
    "1: found \"model/games/chess/rules.h\", wanted in model/games/go only what is in model/games/go, model/core, model/search")
# Within a game: rules, then files, then the engine.
check(model/games/go/rules/rules.cpp "#include \"model/core/game.h\"\n#include \"model/games/go/rules/rules.h\"\n")
check(model/games/go/rules/rules.cpp "#include \"model/games/go/files/sgf.h\"\n"
    "1: found \"model/games/go/files/sgf.h\", wanted in model/games/go/rules only what is in model/games/go/rules, model/core")
check(model/games/go/files/sgf.cpp "#include \"model/games/go/rules/rules.h\"\n")
check(model/games/go/files/sgf.cpp "#include \"model/games/chess/rules/rules.h\"\n"
    "1: found \"model/games/chess/rules/rules.h\", wanted in model/games/go/files only what is in model/games/go/files, model/core, model/games/go/rules")
check(model/games/go/files/sgf.cpp "#include \"model/games/go/engine/engine.h\"\n"
    "1: found \"model/games/go/engine/engine.h\", wanted in model/games/go/files only what is in model/games/go/files, model/core, model/games/go/rules")
check(model/games/catalogue.cpp "#include \"model/games/chess/chess.h\"\n")
check(view/games/go/goscene.cpp "#include \"view/games/chess/chessscene.h\"\n"
    "1: found \"view/games/chess/chessscene.h\", wanted in view/games/go only what is in view/games/go, view/board, view/theme, view/widgets, view/words, model/games/go, model/session, model/core")
check(view/games/go/goscene.cpp "#include \"model/games/go/rules/facts.h\"\n")
check(view/games/go/goscene.cpp "#include \"model/games/chess/rules/facts.h\"\n"
    "1: found \"model/games/chess/rules/facts.h\", wanted in view/games/go only what is in view/games/go, view/board, view/theme, view/widgets, view/words, model/games/go, model/session, model/core")

# Nothing includes upward.
check(model/session/gamemodel.h "#include <QObject>\n#include \"model/games/catalogue.h\"\n")
check(model/session/gamemodel.h "\n#include \"view/board/scene/boardview.h\"\n"
    "2: found \"view/board/scene/boardview.h\", wanted in model/session only what is in model/session, model/core, model/search, model/games, model/record, model/foreign")
check(view/board/scene/boardview.h "#include <QGraphicsView>\n#include \"model/session/gamemodel.h\"\n")
check(view/board/scene/boardview.h "#include \"controller/board/inputcontroller.h\"\n"
    "1: found \"controller/board/inputcontroller.h\", wanted in view only what is in view, model/session, model/core, model/record")
check(controller/session/match.h "#include \"view/board/scene/boardview.h\"\n"
    "1: found \"view/board/scene/boardview.h\", wanted in controller/session only what is in controller/session, model")
check(controller/board/input.h "#include \"view/board/scene/boardview.h\"\n#include \"model/core/game.h\"\n")
check(controller/board/input.h "#include \"app/settings/settings.h\"\n"
    "1: found \"app/settings/settings.h\", wanted in controller/board only what is in controller/board, controller/session, view, model")
check(app/window/mainwindow.h "#include <QMainWindow>\n#include \"controller/board/input.h\"\n")
check(app/cli/main.cpp "#include \"view/board/scene/boardview.h\"\n"
    "1: found \"view/board/scene/boardview.h\", wanted in app/cli only what is in app/cli, app, controller/session, model")

# Within a layer as well: a folder includes only what stands above it in the order.
check(app/window/lobby.h "#include \"app/files/setups.h\"\n#include \"app/window/boardkeeper.h\"\n")
check(app/files/setups.h "\n#include \"app/window/lobby.h\"\n"
    "2: found \"app/window/lobby.h\", wanted only what stands above app/files in the order of folders")
check(app/game/columns/sidecolumn.h "#include \"app/game/gamepage.h\"\n"
    "1: found \"app/game/gamepage.h\", wanted only what stands above app/game/columns in the order of folders")
check(app/cli/ugi/ugisession.h "#include \"app/cli/commands/commands.h\"\n"
    "1: found \"app/cli/commands/commands.h\", wanted only what stands above app/cli/ugi in the order of folders")
check(view/board/boarddesign.h "#include \"view/board/scene/boardscene.h\"\n"
    "1: found \"view/board/scene/boardscene.h\", wanted only what stands above view/board in the order of folders")
check(view/games/go/workshop/workshop.h "#include \"view/games/go/goscene.h\"\n"
    "1: found \"view/games/go/goscene.h\", wanted only what stands above view/games/ID/workshop in the order of folders")
check(view/games/go/goscene.h "#include \"view/games/go/workshop/workshop.h\"\n")
check(controller/session/referee.h "#include \"controller/session/ponderer.h\"\n")
check(controller/board/input.cpp "#include \"controller/games/catalogue.h\"\n"
    "1: found \"controller/games/catalogue.h\", wanted in controller/board only what is in controller/board, controller/session, view, model")
check(app/magic/a.h "" "1: found a folder unknown to the order in tests/layering.cmake, wanted a line for it")

# Qt Core is enough where there is no window.
foreach(header QTimer QStringView QAbstractListModel QSystemSemaphore QProcess QTextStream)
    check(model/session/player.h "#include <${header}>\n")
endforeach()
foreach(header QWidget QGraphicsItem QPainter QApplication QGuiApplication QColor QImage QtWidgets
        QtGui QtGui/QImage QMessageBox QAction QUndoStack QTreeView)
    check(model/session/player.h "#include <${header}>\n"
        "1: found <${header}>, wanted nothing beyond Qt Core in model/session")
endforeach()

# Our includes are written from the root and in quotes; what the build writes may be otherwise.
check(model/core/game.h "#include \"types.h\"\n"
    "1: found \"types.h\", wanted a path from the root, such as \"model/core/game.h\"")
check(model/search/a.h "#include \"../core/game.h\"\n"
    "1: found \"../core/game.h\", wanted a path from the root, such as \"model/core/game.h\"")
check(model/search/a.h "#include <model/core/game.h>\n"
    "1: found <model/core/game.h>, wanted \"model/core/game.h\"")
check(tests/model/test_a.cpp "#include \"test_a.moc\"\n#include \"generated/catalogue.h\"\n")

# A game is named in its own folders and in tests only, as a whole word and in any case.
check(model/games/go/go.cpp "// Go is an old game.\n")
check(tests/model/test_go.cpp "// Go and Ludo\n")
check(app/main.cpp "// Good morning, Ludovico and Gopher\n")
check(app/main.cpp "int a[2];\n// [ Go\n" "2: found the game's name \"go\", wanted it only in its own folders")
check(app/main.cpp "constexpr auto x = LUDO_SIZE;\\\n"
    "1: found the game's name \"ludo\", wanted it only in its own folders")
check(model/games/ludo/ludo.cpp "\n\n\n// unlike Go\n"
    "4: found the game's name \"go\", wanted it only in its own folders")

# What the table does not know, and nothing at all, is refused too.
check(model/magic/a.h "" "1: found a folder unknown to the table in tests/layering.cmake, wanted a row for it")
file(REMOVE_RECURSE "${WORK_DIR}")
file(MAKE_DIRECTORY "${WORK_DIR}")
execute_process(
    COMMAND "${CMAKE_COMMAND}" "-DSOURCE_DIR=${WORK_DIR}" -DBOARD_GAMES=go
            -P "${CMAKE_CURRENT_LIST_DIR}/layering.cmake"
    RESULT_VARIABLE status
    ERROR_VARIABLE printed)
if(status EQUAL 0 OR NOT printed MATCHES "found no sources")
    message(SEND_ERROR "an empty tree should have been refused, found:\n${printed}")
endif()

file(REMOVE_RECURSE "${WORK_DIR}")
