#pragma once

#include <string>

namespace offhand {

/// Names the desktop that this process would act on by a hash: 16 hexadecimal digits. Locks and the daemon's socket
/// carry it, so that two desktops never meet.
std::string desktop_name();

}  // namespace offhand
