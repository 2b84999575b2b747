#include "platform/linux/input_method/ibus_signals.h"

#include <algorithm>
#include <cstdint>
#include <string_view>

namespace offhand::platform::input_method {
namespace {

constexpr const char* text_type = "(sa{sv}sv)";
constexpr const char* property_type = "(sa{sv}suvsvbbuvv)";
constexpr const char* property_list_type = "(sa{sv}av)";

/// The parts of a structure between its brackets.
std::string inside(std::string_view type) { return std::string(type.substr(1, type.size() - 2)); }

bool enter_structure(sd_bus_message* in, const char* type) {
  return sd_bus_message_enter_container(in, 'v', type) > 0 &&
         sd_bus_message_enter_container(in, 'r', inside(type).c_str()) > 0 && sd_bus_message_skip(in, "sa{sv}") >= 0;
}

bool exit_structure(sd_bus_message* in) {
  return sd_bus_message_exit_container(in) >= 0 && sd_bus_message_exit_container(in) >= 0;
}

std::optional<std::string> read_text(sd_bus_message* in) {
  const char* text = nullptr;
  if (!enter_structure(in, text_type) || sd_bus_message_read(in, "s", &text) <= 0) return std::nullopt;
  std::string copy(text);
  if (sd_bus_message_skip(in, "v") < 0 || !exit_structure(in)) return std::nullopt;
  return copy;
}

bool means_letters_as_they_are(const std::string& sign) {
  // The English mode of libpinyin.
  if (sign == "英") return true;
  return std::ranges::all_of(sign, [](char each) { return static_cast<unsigned char>(each) < 0x80; });
}

std::optional<bool> read_mode(sd_bus_message* in) {
  const char* key = nullptr;
  if (!enter_structure(in, property_type) || sd_bus_message_read(in, "s", &key) <= 0) return std::nullopt;
  const bool is_mode = std::string_view(key) == "InputMode";
  if (sd_bus_message_skip(in, "uvsvbbuv") < 0) return std::nullopt;
  const auto sign = read_text(in);
  if (!sign || !exit_structure(in) || !is_mode || sign->empty()) return std::nullopt;
  return !means_letters_as_they_are(*sign);
}

}  // namespace

std::optional<bool> shows_unfinished(sd_bus_message* message) {
  const auto text = read_text(message);
  std::uint32_t cursor = 0;
  int visible = 0;
  if (!text || sd_bus_message_read(message, "ub", &cursor, &visible) <= 0) return std::nullopt;
  return visible != 0 && !text->empty();
}

std::optional<bool> tells_of_mode(sd_bus_message* message) {
  const std::string_view member = sd_bus_message_get_member(message);
  if (member == "UpdateProperty") return read_mode(message);
  if (!enter_structure(message, property_list_type) || sd_bus_message_enter_container(message, 'a', "v") <= 0)
    return std::nullopt;
  std::optional<bool> told;
  while (!told && sd_bus_message_at_end(message, 0) == 0) {
    told = read_mode(message);
    // What has another form ends the reading: the rest cannot be told apart.
    if (!told && sd_bus_message_at_end(message, 0) < 0) break;
  }
  return told;
}

std::string engine_in(sd_bus_message* reply) {
  constexpr const char* description = "(sa{sv}ssssssssussssssss)";
  const char* name = nullptr;
  if (!enter_structure(reply, description) || sd_bus_message_read(reply, "s", &name) <= 0) return {};
  return name;
}

bool is_keyboard_layout(const std::string& engine) { return engine.empty() || engine.starts_with("xkb:"); }

}  // namespace offhand::platform::input_method
