#pragma once

#include <systemd/sd-bus.h>

#include <optional>
#include <string>

namespace offhand::platform::input_method {

/// Of `UpdatePreeditText`: whether an unfinished text is shown. Its text is not kept.
std::optional<bool> shows_unfinished(sd_bus_message* message);

/// Of `RegisterProperties` or `UpdateProperty`: whether the engine says that it makes other characters of letters, by
/// the sign of its property InputMode: "한" or "あ", and "EN" or "A" where it does not. Empty where it tells nothing of
/// it.
std::optional<bool> tells_of_mode(sd_bus_message* message);

/// Of the reply to GetGlobalEngine, a description of an engine: its name.
std::string engine_in(sd_bus_message* reply);

/// Whether an engine is a mere keyboard layout.
bool is_keyboard_layout(const std::string& engine);

}  // namespace offhand::platform::input_method
