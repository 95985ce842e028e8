# Runs moc on those of the files in FOLDER/files.txt that have meta objects and are newer than what moc wrote of
# them before.
#   cmake -DMOC=… -DROOT=… -DFOLDER=… -P runmoc.cmake
file(READ "${FOLDER}/files.txt" files)
foreach(file IN LISTS files)
    cmake_path(GET file STEM name)
    if(file MATCHES "\\.h$")
        # Named from the root, as in all our sources.
        cmake_path(RELATIVE_PATH file BASE_DIRECTORY "${ROOT}" OUTPUT_VARIABLE header)
        set(output "${FOLDER}/moc_${name}.cpp")
        set(including "-f${header}")
    else()
        set(output "${FOLDER}/${name}.moc")
        set(including -i)
    endif()
    if(NOT "${file}" IS_NEWER_THAN "${output}" AND NOT "${MOC}" IS_NEWER_THAN "${output}")
        continue()
    endif()
    file(STRINGS "${file}" found LIMIT_COUNT 1 REGEX "^ *Q_(OBJECT|GADGET|NAMESPACE)")
    if(found)
        execute_process(COMMAND "${MOC}" ${including} "${file}" -o "${output}" COMMAND_ERROR_IS_FATAL ANY)
    endif()
endforeach()
