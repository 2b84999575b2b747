# Compiler flags and the include root of everything in this repository. Warnings are errors.
add_library(offhand_flags INTERFACE)
target_include_directories(offhand_flags INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_options(offhand_flags INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # A tool body without a schema has no declaration, which must be an error.
  target_compile_options(offhand_flags INTERFACE -Wmissing-declarations)
  # g++ 12 falsely reports overlapping copies in std::string (GCC bug 105651) and frees of stack objects in inlined
  # destructors of tl::expected.
  target_compile_options(offhand_flags INTERFACE -Wno-restrict -Wno-free-nonheap-object)
  # The garbage collector frees little in a unity batch, but took a sixth of the compile time.
  target_compile_options(offhand_flags INTERFACE --param=ggc-min-heapsize=1048576)
else()
  # std::stable_sort of libstdc++ 12 calls a function that it declares deprecated itself, which clang reports.
  target_compile_options(offhand_flags INTERFACE -Wmissing-prototypes -Wno-deprecated-declarations)
endif()
if(NOT WIN32)
  # Nobody replaces our functions from outside, so they can be inlined in spite of -fPIC.
  target_compile_options(offhand_flags INTERFACE -fno-semantic-interposition)
endif()
target_compile_definitions(offhand_flags INTERFACE OFFHAND_VERSION="${PROJECT_VERSION}")
target_link_libraries(offhand_flags INTERFACE Threads::Threads)
if(OFFHAND_SANITIZE)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # Instrumented code confuses g++ 12's flow analysis, which reports std::regex and std::function as uninitialised.
    target_compile_options(offhand_flags INTERFACE -Wno-maybe-uninitialized)
  endif()
  add_compile_options(-fsanitize=${OFFHAND_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  # AddressSanitizer detects null pointers anyway. These checks of every access make objects half as large again and
  # builds equally slower.
  add_compile_options(-fno-sanitize=null,alignment,vptr)
  add_link_options(-fsanitize=${OFFHAND_SANITIZE})
endif()
