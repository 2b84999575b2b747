#include "platform/web_desk/markup.h"

#include <algorithm>
#include <array>

namespace offhand::platform::web_desk {
namespace {

/// Deeper ones are nobody's work.
constexpr int most_depth = 400;

constexpr std::array text_types{"text", "search", "url", "tel", "email", "password", "number"};

template <std::size_t count>
bool is_among(std::string_view word, const std::array<const char*, count>& words) {
  return std::ranges::find(words, word) != words.end();
}

bool starts_inline(std::string_view display) { return display.starts_with("inline") || display == "ruby"; }

}  // namespace

Markup::Markup(const SnapshotDocument& document, const PageFacts& facts)
    : document_(document),
      facts_(facts),
      contents_(document.nodes().size(), false),
      trees_(document.nodes().size(), 0),
      is_in_modal_(document.nodes().size(), false) {
  if (!document.is_whole()) give_up("parts of the snapshot are missing");
  if (!facts.is_plain) give_up("the page says so");
  if (gave_up()) return;
  note_elements();
  if (gave_up()) return;
  note_contents();
  note_labels();
  check_styles();
}

void Markup::give_up(std::string_view what, int at) const {
  if (gave_up()) return;
  reason_ = what;
  if (at >= 0) reason_ += " (" + std::string(node(at).tag) + " " + std::to_string(node(at).number) + ")";
}

void Markup::note_elements() {
  std::int64_t count = 0;
  std::size_t link_count = 0;
  std::vector<int> depths(document_.nodes().size(), 0);
  for (std::size_t i = 0; i < document_.nodes().size(); ++i) {
    const auto& each = document_.nodes()[i];
    const auto at = static_cast<int>(i);
    if (each.parent >= 0) depths[i] = depths[static_cast<std::size_t>(each.parent)] + 1;
    if (depths[i] > most_depth) give_up("too deep");
    const bool is_in_known_tree = each.shadow.empty() || (each.shadow == "open" && !facts_.trees.empty());
    if (each.kind == SnapshotNode::Kind::shadow_root || !is_in_known_tree) give_up("shadow trees");
    if (each.parent >= 0) is_in_modal_[i] = is_in_modal_[static_cast<std::size_t>(each.parent)];
    if (each.kind != SnapshotNode::Kind::element || !each.pseudo.empty()) continue;
    if (count == facts_.focus) focus_ = at;
    if (count == facts_.modal) modal_ = at;
    if (at == modal_) is_in_modal_[i] = true;
    const auto place = static_cast<std::size_t>(count++);
    if (place < facts_.trees.size()) trees_[i] = facts_.trees[place];
    if (std::ranges::binary_search(facts_.own_kinds, static_cast<std::int64_t>(place))) own_kinds_.push_back(at);
    if (const auto id = attribute(at, "id"); id && !id->empty()) ids_.push_back({trees_[i], *id, at});
    if ((each.tag == "A" || each.tag == "AREA") && has(at, "href")) links_.emplace_back(at, link_count++);
  }
  std::ranges::sort(ids_);
  const auto has_all = count == facts_.elements && link_count == facts_.links.size() &&
                       (facts_.trees.empty() || count == static_cast<std::int64_t>(facts_.trees.size()));
  const bool lacks_focus = facts_.focus >= 0 && focus_ < 0;
  if (!has_all || lacks_focus || (facts_.modal >= 0 && modal_ < 0)) give_up("the page changed meanwhile");
}

/// Elements without a box whose children have some.
void Markup::note_contents() {
  for (std::size_t i = document_.nodes().size(); i-- > 1;) {
    const auto& each = document_.nodes()[i];
    if (each.parent < 0 || !(each.has_layout || contents_[i])) continue;
    const auto& parent = node(each.parent);
    if (!parent.has_layout && parent.kind == SnapshotNode::Kind::element)
      contents_[static_cast<std::size_t>(each.parent)] = true;
  }
}

void Markup::note_labels() {
  for (std::size_t i = 0; i < document_.nodes().size(); ++i) {
    const auto at = static_cast<int>(i);
    if (!is(at, "LABEL")) continue;
    const auto control = labelled_by(at);
    if (control < 0) continue;
    if (is_inert(at) && !is_inert(control)) give_up("a reference out of a dialog", control);
    labels_.emplace_back(control, at);
  }
  std::ranges::sort(labels_);
}

void Markup::check_styles() {
  for (std::size_t i = 0; i < document_.nodes().size() && !gave_up(); ++i) {
    const auto& each = document_.nodes()[i];
    const auto at = static_cast<int>(i);
    if (!each.has_layout || each.kind != SnapshotNode::Kind::element || is_inert(at)) continue;
    if (style(at, Style::content_visibility) != "visible") give_up("content-visibility", at);
    if (style(at, Style::reading_flow) != "normal") give_up("reading-flow", at);
    if (style(at, Style::interactivity) != "auto") give_up("inert", at);
    if (style(at, Style::user_modify) != "read-only" && !is_text_field(at)) give_up("editable parts", at);
    if (style(at, Style::columns).find_first_of("0123456789") != std::string_view::npos) give_up("columns", at);
    const auto content = style(at, Style::content);
    const bool has_other = content.find("url(") != content.npos || content.find(" / ") != content.npos ||
                           content.find("gradient(") != content.npos || content.find("image") != content.npos;
    if (has_other || (each.pseudo.empty() && content != "normal")) give_up("content of a style", at);
  }
}

bool Markup::is_on(int at, std::string_view name) const {
  const auto value = attribute(at, name);
  return value && lower_case(*value) == "true";
}

int Markup::with_id(std::string_view id, int beside) const {
  const auto tree = trees_[static_cast<std::size_t>(beside)];
  const auto found = std::ranges::lower_bound(ids_, Identifier{tree, id, -1});
  const int other = found == ids_.end() || found->tree != tree || found->id != id ? -1 : found->at;
  if (other >= 0 && is_inert(other) && !is_inert(beside)) give_up("a reference out of a dialog", beside);
  return other;
}

std::vector<int> Markup::referred(int at, std::string_view name) const {
  std::vector<int> found;
  const auto value = attribute(at, name);
  if (!value) return found;
  for (const auto id : words_in(*value))
    if (const auto other = with_id(id, at); other >= 0 && std::ranges::find(found, other) == found.end())
      found.push_back(other);
  return found;
}

bool Markup::is_visible(int at) const {
  return node(at).has_layout ? style(at, Style::visibility) == "visible" : is_contents(at);
}

bool Markup::is_out_of_flow(int at) const {
  // A text has the styles of its element.
  const auto position = is_text(at) ? std::string_view() : style(at, Style::position);
  return position == "absolute" || position == "fixed";
}

bool Markup::is_inline(int at) const {
  if (!node(at).has_layout) return false;
  if (is_text(at)) return true;
  return starts_inline(style(at, Style::display)) && !is_out_of_flow(at) && style(at, Style::floating) == "none";
}

bool Markup::is_atomic(int at) const {
  if (!is_inline(at) || is_text(at)) return false;
  static constexpr std::array replaced{"IMG", "svg", "INPUT", "BUTTON", "SELECT", "TEXTAREA", "IFRAME", "PROGRESS"};
  return style(at, Style::display) != "inline" || is_among(node(at).tag, replaced);
}

/// Whether it, or what it shows inline, makes a line.
bool Markup::begins_line(int at) const {
  if (!node(at).has_layout && !is_contents(at)) return false;
  if (is_text(at))
    return !is_blank(node(at).laid_text) ||
           (style(at, Style::white_space) != "collapse" && !node(at).laid_text.empty());
  if (is_contents(at)) return std::ranges::any_of(children(at), [&](int each) { return begins_line(each); });
  if (!is_inline(at)) return false;
  return true;
}

bool Markup::has_lines(int at) const {
  static constexpr std::array blocks{"block", "inline-block", "list-item", "flow-root", "table-cell", "table-caption"};
  if (!node(at).has_layout || !is_among(style(at, Style::display), blocks)) return false;
  bool has_line = false;
  const auto look = [&](const auto& self, int around) -> bool {
    for (const int each : children(around)) {
      if (is_contents(each)) {
        if (!self(self, each)) return false;
        continue;
      }
      if (!node(each).has_layout) continue;
      // They hang in a line, even in an empty one.
      if (is_out_of_flow(each) || (!is_text(each) && style(each, Style::floating) != "none")) {
        has_line = true;
        continue;
      }
      if (!is_inline(each)) return false;
      has_line = has_line || begins_line(each);
    }
    return true;
  };
  return look(look, at) && has_line;
}

bool Markup::may_scroll(int at) const {
  const auto overflow = style(at, Style::overflow);
  if (overflow.empty() || overflow == "visible" || overflow == "clip") return false;
  const auto& own = node(at).box;
  const auto fits = [&](const auto& self, int around) -> bool {
    for (const int each : children(around)) {
      const auto& box = node(each).box;
      const bool is_inside =
          !node(each).has_layout || (box[0] >= own[0] && box[1] >= own[1] && box[0] + box[2] <= own[0] + own[2] &&
                                     box[1] + box[3] <= own[1] + own[3]);
      if (!is_inside || !self(self, each)) return false;
    }
    return true;
  };
  return !fits(fits, at);
}

bool Markup::listens(int at) const {
  if (std::ranges::binary_search(facts_.unsure_listeners, node(at).number)) give_up("a label that listens", at);
  return std::ranges::binary_search(facts_.listeners, node(at).number);
}

bool Markup::holds_block(int at) const {
  for (const int each : children(at)) {
    if (!is_rendered(each) || is_text(each)) continue;
    if (!is_contents(each) && !is_inline(each)) return true;
    if (!is_atomic(each) && holds_block(each)) return true;
  }
  return false;
}

std::string Markup::type_of(int at) const { return lower_case(attribute(at, "type").value_or("text")); }

bool Markup::is_text_field(int at) const {
  return is(at, "TEXTAREA") || (is(at, "INPUT") && (is_among(type_of(at), text_types)));
}

bool Markup::is_text_button(int at) const {
  if (!is(at, "INPUT")) return false;
  const auto type = type_of(at);
  return type == "submit" || type == "reset" || type == ax::button;
}

bool Markup::is_form_control(int at) const {
  static constexpr std::array tags{"BUTTON", "INPUT", "SELECT", "TEXTAREA", "FIELDSET", "OUTPUT"};
  return is_among(node(at).tag, tags);
}

bool Markup::is_labelable(int at) const {
  static constexpr std::array tags{"BUTTON", "INPUT", "SELECT", "TEXTAREA", "METER", "OUTPUT", "PROGRESS"};
  return is_among(node(at).tag, tags) && !is_input(at, "hidden");
}

bool Markup::is_disabled(int at) const {
  static constexpr std::array tags{"BUTTON", "INPUT", "SELECT", "TEXTAREA", "FIELDSET", "OPTION", "OPTGROUP"};
  if (!is_among(node(at).tag, tags)) return false;
  if (has(at, "disabled")) return true;
  if (is(at, "OPTION") || is(at, "OPTGROUP")) {
    const auto outer = node(at).parent;
    return is(outer, "OPTGROUP") && has(outer, "disabled");
  }
  int inner = at;
  for (int outer = node(at).parent; outer >= 0; outer = node(outer).parent) {
    if (!is_in_same_tree(at, outer)) continue;
    if (is(outer, "FIELDSET") && has(outer, "disabled") && first_child(outer, "LEGEND") != inner) return true;
    inner = outer;
  }
  return false;
}

bool Markup::is_focusable(int at) const {
  if (!is_element(at) || !node(at).has_layout || !node(at).pseudo.empty() || !is_visible(at)) return false;
  static constexpr std::array tags{"BUTTON", "INPUT", "SELECT", "TEXTAREA"};
  if (is_among(node(at).tag, tags)) return !is_disabled(at);
  if (is(at, "A") && has(at, "href")) return true;
  if (is(at, "DIALOG")) return has(at, "open");
  if (is(at, "SUMMARY") && is(node(at).parent, "DETAILS") && first_child(node(at).parent, "SUMMARY") == at) return true;
  const auto index = attribute(at, "tabindex");
  if (!index || index->empty()) return false;
  const auto digits = index->front() == '-' || index->front() == '+' ? index->substr(1) : *index;
  const bool is_number = !digits.empty() && digits.size() < 6 && digits.find_first_not_of("0123456789") == digits.npos;
  if (!is_number) give_up("a tabindex that is no number", at);
  return is_number;
}

int Markup::labelled_by(int label) const {
  if (const auto id = attribute(label, "for")) {
    const auto control = with_id(*id, label);
    return control >= 0 && is_labelable(control) ? control : -1;
  }
  const auto look = [&](const auto& self, int around) -> int {
    for (const int each : children(around)) {
      if (is_element(each) && is_labelable(each) && is_in_same_tree(label, each)) return each;
      if (const auto inner = self(self, each); inner >= 0) return inner;
    }
    return -1;
  };
  return look(look, label);
}

std::vector<int> Markup::labels_of(int control) const {
  std::vector<int> found;
  for (auto at = std::ranges::lower_bound(labels_, std::pair(control, -1)); at != labels_.end(); ++at) {
    if (at->first != control) break;
    found.push_back(at->second);
  }
  return found;
}

std::string_view Markup::link(int at) const {
  const auto found = std::ranges::lower_bound(links_, std::pair(at, std::size_t{0}));
  return found == links_.end() || found->first != at ? std::string_view() : facts_.links[found->second];
}

bool Markup::is_redundant_label(int at) const {
  const auto control = labelled_by(at);
  if (listens(at)) return false;
  if (control < 0 || !is_checkable(control) || !node(control).has_layout || !is_visible(control)) return false;
  if (has(control, "aria-label") || has(control, "aria-labelledby")) return false;
  const auto inside = elements_in(at);
  return inside.empty() || (inside.size() == 1 && inside.front() == control);
}

int Markup::first_child(int at, std::string_view tag) const {
  for (const int each : children(at))
    if (is(each, tag)) return each;
  return -1;
}

std::vector<int> Markup::elements_in(int at) const {
  std::vector<int> found;
  for (const int each : children(at))
    if (is_element(each) && node(each).pseudo.empty()) found.push_back(each);
  return found;
}

int Markup::around(int at, std::string_view tag) const {
  for (int outer = node(at).parent; outer >= 0; outer = node(outer).parent)
    if (is(outer, tag)) return outer;
  return -1;
}

int Markup::parent_beyond_slots(int at) const {
  int outer = node(at).parent;
  while (is(outer, "SLOT")) outer = node(outer).parent;
  return outer;
}

std::string squeezed(std::string_view text) {
  std::string plain;
  for (const auto word : words_in(text)) {
    if (!plain.empty()) plain += ' ';
    plain += word;
  }
  return plain;
}

bool is_blank(std::string_view text) { return text.find_first_not_of(" \t\r\n\f") == text.npos; }

std::string lower_case(std::string_view text) {
  std::string lower(text);
  for (char& c : lower)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return lower;
}

std::vector<std::string_view> words_in(std::string_view text) {
  constexpr const char* blanks = " \t\r\n\f";
  std::vector<std::string_view> words;
  for (auto at = text.find_first_not_of(blanks); at != text.npos; at = text.find_first_not_of(blanks, at)) {
    const auto end = std::min(text.find_first_of(blanks, at), text.size());
    words.push_back(text.substr(at, end - at));
    at = end;
  }
  return words;
}

}  // namespace offhand::platform::web_desk
