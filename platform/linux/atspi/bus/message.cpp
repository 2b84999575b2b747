#include "platform/linux/atspi/bus/message.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <iterator>

namespace offhand::platform::atspi {

bool MessageReader::read(std::string& value) {
  const char* text = nullptr;
  if (!basic('s', &text)) return false;
  value = text;
  return true;
}

bool MessageReader::read(bool& value) {
  int flag = 0;
  if (!basic('b', &flag)) return false;
  value = flag != 0;
  return true;
}

bool MessageReader::read(Reference& value) {
  const char* name = nullptr;
  const char* path = nullptr;
  if (!enter('r', "so") || !basic('s', &name) || !basic('o', &path) || !exit()) return false;
  value.application = name;
  value.path = path;
  return true;
}

bool MessageReader::read_in_words(std::string& type, std::string& words) {
  const char next = peek();
  type.assign(1, next);
  const auto number = [&](auto value) {
    if (!basic(next, &value)) return false;
    std::array<char, 32> digits{};
    words.assign(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr);
    return true;
  };
  switch (next) {
    case 'b': {
      bool flag = false;
      if (!read(flag)) return false;
      words = flag ? "true" : "false";
      return true;
    }
    case 's':
    case 'o':
    case 'g': {
      const char* text = nullptr;
      if (!basic(next, &text)) return false;
      words = text;
      return true;
    }
    default:
      return with_number_type(next, number, false);
  }
}

char MessageReader::peek(const char** contents) {
  char type = 0;
  return sd_bus_message_peek_type(message_, &type, contents) > 0 ? type : '\0';
}

Reply::Reply(sd_bus_message* message) {
  if (const sd_bus_error* error = sd_bus_message_get_error(message)) {
    error_name_ = error->name != nullptr ? error->name : "unnamed error";
    error_text_ = error->message != nullptr ? error->message : "";
  } else {
    message_ = message;
  }
}

bool Reply::refused() const {
  constexpr std::string_view names[] = {
      "org.freedesktop.DBus.Error.UnknownObject",    "org.freedesktop.DBus.Error.UnknownMethod",
      "org.freedesktop.DBus.Error.ServiceUnknown",   "org.freedesktop.DBus.Error.NameHasNoOwner",
      "org.freedesktop.DBus.Error.UnknownInterface", "org.freedesktop.DBus.Error.InvalidArgs"};
  return std::find(std::begin(names), std::end(names), error_name_) != std::end(names);
}

bool Reply::is_lost() const {
  return error_name_ == "org.freedesktop.DBus.Error.NoReply" ||
         error_name_ == "org.freedesktop.DBus.Error.Disconnected";
}

bool Reply::target_is_gone() const { return refused() || is_lost(); }

std::string_view Reply::sender() const {
  const char* name = message_ == nullptr ? nullptr : sd_bus_message_get_sender(message_);
  return name == nullptr ? std::string_view() : std::string_view(name);
}

bool Reply::has_signature(const char* signature) const {
  if (!ok()) return false;
  const char* actual = sd_bus_message_get_signature(message_, 1);
  return actual != nullptr && std::strcmp(actual, signature) == 0;
}

Call get_property(Reference target, const char* of_interface, const char* name) {
  return {std::move(target), interface::properties, "Get",
          [=](sd_bus_message* message) { return sd_bus_message_append(message, "ss", of_interface, name); }};
}

Call get_all_properties(Reference target, const char* of_interface) {
  return {std::move(target), interface::properties, "GetAll",
          [=](sd_bus_message* message) { return sd_bus_message_append(message, "s", of_interface); }};
}

}  // namespace offhand::platform::atspi
