# liboffhand: shared and static, its headers, the program that works for it, a Python module, and what find_package()
# and pkg-config read. It is a component of its own: cmake --install build --component library --prefix DIR
include(GNUInstallDirs)
include(cmake/collect_parts.cmake)

# Before 1.0 a minor version may change the interface.
if(PROJECT_VERSION_MAJOR EQUAL 0)
  set(OFFHAND_SOVERSION ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
else()
  set(OFFHAND_SOVERSION ${PROJECT_VERSION_MAJOR})
endif()
offhand_collect_parts(offhand_library OFFHAND_LIBRARY_PARTS OFFHAND_LIBRARY_LINKS)

# The shared library: the interface whole, and of the rest what that needs.
set(map ${PROJECT_SOURCE_DIR}/impl/library/symbols.map)
add_library(offhand_shared SHARED impl/library/shared/static_objects.cpp $<TARGET_OBJECTS:offhand_library> $<TARGET_OBJECTS:offhand_cup>)
if(OFFHAND_PORTABLE)
  # Has a C++ library of its own inside, so only its C interface is for others; and the program, for the launcher beside it, so that
  # what has both, as the Python wheel, has the code once.
  file(STRINGS ${map} c_functions REGEX "^ +offhand_[a-z_]+;$")
  list(JOIN c_functions "" c_functions)
  file(CONFIGURE OUTPUT ${portable}/symbols.map CONTENT "OFFHAND { global: ${c_functions} offhand_program; local: *; };\n" @ONLY)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${map})
  set(map ${portable}/symbols.map)
  target_sources(offhand_shared PRIVATE impl/cli/shared/program.cpp)
  target_link_libraries(offhand_shared PRIVATE offhand_cli)
endif()
set_target_properties(offhand_shared PROPERTIES OUTPUT_NAME offhand LINKER_LANGUAGE CXX VERSION ${PROJECT_VERSION} SOVERSION ${OFFHAND_SOVERSION}
  LINK_DEPENDS ${map})
target_link_libraries(offhand_shared PRIVATE offhand_library)
# Its threads go on running while the program that loaded it ends, so it stays loaded.
target_link_options(offhand_shared PRIVATE LINKER:--version-script=${map} LINKER:-z,nodelete)
if(NOT OFFHAND_SANITIZE)
  target_link_options(offhand_shared PRIVATE LINKER:-z,defs)
endif()
if(OFFHAND_PORTABLE)
  offhand_launcher(offhand_launcher offhand_shared)
endif()

# The static library: every part.
add_library(offhand_static STATIC)
set_target_properties(offhand_static PROPERTIES OUTPUT_NAME offhand LINKER_LANGUAGE CXX)
foreach(part IN LISTS OFFHAND_LIBRARY_PARTS)
  target_sources(offhand_static PRIVATE $<TARGET_OBJECTS:${part}>)
endforeach()

add_custom_target(library DEPENDS offhand_shared offhand_static offhand_helper)

set(component COMPONENT library EXCLUDE_FROM_ALL)
install(TARGETS offhand_shared LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} ${component})
install(TARGETS offhand_static ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} ${component})
install(TARGETS offhand_helper RUNTIME DESTINATION ${CMAKE_INSTALL_LIBEXECDIR}/offhand ${component})
foreach(folder impl/library/include generated/include)
  install(DIRECTORY ${folder}/offhand DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} ${component} FILES_MATCHING PATTERN "*.h")
endforeach()
install(FILES impl/library/python/offhand.py DESTINATION ${CMAKE_INSTALL_DATADIR}/offhand/python ${component})
install(FILES docs/guide/library.md DESTINATION ${CMAKE_INSTALL_DOCDIR}/guide ${component})
install(DIRECTORY docs/guide/library DESTINATION ${CMAKE_INSTALL_DOCDIR}/guide ${component})

list(JOIN OFFHAND_LIBRARY_LINKS " " OFFHAND_LIBRARY_LINK_FLAGS)
# The folder of this file leads to the others, so that an installation can be moved.
file(RELATIVE_PATH OFFHAND_PREFIX_FROM_PKGCONFIG /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
foreach(name offhand offhand-static)
  configure_file(cmake/${name}.pc.in ${PROJECT_BINARY_DIR}/${name}.pc @ONLY)
endforeach()
install(FILES ${PROJECT_BINARY_DIR}/offhand.pc ${PROJECT_BINARY_DIR}/offhand-static.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig ${component})
