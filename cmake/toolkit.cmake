# The installed toolkit for other servers: find_package(offhand), offhand_add_tools(). It is a separate component, which
# the program's package does not include: cmake --install build --component toolkit --prefix DIR
include(CMakePackageConfigHelpers)
set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/offhand)
set(toolkit COMPONENT toolkit EXCLUDE_FROM_ALL)
install(TARGETS offhand_toolkit ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} ${toolkit})
install(PROGRAMS $<TARGET_FILE:offhand-codegen> DESTINATION ${CMAKE_INSTALL_BINDIR} ${toolkit})
foreach(folder codegen/runtime generated platform impl)
  install(DIRECTORY ${folder}/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/offhand/${folder} ${toolkit} FILES_MATCHING PATTERN "*.h"
    PATTERN linux EXCLUDE PATTERN windows EXCLUDE PATTERN sim EXCLUDE PATTERN sandbox EXCLUDE PATTERN cli EXCLUDE PATTERN command_line EXCLUDE)
endforeach()
# Schema files that other tools use, without the program's own tools.
foreach(folder cli common config meta platforms)
  install(DIRECTORY schema/${folder} DESTINATION ${CMAKE_INSTALL_DATADIR}/offhand/schema ${toolkit})
endforeach()
install(FILES schema/facets.json DESTINATION ${CMAKE_INSTALL_DATADIR}/offhand/schema ${toolkit})
configure_package_config_file(cmake/offhand-config.cmake.in ${PROJECT_BINARY_DIR}/offhand-config.cmake INSTALL_DESTINATION ${package_folder}
  PATH_VARS CMAKE_INSTALL_INCLUDEDIR CMAKE_INSTALL_LIBDIR CMAKE_INSTALL_BINDIR CMAKE_INSTALL_DATADIR)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/offhand-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/offhand-config.cmake ${PROJECT_BINARY_DIR}/offhand-config-version.cmake cmake/add_tools.cmake
  DESTINATION ${package_folder} ${toolkit})
