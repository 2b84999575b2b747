#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "codegen/check/check.h"
#include "codegen/model/holds.h"

// What arguments hold: secrecy, addresses and replays rest on it.
namespace offhand::codegen {
namespace {

bool takes_text(const Type& type) { return type.kind == Kind::string && !type.is_enum(); }
bool takes_number(const Type& type) { return type.kind == Kind::number || type.kind == Kind::integer; }
bool takes_integer(const Type& type) { return type.kind == Kind::integer; }

bool may_hold_text(const Type& type) {
  return takes_text(type) || type.kind == Kind::any || type.open || (type.items && may_hold_text(*type.items));
}

bool offers_value(const Type& type, std::string_view text) {
  return std::ranges::any_of(type.values, [&](const EnumValue& value) { return value.name.text() == text; });
}

struct HoldsRule {
  std::function<bool(const Type&)> fits;
  std::string_view message;
};

/// What may hold a thing; of a thing that is not named here anything may.
const HoldsRule* rule_of(const std::string& holds) {
  static const HoldsRule text{takes_text, "is a string that is no enum."};
  static const HoldsRule typed{may_hold_text, "is text, or a list or map of texts."};
  static const HoldsRule keys{[](const Type& type) { return type.kind == Kind::string || type.kind == Kind::array; },
                              "is a string or a list of them."};
  static const HoldsRule id{takes_integer, "is an integer."};
  static const HoldsRule coordinate{takes_number, "is a number."};
  static const std::map<std::string, HoldsRule> rules{
      {"typed_text", typed},
      {"key", keys},
      {"modifier", keys},
      {"tool", text},
      {"tool_arguments", {[](const Type& type) { return type.open; }, "is an object with any members."}},
      {"output_path", text},
      {"session", {takes_text, "a session has a name: it is a string that is no enum."}},
      {"session_first", {takes_text, "a session has a name: it is a string that is no enum."}},
      {"delivery",
       {[](const Type& type) { return offers_value(type, "foreground") || offers_value(type, "focus"); },
        "a mode of delivery is an enum with the value foreground or focus."}},
      {"wait",
       {[](const Type& type) { return takes_integer(type) && type.limits.maximum.has_value(); },
        "a time to wait is an integer with a maximum."}},
      {"application", text},
      {"process", id},
      {"window", id},
      {"element_index", id},
      {"element_token", text},
      {"element_id", text},
      {"element_query", text},
      {"to_element_query", text},
      {"point_x", coordinate},
      {"point_y", coordinate},
      {"to_x", coordinate},
      {"to_y", coordinate},
      {"zoom", {[](const Type& type) { return type.kind == Kind::boolean; }, "is a boolean."}},
      {"scope",
       {[](const Type& type) { return offers_value(type, "desktop"); },
        "what lets a call act on the screen is an enum with the value desktop."}}};
  const auto found = rules.find(holds);
  return found == rules.end() ? nullptr : &found->second;
}

class HoldsCheck {
 public:
  HoldsCheck(const Model& model, const SchemaFolder& folder, Diagnostics& diagnostics)
      : model_(model), folder_(folder), diagnostics_(diagnostics) {}

  void run() {
    for (const Tool& tool : model_.tools) {
      const bool acts = tool.power != "observe" && !tool.needs.empty();
      if (tool.verbatim) {
        if (acts) error(tool.place.child("wire"), "a tool that acts declares its arguments, and what they hold.");
        continue;
      }
      looked_into_.clear();
      look_into(tool, *tool.args, acts);
      check_once(tool);
      check_unions(tool);
      check_subject(tool);
    }
  }

 private:
  /// Once, however many tools have it.
  void error(const Place& place, const std::string& message) {
    if (told_.insert(place.file + place.pointer + message).second) folder_.error(diagnostics_, place, message);
  }

  void look_into(const Tool& tool, const Type& type, bool acts) {
    if (!looked_into_.insert(&type).second) return;
    if (type.items) look_into(tool, *type.items, acts);
    for (const Field& field : flat_fields(type)) {
      const HoldsRule* rule = rule_of(field.holds);
      if (rule != nullptr && !rule->fits(*field.type)) error(field.place.child("holds"), std::string(rule->message));
      if (acts && field.holds.empty() && may_hold_text(*field.type)) {
        error(field.place, tool.spoken() + " acts, and " + field.name.text() +
                               " is text: it has to say what it \"holds\", typed_text or key where it is typed, "
                               "plain where it goes into no field.");
      }
      look_into(tool, *field.type, acts);
    }
  }

