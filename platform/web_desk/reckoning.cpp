#include "platform/web_desk/reckoning.h"

#include <boost/json/monotonic_resource.hpp>
#include <set>
#include <utility>

#include "platform/web_desk/ax_names.h"
#include "platform/web_desk/ax_states.h"

namespace offhand::platform::web_desk {
namespace {

/// Attributes of ARIA of which all is known.
bool is_known_attribute(std::string_view name) {
  static const std::set<std::string_view> all{
      "aria-label",        "aria-labelledby",      "aria-describedby", "aria-description", "aria-hidden",
      "aria-expanded",     "aria-pressed",         "aria-checked",     "aria-selected",    "aria-disabled",
      "aria-required",     "aria-readonly",        "aria-busy",        "aria-live",        "aria-atomic",
      "aria-relevant",     "aria-haspopup",        "aria-controls",    "aria-current",     "aria-level",
      "aria-posinset",     "aria-setsize",         "aria-valuenow",    "aria-valuemin",    "aria-valuemax",
      "aria-valuetext",    "aria-multiselectable", "aria-orientation", "aria-modal",       "aria-autocomplete",
      "aria-keyshortcuts", "aria-roledescription", "aria-placeholder", "aria-invalid",     "aria-sort",
      "aria-colcount",     "aria-rowcount",        "aria-colindex",    "aria-rowindex",    "aria-colspan",
      "aria-rowspan"};
  return all.contains(name);
}

/// Attributes by which an element becomes something else.
bool changes_kind(std::string_view name, std::string_view value) {
  static const std::set<std::string_view> all{
      "inert",  "popover", "popovertarget", "commandfor", "command", "interestfor",     "interesttarget",
      "anchor", "is",      "usemap",        "focusgroup", "nav",     "reference-target"};
  if (name == "contenteditable") return lower_case(value) != "false";
  return all.contains(name);
}

class Reckoning {
 public:
  Reckoning(const SnapshotDocument& document, const PageFacts& facts)
      : storage_(boost::json::make_shared_resource<boost::json::monotonic_resource>()),
        markup_(document, facts),
        roles_(markup_),
        names_(markup_, roles_),
        states_(markup_, roles_, storage_) {}

  Reckoned run() {
    boost::json::array nodes(storage_);
    if (!markup_.gave_up() && markup_.document().nodes().empty()) markup_.give_up("no nodes");
    if (!markup_.gave_up()) {
      nodes_ = &nodes;
      check_attributes();
      add_page();
    }
    if (markup_.gave_up()) return {.tree = {}, .reason = markup_.reason()};
    boost::json::object answer(storage_);
    answer.emplace("nodes", std::move(nodes));
    return {.tree = LargeJson(std::move(answer)), .reason = {}, .own_kinds = own_kinds()};
  }

 private:
  std::vector<std::int64_t> own_kinds() const {
    std::vector<std::int64_t> numbers;
    for (const int at : markup_.defined())
      if (markup_.is_rendered(at) && !markup_.is_inert(at)) numbers.push_back(markup_.node(at).number);
    return numbers;
  }

  LargeJson text(std::string_view text) const {
    return LargeJson(boost::json::string_view(text.data(), text.size()), storage_);
  }
  LargeJson holding(LargeJson value) const {
    boost::json::object held(storage_);
    held.emplace("value", std::move(value));
    return held;
  }
  LargeJson id_of(int at) const { return text(std::to_string(markup_.node(at).number)); }

  void check_attributes() const {
    for (std::size_t i = 0; i < markup_.document().nodes().size() && !markup_.gave_up(); ++i) {
      const auto& each = markup_.document().nodes()[i];
      const auto at = static_cast<int>(i);
      if (markup_.is_inert(at)) continue;
      for (const auto& [name, value] : each.attributes) {
        const bool is_strange = name.starts_with("aria-") && !is_known_attribute(name);
        if (is_strange || changes_kind(name, value)) markup_.give_up(name, at);
        const bool is_outermost = each.tag == "HTML" || each.tag == "BODY";
        if (is_outermost && (name.starts_with("aria-") || name == "role" || name == "title")) markup_.give_up(name, at);
      }
      static const std::set<std::string_view> pseudos{"", "before", "after", "marker"};
      if (!pseudos.contains(each.pseudo)) markup_.give_up("a pseudo-element", at);
    }
  }

