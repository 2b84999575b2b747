# The generator, the runtime of generated code, and the generated code. Needs the interface target offhand_flags with
# the warnings and the repository root as include folder.

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
  # A separate library, so that tests can call the steps.
  add_library(offhand_codegen_library STATIC ${OFFHAND_CODEGEN_SOURCES})
  target_link_libraries(offhand_codegen_library PUBLIC offhand_codegen_runtime)
  add_executable(offhand-codegen ${PROJECT_SOURCE_DIR}/codegen/main.cpp)
  # The generator runs for a tenth of a second, so further optimisation would cost every build more time than it saves.
  foreach(target offhand_codegen_library offhand-codegen)
    target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1>)
  endforeach()
  target_link_libraries(offhand-codegen PRIVATE offhand_codegen_library)
  set_target_properties(offhand-codegen PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR})

  # Runs in every build, because new and deleted files are found only by checking, which takes milliseconds. Generated
  # code compiles afterwards, so that nobody debugs stale code.
  set(OFFHAND_FIXTURES --part tests/mcp-conformance --namespace fixtures)
  set(OFFHAND_SECOND_TOOLSET --part tests/second_toolset --namespace second)
  add_custom_target(generated_check
    COMMAND offhand-codegen --check --root ${PROJECT_SOURCE_DIR}
    COMMAND offhand-codegen --check --root ${PROJECT_SOURCE_DIR} ${OFFHAND_FIXTURES}
    COMMAND offhand-codegen --check --root ${PROJECT_SOURCE_DIR} ${OFFHAND_SECOND_TOOLSET}
    COMMENT "Comparing generated files with the schema"
    VERBATIM)

  # Used by `make generate`.
  add_custom_target(generate
    COMMAND offhand-codegen --root ${PROJECT_SOURCE_DIR}
    COMMAND offhand-codegen --root ${PROJECT_SOURCE_DIR} ${OFFHAND_FIXTURES}
    COMMAND offhand-codegen --root ${PROJECT_SOURCE_DIR} ${OFFHAND_SECOND_TOOLSET}
    COMMENT "Writing generated files from the schema"
    VERBATIM)
else()
  add_custom_target(generated_check)
endif()

include(cmake/references.cmake)
include(${PROJECT_SOURCE_DIR}/generated/sources.cmake OPTIONAL)
if(OFFHAND_GENERATED_SOURCES)
  list(TRANSFORM OFFHAND_GENERATED_SOURCES PREPEND ${PROJECT_SOURCE_DIR}/)
  # The registry refers to every tool body, so impl and the registry link each other. Code that needs only types links
  # neither.
  set(OFFHAND_REGISTRY_SOURCES ${OFFHAND_GENERATED_SOURCES})
  list(FILTER OFFHAND_REGISTRY_SOURCES INCLUDE REGEX "/generated/(registry|tools|resources|prompts)/")
  list(FILTER OFFHAND_GENERATED_SOURCES EXCLUDE REGEX "/generated/(registry|tools|resources|prompts)/")
  add_library(offhand_registry STATIC ${OFFHAND_REGISTRY_SOURCES})
  offhand_add_references(offhand_registry ${PROJECT_SOURCE_DIR})
  target_link_libraries(offhand_registry PUBLIC offhand_generated)
  add_library(offhand_generated STATIC ${OFFHAND_GENERATED_SOURCES})
  target_link_libraries(offhand_generated PUBLIC offhand_codegen_runtime)
  add_dependencies(offhand_generated generated_check)
else()
  # Before the first `make generate` there is nothing to compile, but the generator must build.
  add_library(offhand_generated INTERFACE)
  add_dependencies(offhand_generated generated_check)
endif()
