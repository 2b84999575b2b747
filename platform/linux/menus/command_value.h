#pragma once

#include <systemd/sd-bus.h>

#include <optional>
#include <string>

#include "platform/api/menus.h"
#include "platform/linux/atspi/bus/message.h"

namespace offhand::platform::linux_menus {

/// Reads a variant; empty when it holds no basic value. False when there is no variant.
bool read_variant(atspi::MessageReader& in, std::optional<CommandValue>& value);

/// Converts a value of unknown type to another type, when its text allows it ("3" as a number). Empty when it does not.
std::optional<CommandValue> as_type(const CommandValue& value, const std::string& type);

/// Appends a variant to a message. Returns a negative errno like sd-bus.
int append_variant(sd_bus_message* message, const CommandValue& value);

}  // namespace offhand::platform::linux_menus
