/* Lets a program or a shared library that is built on Debian 12 run with the C library of 2020 (glibc 2.31) and later ones. Functions that
   newer releases gave a new version are called by their old one; functions that are newer are made of system calls. The
   definitions are hidden: they serve this object alone. x86-64 only. */
#define _GNU_SOURCE
#include <elf.h>
/* Declared there in another way than a definition of ours can have. */
#define _dl_find_object declared_dl_find_object
#include <link.h>
#undef _dl_find_object
#include <stdint.h>
#include <stddef.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <unistd.h>

#define HIDDEN __attribute__((visibility("hidden")))
#define OLD(name, version) __asm__(".symver old_" #name "," #name "@" version)

/* 2.34 moved the threads into libc.so.6; before, they were in libpthread.so.0, which is still there by name. */
OLD(pthread_create, "GLIBC_2.2.5");
OLD(pthread_join, "GLIBC_2.2.5");
OLD(pthread_detach, "GLIBC_2.2.5");
OLD(pthread_once, "GLIBC_2.2.5");
OLD(pthread_condattr_setclock, "GLIBC_2.3.3");
OLD(pthread_sigmask, "GLIBC_2.2.5");
OLD(pthread_cond_clockwait, "GLIBC_2.30");
int old_pthread_create(void*, const void*, void* (*)(void*), void*);
int old_pthread_join(unsigned long, void**);
int old_pthread_detach(unsigned long);
int old_pthread_once(void*, void (*)(void));
int old_pthread_condattr_setclock(void*, int);
int old_pthread_sigmask(int, const void*, void*);
int old_pthread_cond_clockwait(void*, void*, int, const void*);
HIDDEN int pthread_create(void* thread, const void* attributes, void* (*start)(void*), void* argument) {
  return old_pthread_create(thread, attributes, start, argument);
}
HIDDEN int pthread_join(unsigned long thread, void** result) { return old_pthread_join(thread, result); }
HIDDEN int pthread_detach(unsigned long thread) { return old_pthread_detach(thread); }
HIDDEN int pthread_once(void* once, void (*start)(void)) { return old_pthread_once(once, start); }
HIDDEN int pthread_condattr_setclock(void* attributes, int clock) {
  return old_pthread_condattr_setclock(attributes, clock);
}
HIDDEN int pthread_sigmask(int how, const void* set, void* before) { return old_pthread_sigmask(how, set, before); }
HIDDEN int pthread_cond_clockwait(void* condition, void* mutex, int clock, const void* until) {
  return old_pthread_cond_clockwait(condition, mutex, clock, until);
}

OLD(pthread_key_create, "GLIBC_2.2.5");
OLD(pthread_key_delete, "GLIBC_2.2.5");
OLD(pthread_getspecific, "GLIBC_2.2.5");
OLD(pthread_setspecific, "GLIBC_2.2.5");
OLD(pthread_rwlock_init, "GLIBC_2.2.5");
OLD(pthread_rwlock_destroy, "GLIBC_2.2.5");
OLD(pthread_rwlock_rdlock, "GLIBC_2.2.5");
OLD(pthread_rwlock_wrlock, "GLIBC_2.2.5");
OLD(pthread_rwlock_unlock, "GLIBC_2.2.5");
int old_pthread_key_create(unsigned*, void (*)(void*));
int old_pthread_key_delete(unsigned);
void* old_pthread_getspecific(unsigned);
int old_pthread_setspecific(unsigned, const void*);
int old_pthread_rwlock_init(void*, const void*);
int old_pthread_rwlock_destroy(void*);
int old_pthread_rwlock_rdlock(void*);
int old_pthread_rwlock_wrlock(void*);
int old_pthread_rwlock_unlock(void*);
HIDDEN int pthread_key_create(unsigned* key, void (*end)(void*)) { return old_pthread_key_create(key, end); }
HIDDEN int __pthread_key_create(unsigned* key, void (*end)(void*)) { return old_pthread_key_create(key, end); }
HIDDEN int pthread_key_delete(unsigned key) { return old_pthread_key_delete(key); }
HIDDEN void* pthread_getspecific(unsigned key) { return old_pthread_getspecific(key); }
HIDDEN int pthread_setspecific(unsigned key, const void* value) { return old_pthread_setspecific(key, value); }
HIDDEN int pthread_rwlock_init(void* lock, const void* attributes) { return old_pthread_rwlock_init(lock, attributes); }
HIDDEN int pthread_rwlock_destroy(void* lock) { return old_pthread_rwlock_destroy(lock); }
HIDDEN int pthread_rwlock_rdlock(void* lock) { return old_pthread_rwlock_rdlock(lock); }
HIDDEN int pthread_rwlock_wrlock(void* lock) { return old_pthread_rwlock_wrlock(lock); }
HIDDEN int pthread_rwlock_unlock(void* lock) { return old_pthread_rwlock_unlock(lock); }

