# Checks that no folder includes what is above it or beside it, and that no game is named outside
# its own folders. Prints each finding as FILE:LINE: found …, wanted …
#
#   cmake -DSOURCE_DIR=… "-DBOARD_GAMES=one;two" -P tests/layering.cmake
cmake_minimum_required(VERSION 3.25)

# The table. The first row whose folder holds a file counts for it; ID stands for one game's folder, the same
# one in both columns.
#   FOLDER | which of our folders it may include besides itself | which Qt: none, core or all
set(TABLE
    "model/core       |                                                              | none"
    "model/search     | model/core                                                   | none"
    "model/games/ID/rules  | model/core                                              | none"
    "model/games/ID/files  | model/core model/games/ID/rules                         | none"
    "model/games/ID/engine | model/core model/search model/games/ID/rules model/games/ID/files | none"
    "model/games/ID   | model/core model/search                                      | none"
    "model/games      | model/core model/search                                      | none"
    "model/foreign    | model/core model/search model/record                         | none"
    "model/record     | model/core                                                   | none"
    "model/review     | model/core model/search model/record                         | none"
    "model/rating     | model/core model/search                                      | none"
    "model/library    | model/core model/search model/record model/review            | core"
    "model/lab/words      | model/core                                               | none"
    "model/lab/statistics | model/core model/lab/words                               | none"
    "model/lab/openings   | model/core model/search model/games                      | none"
    "model/lab/match      | model/core model/search model/games model/record model/foreign model/lab | none"
    "model/session    | model/core model/search model/games model/record model/foreign | core"
    "view/games/ID    | view/board view/theme view/widgets view/words model/games/ID model/session model/core | all"
    "view             | model/session model/core model/record                        | all"
    "controller/session  | model                                                     | core"
    "controller/sound    | controller/session model                                  | core"
    "controller/games/ID | controller/session controller/board view model            | all"
    "controller/games    | controller/session controller/board view model               | all"
    "controller/board    | controller/session view model                             | all"
    "app/tools        | app/cli model                                              | core"
    "app/cli          | app controller/session model                                 | core"
    "app              | controller view model                                        | all"
    "tests            | app controller view model resources                          | all")

# The order within layers, from the bottom up: a folder may include only what stands above its own line, so that no
# folder includes itself through others. Each folder of these layers has a line; ID stands for one game's folder.
set(ORDERED_LAYERS "^(app|controller|view)(/|$)")
set(ORDER
    view/theme
    view/words
    view/board/geometry
    view/board/marks
    view/board
    view/board/items
    view/board/scene
    view/widgets
    view/plots
    view/history
    view/games/ID/workshop
    view/games/ID
    view/games
    controller/session
    controller/sound
    controller/board
    controller/games/ID
    controller/games
    app/cli/input
    app/cli/frame
    app/cli/analysis
    app/cli/book
    app/cli/check
    app/cli/match
    app/cli/puzzles
    app/cli/train
    app/cli/ugi
    app/cli/commands
    app/cli
    app/tools
    app/tools/book
    app/tools/openings
    app/tools/puzzles
    app/tools/train
    app/languages
    app/desktop
    app/actions
    app/files
    app/settings
    app/sound/multimedia
    app/sound
    app/help
    app/board
    app/players
    app/exports
    app/lab
    app/analysis
    app/coach
    app/review
    app/puzzles
    app/game/columns
    app/rating
    app/library
    app/explorer
    app/game
    app/speech
    app/start
    app/tour
    app/editor
    app/dialogs/newgame
    app/dialogs/preferences
    app/dialogs
    app/window
    app/program
    app)

# Files that the build writes: what Qt's tools make, and whatever lies in a folder "generated".
set(GENERATED "(\\.moc|^moc_.*|^ui_.*|^generated/.*)$")

# Headers of Qt that need more than Qt Core. The build refuses them too, as the target of a "core"
# folder links nothing else; this only says so earlier and by line.
string(CONCAT BEYOND_QT_CORE "^(Qt(Gui|Widgets|Svg|SvgWidgets|Test|Multimedia|PrintSupport)(/.*)?$|"
    "Q(Gui|Widget|Graphics|Paint|Svg|Style|Screen|Window|Pixmap|Image|Picture|Icon|Bitmap|Font|Color|"
    "Palette|Brush|Pen|Gradient|Polygon|Region|Transform|Vector2D|Cursor|Clipboard|Drag|Shortcut|"
    "KeyEvent|KeySequence|MouseEvent|WheelEvent|HoverEvent|TouchEvent|ResizeEvent|CloseEvent|"
    "Validator|TextDocument|TextCursor|TextLayout|DesktopServices|Accessible|Action|Application$|"
    "Main|Menu|Tool|Status|Dock|Dialog|MessageBox|FileDialog|InputDialog|ProgressDialog|Label|Frame|"
    "LineEdit|TextEdit|TextBrowser|PlainTextEdit|SpinBox|ComboBox|CheckBox|RadioButton|PushButton|"
    "AbstractButton|ButtonGroup|GroupBox|Tab|List(View|Widget)|Table|Tree|HeaderView|Column|Abstract"
    "(ItemView|ScrollArea|Slider|SpinBox)|Scroll|Slider|ProgressBar|Splitter|Splash|Stacked|Grid|"
    "Box|HBox|VBox|Form|Layout|SystemTray|Undo|Wizard|Completer|Test|SignalSpy|Sound|Media))")

