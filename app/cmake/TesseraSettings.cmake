# What holds for every target: language, warnings, sanitizers, where programs go.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(TESSERA_PROGRAM_FOLDER "${CMAKE_BINARY_DIR}/bin" CACHE PATH "Where programs go")
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${TESSERA_PROGRAM_FOLDER}")

if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release)
endif()

# Only what searches and generates moves gains from -O3 (tessera_add_layer's HOT); the rest waits for a person,
# a file or a program, and does with -O1, which compiles in three quarters of the time of -O2.
set(CMAKE_CXX_FLAGS_RELEASE "-O1 -DNDEBUG")

# Sanitized programs are large and many: mold links one in a quarter of the time of g++'s own linker.
find_program(TESSERA_MOLD mold)
if(TESSERA_MOLD)
    add_link_options(-fuse-ld=mold)
endif()

set(TESSERA_SANITIZE "" CACHE STRING "Sanitizers to build with, such as address;undefined")
if(TESSERA_SANITIZE)
    list(JOIN TESSERA_SANITIZE "," sanitizers)
    add_compile_options(-fsanitize=${sanitizers} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${sanitizers})
    # An access through a null pointer the address sanitizer finds by itself. To check every pointer for that and for
    # its alignment takes a quarter of the time of compiling, and half of that of Chexers' search.
    if("address" IN_LIST TESSERA_SANITIZE AND "undefined" IN_LIST TESSERA_SANITIZE)
        add_compile_options(-fno-sanitize=null,alignment)
    endif()
endif()

