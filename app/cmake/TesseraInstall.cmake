# cmake --install: the programs with all that must lie beside them in a folder of their own, links to them where commands
# are, and what a desktop wants to know. For every amd64 (TESSERA_ARCH=baseline) also a package for Debian.

include(GNUInstallDirs)
set(desktop_id io.github.tessera_games.Tessera)
set(desktop_dir "${CMAKE_SOURCE_DIR}/resources/desktop")
set(made_dir "${CMAKE_CURRENT_BINARY_DIR}/generated/desktop")
file(MAKE_DIRECTORY "${made_dir}/icons")

# A package for Debian puts games where games are; below other prefixes only `bin` is on the path.
set(usual_commands "${CMAKE_INSTALL_BINDIR}")
if(TESSERA_TWIN)
    set(usual_commands games)
endif()
set(TESSERA_COMMANDS_DIR "${usual_commands}" CACHE STRING "Where the commands go, below the prefix")

set(home "${CMAKE_INSTALL_LIBEXECDIR}/tessera")
install(TARGETS tessera tessera-cli RUNTIME DESTINATION "${home}")
install(DIRECTORY "${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/agents" DESTINATION "${home}"
    PATTERN "__pycache__" EXCLUDE)
if(TESSERA_TWIN)
    install(PROGRAMS "${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/${TESSERA_TWIN}/tessera"
        "${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/${TESSERA_TWIN}/tessera-cli" DESTINATION "${home}/${TESSERA_TWIN}")
    # They are no targets of this build, of which alone CMake strips what it installs.
    install(CODE "if(CMAKE_INSTALL_DO_STRIP)
        set(twins \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${home}/${TESSERA_TWIN}\")
        execute_process(COMMAND \"${CMAKE_STRIP}\" \"\${twins}/tessera\" \"\${twins}/tessera-cli\"
            COMMAND_ERROR_IS_FATAL ANY)
    endif()")
endif()
file(RELATIVE_PATH way "/${TESSERA_COMMANDS_DIR}" "/${home}")
foreach(program IN ITEMS tessera tessera-cli)
    file(CREATE_LINK "${way}/${program}" "${made_dir}/${program}" SYMBOLIC)
    install(FILES "${made_dir}/${program}" DESTINATION "${TESSERA_COMMANDS_DIR}")
endforeach()

# The icons and the manual are made while building.
add_executable(makeicons "${desktop_dir}/makeicons.cpp")
target_link_libraries(makeicons PRIVATE tessera_settings Qt6::Svg)
set(icon_sizes 16 22 24 32 48 64 128 256 512)
list(TRANSFORM icon_sizes REPLACE "(.+)" "${made_dir}/icons/\\1x\\1.png" OUTPUT_VARIABLE icons)
set(drawings "${CMAKE_SOURCE_DIR}/resources/icons/tessera.svg" "${desktop_dir}/tessera-small.svg")
add_custom_command(OUTPUT ${icons}
    COMMAND makeicons ${drawings} "${made_dir}/icons" DEPENDS makeicons ${drawings} VERBATIM)
set(pages "")
foreach(program IN ITEMS tessera tessera-cli)
    set(what "four board games in one window")
    if(program STREQUAL "tessera-cli")
        set(what "the games of Tessera without a window")
    endif()
    add_custom_command(OUTPUT "${made_dir}/${program}.6.gz"
        COMMAND "${desktop_dir}/manpage" $<TARGET_FILE:${program}> ${program} "${what}" ${PROJECT_VERSION}
            > "${made_dir}/${program}.6"
        COMMAND gzip -9nf "${made_dir}/${program}.6"
        DEPENDS ${program} "${desktop_dir}/manpage" VERBATIM)
    list(APPEND pages "${made_dir}/${program}.6.gz")
endforeach()
add_custom_command(OUTPUT "${made_dir}/changelog.gz"
    COMMAND gzip -9nc "${desktop_dir}/changelog" > "${made_dir}/changelog.gz"
    DEPENDS "${desktop_dir}/changelog" VERBATIM)
file(GLOB manual CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/resources/help/manual/*.md")
add_custom_command(OUTPUT "${made_dir}/manual/index.html"
    COMMAND "${desktop_dir}/manualpages" "${CMAKE_SOURCE_DIR}/resources/help/manual" "${made_dir}/manual"
    DEPENDS ${manual} "${desktop_dir}/manualpages" VERBATIM)
add_custom_target(desktop ALL DEPENDS ${icons} ${pages} "${made_dir}/changelog.gz" "${made_dir}/manual/index.html")

foreach(size IN LISTS icon_sizes)
    install(FILES "${made_dir}/icons/${size}x${size}.png"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/icons/hicolor/${size}x${size}/apps" RENAME "${desktop_id}.png")
endforeach()
install(FILES "${CMAKE_SOURCE_DIR}/resources/icons/tessera.svg"
    DESTINATION "${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps" RENAME "${desktop_id}.svg")
install(FILES "${desktop_dir}/tessera-symbolic.svg"
    DESTINATION "${CMAKE_INSTALL_DATADIR}/icons/hicolor/symbolic/apps" RENAME "${desktop_id}-symbolic.svg")
install(FILES "${desktop_dir}/${desktop_id}.desktop" DESTINATION "${CMAKE_INSTALL_DATADIR}/applications")
install(FILES "${desktop_dir}/${desktop_id}.metainfo.xml" DESTINATION "${CMAKE_INSTALL_DATADIR}/metainfo")
install(FILES "${desktop_dir}/${desktop_id}.xml" DESTINATION "${CMAKE_INSTALL_DATADIR}/mime/packages")
install(FILES ${pages} DESTINATION "${CMAKE_INSTALL_MANDIR}/man6")
install(FILES "${desktop_dir}/copyright" "${made_dir}/changelog.gz" DESTINATION "${CMAKE_INSTALL_DATADIR}/doc/tessera")
install(DIRECTORY "${made_dir}/manual" DESTINATION "${CMAKE_INSTALL_DATADIR}/doc/tessera")

# Desktops read caches of these files. A package's are brought up by dpkg.
install(CODE "set(share \"\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_DATADIR}\")
    if(NOT \"\$ENV{DESTDIR}\" AND NOT share MATCHES _CPack_Packages)
        foreach(cache IN ITEMS update-mime-database=mime update-desktop-database=applications)
            string(REPLACE \"=\" \";\" cache \${cache})
            list(GET cache 0 program)
            list(GET cache 1 folder)
            execute_process(COMMAND \${program} \${share}/\${folder} RESULT_VARIABLE result)
            if(NOT result EQUAL 0)
                message(STATUS \"\${program}: \${result}; desktops may not know the type of game files yet\")
            endif()
        endforeach()
    endif()")

# Only programs for every processor belong into a package.
if(TESSERA_TWIN)
    set(CPACK_GENERATOR DEB)
    set(CPACK_PACKAGE_NAME tessera)
    set(CPACK_PACKAGE_VENDOR "The Tessera authors")
    set(CPACK_PACKAGE_CONTACT "The Tessera authors <tessera_games@users.noreply.github.com>")
    set(CPACK_PACKAGE_VERSION "${PROJECT_VERSION}")
    set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
    set(CPACK_STRIP_FILES ON)
    set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
    set(CPACK_DEBIAN_PACKAGE_SECTION games)
    set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
    # Icons are drawings; from Debian 13 on, what reads them is a package of its own.
    set(CPACK_DEBIAN_PACKAGE_DEPENDS "qt6-svg-plugins | libqt6svg6 (<< 6.7)")
    # Agents, words of Qt's own dialogs, Wayland, a font with Chinese, and what lets sounds be heard.
    set(CPACK_DEBIAN_PACKAGE_RECOMMENDS
        "python3, qt6-translations-l10n, qt6-wayland, fonts-noto-cjk | fonts-wqy-microhei, pipewire-pulse | pulseaudio")
    set(CPACK_DEBIAN_PACKAGE_SUGGESTS "speech-dispatcher")
    set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
        "Watch Your Back!, Chexers, Tetress and XXLChess: with engines of ten
levels, clocks, a move history that can be walked freely, reviews, puzzles, a
library of games, and players of one's own (engines and Python agents).
.
The command tessera-cli plays matches, measures, checks and converts
without a window.")
    set(CPACK_INSTALL_CMAKE_PROJECTS "${CMAKE_BINARY_DIR};Tessera;ALL;/")
    include(CPack)
endif()
