# The installed toolkit for other servers: find_package(offhand), offhand_add_tools(). It is a separate component, which
# the program's package does not include: cmake --install build --component toolkit --prefix DIR
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
install(FILES cmake/add_tools.cmake DESTINATION ${package_folder} ${toolkit})
