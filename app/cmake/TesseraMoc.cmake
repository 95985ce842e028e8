# Qt's meta objects. AUTOMOC would have moc read all of Qt's headers for each header of ours (0.17 s instead of
# 0.002), and would compile what it writes apart from the sources, which have parsed the same headers. Here moc
# reads our file alone; no class of ours comes from a macro. A source ends with `#include "moc_name.cpp"` for its
# header, and `#include "name.moc"` for classes of its own.

# tessera_moc(TARGET FILE…): the meta objects of the classes in these headers and sources, made in one step.
function(tessera_moc target)
    set(folder "${CMAKE_CURRENT_BINARY_DIR}/moc/${target}")
    set(files ${ARGN})
    list(TRANSFORM files PREPEND "${CMAKE_CURRENT_SOURCE_DIR}/" REGEX "^[^/]")
    file(CONFIGURE OUTPUT "${folder}/files.txt" CONTENT "${files}")
    set(script "${CMAKE_SOURCE_DIR}/app/cmake/runmoc.cmake")
    add_custom_command(OUTPUT "${folder}/done"
        COMMAND ${CMAKE_COMMAND} "-DMOC=$<TARGET_FILE:Qt6::moc>" "-DROOT=${CMAKE_SOURCE_DIR}"
            "-DFOLDER=${folder}" -P "${script}"
        COMMAND ${CMAKE_COMMAND} -E touch "${folder}/done"
        DEPENDS ${files} "${folder}/files.txt" "${script}" VERBATIM
        COMMENT "Meta objects of ${target}")
    # A target of its own, so that moc does not wait for the libraries that the target links.
    add_custom_target(${target}_moc DEPENDS "${folder}/done")
    add_dependencies(${target} ${target}_moc)
    add_dependencies(tessera_meta_objects ${target}_moc)
    target_include_directories(${target} PRIVATE "${folder}")
endfunction()