# What reads the texts of other people as HTML and the files that these name, or believes what lies in the settings. Each
# has one place that does not.
#   PATTERN | the file that may | what is wanted instead
set(TRUSTING
    "(new|public|make_unique<) *QLabel ?[>(]* | view/widgets/plaintext.h | a Label, which shows its text as it is"
    "(new +|make_unique<)QTextDocument|QTextDocument +[a-z]+ *[({ ] | none | a ClosedDocument, which loads nothing"
    "(new|public|make_unique<) *QText(Edit|Browser) | app/help/helppage.h | a QPlainTextEdit"
    "QMessageBox::(warning|critical|information|question|about) *[(] | none | a QMessageBox of plain text"
    "restore(Geometry|State) *[(] | none | numbers that are checked")

if(NOT IS_DIRECTORY "${SOURCE_DIR}" OR NOT BOARD_GAMES)
    message(FATAL_ERROR "found SOURCE_DIR='${SOURCE_DIR}' and BOARD_GAMES='${BOARD_GAMES}', "
        "wanted the folder of the sources and the list of the games' names")
endif()

# A game's name as a word; inside a longer word it does not count.
list(JOIN BOARD_GAMES "|" ANY_GAME)
set(ANY_GAME "(^|[^a-z0-9])(${ANY_GAME})([^a-z0-9]|$)")
set_property(GLOBAL PROPERTY findings 0)

function(report file line found wanted)
    message(NOTICE "${file}:${line}: found ${found}, wanted ${wanted}")
    get_property(findings GLOBAL PROPERTY findings)
    math(EXPR findings "${findings} + 1")
    set_property(GLOBAL PROPERTY findings ${findings})
endfunction()

# Sets `folder` (empty when the table has none), `may_include` (its own folder first) and `qt`.
function(look_up_row file)
    set(folder "" PARENT_SCOPE)
    foreach(row IN LISTS TABLE)
        string(REGEX MATCH "^([^ |]+) *\\|([^|]*)\\| *([a-z]+)$" row "${row}")
        set(others "${CMAKE_MATCH_2}")
        set(row_qt "${CMAKE_MATCH_3}")
        string(REPLACE "/ID" "/([^/]+)" pattern "${CMAKE_MATCH_1}")
        if(file MATCHES "^(${pattern})/")
            set(own "${CMAKE_MATCH_1}")
            set(id "${CMAKE_MATCH_2}")
            string(REGEX MATCHALL "[^ ]+" others "${others}")
            list(TRANSFORM others REPLACE "/ID(/|$)" "/${id}\\1")
            set(folder "${own}" PARENT_SCOPE)
            set(may_include "${own}" ${others} PARENT_SCOPE)
            set(qt "${row_qt}" PARENT_SCOPE)
            return()
        endif()
    endforeach()
endfunction()

# Sets `place` to the line of `file`'s folder in ORDER; empty when it has none.
function(look_up_place file)
    cmake_path(GET file PARENT_PATH folder)
    set(place "" PARENT_SCOPE)
    set(number 0)
    foreach(pattern IN LISTS ORDER)
        string(REPLACE "/ID" "/[^/]+" pattern "${pattern}")
        if(folder MATCHES "^${pattern}$")
            set(place ${number} PARENT_SCOPE)
            return()
        endif()
        math(EXPR number "${number} + 1")
    endforeach()
endfunction()

# `own_place` is that of the file itself.
function(check_order file line path)
    if(own_place STREQUAL "" OR NOT path MATCHES "${ORDERED_LAYERS}")
        return()
    endif()
    look_up_place("${path}")
    if(place STREQUAL "" OR place GREATER own_place)
        list(GET ORDER ${own_place} own_row)
        report(${file} ${line} "\"${path}\"" "only what stands above ${own_row} in the order of folders")
    endif()
endfunction()

