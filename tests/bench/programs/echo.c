// The floor of a server on standard streams: answers every request line with the bytes of a reply file, with the id of
// the request in place of the id of the file when both are equally long. It parses nothing else.
//
// Usage: bench_echo REPLY_FILE
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { capacity = 1 << 20, id_digits = 7 };

static char reply[capacity];
static size_t reply_size;
static char *reply_id;
static char input[capacity];

static char *find_id(char *text, size_t size) {
  char *found = memmem(text, size, "\"id\":", 5);
  return found != NULL && found + 5 + id_digits <= text + size ? found + 5 : NULL;
}

static int answer(char *line, size_t size) {
  char *id = find_id(line, size);
  if (id == NULL) return 1;  // a notification
  if (reply_id != NULL) memcpy(reply_id, id, id_digits);
  for (size_t sent = 0; sent < reply_size;) {
    const ssize_t count = write(STDOUT_FILENO, reply + sent, reply_size - sent);
    if (count < 0) return 0;
    sent += (size_t)count;
  }
  return 1;
}

int main(int argc, char **argv) {
  if (argc != 2) {
    fprintf(stderr, "usage: bench_echo REPLY_FILE\n");
    return 2;
  }
  const int file = open(argv[1], O_RDONLY | O_CLOEXEC);
  const ssize_t loaded = file < 0 ? -1 : read(file, reply, capacity);
  if (loaded <= 0 || reply[loaded - 1] != '\n') {
    fprintf(stderr, "bench_echo: %s is not one line\n", argv[1]);
    return 2;
  }
  close(file);
  reply_size = (size_t)loaded;
  reply_id = find_id(reply, reply_size);
  size_t held = 0;
  for (;;) {
    const ssize_t count = read(STDIN_FILENO, input + held, capacity - held);
    if (count <= 0) return 0;
    held += (size_t)count;
    char *start = input;
    for (char *end; (end = memchr(start, '\n', (size_t)(input + held - start))) != NULL; start = end + 1) {
      if (!answer(start, (size_t)(end - start))) return 1;
    }
    held = (size_t)(input + held - start);
    memmove(input, start, held);
  }
}