  void add_page() {
    boost::json::object node(storage_);
    node.emplace("nodeId", id_of(0));
    node.emplace("ignored", false);
    node.emplace("role", holding(text(ax::page)));
    node.emplace("name", holding(text(markup_.document().title())));
    node.emplace("properties", page_properties());
    node.emplace("backendDOMNodeId", markup_.node(0).number);
    nodes_->push_back(std::move(node));
    if (markup_.modal() < 0) return children_of(0, 0);
    // Nothing else is there as long as it shows.
    boost::json::array ids(storage_);
    add_node(markup_.modal(), ids);
    if (!ids.empty()) (*nodes_)[0].as_object().emplace("childIds", std::move(ids));
  }

  boost::json::array page_properties() const {
    boost::json::array properties(storage_);
    const auto add = [&](const char* name, LargeJson value) {
      boost::json::object property(storage_);
      property.emplace("name", name);
      property.emplace("value", holding(std::move(value)));
      properties.push_back(std::move(property));
    };
    add("focusable", true);
    if (markup_.facts().has_focus) add("focused", true);
    add("url", text(markup_.document().url()));
    return properties;
  }

  /// Adds what a node holds as children of one of those that were added.
  void children_of(int at, std::size_t owner) {
    boost::json::array ids(storage_);
    add_children(at, ids);
    if (!ids.empty()) (*nodes_)[owner].as_object().emplace("childIds", std::move(ids));
  }

  void add_children(int at, boost::json::array& ids) {
    for (const int each : markup_.children(at)) {
      if (markup_.gave_up()) return;
      add_node(each, ids);
    }
  }

  void add_node(int at, boost::json::array& ids) {
    const auto& node = markup_.node(at);
    if (markup_.is_text(at)) {
      if (is_shown_text(at)) add(at, ids);
      return;
    }
    if (!markup_.is_element(at) || node.pseudo == "marker" || is_nothing(at) || !is_in_tree(at)) return;
    if (markup_.is_on(at, "aria-hidden")) {
      check_hidden(at);
      return;
    }
    check_element(at);
    const bool is_shown = markup_.is_visible(at) || is_option_part(at);
    if (!is_shown && markup_.is(at, "IFRAME")) markup_.give_up("a frame that does not show", at);
    if (is_shown && roles_.is_included(at)) {
      add(at, ids);
    } else if (!is_leaf(at)) {
      add_children(at, ids);
    }
  }

  bool is_nothing(int at) const { return markup_.is(at, "BR") || markup_.is(at, "COL") || markup_.is(at, "COLGROUP"); }
  bool is_option_part(int at) const { return markup_.is(at, "OPTION") || markup_.is(at, "OPTGROUP"); }
  bool is_in_tree(int at) const {
    return markup_.is_rendered(at) || (is_option_part(at) && markup_.around(at, "SELECT") >= 0);
  }

  bool is_shown_text(int at) const {
    const auto& node = markup_.node(at);
    if (!node.has_layout || !markup_.is_visible(at) || is_blank(node.laid_text)) return false;
    return !(markup_.is(node.parent, "LABEL") && markup_.is_redundant_label(node.parent) &&
             !roles_.is_included(node.parent));
  }

  /// Hidden from those who cannot see; where the browser may think otherwise it is asked.
  void check_hidden(int at) const {
    if (markup_.is_focused(at) || markup_.is(at, "IFRAME")) markup_.give_up("something hidden", at);
    for (const int each : markup_.children(at)) check_hidden(each);
  }

  bool is_leaf(int at) const {
    static const std::set<std::string_view> all{"IMG", "svg", "INPUT", "TEXTAREA", "IFRAME", "PROGRESS", "OPTION"};
    return all.contains(markup_.node(at).tag);
  }

  void check_element(int at) const {
    if (markup_.is_focused(at) && !roles_.may_have_focus(at))
      markup_.give_up("the focus in something that is no control", at);
    const auto tag = markup_.node(at).tag;
    if (tag == "svg") check_drawing(at);
    if (tag == "DETAILS") check_details(at);
    if (tag == "SELECT") check_select(at);
  }