# The code is built for the machine's generation of processors (x86-64-v3 brings bit counting and
# AVX2), or for every one with TESSERA_ARCH=baseline; then each program has a twin for x86-64-v3, to which
# it gives way where the processor allows (app/cli/twin.h). Not -march=native: with AVX-512, g++ 12
# makes the bitboard games a third slower.
set(TESSERA_ARCH auto CACHE STRING "Processor to build for: auto, baseline, or a value for -march")
if(TESSERA_ARCH STREQUAL "auto")
    include(CheckCXXSourceRuns)
    check_cxx_source_runs("
        int main() {
            __builtin_cpu_init();
            return __builtin_cpu_supports(\"avx2\") && __builtin_cpu_supports(\"bmi2\") ? 0 : 1;
        }" TESSERA_HAS_X86_64_V3)
    if(TESSERA_HAS_X86_64_V3)
        add_compile_options(-march=x86-64-v3)
    endif()
elseif(TESSERA_ARCH STREQUAL "baseline")
    if(CMAKE_SYSTEM_NAME STREQUAL "Linux" AND CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|amd64)$")
        set(TESSERA_TWIN x86-64-v3)
    endif()
else()
    add_compile_options(-march=${TESSERA_ARCH})
endif()

# g++ would collect its garbage three times in the typical unit, since what it reads of a precompiled header is
# already about as large as the heap from which on it does so: a seventh of the time, for a tenth of the memory.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_compile_options(--param=ggc-min-heapsize=393216)
endif()

# Nobody replaces functions of ours at load time, so they may be inlined though the code is
# position-independent (g++ would not).
add_compile_options(-fno-semantic-interposition)

# Warnings are errors in everything of ours.
add_library(tessera_settings INTERFACE)
target_compile_options(tessera_settings INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror)
# At -O2 g++ 12 sees overlaps and overruns in std::string that are not there (GCC bug 105651).
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    target_compile_options(tessera_settings INTERFACE
        -Wno-array-bounds -Wno-restrict -Wno-stringop-overflow -Wno-stringop-overread)
endif()
# Between the calls of the thread sanitizer, g++ loses sight of whether an optional holds something.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND "thread" IN_LIST TESSERA_SANITIZE)
    target_compile_options(tessera_settings INTERFACE -Wno-maybe-uninitialized)
endif()
# Without AVX, g++ warns that vectors are handed over otherwise than with it; all of a program is built
# alike.
if(NOT (TESSERA_ARCH STREQUAL "auto" AND TESSERA_HAS_X86_64_V3))
    target_compile_options(tessera_settings INTERFACE -Wno-psabi)
endif()
target_include_directories(tessera_settings INTERFACE "${CMAKE_SOURCE_DIR}")

# What searches and generates moves; its precompiled headers too, since g++ keeps the level at which an
# inline function was parsed.
add_library(tessera_hot_settings INTERFACE)
target_compile_options(tessera_hot_settings INTERFACE $<$<CONFIG:Release>:-O3>)
# A search makes the same tree on every processor: no product and sum are rounded at once where one can do so.
target_compile_options(tessera_hot_settings INTERFACE -ffp-contract=off)
# A batch of sources may grow by inlining as much as each of them might by itself; else g++ lets it grow less
# than the sum, at the cost of 3 % in XXLChess.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(tessera_hot_settings INTERFACE --param=large-unit-insns=100000)
endif()

# Rules for code that uses Qt.
add_library(tessera_qt_settings INTERFACE)
target_link_libraries(tessera_qt_settings INTERFACE tessera_settings)
target_compile_definitions(tessera_qt_settings INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_NARROWING_CONVERSIONS_IN_CONNECT
    QT_STRICT_ITERATORS)

# tessera_add_layer(NAME [QT core|widgets] [HOT] [FOLDERS folder…] [COLD_FOLDERS folder…]
#     [SOURCES file…] [LINKS target…]):
# a layer as a static library, without Qt unless that is said. Of its folders, all sources belong to it;
# those of the cold folders of a hot layer are built like those of layers that are not.
function(tessera_add_layer name)
    cmake_parse_arguments(arg "HOT" "QT" "FOLDERS;COLD_FOLDERS;SOURCES;LINKS" ${ARGN})
    list(TRANSFORM arg_FOLDERS APPEND "/*.cpp" OUTPUT_VARIABLE patterns)
    list(TRANSFORM arg_FOLDERS APPEND "/*.h" OUTPUT_VARIABLE header_patterns)
    set(found "")
    if(patterns)
        file(GLOB found CONFIGURE_DEPENDS ${patterns})
    endif()
    add_library(${name} STATIC ${found} ${arg_SOURCES})
    if(arg_QT)
        file(GLOB headers CONFIGURE_DEPENDS ${header_patterns})
        tessera_moc(${name} ${headers} ${found})
        target_link_libraries(${name} PRIVATE tessera_qt_settings)
        tessera_use_precompiled(${name} ${arg_QT})
    else()
        target_link_libraries(${name} PRIVATE tessera_settings)
        if(arg_HOT)
            target_link_libraries(${name} PRIVATE tessera_hot_settings)
            tessera_use_precompiled(${name} hot)
        else()
            tessera_use_precompiled(${name} standard)
        endif()
    endif()
    tessera_compile_in_batches(${name} ${found})
    target_link_libraries(${name} PUBLIC ${arg_LINKS})
    if(arg_COLD_FOLDERS)
        list(TRANSFORM arg_COLD_FOLDERS APPEND "/*.cpp" OUTPUT_VARIABLE patterns)
        file(GLOB found CONFIGURE_DEPENDS ${patterns})
        add_library(${name}_cold OBJECT ${found})
        target_link_libraries(${name}_cold PRIVATE tessera_settings ${arg_LINKS})
        tessera_use_precompiled(${name}_cold standard)
        tessera_compile_in_batches(${name}_cold ${found})
        target_sources(${name} PRIVATE $<TARGET_OBJECTS:${name}_cold>)
    endif()
endfunction()

# tessera_add_twin(PROGRAM): builds the program a second time, for TESSERA_TWIN, in a build folder within
# this one; it lies in a folder of that name beside the program.
function(tessera_add_twin program)
    if(NOT TESSERA_TWIN)
        return()
    endif()
    set(handed_down "")
    foreach(name IN ITEMS
            CMAKE_BUILD_TYPE CMAKE_CXX_COMPILER CMAKE_CXX_FLAGS CMAKE_EXE_LINKER_FLAGS CMAKE_PREFIX_PATH
            TESSERA_WEIGHTS)
        # As a list of its own, a value with semicolons would be several words.
        string(REPLACE ";" "$<SEMICOLON>" value "${${name}}")
        list(APPEND handed_down "-D${name}=${value}")
    endforeach()
    set(folder "${CMAKE_BINARY_DIR}/${TESSERA_TWIN}")
    add_custom_target(${program}-twin
        COMMAND ${CMAKE_COMMAND} -S "${CMAKE_SOURCE_DIR}" -B "${folder}" -G "${CMAKE_GENERATOR}"
            ${handed_down} -DTESSERA_ARCH=${TESSERA_TWIN}
            "-DTESSERA_PROGRAM_FOLDER=${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/${TESSERA_TWIN}"
        COMMAND ${CMAKE_COMMAND} --build "${folder}" --target ${program}
        USES_TERMINAL VERBATIM
        COMMENT "Building ${program} for ${TESSERA_TWIN} too")
    add_dependencies(${program} ${program}-twin)
endfunction()
