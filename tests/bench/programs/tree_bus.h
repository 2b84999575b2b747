#ifndef OFFHAND_BENCH_TREE_BUS_H
#define OFFHAND_BENCH_TREE_BUS_H

#include <stdint.h>
#include <systemd/sd-bus.h>

extern const char accessible[];
extern const char root_path[];

/// Ends the program where `result` is an error.
void check(int result, const char* what);

sd_bus* accessibility_bus(void);
/// The bus name of the accessible application that the process has.
char* application_of(sd_bus* bus, uint32_t wanted);
/// Whether the application says that it is made with this.
int is_of_toolkit(sd_bus* bus, const char* name, const char* toolkit);
/// GTK 3 answers GetItems only after some client has registered an event.
void register_event(sd_bus* bus);
/// A connection to the application's own socket; the bus where it has none.
sd_bus* own_socket_of(sd_bus* bus, const char* name);

#endif
