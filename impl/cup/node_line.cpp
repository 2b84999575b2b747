#include "impl/cup/node_line.h"

#include <array>
#include <charconv>
#include <cmath>

#include "generated/types/cup.h"
#include "impl/cup/prune.h"
#include "impl/cup/utf8_text.h"

namespace offhand::cup {
namespace {

constexpr std::size_t longest_name = 80;
constexpr std::size_t longest_value = 120;
constexpr std::size_t longest_placeholder = 30;
constexpr std::size_t longest_title = 50;
constexpr std::string_view cut_mark = "...";

template <class Word>
std::string_view spelt(Word word, Dialect dialect) {
  return dialect == Dialect::long_words ? to_string(word) : short_code_of(word);
}

void append_states(std::string& out, const States& states, Dialect dialect) {
  char separator = '{';
  out += ' ';
  for (const State state : states) {
    out += separator;
    out += spelt(state, dialect);
    separator = ',';
  }
  out += '}';
}

void append_actions(std::string& out, const Actions& actions, Dialect dialect) {
  char separator = '[';
  out += ' ';
  for (const Action action : actions) {
    if (action == Action::focus) continue;
    out += separator;
    out += spelt(action, dialect);
    separator = ',';
  }
  out += ']';
}

void append_attributes(std::string& out, const Attributes& attributes) {
  std::string_view separator = " (";
  const auto next = [&] {
    out += separator;
    separator = " ";
  };
  if (attributes.level) {
    next();
    out += 'L';
    append_number(out, *attributes.level);
  }
  if (attributes.placeholder && !attributes.placeholder->empty()) {
    next();
    out += "ph=\"";
    append_clipped(out, *attributes.placeholder, longest_placeholder, "", Escapes::quotes);
    out += '"';
  }
  if (attributes.orientation && !attributes.orientation->empty()) {
    next();
    append_clipped(out, *attributes.orientation, 1, "", Escapes::none);
  }
  if (attributes.value_min || attributes.value_max) {
    next();
    out += "range=";
    if (attributes.value_min) append_number(out, *attributes.value_min);
    out += "..";
    if (attributes.value_max) append_number(out, *attributes.value_max);
  }
  if (separator == " ") out += ')';
}

}  // namespace

void append_number(std::string& out, std::int64_t number) {
  std::array<char, 24> digits{};
  const auto written = std::to_chars(digits.data(), digits.data() + digits.size(), number);
  out.append(digits.data(), written.ptr);
}

void append_number(std::string& out, double number) {
  if (!std::isfinite(number)) return append_number(out, std::int64_t{0});
  if (number == 0) number = 0;  // no sign
  std::array<char, 32> digits{};
  const double size = std::abs(number);
  const bool fixed = size == 0 || (size >= 1e-6 && size < 1e21);
  const auto written = std::to_chars(digits.data(), digits.data() + digits.size(), number,
                                     fixed ? std::chars_format::fixed : std::chars_format::scientific);
  const std::string_view text(digits.data(), static_cast<std::size_t>(written.ptr - digits.data()));
  // to_chars writes at least two digits of an exponent.
  const auto exponent = text.find('e');
  if (exponent == std::string_view::npos || text[exponent + 2] != '0') {
    out += text;
  } else {
    out += text.substr(0, exponent + 2);
    out += text.substr(exponent + 3);
  }
}

void append_rectangle(std::string& out, const Rectangle& place) {
  append_number(out, place.x);
  out += ',';
  append_number(out, place.y);
  out += ' ';
  append_number(out, place.w);
  out += 'x';
  append_number(out, place.h);
}

void append_plain(std::string& out, std::string_view text) { append_clipped(out, text, 0, "", Escapes::none); }

void append_node_line(std::string& out, const Node& node, std::uint32_t depth, Dialect dialect) {
  const bool acts = can_act(node);
  out.append(std::size_t{2} * depth, ' ');
  out += '[';
  append_plain(out, node.id);
  out += "] ";
  out += spelt(node.role, dialect);
  if (!node.name.empty()) {
    out += " \"";
    append_clipped(out, node.name, longest_name, cut_mark, Escapes::quotes_and_backslashes);
    out += '"';
  }
  if (node.bounds && (dialect == Dialect::long_words || acts)) {
    out += dialect == Dialect::long_words ? " @" : " ";
    append_rectangle(out, *node.bounds);
  }
  if (!node.states.empty()) append_states(out, node.states, dialect);
  if (acts) append_actions(out, node.actions, dialect);
  if (node.value && !node.value->empty() && has(node.role, RoleTrait::shows_value)) {
    out += " val=\"";
    append_clipped(out, *node.value, longest_value, cut_mark, Escapes::quotes);
    out += '"';
  }
  if (node.attributes.is_held()) append_attributes(out, *node.attributes);
  out += '\n';
}

void append_first_line(std::string& out, const Envelope& envelope) {
  out += "# CUP ";
  append_plain(out, envelope.version);
  out += " | ";
  append_plain(out, envelope.platform);
  out += " | ";
  append_number(out, envelope.screen.w);
  out += 'x';
  append_number(out, envelope.screen.h);
}

void append_header(std::string& out, const Envelope& envelope, HeaderCounts counts,
                   const std::vector<Window>& windows) {
  append_first_line(out, envelope);
  if (envelope.app) {
    out += "\n# app: ";
    append_plain(out, envelope.app->name.value_or(""));
  }
  out += "\n# ";
  append_number(out, static_cast<std::int64_t>(counts.emitted));
  out += " nodes (";
  append_number(out, static_cast<std::int64_t>(counts.total));
  out += " before pruning)\n";
  if (!envelope.tools.empty()) {
    out += "# ";
    append_number(out, static_cast<std::int64_t>(envelope.tools.size()));
    out += envelope.tools.size() == 1 ? " WebMCP tool available\n" : " WebMCP tools available\n";
  }
  if (!windows.empty()) {
    out += "# --- ";
    append_number(out, static_cast<std::int64_t>(windows.size()));
    out += " open windows ---\n";
    for (const Window& window : windows) {
      out += "#   ";
      append_clipped(out, window.title.empty() ? "(untitled)" : window.title, longest_title, "", Escapes::none);
      out += window.foreground ? " [fg]\n" : "\n";
    }
  }
  out += '\n';
}

std::string_view truncation_note(Dialect dialect) {
  if (dialect == Dialect::long_words)
    return "\n# OUTPUT TRUNCATED \xE2\x80\x94 exceeded character limit.\n"
           "# find_element(name='...') finds an element that is not shown here.\n"
           "# get_tree(app='...') shows one window by its title.\n";
  return "\n# OUTPUT TRUNCATED \xE2\x80\x94 exceeded character limit.\n"
         "# find(name='...') finds an element that is not shown here.\n"
         "# snapshot_app(app='...') shows one window by its title.\n";
}

}  // namespace offhand::cup
