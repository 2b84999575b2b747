#pragma once

#include <systemd/sd-bus.h>

#include <optional>
#include <string>

#include "platform/api/menus.h"
#include "platform/linux/atspi/message.h"

namespace offhand::platform::linux_menus {

/// A variant; empty where it holds something else than a basic value. False where there is no variant.
bool read_variant(atspi::MessageReader& in, std::optional<CommandValue>& value);

/// The value as one of another type, where its words say one ("3" of a string as a number) and nobody knew its type.
/// Empty where they do not.
std::optional<CommandValue> as_type(const CommandValue& value, const std::string& type);

/// Adds a variant to a message. Returns a negative errno as sd-bus does.
int append_variant(sd_bus_message* message, const CommandValue& value);

}  // namespace offhand::platform::linux_menus
