#pragma once

#include <systemd/sd-bus.h>

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "platform/api/tree.h"
#include "platform/linux/atspi/reference.h"

namespace offhand::platform::atspi {

/// Hands a zero of the number type that D-Bus calls `type` to `use`, and gives what that returns; `otherwise` where the
/// type is no number's.
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

/// Reads a message that somebody else wrote: every step says whether the message had what was asked for.
class MessageReader {
 public:
  explicit MessageReader(sd_bus_message* message) : message_(message) {}

  bool read(std::string& value);
  bool read(std::int32_t& value) { return basic('i', &value); }
  bool read(std::uint32_t& value) { return basic('u', &value); }
  bool read(double& value) { return basic('d', &value); }
  bool read(bool& value);
  /// `(so)`, a reference to an object.
  bool read(Reference& value);
  /// The next value, of whatever basic type it is, in words: "true", "-3", "2.5", a string as it is.
  bool read_in_words(std::string& type, std::string& words);
  bool enter(char type, const char* contents) { return sd_bus_message_enter_container(message_, type, contents) > 0; }
  bool exit() { return sd_bus_message_exit_container(message_) >= 0; }
  bool skip(const char* types) { return sd_bus_message_skip(message_, types) >= 0; }
  /// True when the current container, or the message, holds no more.
  bool at_end() { return sd_bus_message_at_end(message_, 0) != 0; }
  /// Type of the next value; 0 at the end.
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
  /// A call that could not even be sent.
  explicit Reply(std::string_view error_name) : error_name_(error_name) {}

  bool ok() const { return message_ != nullptr; }
  std::string_view error_name() const { return error_name_; }
  std::string_view error_text() const { return error_text_; }
  /// The object, or the whole application, is not there.
  bool target_is_gone() const;
  /// Whoever was asked left without answering; what it did is not known.
  bool is_lost() const;
  /// Answered by somebody who for certain did nothing: there is no such object, method or application.
  bool refused() const;
  MessageReader reader() const { return MessageReader(message_); }
  bool has_signature(const char* signature) const;

  /// The bus's own name of whoever answered; empty over an application's own socket.
  std::string_view sender() const;

  /// Value of a reply to Properties.Get; false when there is none of that type.
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

/// A method call to be made by an actor.
struct Call {
  Reference target;
  const char* interface;
  const char* member;
  /// Adds the arguments; null for none. Returns a negative errno as sd-bus does.
  std::function<int(sd_bus_message*)> arguments = nullptr;
  /// Set to true once the call has left; null when nobody asks.
  bool* sent = nullptr;
  /// It makes the application do something, or has to come behind such a call: it goes by a connection for actions.
  bool acts = false;
  /// It is asked anew as long as no answer comes, less and less often. For the first question to an application: GDBus
  /// answers calls from the moment on that the bus has greeted it, and drops what it answers before it is through with
  /// that (GLib 2.74, `check_unclosed: assertion 'flags & FLAG_INITIALIZED' failed`).
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

/// A reference to no object.
inline bool is_null(const Reference& handle) { return handle.application.empty() || handle.path == null_path; }

/// Properties.Get of one property.
Call get_property(Reference target, const char* of_interface, const char* name);
/// Properties.GetAll. Never on an application root and never for Qt: it crashes Qt.
Call get_all_properties(Reference target, const char* of_interface);

}  // namespace offhand::platform::atspi