  /// What is asked for by what it holds is one argument.
  void check_once(const Tool& tool) {
    static const std::set<std::string> of_any_number{"",     "typed_text",     "key",        "modifier", "plain",
                                                     "tool", "tool_arguments", "output_path"};
    std::map<std::string, std::string> names;
    for (const Field& field : flat_fields(*tool.args)) {
      if (of_any_number.contains(field.holds)) continue;
      const auto [other, added] = names.emplace(field.holds, field.name.text());
      if (!added) error(field.place, "holds " + field.holds + ", which " + other->second + " of the same tool holds.");
    }
    if (const Field* first = tool.argument_with("session_first"); first != nullptr && !names.contains("session"))
      error(first->place.child("holds"), "it comes before an argument that holds the session, and there is none.");
  }

  /// What says whom a call means is no part of what is asked for.
  void check_unions(const Tool& tool) {
    for (const Field& united : unions_of(*tool.args)) {
      const auto& fields = united.type->fields;
      if (std::ranges::none_of(fields, is_of_address, &Field::holds)) continue;
      for (const Field& field : fields) {
        if (!is_of_address(field.holds))
          error(field.place, "stands among what says whom a call means, and \"holds\" no part of that.");
      }
    }
  }

  void check_subject(const Tool& tool) {
    const std::vector<Field> fields = flat_fields(*tool.args);
    const auto has = [&](const std::string& part) {
      return std::ranges::find(fields, part, &Field::holds) != fields.end();
    };
    const auto has_all = [&](const std::vector<std::string>& parts) { return std::ranges::all_of(parts, has); };
    const auto need = [&](bool is_there, const std::string& what) {
      if (!is_there) error(tool.place.child("subject"), "is " + tool.subject + ", but no argument holds " + what + '.');
    };
    if (tool.subject == "application") need(has("process") || has("application"), "process or application");
    if (tool.subject == "window" || tool.subject == "page") need(has("process") || has("window"), "process or window");
    if (tool.subject == "window" && (has("process") || has("window"))) check_window_is_said(tool);
    if (tool.subject.starts_with("element")) {
      need(has("application") || has("element_index") || has("element_token") || has("element_id") ||
               has("element_query"),
           "a part of the address of an element");
    }
    if (tool.subject == "element_or_point") need(has_all({"point_x", "point_y"}), "point_x and point_y");
    if (tool.subject == "window_below") need(has_all({"point_x", "point_y"}), "point_x and point_y");
    if (tool.subject == "two_places") {
      need(has("application") || has("process"), "application or process");
      need(has_all({"element_query", "to_element_query"}), "element_query and to_element_query");
    }
    if (tool.subject == "two_points")
      need(has_all({"point_x", "point_y", "to_x", "to_y"}), "point_x, point_y, to_x and to_y");
    if (tool.has_target() && has("element_index")) need(has("window"), "window, which a number of an element needs");
  }

  /// A call that names neither the process nor the window would mean any.
  void check_window_is_said(const Tool& tool) {
    const auto says = [&](const Field& field) {
      if (field.flattened) return std::ranges::any_of(field.type->fields, is_of_address, &Field::holds);
      const auto& some = tool.args->at_least_one_of;
      const bool is_window = field.holds == "process" || field.holds == "window";
      return is_window && (field.required || std::ranges::find(some, field.name.text()) != some.end());
    };
    if (std::ranges::none_of(tool.args->fields, says))
      error(tool.place.child("subject"), "is window, but a call need name neither a process nor a window.");
  }

  const Model& model_;
  const SchemaFolder& folder_;
  Diagnostics& diagnostics_;
  std::set<std::string> told_;
  std::set<const Type*> looked_into_;
};

}  // namespace

void check_holds(const Model& model, const SchemaFolder& folder, Diagnostics& diagnostics) {
  HoldsCheck(model, folder, diagnostics).run();
}

}  // namespace offhand::codegen
