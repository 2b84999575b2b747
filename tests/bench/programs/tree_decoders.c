#include "tree_decoders.h"

#include <string.h>

uint64_t checksum;

void count_text(const char *text) { checksum += (unsigned char)text[0]; }

int take_extents(sd_bus_message *reply) {
  int32_t x = 0;
  int32_t y = 0;
  int32_t width = 0;
  int32_t height = 0;
  if (sd_bus_message_read(reply, "(iiii)", &x, &y, &width, &height) <= 0) return 0;
  checksum += (uint64_t)(x + y + width + height);
  return 1;
}

int take_actions(sd_bus_message *reply) {
  const char *name = NULL;
  const char *description = NULL;
  const char *key = NULL;
  if (sd_bus_message_enter_container(reply, 'a', "(sss)") <= 0) return 0;
  while (sd_bus_message_read(reply, "(sss)", &name, &description, &key) > 0) count_text(name);
  return 1;
}

int take_double(sd_bus_message *reply) {
  double number = 0;
  if (sd_bus_message_read(reply, "v", "d", &number) <= 0) return 0;
  checksum += number != 0;
  return 1;
}

int take_count(sd_bus_message *reply) {
  int32_t count = 0;
  if (sd_bus_message_read(reply, "v", "i", &count) <= 0) return 0;
  checksum += (uint64_t)count;
  return 1;
}

int take_number(sd_bus_message *reply) {
  uint32_t number = 0;
  if (sd_bus_message_read(reply, "u", &number) <= 0) return 0;
  checksum += number;
  return 1;
}

int take_states(sd_bus_message *reply) {
  uint32_t number = 0;
  if (sd_bus_message_enter_container(reply, 'a', "u") <= 0) return 0;
  while (sd_bus_message_read(reply, "u", &number) > 0) checksum += number;
  return 1;
}

int take_text(sd_bus_message *reply) {
  const char *text = NULL;
  if (sd_bus_message_read(reply, "s", &text) <= 0) return 0;
  count_text(text);
  return 1;
}

/// The names of labels are among the items.
int take_relations(sd_bus_message *reply) {
  uint32_t kind = 0;
  const char *name = NULL;
  const char *path = NULL;
  if (sd_bus_message_enter_container(reply, 'a', "(ua(so))") <= 0) return 0;
  while (sd_bus_message_enter_container(reply, 'r', "ua(so)") > 0) {
    if (sd_bus_message_read(reply, "u", &kind) <= 0 || sd_bus_message_enter_container(reply, 'a', "(so)") <= 0)
      return 0;
    while (sd_bus_message_read(reply, "(so)", &name, &path) > 0) count_text(path);
    sd_bus_message_exit_container(reply);
    sd_bus_message_exit_container(reply);
  }
  return 1;
}

int take_properties(sd_bus_message *reply) {
  const char *name = NULL;
  const char *text = NULL;
  if (sd_bus_message_enter_container(reply, 'a', "{sv}") <= 0) return 0;
  while (sd_bus_message_enter_container(reply, 'e', "sv") > 0) {
    if (sd_bus_message_read(reply, "s", &name) <= 0) return 0;
    const int is_text = strcmp(name, "Name") == 0 || strcmp(name, "Description") == 0;
    if ((is_text ? sd_bus_message_read(reply, "v", "s", &text) : sd_bus_message_skip(reply, "v")) <= 0) return 0;
    if (is_text) count_text(text);
    sd_bus_message_exit_container(reply);
  }
  return 1;
}
