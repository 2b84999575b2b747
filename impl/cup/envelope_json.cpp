#include "impl/cup/envelope_json.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>

#include "codegen/runtime/json_depth.h"
#include "codegen/runtime/read_schema.h"
#include "generated/types/cup.h"
#include "generated/types/errors.h"

namespace offhand::cup {
namespace {

using nlohmann::json;

constexpr std::size_t most_problems = 10000;
/// A node is an object in a list; what is in it nests less than this. The rules are checked recursively.
constexpr int deepest_json = 2 * static_cast<int>(kDeepestTree) + 16;

/// The schema of an envelope and of lists of its parts.
class Rules {
 public:
  static const Rules& instance() {
    static const Rules rules;
    return rules;
  }

  const SchemaNode& of(Form form) const {
    return form == Form::envelope ? *envelope_ : form == Form::nodes ? *nodes_ : *windows_;
  }

 private:
  Rules()
      : schema_(json::parse(envelope_schema())),
        lists_(json::parse(R"({"nodes": {"type": "array", "items": {"$ref": "#/$defs/node"}},
                               "windows": {"type": "array", "items": {"$ref": "#/$defs/window"}}})")),
        reader_([this](const std::string& reference) { return &schema_.at(json::json_pointer(reference.substr(1))); }),
        envelope_(&reader_.read(schema_)),
        nodes_(&reader_.read(lists_["nodes"])),
        windows_(&reader_.read(lists_["windows"])) {}

  const json schema_;
  const json lists_;
  SchemaReader reader_;
  const SchemaNode* envelope_;
  const SchemaNode* nodes_;
  const SchemaNode* windows_;
};

/// Reads members, and remembers what cannot be held.
class MemberReader {
 public:
  Result<Envelope> envelope(const json& value) {
    Envelope envelope;
    envelope.version = value.at("version");
    envelope.platform = value.at("platform");
    read(value, "timestamp", envelope.timestamp);
    const json& screen = value.at("screen");
    envelope.screen = {integer(screen.at("w")), integer(screen.at("h")), screen.value("scale", 1.0)};
    if (const auto scope = value.find("scope"); scope != value.end())
      envelope.scope = scope_from_string(scope->get_ref<const std::string&>());
    if (const auto app = value.find("app"); app != value.end()) {
      envelope.app.emplace();
      read(*app, "name", envelope.app->name);
      read(*app, "pid", envelope.app->pid);
      read(*app, "bundleId", envelope.app->bundle_id);
    }
    append(value.at("tree"), 0, envelope.tree);
    if (const auto list = value.find("windows"); list != value.end()) envelope.windows = windows(*list);
    if (const auto tools = value.find("tools"); tools != value.end())
      for (const json& tool : *tools) envelope.tools.push_back(tool.dump());
    return finished(std::move(envelope));
  }

  void append(const json& list, std::uint32_t depth, std::vector<Node>& nodes) {
    for (const json& each : list) {
      nodes.push_back(node(each, depth));
      if (const auto children = each.find("children"); children != each.end()) append(*children, depth + 1, nodes);
    }
  }

  std::vector<Window> windows(const json& list) {
    std::vector<Window> found;
    for (const json& each : list) found.push_back(window(each));
    return found;
  }

  template <class T>
  Result<T> finished(T value) const {
    if (too_large_.empty()) return value;
    return fail(errors::envelope_invalid(
        {.what = "The JSON text", .summary = "the number " + too_large_ + " is too large to be held", .count = 1}));
  }

 private:
  /// As doubles hold them exactly; sums of two are in the range of std::int64_t.
  static constexpr std::int64_t largest_integer = std::int64_t{1} << 53U;

  std::int64_t integer(const json& value) {
    const bool fits = value.is_number_unsigned()
                          ? value.get<std::uint64_t>() <= static_cast<std::uint64_t>(largest_integer)
                          : value.is_number_integer() && value.get<std::int64_t>() >= -largest_integer;
    if (fits) return value.get<std::int64_t>();
    if (too_large_.empty()) too_large_ = value.dump();
    return 0;
  }

  void assign(const json& value, std::optional<std::string>& member) { member = value.get<std::string>(); }
  void assign(const json& value, std::optional<std::int64_t>& member) { member = integer(value); }
  void assign(const json& value, std::optional<double>& member) { member = value.get<double>(); }