function(check_include file line quote path)
    if(path MATCHES "^(app|controller|model|tests|view)/")
        foreach(allowed IN LISTS may_include)
            string(FIND "${path}" "${allowed}/" position)
            if(position EQUAL 0)
                if(NOT quote STREQUAL "\"")
                    report(${file} ${line} "<${path}>" "\"${path}\"")
                endif()
                check_order("${file}" ${line} "${path}")
                return()
            endif()
        endforeach()
        list(JOIN may_include ", " readable)
        report(${file} ${line} "\"${path}\"" "in ${folder} only what is in ${readable}")
    elseif(quote STREQUAL "\"")
        if(NOT path MATCHES "${GENERATED}")
            report(${file} ${line} "\"${path}\"" "a path from the root, such as \"model/core/game.h\"")
        endif()
    elseif(path MATCHES "^(Q[A-Z]|Qt[A-Z0-9]|q[a-z0-9]+\\.h$)")
        if(qt STREQUAL "none")
            report(${file} ${line} "<${path}>" "no Qt in ${folder}")
        elseif(qt STREQUAL "core" AND path MATCHES "${BEYOND_QT_CORE}")
            report(${file} ${line} "<${path}>" "nothing beyond Qt Core in ${folder}")
        endif()
    endif()
endfunction()

# A file may name the game whose folder it is in (model/games/ID, resources/boards/ID, …).
function(check_names file line lowered)
    foreach(game IN LISTS BOARD_GAMES)
        if(lowered MATCHES "(^|[^a-z0-9])${game}([^a-z0-9]|$)"
           AND NOT file MATCHES "^((model|view|controller)/games|resources/boards)/${game}/")
            report(${file} ${line} "the game's name \"${game}\"" "it only in its own folders")
        endif()
    endforeach()
endfunction()

# Whether a line trusts what comes from outside.
function(check_trust file line text)
    foreach(row IN LISTS TRUSTING)
        string(REGEX MATCH "^(.*) [|] ([^ ]+) [|] (.*)$" row "${row}")
        set(pattern "${CMAKE_MATCH_1}")
        set(excepted "${CMAKE_MATCH_2}")
        set(wanted "${CMAKE_MATCH_3}")
        if(text MATCHES "${pattern}" AND NOT file STREQUAL excepted)
            string(STRIP "${CMAKE_MATCH_0}" found)
            report("${file}" ${line} "${found}" "${wanted}")
        endif()
    endforeach()
endfunction()

function(check_file file)
    look_up_row("${file}")
    if(folder STREQUAL "" AND NOT file MATCHES "^resources/")
        report("${file}" 1 "a folder unknown to the table in tests/layering.cmake" "a row for it")
        return()
    endif()
    look_up_place("${file}")
    set(own_place "${place}")
    if(own_place STREQUAL "" AND file MATCHES "${ORDERED_LAYERS}")
        report("${file}" 1 "a folder unknown to the order in tests/layering.cmake" "a line for it")
        return()
    endif()
    file(READ "${SOURCE_DIR}/${file}" content)
    # Characters that a CMake list would trip over; neither an include nor a name needs them.
    string(REGEX REPLACE "[][;\\\\]" " " content "${content}")
    string(TOLOWER "${content}" lowered)
    set(may_trust FALSE)
    if(file MATCHES "^(app|controller|view)/"
       AND content MATCHES "QLabel|QText(Document|Edit|Browser)|QMessageBox|restore(Geometry|State)")
        set(may_trust TRUE)
    endif()
    set(names_a_game FALSE)
    if(lowered MATCHES "${ANY_GAME}" AND NOT file MATCHES "^tests/")
        set(names_a_game TRUE)
    endif()
    string(REPLACE "\n" ";" content "${content}")
    set(line 0)
    foreach(text IN LISTS content)
        math(EXPR line "${line} + 1")
        if(text MATCHES "^[ \t]*#[ \t]*include[ \t]*([\"<])([^\">]+)")
            check_include("${file}" ${line} "${CMAKE_MATCH_1}" "${CMAKE_MATCH_2}")
        endif()
        if(may_trust)
            check_trust("${file}" ${line} "${text}")
        endif()
        if(names_a_game)
            string(TOLOWER "${text}" text)
            check_names("${file}" ${line} "${text}")
        endif()
    endforeach()
endfunction()

set(patterns "")
foreach(top app controller model resources tests view)
    list(APPEND patterns "${SOURCE_DIR}/${top}/*.h" "${SOURCE_DIR}/${top}/*.cpp")
endforeach()
file(GLOB_RECURSE files RELATIVE "${SOURCE_DIR}" ${patterns})
list(LENGTH files count)
if(count EQUAL 0)
    message(FATAL_ERROR "found no sources in ${SOURCE_DIR}, wanted at least one")
endif()
foreach(file IN LISTS files)
    check_file("${file}")
endforeach()

get_property(findings GLOBAL PROPERTY findings)
if(findings)
    message(FATAL_ERROR "layering: ${findings} findings in ${count} files")
endif()
message(STATUS "layering: ${count} files keep to the table")
