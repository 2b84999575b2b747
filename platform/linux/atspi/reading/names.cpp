#include "platform/linux/atspi/reading/names.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cmath>
#include <optional>
#include <string_view>

#include "platform/linux/atspi/applications/toolkit_traits.h"

namespace offhand::platform::atspi {
namespace {

bool is_class_name(std::string_view name) {
  constexpr std::string_view prefixes[] = {"Gtk", "Adw", "Gdk", "Gsk", "Hdy"};
  for (const std::string_view prefix : prefixes) {
    if (!name.starts_with(prefix) || name.size() <= prefix.size()) continue;
    const std::string_view rest = name.substr(prefix.size());
    return std::isupper(static_cast<unsigned char>(rest.front())) != 0 &&
           std::all_of(rest.begin(), rest.end(),
                       [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; });
  }
  return false;
}

/// The single name of a doubled one such as "6 6". The first half may contain a mnemonic mark: "_Delete Delete".
std::optional<std::string> said_once(const std::string& name) {
  for (const std::size_t mark : {0U, 1U}) {
    const std::size_t length = (name.size() - std::min(name.size(), mark)) / 2;
    if (length == 0 || name.size() != 2 * length + 1 + mark || name[length + mark] != ' ') continue;
    auto first = name.substr(0, length + mark);
    if (const auto at = first.find('_'); mark == 1 && at != std::string::npos) first.erase(at, 1);
    if (first.size() == length && name.ends_with(first)) return first;
  }
  return std::nullopt;
}

bool is_continuation(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

}  // namespace

std::string clean_name(const std::string& name, const std::string& description, Toolkit toolkit) {
  const bool gtk = toolkit == Toolkit::gtk3 || toolkit == Toolkit::gtk4;
  if (gtk && is_class_name(name)) return is_class_name(description) ? std::string() : description;
  if (traits_of(toolkit).doubles_names) {
    if (auto once = said_once(name)) return *std::move(once);
  }
  return name;
}

bool holds_popover(std::string_view name, Toolkit toolkit) {
  return toolkit == Toolkit::gtk4 && name == "GtkPopoverContent";
}

bool has_words(std::string_view text) {
  constexpr std::string_view embedded = "\xEF\xBF\xBC";
  while (!text.empty()) {
    if (text.starts_with(embedded)) {
      text.remove_prefix(embedded.size());
    } else if (std::isspace(static_cast<unsigned char>(text.front())) != 0) {
      text.remove_prefix(1);
    } else {
      return true;
    }
  }
  return false;
}

std::string format_number(double number) {
  if (!std::isfinite(number)) return {};
  std::array<char, 64> text{};
  // Repeated steps accumulate rounding errors; 12 digits hide 0.30000000000000004.
  const auto end = std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::general, 12).ptr;
  const std::string result(text.data(), end);
  return result == "-0" ? "0" : result;
}

std::string stars(std::int32_t characters) {
  return std::string(static_cast<std::size_t>(std::clamp(characters, 0, 1000)), '*');
}

std::size_t count_characters(const std::string& text) {
  return text.size() - static_cast<std::size_t>(std::count_if(text.begin(), text.end(), is_continuation));
}

std::string truncate(std::string text, std::size_t characters) {
  std::size_t seen = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (is_continuation(text[i])) continue;
    if (seen++ == characters) {
      text.resize(i);
      break;
    }
  }
  return text;
}

}  // namespace offhand::platform::atspi
