#include "impl/perception/page_selector.h"

#include <algorithm>

namespace offhand {
namespace {

bool is_of_a_name(char c) {
  const auto letter = static_cast<unsigned char>(c);
  return letter >= 0x80 || c == '-' || c == '_' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') ||
         (c >= 'A' && c <= 'Z');
}

/// Removes a name from the front and returns it; empty if there is none.
std::string take_name(std::string_view& text) {
  const auto* const end = std::ranges::find_if_not(text, is_of_a_name);
  std::string name(text.begin(), end);
  text.remove_prefix(name.size());
  return name;
}

std::string_view trimmed_value(std::string_view text) {
  constexpr std::string_view blanks = " \t\r\n\f";
  const auto begin = text.find_first_not_of(blanks);
  return begin == std::string_view::npos ? std::string_view()
                                         : text.substr(begin, text.find_last_not_of(blanks) + 1 - begin);
}

bool has_class(std::string_view classes, std::string_view wanted) {
  for (auto rest = trimmed_value(classes); !rest.empty();) {
    const auto end = std::min(rest.find_first_of(" \t\r\n\f"), rest.size());
    if (rest.substr(0, end) == wanted) return true;
    rest = trimmed_value(rest.substr(end));
  }
  return false;
}

}  // namespace

std::optional<PageSelector::Part> PageSelector::parse_part(std::string_view text) {
  Part part;
  auto rest = trimmed_value(text);
  if (rest.starts_with('*')) {
    rest.remove_prefix(1);
  } else if (!rest.empty() && is_of_a_name(rest.front())) {
    part.tag = take_name(rest);
    std::ranges::transform(part.tag, part.tag.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  } else if (rest.empty()) {
    return std::nullopt;
  }
  while (!rest.empty()) {
    const char sign = rest.front();
    rest.remove_prefix(1);
    auto name = take_name(rest);
    if (name.empty() || (sign != '#' && sign != '.')) return std::nullopt;
    if (sign == '.') {
      part.classes.push_back(std::move(name));
    } else if (part.id.empty()) {
      part.id = std::move(name);
    } else {
      return std::nullopt;
    }
  }
  return part;
}

std::optional<PageSelector> PageSelector::parse(std::string_view text) {
  PageSelector selector;
  for (bool more = true; more;) {
    const auto comma = text.find(',');
    more = comma != std::string_view::npos;
    auto part = parse_part(text.substr(0, comma));
    if (!part) return std::nullopt;
    selector.parts_.push_back(*std::move(part));
    if (more) text.remove_prefix(comma + 1);
  }
  return selector;
}

bool PageSelector::is_of_roles() const {
  return std::ranges::all_of(parts_, [](const Part& part) {
    return part.id.empty() && part.classes.empty() && (part.tag.empty() || !roles_of_html(part.tag).empty());
  });
}

bool PageSelector::asks_for_classes() const {
  return std::ranges::any_of(parts_, [](const Part& part) { return !part.classes.empty(); });
}

bool PageSelector::fits(const platform::Markup& markup) const {
  return std::ranges::any_of(parts_, [&](const Part& part) {
    if (!part.tag.empty() && part.tag != markup.tag) return false;
    if (!part.id.empty() && part.id != markup.id) return false;
    return std::ranges::all_of(part.classes, [&](const std::string& name) { return has_class(markup.classes, name); });
  });
}

bool PageSelector::fits_role(Role role) const {
  return std::ranges::any_of(
      parts_, [&](const Part& part) { return part.tag.empty() || roles_of_html(part.tag).contains(role); });
}

}  // namespace offhand