  template <class T>
  void read(const json& object, const char* key, std::optional<T>& member) {
    if (const auto found = object.find(key); found != object.end()) assign(*found, member);
  }

  Rectangle rectangle(const json& value) {
    return {integer(value.at("x")), integer(value.at("y")), integer(value.at("w")), integer(value.at("h"))};
  }

  Attributes attributes(const json& value) {
    Attributes found;
    read(value, "level", found.level);
    read(value, "valueMin", found.value_min);
    read(value, "valueMax", found.value_max);
    read(value, "valueNow", found.value_now);
    read(value, "orientation", found.orientation);
    read(value, "rowIndex", found.row_index);
    read(value, "colIndex", found.col_index);
    read(value, "rowCount", found.row_count);
    read(value, "colCount", found.col_count);
    read(value, "posInSet", found.pos_in_set);
    read(value, "setSize", found.set_size);
    read(value, "placeholder", found.placeholder);
    read(value, "url", found.url);
    read(value, "live", found.live);
    read(value, "autocomplete", found.autocomplete);
    read(value, "keyShortcut", found.key_shortcut);
    read(value, "roledescription", found.roledescription);
    return found;
  }

  Node node(const json& value, std::uint32_t depth) {
    Node node;
    node.depth = depth;
    node.id = value.at("id");
    node.role = *role_from_string(value.at("role").get_ref<const std::string&>());
    node.name = value.at("name");
    node.description = value.value("description", "");
    read(value, "value", node.value);
    if (const auto bounds = value.find("bounds"); bounds != value.end()) node.bounds = rectangle(*bounds);
    if (const auto states = value.find("states"); states != value.end())
      for (const json& state : *states) node.states.add(*state_from_string(state.get_ref<const std::string&>()));
    if (const auto actions = value.find("actions"); actions != value.end())
      for (const json& action : *actions) node.actions.add(*action_from_string(action.get_ref<const std::string&>()));
    if (const auto found = value.find("attributes"); found != value.end()) node.attributes = attributes(*found);
    if (const auto platform = value.find("platform"); platform != value.end()) node.platform = platform->dump();
    return node;
  }

  Window window(const json& value) {
    Window window;
    window.title = value.value("title", "");
    window.foreground = value.value("foreground", false);
    window.url = value.value("url", "");
    if (const auto pid = value.find("pid"); pid != value.end() && !pid->is_null()) window.pid = integer(*pid);
    if (const auto bounds = value.find("bounds"); bounds != value.end() && !bounds->is_null())
      window.bounds = rectangle(*bounds);
    json more = value;
    for (const auto* known : {"title", "pid", "foreground", "bounds", "url"}) more.erase(known);
    if (!more.empty()) window.more = more.dump();
    return window;
  }

  std::string too_large_;
};

}  // namespace

Result<json> parse_json(std::string_view text) {
  const auto invalid = [](std::string summary) {
    return fail(errors::envelope_invalid({.what = "The JSON text", .summary = std::move(summary), .count = 1}));
  };
  if (text.size() > kLongestEnvelope)
    return invalid("it has " + std::to_string(text.size()) + " bytes, and at most " + std::to_string(kLongestEnvelope) +
                   " are read");
  if (nests_deeper_than(text, deepest_json))
    return invalid("elements are nested deeper than " + std::to_string(kDeepestTree) + " levels");
  json value;
  try {
    value = json::parse(text);
  } catch (const json::exception& problem) {
    // "[json.exception.parse_error.101] parse error at line 1, column 2: ..."
    const std::string_view what = problem.what();
    return invalid("it is no JSON: " + std::string(what.substr(std::min(what.size(), what.find("] ") + 2))));
  }
  return value;
}

std::vector<offhand::Problem> problems_of(json& value, Form form) {
  return validate(Rules::instance().of(form), value, {}, Shown::kind_and_text, most_problems);
}

Result<Envelope> envelope_of(const json& value) { return MemberReader().envelope(value); }

Result<std::vector<Node>> nodes_of(const json& list) {
  MemberReader reader;
  std::vector<Node> nodes;
  reader.append(list, 0, nodes);
  return reader.finished(std::move(nodes));
}

Result<std::vector<Window>> windows_of(const json& list) {
  MemberReader reader;
  auto windows = reader.windows(list);
  return reader.finished(std::move(windows));
}

}  // namespace offhand::cup
