#ifndef OFFHAND_BENCH_TREE_DECODERS_H
#define OFFHAND_BENCH_TREE_DECODERS_H

#include <stdint.h>
#include <systemd/sd-bus.h>

/// What was decoded, added up: it keeps the compiler from leaving the decoding out.
extern uint64_t checksum;

void count_text(const char* text);

/// Decodes a reply; whether it was as expected.
typedef int (*decoder)(sd_bus_message* reply);

int take_extents(sd_bus_message* reply);
int take_actions(sd_bus_message* reply);
int take_double(sd_bus_message* reply);
int take_count(sd_bus_message* reply);
int take_number(sd_bus_message* reply);
int take_states(sd_bus_message* reply);
int take_text(sd_bus_message* reply);
int take_relations(sd_bus_message* reply);
int take_properties(sd_bus_message* reply);

#endif
