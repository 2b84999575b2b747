#pragma once

#include <optional>
#include <string>
#include <vector>

namespace offhand::host {

/// The program that takes over roles of a backend in processes of their own: this process's own, whose main() asks
/// platform::run_as_helper first; or, in a library, whose main() belongs to somebody else, one that is installed with
/// it.
std::vector<std::string> helper_places();

/// Names another program than this process's own. For all threads, from now on.
void set_helper_program(std::string path);
/// The one that was named, if any.
std::optional<std::string> named_helper_program();

/// The file that this code was loaded from: a shared library, or the program itself. Empty if that cannot be told.
std::string file_of_this_code();

}  // namespace offhand::host
