# Flags and the include root of everything in this repository. Warnings are errors.
add_library(offhand_flags INTERFACE)
target_include_directories(offhand_flags INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_options(offhand_flags INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # A tool body without a schema has no declaration: that is an error, not a surprise.
  target_compile_options(offhand_flags INTERFACE -Wmissing-declarations)
  # g++ 12 reports overlapping copies in std::string (GCC bug 105651) and frees of stack objects in inlined destructors of
  # tl::expected where there are none.
  target_compile_options(offhand_flags INTERFACE -Wno-restrict -Wno-free-nonheap-object)
  # A batch takes little more than its garbage collector would leave of it: a sixth of the time was spent collecting.
  target_compile_options(offhand_flags INTERFACE --param=ggc-min-heapsize=1048576)
else()
  target_compile_options(offhand_flags INTERFACE -Wmissing-prototypes)
endif()
target_compile_definitions(offhand_flags INTERFACE OFFHAND_VERSION="${PROJECT_VERSION}")
target_link_libraries(offhand_flags INTERFACE Threads::Threads)
if(OFFHAND_SANITIZE)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # Instrumented code confuses g++ 12's flow analysis: it reports std::regex and std::function as uninitialised.
    target_compile_options(offhand_flags INTERFACE -Wno-maybe-uninitialized)
  endif()
  add_compile_options(-fsanitize=${OFFHAND_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  # Null pointers end in AddressSanitizer anyway; the checks of every access make objects half as large again and builds as slow.
  add_compile_options(-fno-sanitize=null,alignment,vptr)
  add_link_options(-fsanitize=${OFFHAND_SANITIZE})
endif()
