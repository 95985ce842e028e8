# Sources compiled several at a time (unity builds), which parse the headers that they share only once.

option(TESSERA_BATCHES "Whether to compile several sources of a folder as one" ON)
# A changed source is compiled with those of its batch: as many as that still takes a few seconds.
set(batch_size 6)

# tessera_compile_in_batches(TARGET SOURCE…): the sources of each folder in batches, in the order of their
# names. Names in the unnamed namespaces of a folder must differ.
function(tessera_compile_in_batches target)
    if(NOT TESSERA_BATCHES)
        return()
    endif()
    foreach(source IN LISTS ARGN)
        cmake_path(GET source PARENT_PATH folder)
        cmake_path(RELATIVE_PATH folder BASE_DIRECTORY "${CMAKE_SOURCE_DIR}")
        string(MAKE_C_IDENTIFIER "${folder}" folder)
        if(source MATCHES "\\.cpp$")
            math(EXPR batch "0${count_${folder}} / ${batch_size}")
            math(EXPR count_${folder} "0${count_${folder}} + 1")
            set_source_files_properties("${source}" PROPERTIES UNITY_GROUP "${folder}_${batch}")
        endif()
    endforeach()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()
