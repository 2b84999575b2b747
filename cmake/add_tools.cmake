# offhand_add_tools(TARGET [SCHEMA schema] [NAMESPACE TARGET])
# Gives TARGET what the generator makes of the schema folder: #include "NAMESPACE/generated/...", namespace offhand::NAMESPACE. It is
# made when the build is configured, and that is done again whenever a schema file changes, comes or goes.
function(offhand_add_tools target)
  if(NOT OFFHAND_SHARED)
    # Used with add_subdirectory().
    get_property(OFFHAND_SHARED GLOBAL PROPERTY OFFHAND_SHARED)
    get_property(OFFHAND_CODEGEN GLOBAL PROPERTY OFFHAND_CODEGEN)
  endif()
  cmake_parse_arguments(PARSE_ARGV 1 tools "" "SCHEMA;NAMESPACE" "")
  if(NOT tools_SCHEMA)
    set(tools_SCHEMA schema)
  endif()
  if(NOT tools_NAMESPACE)
    set(tools_NAMESPACE ${target})
  endif()
  get_filename_component(schema ${tools_SCHEMA} ABSOLUTE)
  file(GLOB_RECURSE schema_files CONFIGURE_DEPENDS ${schema}/*.json)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${schema_files} ${OFFHAND_CODEGEN})
  set(folder ${CMAKE_CURRENT_BINARY_DIR}/offhand_${target})
  execute_process(
    COMMAND ${OFFHAND_CODEGEN} --root ${OFFHAND_SHARED} --part ${tools_NAMESPACE} --part-schema ${schema} --namespace ${tools_NAMESPACE} --out ${folder}
    OUTPUT_QUIET ERROR_VARIABLE problems RESULT_VARIABLE failed)
  if(failed)
    # Indented, because CMake would rewrap unindented lines.
    string(REPLACE "\n" "\n  " problems "  ${problems}")
    message(FATAL_ERROR "The schema in ${schema}:\n${problems}")
  endif()
  include(${folder}/${tools_NAMESPACE}/generated/sources.cmake)
  list(TRANSFORM OFFHAND_GENERATED_SOURCES PREPEND ${folder}/)
  target_sources(${target} PRIVATE ${OFFHAND_GENERATED_SOURCES})
  target_include_directories(${target} PRIVATE ${folder})
  target_link_libraries(${target} PRIVATE offhand::toolkit)
endfunction()
