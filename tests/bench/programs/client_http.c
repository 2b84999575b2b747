// Servers of HTTP/1.1 on this machine, which listen already. Connections are kept; nothing is pipelined.
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "client.h"
#include "clock.h"

enum { max_connections = 64, answer_capacity = 1 << 16 };

struct connection {
  int socket;
  char *request;
  size_t request_size;
  char *id;
  char *answer;
  size_t held;
};

struct server {
  struct connection connections[max_connections];
  int connection_count;
  int poll;
};

static int connected(const struct target *target) {
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t)atoi(target->words[1]))};
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const int one = 1;
  const int result = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (connect(result, (struct sockaddr *)&address, sizeof address) != 0) die(target->name, strerror(errno));
  setsockopt(result, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
  return result;
}

/// Reads the request of a connection; 0 when the folder has none for it.
static int load_request(struct connection *connection, const char *folder, int number) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%d", folder, number);
  FILE *file = fopen(path, "re");
  if (file == NULL) return 0;
  connection->request = calloc(1, answer_capacity);
  connection->request_size = fread(connection->request, 1, answer_capacity - 1, file);
  fclose(file);
  char *body = strstr(connection->request, "\r\n\r\n");
  connection->id = body == NULL ? NULL : id_of(body);
  if (connection->id == NULL) die(path, "is no request with an id");
  return 1;
}

static void open_connections(struct target *target, int wanted) {
  if (target->word_count != 2) die(target->name, "needs a folder and a port");
  struct server *server = target->state = calloc(1, sizeof(struct server));
  server->poll = epoll_create1(EPOLL_CLOEXEC);
  for (int i = 0; i < wanted; ++i) {
    struct connection *connection = &server->connections[i];
    if (!load_request(connection, target->words[0], i)) break;
    connection->socket = connected(target);
    connection->answer = malloc(answer_capacity);
    struct epoll_event interest = {.events = EPOLLIN, .data = {.ptr = connection}};
    epoll_ctl(server->poll, EPOLL_CTL_ADD, connection->socket, &interest);
    ++server->connection_count;
  }
  if (server->connection_count == 0) die(target->words[0], "holds no request");
}

static void close_connections(struct target *target) {
  struct server *server = target->state;
  for (int i = 0; i < server->connection_count; ++i) close(server->connections[i].socket);
  close(server->poll);
}

static void send_request(struct target *target, struct connection *connection) {
  connection->held = 0;
  if (write(connection->socket, connection->request, connection->request_size) != (ssize_t)connection->request_size) {
    die(target->name, "does not take the request");
  }
}

/// Whether the answer is all there: told by its length, or by its last chunk.
static int is_complete(struct target *target, const struct connection *connection) {
  const char *answer = connection->answer;
  const char *end = strstr(answer, "\r\n\r\n");
  if (end == NULL) return 0;
  const char *length = strcasestr(answer, "\r\ncontent-length:");
  if (length != NULL && length < end) return connection->held >= (size_t)(end + 4 - answer) + strtoul(length + 17, NULL, 10);
  const char *chunked = strcasestr(answer, "\r\ntransfer-encoding: chunked");
  if (chunked == NULL || chunked > end) die(target->name, answer);
  return connection->held >= 7 && memcmp(answer + connection->held - 7, "\r\n0\r\n\r\n", 7) == 0;
}

/// Reads what is there, and waits when there is nothing; true once the answer is complete.
static int receive(struct target *target, struct connection *connection) {
  const ssize_t count = read(connection->socket, connection->answer + connection->held, answer_capacity - 1 - connection->held);
  if (count <= 0) die(target->name, count == 0 ? "closed the connection" : strerror(errno));
  connection->held += (size_t)count;
  connection->answer[connection->held] = '\0';
  return is_complete(target, connection);
}

static void check(const struct target *target, const struct connection *connection) {
  if (strncmp(connection->answer, "HTTP/1.1 200", 12) != 0) die(target->name, connection->answer);
  check_answer(target, connection->answer, connection->id);
}

static void echo_turn(struct target *target, int calls, int counted) {
  struct connection *connection = &((struct server *)target->state)->connections[0];
  for (int call = 0; call < calls; ++call) {
    set_next_id(connection->id);
    const double before = now_us();
    send_request(target, connection);
    while (!receive(target, connection)) {
    }
    const double us = now_us() - before;
    check(target, connection);
    if (counted) target->samples[target->sample_count++] = us;
  }
}

static void load_turn(struct target *target, int calls, int counted) {
  struct server *server = target->state;
  struct epoll_event ready[max_connections];
  int sent = 0;
  const double before = now_us();
  for (; sent < server->connection_count && sent < calls; ++sent) {
    set_next_id(server->connections[sent].id);
    send_request(target, &server->connections[sent]);
  }
  for (int done = 0; done < calls;) {
    const int count = epoll_wait(server->poll, ready, max_connections, -1);
    for (int i = 0; i < count; ++i) {
      struct connection *connection = ready[i].data.ptr;
      if (!receive(target, connection)) continue;
      check(target, connection);
      ++done;
      if (sent == calls) continue;
      set_next_id(connection->id);
      send_request(target, connection);
      ++sent;
    }
  }
  if (counted) target->samples[target->sample_count++] = calls / ((now_us() - before) / 1e6);
}

static void run(const struct settings *settings, int connections, void (*turn)(struct target *target, int calls, int counted)) {
  pin(0);
  for (int i = 0; i < target_count; ++i) open_connections(&targets[i], connections);
  in_turns(settings, turn);
  for (int i = 0; i < target_count; ++i) close_connections(&targets[i]);
}

void http_echo(const struct settings *settings) { run(settings, 1, echo_turn); }

void http_load(const struct settings *settings) { run(settings, max_connections, load_turn); }
