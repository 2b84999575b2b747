#include "platform/linux/menus/command_value.h"

#include <cerrno>
#include <charconv>
#include <cstdint>

namespace offhand::platform::linux_menus {
namespace {

/// Menu targets are short; a longer value is treated as no value.
constexpr std::size_t longest_value = 1'000;

/// Passes the number in `words` to `use`, in the D-Bus type; -EINVAL when it is not a number of that type.
template <class Use>
int use_number(char type, const std::string& words, const Use& use) {
  const auto as = [&](auto number) {
    const char* end = words.data() + words.size();
    const auto parsed = std::from_chars(words.data(), end, number);
    return parsed.ec == std::errc() && parsed.ptr == end ? use(number) : -EINVAL;
  };
  return atspi::with_number_type(type, as, -EINVAL);
}

int append_basic(sd_bus_message* message, const CommandValue& value) {
  const char type = value.type.front();
  if (type == 'b') {
    const int flag = value.text == "true" ? 1 : 0;
    return sd_bus_message_append_basic(message, type, &flag);
  }
  if (type == 's' || type == 'o' || type == 'g') return sd_bus_message_append_basic(message, type, value.text.c_str());
  return use_number(type, value.text,
                    [&](const auto& number) { return sd_bus_message_append_basic(message, type, &number); });
}

bool says(char type, const std::string& words) {
  if (type == 'b') return words == "true" || words == "false";
  // Object paths and signatures have their own grammar, and nobody types them.
  return type == 's' || use_number(type, words, [](const auto&) { return 0; }) == 0;
}

}  // namespace

bool read_variant(atspi::MessageReader& in, std::optional<CommandValue>& value) {
  value.reset();
  const char* contents = nullptr;
  if (in.peek(&contents) != 'v' || contents == nullptr) return false;
  const std::string type = contents;
  if (type.size() != 1 || type == "v" || type == "h") return in.skip("v");
  CommandValue read;
  if (!in.enter('v', type.c_str()) || !in.read_in_words(read.type, read.text)) return false;
  if (read.text.size() <= longest_value) value = std::move(read);
  return in.exit();
}

std::optional<CommandValue> as_type(const CommandValue& value, const std::string& type) {
  if (value.type == type) return value;
  if (!value.type.empty() || type.size() != 1 || !says(type.front(), value.text)) return std::nullopt;
  return CommandValue{type, value.text};
}

int append_variant(sd_bus_message* message, const CommandValue& value) {
  if (value.type.size() != 1) return -EINVAL;
  if (const int opened = sd_bus_message_open_container(message, 'v', value.type.c_str()); opened < 0) return opened;
  if (const int appended = append_basic(message, value); appended < 0) return appended;
  return sd_bus_message_close_container(message);
}

}  // namespace offhand::platform::linux_menus
