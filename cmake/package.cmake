# What `make package` puts into a Debian package: the program, the systemd units and the documentation.
include(GNUInstallDirs)
install(TARGETS offhand RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(FILES impl/daemon/systemd/offhand@.service impl/daemon/systemd/offhand@.socket DESTINATION lib/systemd/user)
install(FILES README.md LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY docs DESTINATION ${CMAKE_INSTALL_DOCDIR})

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME offhand)
set(CPACK_PACKAGE_CONTACT "The Offhand developers")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Lets agents and scripts operate desktop applications beside the person at the desk")
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION utils)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# What the accessibility of a desktop needs, and what `offhand sandbox` starts.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "at-spi2-core")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "xvfb, xauth, openbox, dbus-daemon")
include(CPack)
