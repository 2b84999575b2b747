/* What the functions of lazy_library.py call for the first time; later calls go to what is found here. */
#include <stdio.h>
#include <unistd.h>

void* dlopen(const char* file, int flags);
void* dlsym(void* library, const char* name);
struct slot {
  void* target;
  const char* function;
};
void* offhand_lazy_find(const char* library, const char* package, struct slot* slot)
    __attribute__((visibility("hidden")));

enum { now_and_for_all = 0x102 };

void* offhand_lazy_find(const char* library, const char* package, struct slot* slot) {
  void* opened = dlopen(library, now_and_for_all);
  void* found = opened == NULL ? NULL : dlsym(opened, slot->function);
  if (found != NULL) {
    /* Two threads store the same. */
    __atomic_store_n(&slot->target, found, __ATOMIC_RELAXED);
    return found;
  }
  dprintf(2, "offhand: this desktop needs %s%s, which is not installed here.\nInstall it: apt-get install %s\n", library,
          opened == NULL ? "" : " of a later release", package);
  _exit(3);
}
