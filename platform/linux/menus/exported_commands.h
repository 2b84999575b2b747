#pragma once

#include <map>
#include <optional>
#include <string>

#include "platform/api/menus.h"
#include "platform/linux/atspi/inquiry.h"
#include "platform/linux/menus/exporter.h"

namespace offhand::platform::linux_menus {

/// Where a command is asked for: an object with org.gtk.Actions, and the name that it has there.
struct CommandPlace {
  atspi::Reference object;
  std::string name;
};

/// "app." and "win." are what GTK calls the actions of an application and of a window; empty for any other.
std::optional<CommandPlace> place_of(const Exporter& exporter, const std::string& command);

/// Reads all commands of one object, and calls them `prefix` and their name.
void read_commands(atspi::Inquiry& inquiry, const atspi::Reference& object, const std::string& prefix,
                   std::map<std::string, CommandState>& commands);

/// Reads one; empty where there is none of that name.
void read_command(atspi::Inquiry& inquiry, const CommandPlace& place, std::optional<CommandState>& command);

/// What a request came to.
struct Request {
  bool sent = false;
  bool answered = false;
  bool accepted = false;
  /// Why it was not sent, or not accepted.
  std::string reason;
};

/// Has a command done, if it still is as it has to be for that.
void request(atspi::Inquiry& inquiry, const CommandPlace& place, const std::optional<CommandValue>& value,
             std::optional<CommandState>& now, Request& request);

}  // namespace offhand::platform::linux_menus
