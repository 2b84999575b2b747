#include "impl/perception/menu_labels.h"

#include <algorithm>
#include <cstdint>
#include <optional>

#include "codegen/runtime/suggest.h"
#include "generated/types/errors.h"
#include "impl/base/fold_case.h"

namespace offhand {
namespace {

/// A longer list does not help in a message.
constexpr std::size_t most_listed = 40;

std::string_view trimmed_label(std::string_view text) {
  constexpr std::string_view space = " \t\r\n";
  const auto first = text.find_first_not_of(space);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(space) - first + 1);
}

bool is_letter(char letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
         static_cast<unsigned char>(letter) >= 0x80;
}

void remove_end(std::string& text, std::string_view end) {
  if (text.ends_with(end)) text.resize(text.size() - end.size());
}

std::optional<std::string> nearest_choice(const std::vector<MenuChoice>& choices, const std::string& meant) {
  std::vector<std::string> labels;
  for (const auto& choice : choices) labels.push_back(menu_label(choice.label));
  const std::vector<std::string_view> candidates(labels.begin(), labels.end());
  const auto found = nearest(meant, candidates);
  if (!found) return std::nullopt;
  const auto place = std::ranges::find(labels, *found) - labels.begin();
  return std::string(trimmed_label(choices[static_cast<std::size_t>(place)].label));
}

}  // namespace

std::string menu_label(std::string_view text) {
  // Qt separates the shortcut by a tab.
  text = trimmed_label(text.substr(0, text.find('\t')));
  std::string label;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char next = at + 1 < text.size() ? text[at + 1] : ' ';
    const bool is_mark = text[at] == '_' || (text[at] == '&' && is_letter(next));
    // A doubled mnemonic mark is the character itself.
    if (is_mark && next != text[at]) continue;
    if (is_mark) ++at;
    label += text[at];
  }
  remove_end(label, "...");
  remove_end(label, "\u2026");
  return fold_case(trimmed_label(label));
}

Result<std::size_t> choice_called(const std::vector<MenuChoice>& choices, const std::string& label,
                                  const std::string& where, const std::string& commands) {
  std::vector<std::size_t> exact;
  std::vector<std::size_t> alike;
  const auto meant = menu_label(label);
  for (std::size_t place = 0; place < choices.size(); ++place) {
    if (trimmed_label(choices[place].label) == trimmed_label(label)) exact.push_back(place);
    if (menu_label(choices[place].label) == meant) alike.push_back(place);
  }
  const auto& found = exact.empty() ? alike : exact;
  if (found.size() == 1) return found.front();
  if (found.empty()) {
    return fail(errors::no_such_menu_entry({.where = where,
                                            .entry = label,
                                            .suggestion = nearest_choice(choices, meant),
                                            .entries = choices.empty() ? "none that can be read" : list_of(choices),
                                            .commands = commands.empty() ? std::nullopt : std::optional(commands)}));
  }
  std::string candidates;
  for (const auto place : found) candidates += (candidates.empty() ? "" : ", ") + choices[place].name;
  return fail(errors::ambiguous_menu_entry(
      {.where = where, .entry = label, .count = static_cast<std::int64_t>(found.size()), .candidates = candidates}));
}

std::string list_of(const std::vector<MenuChoice>& choices) {
  std::string list;
  std::size_t listed = 0;
  for (const auto& choice : choices) {
    const auto label = trimmed_label(choice.label);
    if (label.empty()) continue;
    if (++listed > most_listed) return list + " and more";
    list += (list.empty() ? "\"" : ", \"") + std::string(label) + "\"";
  }
  return list;
}

}  // namespace offhand
