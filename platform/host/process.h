#pragma once

#include <cstdint>
#include <string>

namespace offhand::host {

std::int64_t process_id();
std::int64_t parent_process_id();

/// Stands for the user this process runs as: equal numbers are the same user, on this machine.
std::int64_t user_id();

/// Which of the desktops of this machine this process would act on, as a text of no further meaning: equal texts are
/// the same desktop.
std::string desktop();

}  // namespace offhand::host
