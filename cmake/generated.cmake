# The generator, what generated code needs at run time, and the generated code itself.
# Needs the interface target offhand_flags: warnings, and the repository root as include folder.

file(GLOB OFFHAND_CODEGEN_RUNTIME_SOURCES CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/codegen/runtime/*.cpp)
add_library(offhand_codegen_runtime STATIC ${OFFHAND_CODEGEN_RUNTIME_SOURCES})
target_link_libraries(offhand_codegen_runtime PUBLIC offhand_flags nlohmann_json::nlohmann_json)

if(OFFHAND_GENERATOR)
  file(GLOB OFFHAND_CODEGEN_SOURCES CONFIGURE_DEPENDS
    ${PROJECT_SOURCE_DIR}/codegen/*.cpp
    ${PROJECT_SOURCE_DIR}/codegen/load/*.cpp
    ${PROJECT_SOURCE_DIR}/codegen/model/*.cpp
    ${PROJECT_SOURCE_DIR}/codegen/check/*.cpp
    ${PROJECT_SOURCE_DIR}/codegen/emit/*.cpp)
  list(REMOVE_ITEM OFFHAND_CODEGEN_SOURCES ${PROJECT_SOURCE_DIR}/codegen/main.cpp)
  # A library of its own, so that tests can call the steps.
  add_library(offhand_codegen_library STATIC ${OFFHAND_CODEGEN_SOURCES})
  target_link_libraries(offhand_codegen_library PUBLIC offhand_codegen_runtime)
  add_executable(offhand-codegen ${PROJECT_SOURCE_DIR}/codegen/main.cpp)
  # It runs for a tenth of a second: optimising more costs every build more time than it saves.
  foreach(target offhand_codegen_library offhand-codegen)
    target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1>)
  endforeach()
  target_link_libraries(offhand-codegen PRIVATE offhand_codegen_library)
  set_target_properties(offhand-codegen PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR})

  # Runs in every build, whatever has changed: a new or deleted file is noticed only by looking, and looking takes
  # milliseconds. Generated code compiles after it, so that nobody debugs stale code.
  set(OFFHAND_FIXTURES --part tests/mcp-conformance --namespace fixtures)
  set(OFFHAND_SECOND_TOOLSET --part tests/second_toolset --namespace second)
  add_custom_target(generated_check
    COMMAND offhand-codegen --check --root ${PROJECT_SOURCE_DIR}
    COMMAND offhand-codegen --check --root ${PROJECT_SOURCE_DIR} ${OFFHAND_FIXTURES}
    COMMAND offhand-codegen --check --root ${PROJECT_SOURCE_DIR} ${OFFHAND_SECOND_TOOLSET}
    COMMENT "Comparing generated files with the schema"
    VERBATIM)

  # What `make generate` runs.
  add_custom_target(generate
    COMMAND offhand-codegen --root ${PROJECT_SOURCE_DIR}
    COMMAND offhand-codegen --root ${PROJECT_SOURCE_DIR} ${OFFHAND_FIXTURES}
    COMMAND offhand-codegen --root ${PROJECT_SOURCE_DIR} ${OFFHAND_SECOND_TOOLSET}
    COMMENT "Writing generated files from the schema"
    VERBATIM)
else()
  add_custom_target(generated_check)
endif()

include(${PROJECT_SOURCE_DIR}/generated/sources.cmake OPTIONAL)
if(OFFHAND_GENERATED_SOURCES)
  list(TRANSFORM OFFHAND_GENERATED_SOURCES PREPEND ${PROJECT_SOURCE_DIR}/)
  # The registry takes the address of every tool body: impl links it, and it links impl. What needs only types stays free of both.
  set(OFFHAND_REGISTRY_SOURCES ${OFFHAND_GENERATED_SOURCES})
  list(FILTER OFFHAND_REGISTRY_SOURCES INCLUDE REGEX "/generated/(registry|tools|resources|prompts)/")
  list(FILTER OFFHAND_GENERATED_SOURCES EXCLUDE REGEX "/generated/(registry|tools|resources|prompts)/")
  add_library(offhand_registry STATIC ${OFFHAND_REGISTRY_SOURCES})
  target_link_libraries(offhand_registry PUBLIC offhand_generated)
  add_library(offhand_generated STATIC ${OFFHAND_GENERATED_SOURCES})
  target_link_libraries(offhand_generated PUBLIC offhand_codegen_runtime)
  add_dependencies(offhand_generated generated_check)
else()
  # Before the very first `make generate` there is nothing to compile, but the generator must build.
  add_library(offhand_generated INTERFACE)
  add_dependencies(offhand_generated generated_check)
endif()
