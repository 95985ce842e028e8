# Sources compiled several at a time (unity builds), which parse the headers that they share only once.

option(TESSERA_BATCHES "Whether to compile several sources of a folder as one" ON)
# A changed source is compiled with those of its batch: at most as many as that still takes a few seconds.
set(largest_batch 10)

# tessera_compile_in_batches(TARGET SOURCE…): the sources of each folder in batches of about the same size, in the
# order of their names. Names in the unnamed namespaces of a folder must differ. A source that defines macros stays
# by itself.
function(tessera_compile_in_batches target)
    if(NOT TESSERA_BATCHES)
        return()
    endif()
    set(folders "")
    foreach(source IN LISTS ARGN)
        cmake_path(GET source PARENT_PATH path)
        cmake_path(RELATIVE_PATH path BASE_DIRECTORY "${CMAKE_SOURCE_DIR}" OUTPUT_VARIABLE folder)
        string(MAKE_C_IDENTIFIER "${folder}" folder)
        file(STRINGS "${source}" macros LIMIT_COUNT 1 REGEX "^ *# *define")
        if(NOT macros)
            list(APPEND folders ${folder})
            list(APPEND sources_${folder} "${source}")
        endif()
    endforeach()
    list(REMOVE_DUPLICATES folders)
    foreach(folder IN LISTS folders)
        list(LENGTH sources_${folder} count)
        math(EXPR batches "(${count} + ${largest_batch} - 1) / ${largest_batch}")
        set(number 0)
        foreach(source IN LISTS sources_${folder})
            math(EXPR batch "${number} * ${batches} / ${count}")
            math(EXPR number "${number} + 1")
            set_source_files_properties("${source}" PROPERTIES UNITY_GROUP "${folder}_${batch}")
        endforeach()
    endforeach()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()
