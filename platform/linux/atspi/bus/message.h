#pragma once

#include <systemd/sd-bus.h>

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "platform/api/tree.h"
#include "platform/linux/atspi/elements/reference.h"

namespace offhand::platform::atspi {

/// Calls `use` with a zero of the number type that D-Bus calls `type` and returns its result; returns `otherwise` for
/// other types.
template <class Use, class Otherwise>
auto with_number_type(char type, const Use& use, const Otherwise& otherwise) {
  switch (type) {
    case 'y':
      return use(std::uint8_t{});
    case 'n':
      return use(std::int16_t{});
    case 'q':
      return use(std::uint16_t{});
    case 'i':
      return use(std::int32_t{});
    case 'u':
      return use(std::uint32_t{});
    case 'x':
      return use(std::int64_t{});
    case 't':
      return use(std::uint64_t{});
    case 'd':
      return use(double{});
    default:
      return otherwise;
  }
}

/// Reads an untrusted message: every function returns whether the message had the requested value.
class MessageReader {
 public:
  explicit MessageReader(sd_bus_message* message) : message_(message) {}

  bool read(std::string& value);
  bool read(std::int32_t& value) { return basic('i', &value); }
  bool read(std::uint32_t& value) { return basic('u', &value); }
  bool read(double& value) { return basic('d', &value); }
  bool read(bool& value);
  /// Reads `(so)`, a reference to an object.
  bool read(Reference& value);
  /// Reads the next value of any basic type as text: "true", "-3", "2.5", a string unchanged.
  bool read_in_words(std::string& type, std::string& words);
  bool enter(char type, const char* contents) { return sd_bus_message_enter_container(message_, type, contents) > 0; }
  bool exit() { return sd_bus_message_exit_container(message_) >= 0; }
  bool skip(const char* types) { return sd_bus_message_skip(message_, types) >= 0; }
  /// True if the current container, or the message, holds no more.
  bool at_end() { return sd_bus_message_at_end(message_, 0) != 0; }
  /// The type of the next value; 0 at the end.
  char peek(const char** contents = nullptr);

 private:
  template <class Value>
  bool basic(char type, Value* value) {
    return sd_bus_message_read_basic(message_, type, static_cast<void*>(value)) > 0;
  }
  sd_bus_message* message_;
};

/// The answer to one call.
class Reply {
 public:
  explicit Reply(sd_bus_message* message);
  /// For a call that could not be sent.
  explicit Reply(std::string_view error_name) : error_name_(error_name) {}

  bool ok() const { return message_ != nullptr; }
  std::string_view error_name() const { return error_name_; }
  std::string_view error_text() const { return error_text_; }
  /// The object or the whole application does not exist.
  bool target_is_gone() const;
  /// The callee left without answering; whether it acted is unknown.
  bool is_lost() const;
  /// The callee certainly did nothing: the object, the method or the application does not exist.
  bool refused() const;
  MessageReader reader() const { return MessageReader(message_); }
  bool has_signature(const char* signature) const;

  /// The bus name of the sender; empty on an application's own socket.
  std::string_view sender() const;

  /// Reads the value of a reply to Properties.Get; false if it has another type.
  template <class T>
  bool property(const char* type, T& value) const {
    if (!ok()) return false;
    MessageReader in = reader();
    return in.enter('v', type) && in.read(value);
  }
  template <class T>
  bool value(T& value) const {
    if (!ok()) return false;
    return reader().read(value);
  }

 private:
  sd_bus_message* message_ = nullptr;
  std::string_view error_name_;
  std::string_view error_text_;
};

using ReplyHandler = std::function<void(const Reply&)>;

/// A method call for an actor.
struct Call {
  Reference target;
  const char* interface;
  const char* member;
  /// Appends the arguments; may be null. Returns a negative errno like sd-bus.
  std::function<int(sd_bus_message*)> arguments = nullptr;
  /// Set to true once the call is sent; may be null.
  bool* sent = nullptr;
  /// It makes the application act, or must come after such a call: it uses a connection for actions.
  bool acts = false;
  /// Sent again at growing intervals until an answer arrives. For the first query of an application: GDBus answers
  /// calls as soon as the bus accepts it, but drops its answers until its own initialization is complete (GLib 2.74,
  /// `check_unclosed: assertion 'flags & FLAG_INITIALIZED' failed`).
  bool asked_again = false;
};

namespace interface {
inline constexpr const char* properties = "org.freedesktop.DBus.Properties";
inline constexpr const char* bus = "org.freedesktop.DBus";
inline constexpr const char* accessible = "org.a11y.atspi.Accessible";
inline constexpr const char* application = "org.a11y.atspi.Application";
inline constexpr const char* cache = "org.a11y.atspi.Cache";
inline constexpr const char* component = "org.a11y.atspi.Component";
inline constexpr const char* action = "org.a11y.atspi.Action";
inline constexpr const char* value = "org.a11y.atspi.Value";
inline constexpr const char* text = "org.a11y.atspi.Text";
inline constexpr const char* editable_text = "org.a11y.atspi.EditableText";
inline constexpr const char* table = "org.a11y.atspi.Table";
inline constexpr const char* selection = "org.a11y.atspi.Selection";
inline constexpr const char* registry = "org.a11y.atspi.Registry";
}  // namespace interface

inline constexpr const char* root_path = "/org/a11y/atspi/accessible/root";
inline constexpr const char* null_path = "/org/a11y/atspi/null";

/// True for a reference to no object.
inline bool is_null(const Reference& handle) { return handle.application.empty() || handle.path == null_path; }

/// Properties.Get of one property.
Call get_property(Reference target, const char* of_interface, const char* name);
/// Properties.GetAll. Never use it on an application root or with Qt, which crashes.
Call get_all_properties(Reference target, const char* of_interface);

}  // namespace offhand::platform::atspi
