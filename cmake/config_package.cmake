# What find_package(offhand) reads, in both components that it can find: the library and the toolkit.
include(CMakePackageConfigHelpers)
set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/offhand)
configure_package_config_file(cmake/offhand-config.cmake.in ${PROJECT_BINARY_DIR}/offhand-config.cmake INSTALL_DESTINATION ${package_folder}
  PATH_VARS CMAKE_INSTALL_INCLUDEDIR CMAKE_INSTALL_LIBDIR CMAKE_INSTALL_BINDIR CMAKE_INSTALL_DATADIR)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/offhand-config-version.cmake COMPATIBILITY SameMinorVersion)
foreach(part library toolkit)
  install(FILES ${PROJECT_BINARY_DIR}/offhand-config.cmake ${PROJECT_BINARY_DIR}/offhand-config-version.cmake DESTINATION ${package_folder}
    COMPONENT ${part} EXCLUDE_FROM_ALL)
endforeach()
