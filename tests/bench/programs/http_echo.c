// The floor of an HTTP server: one thread and epoll, answers every POST with the bytes of a file, head and body, with the
// id of the request in place of the id of the file; a GET with the head of a stream that never has an event. It reads the
// length of a request and its id, and nothing else. A connection that waits holds no memory but its number.
//
// Usage: bench_http_echo ANSWER_FILE PORT
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

enum { capacity = 1 << 20, id_digits = 7, max_sockets = 1 << 16 };

static const char stream_head[] =
    "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-cache, no-transform\r\nTransfer-Encoding: chunked\r\n\r\n";
static char answer[capacity];
static size_t answer_size;
static char *answer_id;
static char input[capacity + 1];
/// What came of a request that is not all there, by socket.
static char *partial[max_sockets];

static char *find_id(char *text) {
  char *found = strstr(text, "\"id\":");
  return found == NULL || strlen(found + 5) < id_digits ? NULL : found + 5;
}

static int send_all(int socket, const char *bytes, size_t size) { return send(socket, bytes, size, MSG_NOSIGNAL) == (ssize_t)size; }

/// The size of the request that the text begins with, or 0 when it is not all there.
static size_t request_size(const char *text, size_t held) {
  const char *end = strstr(text, "\r\n\r\n");
  if (end == NULL) return 0;
  const char *length = strcasestr(text, "\r\ncontent-length:");
  const size_t size = (size_t)(end + 4 - text) + (length != NULL && length < end ? strtoul(length + 17, NULL, 10) : 0);
  return size <= held ? size : 0;
}

static int answer_request(int socket, char *text) {
  if (strncmp(text, "GET ", 4) == 0) return send_all(socket, stream_head, sizeof stream_head - 1);
  char *id = find_id(text);
  if (id != NULL && answer_id != NULL) memcpy(answer_id, id, id_digits);
  return send_all(socket, answer, answer_size);
}

/// 0 when the connection has ended.
static int serve(int socket) {
  size_t held = 0;
  if (partial[socket] != NULL) {
    held = strlen(partial[socket]);
    memcpy(input, partial[socket], held);
    free(partial[socket]);
    partial[socket] = NULL;
  }
  const ssize_t count = recv(socket, input + held, capacity - held, 0);
  if (count <= 0) return 0;
  held += (size_t)count;
  input[held] = '\0';
  char *text = input;
  for (size_t size; held > 0 && (size = request_size(text, held)) > 0; text += size, held -= size) {
    if (!answer_request(socket, text)) return 0;
  }
  if (held > 0) partial[socket] = strdup(text);
  return 1;
}

static int listening(int port) {
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const int one = 1;
  const int result = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  setsockopt(result, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
  if (bind(result, (struct sockaddr *)&address, sizeof address) != 0 || listen(result, 1024) != 0) return -1;
  return result;
}

static void end(int signal) {
  (void)signal;
  _exit(0);
}

int main(int argc, char **argv) {
  const int file = argc == 3 ? open(argv[1], O_RDONLY | O_CLOEXEC) : -1;
  const ssize_t loaded = file < 0 ? -1 : read(file, answer, capacity - 1);
  const int listener = loaded > 0 ? listening(atoi(argv[2])) : -1;
  if (listener < 0) {
    fprintf(stderr, "usage: bench_http_echo ANSWER_FILE PORT, and the port must be free\n");
    return 2;
  }
  close(file);
  signal(SIGTERM, end);
  answer_size = (size_t)loaded;
  answer_id = find_id(answer);
  const int poll = epoll_create1(EPOLL_CLOEXEC);
  struct epoll_event interest = {.events = EPOLLIN, .data = {.fd = listener}};
  epoll_ctl(poll, EPOLL_CTL_ADD, listener, &interest);
  for (;;) {
    struct epoll_event ready[64];
    const int count = epoll_wait(poll, ready, 64, -1);
    for (int i = 0; i < count; ++i) {
      const int socket = ready[i].data.fd;
      if (socket != listener) {
        if (!serve(socket)) close(socket);
        continue;
      }
      const int one = 1;
      const int accepted = accept4(listener, NULL, NULL, SOCK_CLOEXEC);
      if (accepted < 0 || accepted >= max_sockets) return 1;
      setsockopt(accepted, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
      interest.data.fd = accepted;
      epoll_ctl(poll, EPOLL_CTL_ADD, accepted, &interest);
    }
  }
}
