#pragma once

#include <cstdint>

namespace offhand::platform::input_method {

/// Whether a process passes its keys to an input method: it has mapped the module of one, or it was started to use one
/// by XIM and its toolkit has no modules. True where that cannot be seen.
bool passes_keys_on(std::int64_t pid);

}  // namespace offhand::platform::input_method
