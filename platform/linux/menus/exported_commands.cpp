#include "platform/linux/menus/exported_commands.h"

#include <chrono>
#include <utility>

#include "platform/host/steady_clock.h"
#include "platform/linux/menus/command_value.h"

namespace offhand::platform::linux_menus {
namespace {

constexpr const char* actions_interface = "org.gtk.Actions";
constexpr std::size_t most_commands = 2'000;
constexpr std::size_t longest_name = 500;
/// How long to wait for the reply before asking otherwise. A command that runs a dialog in its handler replies when
/// that closes.
constexpr std::chrono::milliseconds timeout{300};

/// `bgav`: enabled, the parameter type, the state (at most one).
bool read_state(atspi::MessageReader& in, CommandState& command) {
  std::string type;
  if (!in.read(command.enabled) || !in.read_in_words(type, command.takes) || type != "g" || !in.enter('a', "v"))
    return false;
  if (!in.at_end() && !read_variant(in, command.state)) return false;
  while (!in.at_end()) {
    if (!in.skip("v")) return false;
  }
  return in.exit();
}

void take_commands(const atspi::Reply& reply, const std::string& prefix,
                   std::map<std::string, CommandState>& commands) {
  if (!reply.has_signature("a{s(bgav)}")) return;
  auto in = reply.reader();
  if (!in.enter('a', "{s(bgav)}")) return;
  while (!in.at_end() && commands.size() < most_commands) {
    std::string name;
    CommandState command;
    if (!in.enter('e', "s(bgav)") || !in.read(name) || !in.enter('r', "bgav") || !read_state(in, command)) return;
    if (!in.exit() || !in.exit()) return;
    if (!name.empty() && name.size() <= longest_name) commands.insert_or_assign(prefix + name, std::move(command));
  }
}

int append_request(sd_bus_message* message, const std::string& name, const std::optional<CommandValue>& value) {
  int result = sd_bus_message_append(message, "s", name.c_str());
  if (result >= 0) result = sd_bus_message_open_container(message, 'a', "v");
  if (result >= 0 && value) result = append_variant(message, *value);
  if (result >= 0) result = sd_bus_message_close_container(message);
  // No platform data: a startup notification would let a window take the focus.
  return result >= 0 ? sd_bus_message_append(message, "a{sv}", 0) : result;
}

void send(atspi::Inquiry& inquiry, const CommandPlace& place, const std::optional<CommandValue>& value,
          Request& request) {
  const auto arguments = [place, value](sd_bus_message* message) { return append_request(message, place.name, value); };
  inquiry.call({place.object, actions_interface, "Activate", arguments, &request.sent},
               [&inquiry, &request](const atspi::Reply& reply) {
                 request.answered = reply.ok() || reply.refused();
                 request.accepted = reply.ok();
                 if (!reply.ok()) request.reason = "the application answered " + std::string(reply.error_name());
                 inquiry.finish();
               });
  // An application handles its messages in order: if it answers a later one, it has accepted the request.
  inquiry.at(steady_now() + timeout, [&inquiry, &request, place] {
    if (!request.sent) return;
    const auto name = [place](sd_bus_message* message) {
      return sd_bus_message_append(message, "s", place.name.c_str());
    };
    inquiry.call({place.object, actions_interface, "Describe", name}, [&inquiry, &request](const atspi::Reply& reply) {
      if (reply.is_lost()) return;
      request.answered = true;
      request.accepted = true;
      inquiry.finish();
    });
  });
}

}  // namespace

std::optional<CommandPlace> place_of(const Exporter& exporter, const std::string& command) {
  const auto in = [&](const char* prefix, const std::string& path) -> std::optional<CommandPlace> {
    const std::string_view start = prefix;
    if (path.empty() || !command.starts_with(start) || command.size() == start.size()) return std::nullopt;
    return CommandPlace{{exporter.bus_name, path}, command.substr(start.size())};
  };
  auto place = in("app.", exporter.application_path);
  return place ? place : in("win.", exporter.window_path);
}

void read_commands(atspi::Inquiry& inquiry, const atspi::Reference& object, const std::string& prefix,
                   std::map<std::string, CommandState>& commands) {
  inquiry.call({object, actions_interface, "DescribeAll"},
               [prefix, &commands](const atspi::Reply& reply) { take_commands(reply, prefix, commands); });
}

void read_command(atspi::Inquiry& inquiry, const CommandPlace& place, std::optional<CommandState>& command) {
  const auto name = [place](sd_bus_message* message) {
    return sd_bus_message_append(message, "s", place.name.c_str());
  };
  inquiry.call({place.object, actions_interface, "Describe", name}, [&command](const atspi::Reply& reply) {
    if (!reply.has_signature("(bgav)")) return;
    auto in = reply.reader();
    CommandState read;
    if (in.enter('r', "bgav") && read_state(in, read)) command = std::move(read);
  });
}

void request(atspi::Inquiry& inquiry, const CommandPlace& place, const std::optional<CommandValue>& value,
             std::optional<CommandState>& now, Request& request) {
  read_command(inquiry, place, now);
  inquiry.then([&inquiry, place, value, &now, &request] {
    if (!now) {
      request.reason = "its application has no such command now";
    } else if (!now->enabled) {
      request.reason = "the command is disabled now";
    } else if (value && !as_type(*value, now->takes)) {
      request.reason = "the command takes another value than \"" + value->text + "\"";
    } else if (!value && !now->takes.empty()) {
      request.reason = "the command takes a value, and none was given";
    } else {
      send(inquiry, place, value ? as_type(*value, now->takes) : std::nullopt, request);
    }
  });
}

}  // namespace offhand::platform::linux_menus
