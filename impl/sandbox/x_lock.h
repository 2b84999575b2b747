#pragma once

#include <string>

#include "impl/sandbox/process_table.h"

/// Display numbers are shared by all X servers of the machine: /tmp/.X<number>-lock holds the pid of its owner.
namespace offhand::sandbox {

/// Reserves the number for this process, unless it is reserved already. A reservation whose owner is dead counts too:
/// there are enough numbers.
bool lock_display(int number);
void unlock_display(int number);

/// Removes the reservations of dead owners together with the sockets of their servers, which a killed server leaves.
void remove_display_locks(const Pids& owners);

std::string x_socket(int number);

}  // namespace offhand::sandbox
