#pragma once

#include <string>

namespace offhand {

/// A hash that identifies the desktop this process would act on: 16 hexadecimal digits. It is part of the names of
/// locks and of the daemon's socket, which keeps desktops apart.
std::string desktop_name();

}  // namespace offhand
