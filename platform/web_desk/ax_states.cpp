#include "platform/web_desk/ax_states.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <set>
#include <string>
#include <system_error>
#include <utility>

#include "platform/web_desk/ax_names.h"

namespace offhand::platform::web_desk {
namespace {

using Words = std::set<ax::Word>;

std::optional<double> number_in(std::string_view text) {
  double number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_whole = !text.empty() && read.ec == std::errc() && read.ptr == text.data() + text.size();
  return is_whole && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

/// The browser keeps numbers with single precision.
double single(double number) { return static_cast<double>(static_cast<float>(number)); }

}  // namespace

void AxStates::add(boost::json::array& properties, std::string_view name, LargeJson value) const {
  boost::json::object held(storage_);
  held.emplace("value", std::move(value));
  boost::json::object property(storage_);
  property.emplace("name", text(name));
  property.emplace("value", std::move(held));
  properties.push_back(std::move(property));
}

boost::json::array AxStates::properties(int at) const {
  boost::json::array properties(storage_);
  if (!markup_.is_element(at) || !markup_.node(at).pseudo.empty()) return properties;
  add_switches(at, properties);
  add_choices(at, properties);
  add_field(at, properties);
  add_expanded(at, properties);
  add_level(at, properties);
  add_attributes(at, properties);
  return properties;
}

bool AxStates::is_disabled(int at) const {
  if (markup_.is_disabled(at) || markup_.is_on(at, "aria-disabled")) return true;
  const auto choice = markup_.is(at, "OPTION") ? markup_.around(at, "SELECT") : -1;
  if (choice >= 0 && markup_.is_disabled(choice)) return true;
  if (!markup_.is_focusable(at)) return false;
  for (int outer = markup_.node(at).parent; outer >= 0; outer = markup_.node(outer).parent)
    if (markup_.is_on(outer, "aria-disabled")) markup_.give_up("in something that is disabled", at);
  return false;
}

void AxStates::add_switches(int at, boost::json::array& properties) const {
  if (is_disabled(at) && !markup_.is(at, "FIELDSET")) add(properties, "disabled", true);
  const bool is_option = markup_.is(at, "OPTION");
  if (is_option ? !markup_.is_disabled(at) : markup_.is_focusable(at)) add(properties, "focusable", true);
  if (markup_.is_focused(at)) add(properties, "focused", true);
  const auto role = roles_.role(at);
  const bool is_dialog = role == ax::dialog || role == ax::alertdialog;
  if (at == markup_.modal() || (is_dialog && markup_.is_on(at, "aria-modal"))) add(properties, "modal", true);
  static const Words lists{ax::grid, ax::treegrid, ax::tree, ax::listbox, ax::tablist};
  const bool takes_several = markup_.is(at, "SELECT")
                                 ? markup_.has(at, "multiple")
                                 : lists.contains(role) && markup_.is_on(at, "aria-multiselectable");
  if (takes_several) add(properties, "multiselectable", true);
}

void AxStates::add_choices(int at, boost::json::array& properties) const {
  const auto role = roles_.role(at);
  static const Words checked{ax::checkbox, ax::radio, ax::switch_, ax::menuitemcheckbox, ax::menuitemradio};
  if (checked.contains(role)) {
    const auto written = lower_case(markup_.attribute(at, "aria-checked").value_or("false"));
    const bool is_native = markup_.is_checkable(at);
    if (is_native && markup_.has(at, "aria-checked")) markup_.give_up("checked in two ways", at);
    const bool mixes = written == "mixed" && (role == ax::checkbox || role == ax::menuitemcheckbox);
    if (written == "mixed" && !mixes) markup_.give_up("half checked", at);
    const bool is_on = is_native ? markup_.node(at).is_checked : written == "true";
    add(properties, "checked", text(mixes ? "mixed" : is_on ? "true" : "false"));
  } else if (markup_.has(at, "aria-checked")) {
    markup_.give_up("checked otherwise", at);
  }
  if (const auto pressed = markup_.attribute(at, "aria-pressed")) {
    if (role != ax::button) markup_.give_up("pressed otherwise", at);
    const auto state = lower_case(*pressed);
    const bool is_word = state == "true" || state == "mixed" || state == "false";
    if (!is_word) markup_.give_up("pressed by another word", at);
    if (is_word) add(properties, "pressed", text(state));
  }
  static const Words selected{ax::option, ax::tab,          ax::treeitem, ax::gridcell,
                              ax::row,    ax::columnheader, ax::rowheader};
  if (markup_.is(at, "OPTION")) {
    if (!is_disabled(at)) add(properties, "selected", markup_.node(at).is_selected);
  } else if (selected.contains(role)) {
    const bool follows_focus = role == ax::option || role == ax::tab || role == ax::treeitem;
    if (follows_focus && !markup_.has(at, "aria-selected") && markup_.focus() >= 0)
      markup_.give_up("selected by the focus", at);
    if (markup_.is_on(at, "aria-selected")) add(properties, "selected", true);
  } else if (markup_.has(at, "aria-selected")) {
    markup_.give_up("selected otherwise", at);
  }
}

void AxStates::add_field(int at, boost::json::array& properties) const {
  const auto role = roles_.role(at);
  if (markup_.is_text_field(at)) {
    add(properties, "editable", text("plaintext"));
    if (markup_.is(at, "TEXTAREA")) add(properties, "multiline", true);
    if (markup_.has(at, "readonly")) add(properties, "readonly", true);
  }
  static const Words wanted{ax::textbox,  ax::spinbutton, ax::listbox,  ax::radiogroup,   ax::tree,
                            ax::treegrid, ax::combobox,   ax::gridcell, ax::columnheader, ax::rowheader};
  // Of a choice that drops down the browser tells it to nobody.
  const bool is_drop_down = markup_.is(at, "SELECT") && role == ax::combobox;
  const bool is_native =
      (markup_.is_text_field(at) || (markup_.is(at, "SELECT") && !is_drop_down)) && markup_.has(at, "required");
  if (markup_.is_on(at, "aria-required") && !wanted.contains(role)) markup_.give_up("required otherwise", at);
  if (wanted.contains(role) && (is_native || markup_.is_on(at, "aria-required"))) add(properties, "required", true);
  if (!is_ranged(at)) return;
  const auto limits = range(at);
  add(properties, "valuemin", single(limits.lowest));
  add(properties, "valuemax", single(limits.highest));
}

void AxStates::add_expanded(int at, boost::json::array& properties) const {
  const auto role = roles_.role(at);
  if (role == ax::disclosure) {
    if (markup_.has(at, "aria-expanded")) markup_.give_up("open in two ways", at);
    add(properties, "expanded", markup_.has(markup_.node(at).parent, "open"));
    return;
  }
  const auto written = markup_.attribute(at, "aria-expanded");
  if (markup_.is(at, "SELECT") && role == ax::combobox) {
    if (written) markup_.give_up("open in two ways", at);
    add(properties, "expanded", false);
    return;
  }
  if (!written || written->empty()) return;
  static const Words known{ax::button,   ax::link, ax::combobox, ax::treeitem,     ax::row,
                           ax::menuitem, ax::tab,  ax::gridcell, ax::columnheader, ax::rowheader};
  if (!known.contains(role)) markup_.give_up("open otherwise", at);
  const auto state = lower_case(*written);
  if (state == "true" || state == "false") add(properties, "expanded", state == "true");
}

void AxStates::add_level(int at, boost::json::array& properties) const {
  const auto role = roles_.role(at);
  const auto written = markup_.attribute(at, "aria-level");
  const auto count = [&](ax::Word outer_role) {
    int level = role == outer_role ? 1 : 0;
    for (int outer = markup_.node(at).parent; outer >= 0; outer = markup_.node(outer).parent)
      if (markup_.is_element(outer) && roles_.role(outer) == outer_role) ++level;
    return level;
  };
  int level = 0;
  if (role == ax::heading)
    level = markup_.node(at).tag.starts_with('H') && markup_.node(at).tag.size() == 2 && markup_.node(at).tag != "HR"
                ? markup_.node(at).tag[1] - '0'
                : 2;
  if (role == ax::listitem) level = count(ax::list);
  if (role == ax::treeitem) level = count(ax::treeitem);
  if (role == ax::row && written) markup_.give_up("a level of a row", at);
  if (written && (role == ax::heading || role == ax::treeitem || role == ax::listitem)) {
    const auto number = number_in(*written);
    if (!number || *number < 1 || *number > 9 || *number != std::floor(*number) || role == ax::listitem)
      markup_.give_up("a level", at);
    level = static_cast<int>(number.value_or(0));
  }
  if (level > 0) add(properties, "level", level);
}

std::string_view AxStates::url(int at) const {
  if (markup_.is(at, "A") && roles_.role(at) == ax::link) {
    const auto address = markup_.link(at);
    // An address that is none the browser mends.
    if (address.find('[') != address.npos) markup_.give_up("an address", at);
    return address;
  }
  if (markup_.is(at, "IMG") && roles_.role(at) == ax::image) {
    const auto source = markup_.node(at).source;
    if (source.empty() && (markup_.has(at, "src") || markup_.has(at, "srcset")))
      markup_.give_up("a picture that is not there yet", at);
    return source;
  }
  return {};
}

std::string_view AxStates::live(int at) const {
  if (const auto written = markup_.attribute(at, "aria-live"); written && !written->empty()) {
    if (*written != "polite" && *written != "assertive") markup_.give_up("a live region of another kind", at);
    return *written;
  }
  const auto role = roles_.role(at);
  if (role == ax::alert) return "assertive";
  return role == ax::status || role == ax::log ? "polite" : "";
}

std::string_view AxStates::orientation(int at) const {
  static const Words across{ax::slider, ax::separator, ax::tablist, ax::toolbar, ax::menubar};
  static const Words down{ax::scrollbar, ax::listbox, ax::tree, ax::menu};
  const auto role = roles_.role(at);
  const bool is_across = across.contains(role);
  if (!is_across && !down.contains(role)) {
    if (markup_.has(at, "aria-orientation")) markup_.give_up("an orientation", at);
    return {};
  }
  if (markup_.has(at, "orient")) markup_.give_up("an orientation", at);
  const auto written = markup_.attribute(at, "aria-orientation").value_or("");
  if (written == "horizontal" || written == "vertical") return written;
  if (!written.empty()) markup_.give_up("an orientation", at);
  return is_across ? "horizontal" : "vertical";
}

void AxStates::add_attributes(int at, boost::json::array& properties) const {
  if (const auto address = url(at); !address.empty()) add(properties, "url", text(address));
  if (const auto word = live(at); !word.empty()) add(properties, "live", text(word));
  if (const auto word = orientation(at); !word.empty()) add(properties, "orientation", text(word));
  add_words(at, properties);
}

void AxStates::add_words(int at, boost::json::array& properties) const {
  const auto role = roles_.role(at);
  if (const auto completes = markup_.attribute(at, "aria-autocomplete"); completes && !completes->empty()) {
    const bool is_known = *completes == "list" || *completes == "both" || *completes == "inline";
    if (!is_known || (role != ax::combobox && role != ax::textbox)) markup_.give_up("completion", at);
    add(properties, "autocomplete", text(*completes));
  }
  if (const auto keys = markup_.attribute(at, "aria-keyshortcuts"); keys && !keys->empty())
    add(properties, "keyshortcuts", text(*keys));
  if (const auto said = markup_.attribute(at, "aria-roledescription"); said && !said->empty())
    add(properties, "roledescription", text(*said));
}

double AxStates::number(int at, std::string_view name, double otherwise) const {
  const auto written = markup_.attribute(at, name);
  if (!written) return otherwise;
  const auto number = number_in(*written);
  if (!number) markup_.give_up("a number that is none", at);
  return number.value_or(otherwise);
}

bool AxStates::is_ranged(int at) const {
  static const Words all{ax::slider, ax::spinbutton, ax::progressbar, ax::meter, ax::scrollbar};
  const auto role = roles_.role(at);
  if (role == ax::separator && (markup_.is_focusable(at) || markup_.has(at, "aria-valuenow")))
    markup_.give_up("a separator that moves", at);
  return all.contains(role);
}

AxStates::Range AxStates::written_range(int at) const {
  const auto role = roles_.role(at);
  const double highest = role == ax::spinbutton ? 0 : 100;
  Range range{.lowest = number(at, "aria-valuemin", 0), .highest = number(at, "aria-valuemax", highest), .value = {}};
  if (markup_.has(at, "aria-valuenow")) {
    range.value = number(at, "aria-valuenow", 0);
    const bool has_limits = role != ax::spinbutton || markup_.has(at, "aria-valuemax");
    if (has_limits && (*range.value < range.lowest || *range.value > range.highest))
      markup_.give_up("a number beyond its limits", at);
  } else if (role != ax::progressbar) {
    markup_.give_up("no number", at);
  }
  return range;
}

AxStates::Range AxStates::range(int at) const {
  const bool is_range = markup_.is_input(at, "range");
  if (markup_.is(at, "PROGRESS")) {
    const bool is_plain =
        !markup_.has(at, "aria-valuenow") && !markup_.has(at, "aria-valuemax") && !markup_.has(at, "aria-valuemin");
    const auto highest = number(at, "max", 1);
    if (highest <= 0 || !is_plain) markup_.give_up("progress of another kind", at);
    if (!markup_.has(at, "value")) return {.lowest = 0, .highest = highest, .value = {}};
    return {.lowest = 0, .highest = highest, .value = std::clamp(number(at, "value", 0), 0.0, highest)};
  }
  if (!is_range && !markup_.is_input(at, "number")) return written_range(at);
  for (const auto* name : {"aria-valuenow", "aria-valuemin", "aria-valuemax"})
    if (markup_.has(at, name)) markup_.give_up("a number in two ways", at);
  const auto held = markup_.node(at).value.value_or("");
  Range range{.lowest = number(at, "min", 0), .highest = number(at, "max", is_range ? 100 : 0), .value = {}};
  if (const auto value = number_in(held)) range.value = *value;
  return range;
}

LargeJson AxStates::value(int at) const {
  if (!markup_.is_element(at) || !markup_.node(at).pseudo.empty()) return {};
  if (is_ranged(at)) {
    const auto held = range(at);
    return held.value ? LargeJson(single(*held.value)) : LargeJson();
  }
  const auto held = markup_.node(at).value.value_or("");
  if (markup_.is_input(at, "password")) {
    std::string dots;
    for (const char c : held)
      if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U) dots += "\u2022";
    return dots.empty() ? LargeJson() : text(dots);
  }
  if (markup_.is_text_field(at)) return held.empty() ? LargeJson() : text(held);
  return {};
}

}  // namespace offhand::platform::web_desk