/* In libdl.so.2 before 2.34. */
OLD(dlopen, "GLIBC_2.2.5");
OLD(dlsym, "GLIBC_2.2.5");
OLD(dlclose, "GLIBC_2.2.5");
OLD(dlerror, "GLIBC_2.2.5");
OLD(dladdr, "GLIBC_2.2.5");
int old_dlclose(void*);
char* old_dlerror(void);
int old_dladdr(const void*, Dl_info*);
void* old_dlopen(const char*, int);
void* old_dlsym(void*, const char*);
/* OpenSSL calls these. */
HIDDEN int dlclose(void* library) { return old_dlclose(library); }
HIDDEN char* dlerror(void) { return old_dlerror(); }
HIDDEN int dladdr(const void* address, Dl_info* facts) { return old_dladdr(address, facts); }
HIDDEN void* dlopen(const char* file, int flags) { return old_dlopen(file, flags); }
HIDDEN void* dlsym(void* library, const char* name) { return old_dlsym(library, name); }

/* 2.33 gave these a symbol of their own. */
OLD(__xstat, "GLIBC_2.2.5");
OLD(__lxstat, "GLIBC_2.2.5");
OLD(__fxstat, "GLIBC_2.2.5");
OLD(__fxstatat, "GLIBC_2.4");
int old___xstat(int, const char*, void*);
int old___lxstat(int, const char*, void*);
int old___fxstat(int, int, void*);
int old___fxstatat(int, int, const char*, void*, int);
enum { stat_version = 1 };
HIDDEN int stat(const char* path, void* facts) { return old___xstat(stat_version, path, facts); }
HIDDEN int lstat(const char* path, void* facts) { return old___lxstat(stat_version, path, facts); }
HIDDEN int fstat(int descriptor, void* facts) { return old___fxstat(stat_version, descriptor, facts); }
HIDDEN int stat64(const char* path, void* facts) { return old___xstat(stat_version, path, facts); }
HIDDEN int lstat64(const char* path, void* facts) { return old___lxstat(stat_version, path, facts); }
HIDDEN int fstat64(int descriptor, void* facts) { return old___fxstat(stat_version, descriptor, facts); }
HIDDEN int fstatat(int folder, const char* path, void* facts, int flags) {
  return old___fxstatat(stat_version, folder, path, facts, flags);
}

OLD(hypot, "GLIBC_2.2.5");
double old_hypot(double, double);
HIDDEN double hypot(double x, double y) { return old_hypot(x, y); }

HIDDEN int close_range(unsigned first, unsigned last, int flags) {
  return (int)syscall(SYS_close_range, first, last, flags);
}
HIDDEN int pidfd_open(int process, unsigned flags) { return (int)syscall(SYS_pidfd_open, process, flags); }
HIDDEN int pidfd_send_signal(int descriptor, int signal, void* facts, unsigned flags) {
  return (int)syscall(SYS_pidfd_send_signal, descriptor, signal, facts, flags);
}

/* Used by libstdc++ for std::random_device. */
HIDDEN uint32_t arc4random(void) {
  uint32_t number = 0;
  while (getrandom(&number, sizeof number, 0) != (ssize_t)sizeof number) {
  }
  return number;
}

/* Used by libXdmcp. */
HIDDEN void arc4random_buf(void* bytes, size_t size) {
  unsigned char* at = bytes;
  for (; size > 0; --size) *at++ = (unsigned char)arc4random();
}

/* Never claims that there is one thread alone. */
HIDDEN char __libc_single_threaded = 0;

/* How the unwinder of libgcc finds the tables of an object. */
struct found_object {
  unsigned long long flags;
  void* start;
  void* end;
  void* map;
  void* eh_frame;
  unsigned long long reserved[7];
};
struct search {
  uintptr_t address;
  struct found_object* found;
};
static int look_at(struct dl_phdr_info* object, size_t size, void* data) {
  (void)size;
  struct search* search = data;
  const ElfW(Phdr)* table = NULL;
  int is_it = 0;
  for (int i = 0; i < object->dlpi_phnum; ++i) {
    const ElfW(Phdr)* part = &object->dlpi_phdr[i];
    const uintptr_t start = object->dlpi_addr + part->p_vaddr;
    if (part->p_type == PT_GNU_EH_FRAME) table = part;
    if (part->p_type != PT_LOAD || search->address < start || search->address - start >= part->p_memsz) continue;
    is_it = 1;
    search->found->start = (void*)start;
    search->found->end = (void*)(start + part->p_memsz);
  }
  if (!is_it) return 0;
  search->found->eh_frame = table == NULL ? NULL : (void*)(object->dlpi_addr + table->p_vaddr);
  return table == NULL ? -1 : 1;
}
HIDDEN int _dl_find_object(void* address, struct found_object* found) {
  struct search search = {(uintptr_t)address, found};
  *found = (struct found_object){0};
  return dl_iterate_phdr(look_at, &search) == 1 ? 0 : -1;
}

/* Parts of Debian's static libraries expect stderr in the object that they are linked into, as in a program; a shared
   library can have no copy of it, so both are given a variable that holds the same. */
extern void* real_stderr;
__asm__(".symver real_stderr,stderr@GLIBC_2.2.5");
HIDDEN void* stderr = NULL;
__attribute__((constructor(101))) static void take_stderr(void) { stderr = real_stderr; }
