// Compiled into the shared library alone. Its threads may go on running while the program that loaded it ends, and it
// is never unloaded: so its static objects are not destroyed. What would register their destructors, as the C++ ABI
// calls it, does nothing; nobody outside of the library sees this function.
extern "C" __attribute__((visibility("hidden"))) int __cxa_atexit(void (* /*destructor*/)(void*), void* /*object*/,
                                                                  void* /*library*/);

extern "C" int __cxa_atexit(void (* /*destructor*/)(void*), void* /*object*/, void* /*library*/) { return 0; }
