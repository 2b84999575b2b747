/* How a program starts with a C library older than glibc 2.34. */
#include <stddef.h>

#define HIDDEN __attribute__((visibility("hidden")))

/* Before 2.34, the program itself runs its initialisers. */
typedef void (*initialiser)(int, char**, char**);
extern initialiser __preinit_array_start[] HIDDEN;
extern initialiser __preinit_array_end[] HIDDEN;
extern initialiser __init_array_start[] HIDDEN;
extern initialiser __init_array_end[] HIDDEN;
extern void (*__fini_array_start[])(void) HIDDEN;
extern void (*__fini_array_end[])(void) HIDDEN;
extern void _init(void);
extern void _fini(void);
static void run_initialisers(int count, char** words, char** environment) {
  for (initialiser* each = __preinit_array_start; each != __preinit_array_end; ++each) (*each)(count, words, environment);
  _init();
  for (initialiser* each = __init_array_start; each != __init_array_end; ++each) (*each)(count, words, environment);
}
__asm__(".symver old___libc_start_main,__libc_start_main@GLIBC_2.2.5");
int old___libc_start_main(int (*)(int, char**, char**), int, char**, initialiser, void (*)(void), void (*)(void), void*);
HIDDEN int __libc_start_main(int (*program)(int, char**, char**), int count, char** words, initialiser unused_start,
                             void (*unused_end)(void), void (*unload)(void), void* stack_end) {
  (void)unused_start;
  (void)unused_end;
  return old___libc_start_main(program, count, words, run_initialisers, NULL, unload, stack_end);
}