  void check_drawing(int at) const {
    static const std::set<std::string_view> plain{
        "path", "circle", "rect",     "line",           "polyline",       "polygon", "ellipse", "g",
        "defs", "use",    "clipPath", "linearGradient", "radialGradient", "stop",    "mask",    "title"};
    for (const int each : markup_.children(at)) {
      if (!markup_.is_element(each)) continue;
      if (!plain.contains(markup_.node(each).tag)) markup_.give_up("a part of a drawing", each);
      if (markup_.is(each, "title") && !markup_.is(at, "svg")) markup_.give_up("a part of a drawing", each);
      for (const auto& [name, value] : markup_.node(each).attributes)
        if (name.starts_with("aria-") || name == "role" || name == "tabindex")
          markup_.give_up("a part of a drawing", each);
      if (markup_.node(each).is_clickable) markup_.give_up("a part of a drawing", each);
      check_drawing(each);
    }
  }

  void check_details(int at) const {
    const auto summary = markup_.first_child(at, "SUMMARY");
    if (summary < 0) markup_.give_up("details without a summary", at);
    for (const int each : markup_.children(at)) {
      if (each == summary || !markup_.is_rendered(each)) continue;
      const bool is_block =
          markup_.is_element(each) && !markup_.is_contents(each) && !markup_.is_inline(each) && each > summary;
      const bool is_nothing = markup_.is_text(each) && is_blank(markup_.node(each).laid_text);
      if (!is_block && !is_nothing) markup_.give_up("details with words", at);
    }
  }

  void check_select(int at) const {
    for (const int each : markup_.children(at)) {
      const bool is_text = markup_.is_text(each) && is_blank(markup_.node(each).text);
      const bool is_part = is_option_part(each) && !markup_.has(each, "hidden") && !markup_.has(each, "style") &&
                           !markup_.has(each, "role");
      const bool is_other = !is_text && !is_part && markup_.node(each).kind != SnapshotNode::Kind::other;
      if (is_other) markup_.give_up("a part of a choice", at);
      if (markup_.is(each, "OPTGROUP")) check_select(each);
    }
  }

  LargeJson value_of(int at) const {
    if (!markup_.is(at, "SELECT") || roles_.role(at) != ax::combobox) return states_.value(at);
    const auto look = [&](const auto& self, int around) -> int {
      for (const int each : markup_.children(around)) {
        if (markup_.is(each, "OPTION") && markup_.node(each).is_selected) return each;
        if (const auto inner = self(self, each); inner >= 0) return inner;
      }
      return -1;
    };
    const auto chosen = look(look, at);
    return chosen < 0 ? LargeJson() : text(names_.option_name(chosen));
  }

  void add(int at, boost::json::array& ids) {
    const auto place = nodes_->size();
    boost::json::object node(storage_);
    node.reserve(9);
    node.emplace("nodeId", id_of(at));
    node.emplace("parentId", "0");
    node.emplace("ignored", false);
    node.emplace("role", holding(text(roles_.role(at))));
    const auto name = names_.name(at);
    node.emplace("name", holding(text(name.text)));
    if (markup_.is_element(at)) {
      if (const auto said = names_.description(at, name.from); !said.empty())
        node.emplace("description", holding(text(said)));
      if (auto value = value_of(at); !value.is_null()) node.emplace("value", holding(std::move(value)));
      node.emplace("properties", states_.properties(at));
    }
    node.emplace("backendDOMNodeId", markup_.node(at).number);
    ids.push_back(id_of(at));
    nodes_->push_back(std::move(node));
    if (markup_.is_element(at) && !is_leaf(at)) children_of(at, place);
  }

  const boost::json::storage_ptr storage_;
  const Markup markup_;
  const AxRoles roles_;
  const AxNames names_;
  const AxStates states_;
  boost::json::array* nodes_ = nullptr;
};

}  // namespace

Reckoned reckoned_tree(const SnapshotDocument& document, const PageFacts& facts) {
  return Reckoning(document, facts).run();
}

}  // namespace offhand::platform::web_desk
