# The installed files, which `make package` puts into a Debian package: program, completions, manual pages, types,
# systemd units and documentation.
include(GNUInstallDirs)
set(made ${PROJECT_SOURCE_DIR}/generated)
install(TARGETS offhand RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(FILES impl/daemon/systemd/offhand@.service impl/daemon/systemd/offhand@.socket DESTINATION lib/systemd/user)
install(FILES ${made}/completions/bash/offhand DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
install(FILES ${made}/completions/zsh/_offhand DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
install(FILES ${made}/completions/fish/offhand.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
install(DIRECTORY ${made}/schemas ${made}/typescript DESTINATION ${CMAKE_INSTALL_DATADIR}/offhand)
install(FILES README.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY docs/guide docs/reference docs/design docs/pictures DESTINATION ${CMAKE_INSTALL_DOCDIR})
# The place of the licence in a Debian package.
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME copyright)

# What menus and software centres show. The date is that of the version in CHANGELOG.md.
file(READ packaging/facts.json facts)
string(JSON OFFHAND_HOMEPAGE GET "${facts}" homepage)
string(JSON OFFHAND_RELEASE_DATE GET "${facts}" release_date)
string(JSON OFFHAND_CONTACT GET "${facts}" contact)
set(desktop ${PROJECT_SOURCE_DIR}/packaging/desktop/dev.offhand.Offhand)
configure_file(${desktop}.metainfo.xml ${PROJECT_BINARY_DIR}/metainfo/dev.offhand.Offhand.metainfo.xml @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/metainfo/dev.offhand.Offhand.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${desktop}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${desktop}.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)

# Manual pages are compressed without a time stamp, so that the package is reproducible.
file(GLOB_RECURSE pages CONFIGURE_DEPENDS ${made}/man/*.[157])
foreach(page IN LISTS pages)
  get_filename_component(name ${page} NAME)
  get_filename_component(folder ${page} DIRECTORY)
  get_filename_component(section ${folder} NAME)
  set(packed ${PROJECT_BINARY_DIR}/man/${section}/${name}.gz)
  add_custom_command(OUTPUT ${packed}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${PROJECT_BINARY_DIR}/man/${section}
    COMMAND gzip -9nc ${page} > ${packed}
    DEPENDS ${page} VERBATIM)
  list(APPEND packed_pages ${packed})
  install(FILES ${packed} DESTINATION ${CMAKE_INSTALL_MANDIR}/${section})
endforeach()
# The changes, as Debian has them, and what its judge of packages is told.
set(changes ${PROJECT_BINARY_DIR}/man/changelog.gz)
add_custom_command(OUTPUT ${changes}
  COMMAND python3 -B ${PROJECT_SOURCE_DIR}/packaging/debian_changelog.py | gzip -9n > ${changes}
  DEPENDS CHANGELOG.md CMakeLists.txt packaging/facts.json packaging/debian_changelog.py VERBATIM)
add_custom_target(manual DEPENDS ${packed_pages} ${changes})
install(FILES ${changes} DESTINATION ${CMAKE_INSTALL_DOCDIR})
if(OFFHAND_PORTABLE)
  install(FILES packaging/lintian-overrides DESTINATION ${CMAKE_INSTALL_DATADIR}/lintian/overrides RENAME offhand)
endif()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME offhand)
set(CPACK_PACKAGE_CONTACT "${OFFHAND_CONTACT}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "operates desktop applications beside the person at the desk")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "An MCP server, a command line and a daemon that let an agent or a script
see and operate desktop applications, while the user keeps pointer,
keyboard focus and front window.")
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION utils)
if(OFFHAND_PORTABLE)
  # dpkg-shlibdeps names the release of glibc that has every symbol in libc.so.6, which is not the oldest that will do. The others are
  # opened by the program.
  set(CPACK_DEBIAN_PACKAGE_DEPENDS "libc6 (>= 2.31), libsystemd0, libxcb1, libxkbcommon0, libxkbcommon-x11-0")
else()
  set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
endif()
# Recommended: accessibility of the desktop. Suggested: programs for `offhand sandbox`, for cursor images and for films.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "at-spi2-core")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "xvfb, xauth, openbox, dbus-daemon, librsvg2-bin, libgdk-pixbuf2.0-bin, ffmpeg")
include(CPack)
