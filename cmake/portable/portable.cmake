# A program and a shared library for other distributions than the one they are built on: libraries that not every desktop has
# are linked in, those that belong to a desktop are opened when they are needed (functions.txt), and the C library may be as old
# as glibc 2.31 (old_glibc.c). Included before the libraries are looked for. x86-64 only.
option(OFFHAND_PORTABLE "Build a program that runs on other distributions" OFF)
if(NOT OFFHAND_PORTABLE)
  return()
endif()
set(CMAKE_FIND_LIBRARY_SUFFIXES .a .so)
set(portable ${PROJECT_BINARY_DIR}/portable)
file(MAKE_DIRECTORY ${portable})
function(offhand_portable_object name)
  execute_process(COMMAND ${CMAKE_CXX_COMPILER} ${ARGN} -c -o ${portable}/${name}.o COMMAND_ERROR_IS_FATAL ANY)
endfunction()
function(offhand_portable_archive name)
  file(REMOVE ${portable}/lib${name}.a)
  execute_process(COMMAND ${CMAKE_AR} rcD ${portable}/lib${name}.a ${portable}/${name}.o COMMAND_ERROR_IS_FATAL ANY)
endfunction()
set(c_flags -x c -O2 -fPIC -fno-builtin -Wall -Wextra -Werror)
foreach(name old_glibc old_start lazy_find)
  offhand_portable_object(${name} ${c_flags} ${PROJECT_SOURCE_DIR}/cmake/portable/${name}.c)
endforeach()
# In an archive, because a shared library starts nothing.
offhand_portable_archive(old_start)
find_program(PYTHON3 python3 REQUIRED)
file(STRINGS ${PROJECT_SOURCE_DIR}/cmake/portable/functions.txt libraries REGEX "^lib")
foreach(line IN LISTS libraries)
  string(REPLACE " " ";" words ${line})
  list(POP_FRONT words file package)
  string(REGEX MATCH "^lib([a-z0-9-]+)" unused ${file})
  set(library ${CMAKE_MATCH_1})
  string(MAKE_C_IDENTIFIER ${library} identifier)
  execute_process(COMMAND ${PYTHON3} ${PROJECT_SOURCE_DIR}/cmake/portable/lazy_library.py ${identifier} ${file} ${package} ${words}
    OUTPUT_FILE ${portable}/${library}.S COMMAND_ERROR_IS_FATAL ANY)
  offhand_portable_object(${library} ${portable}/${library}.S)
  offhand_portable_archive(${library})
  # What pkg_check_modules() looks for.
  foreach(module SYSTEMD OFFHAND_X11 OFFHAND_SANDBOX_XCB)
    set(pkgcfg_lib_${module}_${library} ${portable}/lib${library}.a CACHE FILEPATH "Opened when it is needed." FORCE)
  endforeach()
endforeach()
# Debian's RE2, so that a shared library can have it as well. pkg_check_modules() finds it by this.
set(CMAKE_FIND_LIBRARY_SUFFIXES .a)
find_library(offhand_static_re2 re2 REQUIRED)
set(CMAKE_FIND_LIBRARY_SUFFIXES .a .so)
execute_process(COMMAND ${PYTHON3} ${PROJECT_SOURCE_DIR}/cmake/portable/shareable_re2.py ${offhand_static_re2} ${portable}/libre2.a COMMAND_ERROR_IS_FATAL ANY)
set(pkgcfg_lib_RE2_re2 ${portable}/libre2.a CACHE FILEPATH "Fit for a shared library." FORCE)
# offhand_launcher(NAME LIBRARY): the executable of the program that this shared library has. It opens the library beside it, and no other.
function(offhand_launcher name library)
  add_executable(${name} ${PROJECT_SOURCE_DIR}/impl/cli/shared/main.cpp)
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR})
  set_target_properties(${name} PROPERTIES OUTPUT_NAME offhand-launcher BUILD_WITH_INSTALL_RPATH ON INSTALL_RPATH "$ORIGIN")
  target_link_libraries(${name} PRIVATE ${library})
  # LD_LIBRARY_PATH counts after this, where it would count before the other form.
  target_link_options(${name} PRIVATE LINKER:--disable-new-dtags)
endfunction()
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS cmake/portable/functions.txt cmake/portable/lazy_library.py
  cmake/portable/shareable_re2.py cmake/portable/old_glibc.c cmake/portable/old_start.c cmake/portable/lazy_find.c)
add_compile_options(-ffile-prefix-map=${PROJECT_SOURCE_DIR}=. -ffile-prefix-map=${PROJECT_BINARY_DIR}=build -Wdate-time)
add_link_options(-static-libstdc++ -static-libgcc -Wl,--build-id=sha1)
# What each links in is compared with the list of licences: packaging/check-parts.
add_link_options(-Wl,-Map=${portable}/$<TARGET_PROPERTY:NAME>.map)
# Behind all others. Before glibc 2.34, threads and dlopen() were in libraries of their own.
string(CONCAT CMAKE_CXX_STANDARD_LIBRARIES "${portable}/old_glibc.o ${portable}/lazy_find.o ${portable}/libold_start.a"
  " -Wl,--push-state,--no-as-needed -l:libpthread.so.0 -l:libdl.so.2 -Wl,--pop-state")
