#include "offhand/cup/envelope.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "codegen/runtime/json_writer.h"
#include "generated/types/errors.h"
#include "impl/cup/envelope_json.h"
#include "impl/cup/failure.h"

namespace offhand::cup {
namespace {

constexpr auto scopes = std::to_array<std::string_view>({"overview", "foreground", "desktop", "full"});
/// What an error repeats; `offhand cup validate` and validate_envelope tell all.
constexpr std::size_t problems_in_a_message = 3;

std::string first_of(const std::vector<offhand::Problem>& problems) {
  const auto shown = std::min(problems.size(), problems_in_a_message);
  auto summary = summary_of(std::span(problems).first(shown));
  if (shown < problems.size()) summary += "; and " + std::to_string(problems.size() - shown) + " more";
  return summary;
}

Result<nlohmann::json> checked(std::string_view text, Form form, std::string what) {
  OFFHAND_ASSIGN(auto value, parse_json(text));
  const auto problems = problems_of(value, form);
  if (problems.empty()) return value;
  return fail(errors::envelope_invalid(
      {.what = std::move(what), .summary = first_of(problems), .count = static_cast<std::int64_t>(problems.size())}));
}

template <class T, class Convert>
Outcome<T> read_as(std::string_view text, Form form, std::string what, Convert convert) {
  const auto value = checked(text, form, std::move(what));
  if (!value) return failure_of(value.error());
  auto converted = convert(*value);
  if (!converted) return failure_of(converted.error());
  return std::move(*converted);
}

void write_rectangle(JsonWriter& writer, const Rectangle& place) {
  writer.begin_object();
  write_member(writer, "x", place.x);
  write_member(writer, "y", place.y);
  write_member(writer, "w", place.w);
  write_member(writer, "h", place.h);
  writer.end_object();
}

template <class Words>
void write_words(JsonWriter& writer, std::string_view key, const Words& words) {
  if (words.empty()) return;
  writer.key(key);
  writer.begin_array();
  for (const auto word : words) writer.value(to_string(word));
  writer.end_array();
}

void write_attributes(JsonWriter& writer, const Attributes& attributes) {
  writer.key("attributes");
  writer.begin_object();
  write_member(writer, "level", attributes.level);
  write_member(writer, "valueMin", attributes.value_min);
  write_member(writer, "valueMax", attributes.value_max);
  write_member(writer, "valueNow", attributes.value_now);
  write_member(writer, "orientation", attributes.orientation);
  write_member(writer, "rowIndex", attributes.row_index);
  write_member(writer, "colIndex", attributes.col_index);
  write_member(writer, "rowCount", attributes.row_count);
  write_member(writer, "colCount", attributes.col_count);
  write_member(writer, "posInSet", attributes.pos_in_set);
  write_member(writer, "setSize", attributes.set_size);
  write_member(writer, "placeholder", attributes.placeholder);
  write_member(writer, "url", attributes.url);
  write_member(writer, "live", attributes.live);
  write_member(writer, "autocomplete", attributes.autocomplete);
  write_member(writer, "keyShortcut", attributes.key_shortcut);
  write_member(writer, "roledescription", attributes.roledescription);
  writer.end_object();
}

void write_members(JsonWriter& writer, const Node& node) {
  write_member(writer, "id", node.id);
  write_member(writer, "role", to_string(node.role));
  write_member(writer, "name", node.name);
  if (!node.description.empty()) write_member(writer, "description", node.description);
  write_member(writer, "value", node.value);
  if (node.bounds) {
    writer.key("bounds");
    write_rectangle(writer, *node.bounds);
  }
  write_words(writer, "states", node.states);
  write_words(writer, "actions", node.actions);
  if (!(*node.attributes == Attributes{})) write_attributes(writer, *node.attributes);
  if (!node.platform.empty()) {
    writer.key("platform");
    writer.raw(node.platform);
  }
}

/// Objects of children lie in those of their parents, which stay open until a node is not deeper.
void write_tree(JsonWriter& writer, const std::vector<Node>& tree) {
  std::size_t open = 0;
  bool has_children = true;
  writer.begin_array();
  for (const Node& node : tree) {
    const std::size_t depth = std::min<std::size_t>(node.depth, open);
    for (; open > depth; --open) {
      if (has_children) writer.end_array();
      writer.end_object();
      has_children = true;
    }
    if (open > 0 && !has_children) {
      writer.key("children");
      writer.begin_array();
    }
    writer.begin_object();
    write_members(writer, node);
    ++open;
    has_children = false;
  }
  for (; open > 0; --open) {
    if (has_children) writer.end_array();
    writer.end_object();
    has_children = true;
  }
  writer.end_array();
}

void write_window(JsonWriter& writer, const Window& window) {
  writer.begin_object();
  write_member(writer, "title", window.title);
  write_member(writer, "pid", window.pid);
  write_member(writer, "foreground", window.foreground);
  if (window.bounds) {
    writer.key("bounds");
    write_rectangle(writer, *window.bounds);
  }
  if (!window.url.empty()) write_member(writer, "url", window.url);
  if (window.more.size() > 2) writer.raw(std::string_view(window.more).substr(1, window.more.size() - 2));
  writer.end_object();
}

void write_head(JsonWriter& writer, const Envelope& envelope) {
  write_member(writer, "version", envelope.version);
  write_member(writer, "platform", envelope.platform);
  write_member(writer, "timestamp", envelope.timestamp);
  writer.key("screen");
  writer.begin_object();
  write_member(writer, "w", envelope.screen.w);
  write_member(writer, "h", envelope.screen.h);
  write_changed(writer, "scale", envelope.screen.scale, 1.0);
  writer.end_object();
  if (envelope.scope) write_member(writer, "scope", to_string(*envelope.scope));
  if (!envelope.app || *envelope.app == App{}) return;
  writer.key("app");
  writer.begin_object();
  write_member(writer, "name", envelope.app->name);
  write_member(writer, "pid", envelope.app->pid);
  write_member(writer, "bundleId", envelope.app->bundle_id);
  writer.end_object();
}

}  // namespace

std::string_view to_string(Scope scope) { return scopes[static_cast<std::size_t>(scope)]; }

std::optional<Scope> scope_from_string(std::string_view text) {
  const auto* const found = std::ranges::find(scopes, text);
  if (found == scopes.end()) return std::nullopt;
  return static_cast<Scope>(found - scopes.begin());
}

std::vector<EnvelopeProblem> validate_envelope(std::string_view json) {
  auto value = parse_json(json);
  if (!value) return {{"", std::move(value.error().message)}};
  std::vector<EnvelopeProblem> found;
  for (auto& problem : problems_of(*value, Form::envelope))
    found.push_back({std::move(problem.pointer), std::move(problem.message)});
  return found;
}

Outcome<Envelope> read_envelope(std::string_view json) {
  return read_as<Envelope>(json, Form::envelope, "The envelope", envelope_of);
}

Outcome<std::vector<Node>> read_nodes(std::string_view json) {
  return read_as<std::vector<Node>>(json, Form::nodes, "The list of nodes", nodes_of);
}

Outcome<std::vector<Window>> read_windows(std::string_view json) {
  return read_as<std::vector<Window>>(json, Form::windows, "The list of windows", windows_of);
}

std::string write_envelope(const Envelope& envelope) {
  std::string out;
  JsonWriter writer(out);
  writer.begin_object();
  write_head(writer, envelope);
  writer.key("tree");
  write_tree(writer, envelope.tree);
  if (envelope.windows) {
    writer.key("windows");
    writer.begin_array();
    for (const Window& window : *envelope.windows) write_window(writer, window);
    writer.end_array();
  }
  if (!envelope.tools.empty()) {
    writer.key("tools");
    writer.begin_array();
    for (const std::string& tool : envelope.tools) writer.raw(tool);
    writer.end_array();
  }
  writer.end_object();
  return out;
}

std::string write_node(const Node& node) {
  std::string out;
  JsonWriter writer(out);
  writer.begin_object();
  write_members(writer, node);
  writer.end_object();
  return out;
}

}  // namespace offhand::cup
