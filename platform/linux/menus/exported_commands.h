#pragma once

#include <map>
#include <optional>
#include <string>

#include "platform/api/menus.h"
#include "platform/linux/atspi/reading/inquiry.h"
#include "platform/linux/menus/exporter.h"

namespace offhand::platform::linux_menus {

/// Where a command is sent: an object with org.gtk.Actions, and the action's name there.
struct CommandPlace {
  atspi::Reference object;
  std::string name;
};

/// GTK names the actions of an application "app." and those of a window "win."; empty for any other name.
std::optional<CommandPlace> place_of(const Exporter& exporter, const std::string& command);

/// Reads all commands of one object; the names get the prefix.
void read_commands(atspi::Inquiry& inquiry, const atspi::Reference& object, const std::string& prefix,
                   std::map<std::string, CommandState>& commands);

/// Reads one command; empty when there is none of that name.
void read_command(atspi::Inquiry& inquiry, const CommandPlace& place, std::optional<CommandState>& command);

struct Request {
  bool sent = false;
  bool answered = false;
  bool accepted = false;
  /// Why it was not sent, or not accepted.
  std::string reason;
};

/// Sends the command, if it still exists, is enabled, and takes the value.
void request(atspi::Inquiry& inquiry, const CommandPlace& place, const std::optional<CommandValue>& value,
             std::optional<CommandState>& now, Request& request);

}  // namespace offhand::platform::linux_menus
