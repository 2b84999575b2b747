/* What the functions of lazy_library.py call for the first time; later calls go to what is found here. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

void* dlopen(const char* file, int flags);
void* dlsym(void* library, const char* name);
struct slot {
  void* target;
  const char* function;
};
void* offhand_lazy_find(const char* library, const char* package, struct slot* slot)
    __attribute__((visibility("hidden")));

enum { now = 2 };

void* offhand_lazy_find(const char* library, const char* package, struct slot* slot) {
  void* opened = dlopen(library, now);
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

/* Written by lazy_library.py, one for each library. */
struct library {
  const char* file;
  const char* package;
};
extern const struct library __start_offhand_lazy[] __attribute__((weak, visibility("hidden")));
extern const struct library __stop_offhand_lazy[] __attribute__((weak, visibility("hidden")));

/* The first library whose file has this beginning and is not installed, and its package; NULL if all are there. Called before
   any function of theirs, so that this is an error and not the end of the program. */
const char* offhand_missing_library(const char* beginning, const char** package)
    __attribute__((visibility("hidden")));

const char* offhand_missing_library(const char* beginning, const char** package) {
  for (const struct library* each = __start_offhand_lazy; each != __stop_offhand_lazy; ++each) {
    if (strncmp(each->file, beginning, strlen(beginning)) != 0 || dlopen(each->file, now) != NULL) continue;
    *package = each->package;
    return each->file;
  }
  return NULL;
}
