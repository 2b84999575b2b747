#include "offhand/cup/compact_text.h"

#include <array>

#include "impl/cup/node_line.h"
#include "impl/cup/prune.h"
#include "impl/cup/utf8_text.h"

namespace offhand::cup {
namespace {

constexpr std::size_t longest_url = 80;
constexpr auto directions = std::to_array<std::string_view>({"up", "down", "left", "right"});
/// A usual line is shorter.
constexpr std::size_t bytes_of_a_line = 96;

void append_hint(std::string& out, std::uint32_t depth, std::string_view text) {
  out.append(std::size_t{2} * depth, ' ');
  out += "# ";
  append_plain(out, text);
  out += '\n';
}

/// "12 more items — scroll down to see". The short dialect counts children, and names a tool that shows them.
std::string hint_text(const Clipped& clipped, const Node& node, Dialect dialect) {
  const bool is_long = dialect == Dialect::long_words;
  const auto& counts = is_long ? clipped.elements : clipped.children;
  std::int64_t items = 0;
  std::string where;
  for (std::size_t i = 0; i < directions.size(); ++i) {
    items += counts[i];
    if (counts[i] == 0 || (!is_long && !where.empty())) continue;
    if (!where.empty()) where += '/';
    where += directions[i];
  }
  std::string text;
  append_number(text, items);
  text += " more items \xE2\x80\x94 ";
  if (is_long) return text + "scroll " + where + " to see";
  text += "page(element_id='";
  append_plain(text, node.id);
  return text + "', direction='" + where + "') to see";
}

/// Cuts at the end of a line and says so.
std::string limited(std::string text, const PrintOptions& options) {
  // No text has more characters than bytes.
  if (options.max_chars == 0 || text.size() <= options.max_chars) return text;
  const std::size_t most = bytes_of(text, options.max_chars);
  if (most == text.size()) return text;
  text.resize(most);
  if (const auto end = text.rfind('\n'); end != std::string::npos && end != 0) text.resize(end);
  text += '\n';
  text += truncation_note(options.dialect);
  return text;
}

}  // namespace

std::string_view to_string(Dialect dialect) { return dialect == Dialect::long_words ? "long" : "short"; }

std::string_view to_string(Detail detail) {
  switch (detail) {
    case Detail::standard:
      return "standard";
    case Detail::minimal:
      return "minimal";
    case Detail::full:
      break;
  }
  return "full";
}

std::optional<Dialect> dialect_from_string(std::string_view text) {
  for (const Dialect dialect : {Dialect::long_words, Dialect::short_codes})
    if (to_string(dialect) == text) return dialect;
  return std::nullopt;
}

std::optional<Detail> detail_from_string(std::string_view text) {
  for (const Detail detail : {Detail::standard, Detail::minimal, Detail::full})
    if (to_string(detail) == text) return detail;
  return std::nullopt;
}

std::string print_compact(const Envelope& envelope, const PrintOptions& options) {
  return print_compact(envelope, options, {});
}

std::string print_compact(const Envelope& envelope, const PrintOptions& options, const std::vector<Unread>& unread) {
  static const std::vector<Window> no_windows;
  const Pruned pruned = prune(envelope.tree, envelope.screen, options.detail, unread);
  std::string out;
  out.reserve(256 + pruned.lines.size() * bytes_of_a_line);
  append_header(out, envelope, {pruned.emitted(), envelope.tree.size()},
                options.windows == nullptr ? no_windows : *options.windows);
  for (const PrunedLine& line : pruned.lines) {
    const Node& node = envelope.tree[line.node];
    if (line.hint == PrunedLine::no_hint) {
      append_node_line(out, node, line.depth, options.dialect);
    } else {
      append_hint(out, line.depth, hint_text(pruned.hints[line.hint], node, options.dialect));
    }
  }
  return limited(std::move(out), options);
}

std::string print_compact(const CompactText& text) {
  std::string out;
  const auto& tree = text.envelope.tree;
  out.reserve(256 + tree.size() * bytes_of_a_line);
  append_header(out, text.envelope, {text.emitted, text.total}, text.windows);
  std::size_t hint = 0;
  for (std::size_t i = 0; i <= tree.size(); ++i) {
    for (; hint < text.hints.size() && text.hints[hint].after == i; ++hint)
      append_hint(out, text.hints[hint].depth, text.hints[hint].text);
    if (i < tree.size()) append_node_line(out, tree[i], tree[i].depth, text.dialect);
  }
  if (text.truncated) out += truncation_note(text.dialect);
  return out;
}

std::string print_nodes(const std::vector<Node>& nodes, Dialect dialect) {
  std::string out;
  for (const Node& node : nodes) append_node_line(out, node, 0, dialect);
  return out;
}

std::string print_overview(const Envelope& envelope) {
  const std::vector<Window> none;
  const std::vector<Window>& windows = envelope.windows ? *envelope.windows : none;
  std::string out;
  append_first_line(out, envelope);
  out += "\n# overview | ";
  append_number(out, static_cast<std::int64_t>(windows.size()));
  out += " windows\n\n";
  for (const Window& window : windows) {
    out += window.foreground ? "* [fg] " : "  ";
    append_plain(out, window.title);
    if (window.pid) {
      out += " (pid:";
      append_number(out, *window.pid);
      out += ')';
    }
    if (window.bounds) {
      out += " @";
      append_rectangle(out, *window.bounds);
    }
    if (!window.url.empty()) {
      out += " url:";
      append_clipped(out, window.url, longest_url, "...", Escapes::none);
    }
    out += '\n';
  }
  return out;
}

}  // namespace offhand::cup
