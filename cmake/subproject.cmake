# For projects that use this repository with add_subdirectory(): offhand::toolkit and offhand_add_tools(), as with
# find_package(offhand). The generator's output is part of the build, so the generator is needed at configure time and
# is built separately before.
set(OFFHAND_CODEGEN "" CACHE FILEPATH "Generator to use instead of one that is built here")
if(NOT OFFHAND_CODEGEN)
  set(generator ${PROJECT_BINARY_DIR}/generator)
  execute_process(COMMAND ${CMAKE_COMMAND} -S ${PROJECT_SOURCE_DIR} -B ${generator} -G ${CMAKE_GENERATOR} -DOFFHAND_TESTS=OFF
    -DCMAKE_UNITY_BUILD=ON -DCMAKE_CXX_COMPILER=${CMAKE_CXX_COMPILER} OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND ${CMAKE_COMMAND} --build ${generator} --target offhand-codegen OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
  set(OFFHAND_CODEGEN ${generator}/offhand-codegen)
endif()
# Global properties, which the function sees wherever it is called.
set_property(GLOBAL PROPERTY OFFHAND_CODEGEN ${OFFHAND_CODEGEN})
set_property(GLOBAL PROPERTY OFFHAND_SHARED ${PROJECT_SOURCE_DIR})

# The warnings of this repository, and warnings as errors, are not passed on to users.
add_library(offhand_toolkit_for_others INTERFACE)
add_library(offhand::toolkit ALIAS offhand_toolkit_for_others)
target_include_directories(offhand_toolkit_for_others INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_definitions(offhand_toolkit_for_others INTERFACE OFFHAND_VERSION="${PROJECT_VERSION}")
target_compile_features(offhand_toolkit_for_others INTERFACE cxx_std_20)
target_link_libraries(offhand_toolkit_for_others INTERFACE offhand_toolkit Threads::Threads nlohmann_json::nlohmann_json fmt::fmt spdlog::spdlog
  PNG::PNG JPEG::JPEG PkgConfig::SODIUM PkgConfig::RE2 PkgConfig::OPENSSL)
include(${PROJECT_SOURCE_DIR}/cmake/add_tools.cmake)
