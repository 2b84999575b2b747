// Times an HTTP server on this machine.
//
// bench_http_client latency --port N --body FILE [--header LINE]... [--calls N]        round trips, one after the other
// bench_http_client load    --port N --body FILE [--header LINE]... [--calls N] [--connections N]   as many as there go
//
// The body is sent again and again over kept connections; every answer must have status 200 and no "error". Prints one
// JSON object.
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "clock.h"

enum { maximum_connections = 4096, capacity = 1 << 18 };

struct connection {
  int socket;
  size_t held;
  double since;
  char *buffer;
};

static int port;
static int calls = 20000;
static int connection_count = 16;
static char request[capacity];
static size_t request_size;
static char headers[8192];
static double *samples;
static int sample_count;

static void die(const char *what, const char *detail) {
  fprintf(stderr, "bench_http_client: %s: %s\n", what, detail);
  exit(2);
}

static void load_body(const char *path) {
  static char body[capacity / 2];
  FILE *file = fopen(path, "re");
  if (file == NULL) die(path, strerror(errno));
  const size_t size = fread(body, 1, sizeof body - 1, file);
  fclose(file);
  request_size = (size_t)snprintf(request, sizeof request,
                                  "POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                                  "Accept: application/json, text/event-stream\r\n%sContent-Length: %zu\r\n\r\n%s",
                                  headers, size, body);
}

static void open_connection(struct connection *connection) {
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const int one = 1;
  connection->socket = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (connect(connection->socket, (struct sockaddr *)&address, sizeof address) != 0) die("connect", strerror(errno));
  setsockopt(connection->socket, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
  connection->buffer = malloc(capacity);
}

static void send_request(struct connection *connection) {
  connection->held = 0;
  connection->since = now_us();
  if (write(connection->socket, request, request_size) != (ssize_t)request_size) die("write", strerror(errno));
}

/// Reads what is there; true once the answer is complete.
static int receive(struct connection *connection) {
  const ssize_t count = read(connection->socket, connection->buffer + connection->held, capacity - 1 - connection->held);
  if (count <= 0) die("read", count == 0 ? "the server closed" : strerror(errno));
  connection->held += (size_t)count;
  connection->buffer[connection->held] = '\0';
  char *body = strstr(connection->buffer, "\r\n\r\n");
  if (body == NULL) return 0;
  char *length = strcasestr(connection->buffer, "\r\nContent-Length: ");
  if (length == NULL) die("answer without a length", connection->buffer);
  const size_t total = (size_t)(body + 4 - connection->buffer) + strtoul(length + 18, NULL, 10);
  if (connection->held < total) return 0;
  if (strncmp(connection->buffer, "HTTP/1.1 200", 12) != 0 || strstr(body, "\"error\":{") != NULL) die("answer", connection->buffer);
  samples[sample_count++] = now_us() - connection->since;
  return 1;
}

static void latency(void) {
  struct connection connection = {0};
  open_connection(&connection);
  for (int call = -1000; call < calls; ++call) {
    if (call == 0) sample_count = 0;
    send_request(&connection);
    while (!receive(&connection)) {
    }
  }
}

static void load(void) {
  static struct connection connections[maximum_connections];
  const int poll = epoll_create1(EPOLL_CLOEXEC);
  int sent = 0;
  for (int i = 0; i < connection_count; ++i) {
    struct epoll_event interest = {.events = EPOLLIN, .data = {.ptr = &connections[i]}};
    open_connection(&connections[i]);
    epoll_ctl(poll, EPOLL_CTL_ADD, connections[i].socket, &interest);
  }
  for (int i = 0; i < connection_count; ++i, ++sent) send_request(&connections[i]);
  while (sample_count < calls) {
    struct epoll_event ready[64];
    const int count = epoll_wait(poll, ready, 64, -1);
    for (int i = 0; i < count && sample_count < calls; ++i) {
      struct connection *connection = ready[i].data.ptr;
      if (receive(connection) && sent < calls) {
        send_request(connection);
        ++sent;
      }
    }
  }
}

static int ascending(const void *a, const void *b) {
  const double x = *(const double *)a;
  const double y = *(const double *)b;
  return (x > y) - (x < y);
}

int main(int argc, char **argv) {
  const char *body = NULL;
  for (int i = 2; i + 1 < argc; i += 2) {
    if (strcmp(argv[i], "--port") == 0) port = atoi(argv[i + 1]);
    if (strcmp(argv[i], "--calls") == 0) calls = atoi(argv[i + 1]);
    if (strcmp(argv[i], "--connections") == 0) connection_count = atoi(argv[i + 1]);
    if (strcmp(argv[i], "--body") == 0) body = argv[i + 1];
    if (strcmp(argv[i], "--header") == 0 && strlen(headers) + strlen(argv[i + 1]) + 3 < sizeof headers) {
      strcat(strcat(headers, argv[i + 1]), "\r\n");
    }
  }
  if (body == NULL || port == 0 || calls < 1 || connection_count < 1 || connection_count > maximum_connections) {
    die("usage", "bench_http_client latency|load --port N --body FILE");
  }
  load_body(body);
  samples = calloc((size_t)calls + 1001, sizeof(double));
  const double before = now_us();
  if (strcmp(argv[1], "latency") == 0) {
    latency();
  } else {
    load();
  }
  const double seconds = (now_us() - before) / 1e6;
  qsort(samples, (size_t)sample_count, sizeof(double), ascending);
  printf("{\"rounds\":%d,\"median_us\":%.3f,\"p95_us\":%.3f,\"min_us\":%.3f,\"per_second\":%.0f}\n", sample_count,
         samples[sample_count / 2], samples[(int)(sample_count * 0.95)], samples[0], sample_count / seconds);
  return 0;
}
