#pragma once

#include <string>

#include "impl/sandbox/process_table.h"

/// Display numbers are shared by all X servers of the machine: /tmp/.X<number>-lock contains the pid of the owner.
namespace offhand::sandbox {

/// Reserves the number for this process, unless it is reserved. A reservation of a dead owner counts too, since there
/// are enough numbers.
bool lock_display(int number);
void unlock_display(int number);

/// Removes the reservations of dead owners and the sockets that their killed servers left.
void remove_display_locks(const Pids& owners);

std::string x_socket(int number);

}  // namespace offhand::sandbox
