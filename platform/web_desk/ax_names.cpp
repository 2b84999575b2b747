#include "platform/web_desk/ax_names.h"

#include <algorithm>
#include <array>
#include <set>

namespace offhand::platform::web_desk {
namespace {

using Words = std::set<ax::Word>;

/// A name that many nodes make is made otherwise by the browser.
constexpr std::size_t most_nodes = 60;

bool is_space(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r' || c == '\f'; }

bool is_by_author(AxNames::From from) {
  using From = AxNames::From;
  return from != From::nothing && from != From::empty_attribute && from != From::content;
}

std::string stripped(std::string_view text) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return std::string(text);
}

}  // namespace

/// The words of a text as they are laid out.
std::string AxNames::text_of(int text) const {
  const auto laid = markup_.node(text).laid_text;
  const auto blanks = markup_.style(text, Style::white_space);
  if (blanks == "preserve" || blanks == "break-spaces") return std::string(laid);
  if (blanks != "collapse") markup_.give_up("blanks of another kind", text);
  std::string plain;
  bool breaks = false;
  for (std::size_t i = 0; i < laid.size(); ++i) {
    const char c = laid[i];
    if (c == '\r' || c == '\f') markup_.give_up("blanks of another kind", text);
    if (is_space(c)) {
      breaks = breaks || c == '\n';
      if (plain.empty() || plain.back() != ' ') plain += ' ';
      continue;
    }
    // In some scripts a break of a line is no blank.
    const bool is_wide = static_cast<unsigned char>(c) >= 0xE1;
    const bool was_wide = plain.size() > 3 && static_cast<unsigned char>(plain[plain.size() - 4]) >= 0xE1;
    if (breaks && (is_wide || was_wide)) markup_.give_up("a break in wide letters", text);
    breaks = false;
    plain += c;
  }
  return plain;
}

/// Nothing where it only repeats what the element holds.
std::string AxNames::title(int at) const {
  auto own = squeezed(markup_.attribute(at, "title").value_or(""));
  if (own.empty()) return own;
  std::string held;
  const auto add = [&](const auto& self, int around) -> void {
    for (const int each : markup_.children(around)) {
      if (markup_.is_text(each)) held += markup_.node(each).text;
      if (held.size() <= 4 * own.size() + 400) self(self, each);
    }
  };
  add(add, at);
  if (squeezed(held) == own) return {};
  const auto bare = [](std::string_view text) {
    std::string letters;
    for (const auto word : words_in(text)) letters += lower_case(word);
    return letters;
  };
  if (squeezed(held) != held && bare(held) == bare(own)) markup_.give_up("a title like its words", at);
  return own;
}

AxNames::Name AxNames::name(int at) const {
  if (markup_.is_text(at)) return {text_of(at), From::content};
  if (!markup_.node(at).pseudo.empty()) return {};
  Walk walk;
  auto found = alternative(at, false, walk);
  if (walk.visited.size() > most_nodes) markup_.give_up("a name of many parts", at);
  found.text = squeezed(found.text);
  return found;
}

AxNames::Name AxNames::alternative(int at, bool recursive, Walk& walk) const {
  const bool was_visited = std::ranges::find(walk.visited, at) != walk.visited.end();
  if (recursive && !was_visited && is_embedded_control(at)) markup_.give_up("a field in a name", at);
  walk.visited.push_back(at);
  if (walk.visited.size() > most_nodes || markup_.gave_up()) return {};
  if (markup_.is_text(at)) return {text_of(at), From::content};
  if (!markup_.node(at).pseudo.empty()) return {std::string(markup_.node(at).laid_text), From::content};
  if (markup_.is(at, "BR")) return {" ", From::content};
  if (const auto by = markup_.attribute(at, "aria-labelledby"); by && !walk.in_reference) {
    if (is_blank(*by)) markup_.give_up("a reference that markup does not show", at);
    const auto others = markup_.referred(at, "aria-labelledby");
    if (!others.empty()) {
      auto text = from_elements(others, true, walk);
      if (!text.empty()) return {std::move(text), From::related};
      markup_.give_up("a label without words", at);
    }
  }
  if (const auto label = markup_.attribute(at, "aria-label"); label && !is_blank(*label))
    return {squeezed(*label), From::attribute};
  if (auto own = native(at, walk); !own.text.empty() || own.from == From::empty_attribute || own.from == From::label)
    return own;
  if (takes_content(at, recursive)) {
    auto text = from_descendants(at, walk);
    if (!text.empty()) return {std::move(text), From::content};
  }
  if (takes_title(at)) {
    if (auto text = title(at); !text.empty()) return {std::move(text), From::title};
  }
  return {};
}

bool AxNames::is_embedded_control(int at) const {
  if (!markup_.is_element(at)) return false;
  const auto role = roles_.role(at);
  static const Words all{ax::textbox, ax::searchbox,   ax::spinbutton, ax::slider,   ax::combobox,
                         ax::listbox, ax::progressbar, ax::meter,      ax::scrollbar};
  return all.contains(role);
}

AxNames::Name AxNames::native(int at, Walk& walk) const {
  if (markup_.is_labelable(at)) {
    if (!markup_.labels_of(at).empty()) {
      auto text = stripped(from_labels(at, walk));
      if (text.empty() && markup_.has(at, "title")) markup_.give_up("a label without words", at);
      return {std::move(text), From::label};
    }
  }
  if (markup_.is_text_field(at)) return of_text_field(at);
  if (markup_.is_text_button(at)) return of_text_button(at);
  if (markup_.is(at, "IMG")) return of_image(at);
  if (markup_.is(at, "svg")) return of_svg(at);
  if (markup_.is(at, "OPTGROUP")) return {std::string(markup_.attribute(at, "label").value_or("")), From::attribute};
  if (markup_.is(at, "OPTION")) return {option_name(at), From::content};
  if (markup_.is(at, "TABLE")) {
    const auto caption = markup_.first_child(at, "CAPTION");
    if (caption < 0) return {squeezed(markup_.attribute(at, "summary").value_or("")), From::attribute};
    From from = From::nothing;
    return {recursive_text(caption, walk, from), From::caption};
  }
  if (markup_.is(at, "FIELDSET")) {
    const auto legend = markup_.first_child(at, "LEGEND");
    From from = From::nothing;
    if (legend >= 0) return {recursive_text(legend, walk, from), From::related};
  }
  return {};
}

AxNames::Name AxNames::of_text_field(int at) const {
  if (auto text = title(at); !text.empty()) return {std::move(text), From::title};
  for (const auto* name : {"placeholder", "aria-placeholder"})
    if (auto text = stripped(markup_.attribute(at, name).value_or("")); !text.empty())
      return {std::move(text), From::placeholder};
  return {};
}

/// Without a value the browser names it in the language of its user.
AxNames::Name AxNames::of_text_button(int at) const {
  const auto value = markup_.attribute(at, "value");
  if (!value && markup_.type_of(at) != ax::button) markup_.give_up("a button that the browser names", at);
  if (value && is_blank(*value) && (!value->empty() || markup_.has(at, "title")))
    markup_.give_up("a button of blanks", at);
  return {squeezed(value.value_or("")), From::value};
}

AxNames::Name AxNames::of_image(int at) const {
  const auto alt = markup_.attribute(at, "alt");
  if (!alt) return {};
  return {squeezed(*alt), alt->empty() ? From::empty_attribute : From::attribute};
}

AxNames::Name AxNames::of_svg(int at) const {
  const auto title = markup_.first_child(at, "title");
  if (title < 0) return {};
  std::string text;
  for (const int each : markup_.children(title)) text += markup_.node(each).text;
  return {squeezed(text), From::related};
}

std::string AxNames::option_name(int option) const {
  if (const auto label = markup_.attribute(option, "label"); label && !label->empty()) return std::string(*label);
  std::string text;
  for (const int each : markup_.children(option)) {
    if (!markup_.is_text(each)) markup_.give_up("an option of more than words", option);
    text += markup_.node(each).text;
  }
  return squeezed(text);
}

std::string AxNames::from_labels(int at, Walk& walk) const {
  const auto labels = markup_.labels_of(at);
  for (const int label : labels)
    if (!markup_.node(label).has_layout || !markup_.is_visible(label))
      markup_.give_up("a label that does not show", label);
  return from_elements(labels, false, walk);
}

std::string AxNames::from_elements(const std::vector<int>& elements, bool in_reference, const Walk& walk) const {
  std::string all;
  for (const int each : elements) {
    Walk own{.visited = walk.visited, .in_reference = in_reference, .root_is_hidden = false};
    std::string text;
    if (markup_.is_rendered(each) && markup_.is_visible(each) && !markup_.is_on(each, "aria-hidden")) {
      text = alternative(each, true, own).text;
      if (text.empty() && !in_reference && !takes_content(each, true)) text = from_descendants(each, own);
    } else {
      text = hidden_text(each);
    }
    if (own.visited.size() > most_nodes) markup_.give_up("a name of many parts", each);
    text = stripped(text);
    if (text.empty()) continue;
    if (!all.empty()) all += ' ';
    all += text;
  }
  return all;
}

/// Of what does not show only plain words are known.
std::string AxNames::hidden_text(int at) const {
  std::string text;
  if (!markup_.node(at).attributes.empty())
    for (const auto* name : {"aria-label", "aria-labelledby", "title"})
      if (markup_.has(at, name)) markup_.give_up("a hidden label", at);
  for (const int each : markup_.children(at)) {
    if (!markup_.is_text(each)) markup_.give_up("a hidden label", at);
    text += markup_.node(each).text;
  }
  return squeezed(text);
}

bool AxNames::is_left_out(int at) const {
  if (markup_.is_text(at)) return !markup_.node(at).has_layout || !markup_.is_visible(at);
  if (!markup_.is_element(at)) return true;
  if (markup_.is_on(at, "aria-hidden")) return true;
  if (!markup_.is_rendered(at)) return true;
  return markup_.node(at).pseudo == "marker";
}

std::string AxNames::recursive_text(int at, Walk& walk, From& from) const {
  if (std::ranges::find(walk.visited, at) != walk.visited.end() && !walk.in_reference) return {};
  auto found = alternative(at, true, walk);
  from = found.from;
  return std::move(found.text);
}

std::string AxNames::from_descendants(int at, Walk& walk) const {
  std::string all;
  int previous = -1;
  From last = From::nothing;
  for (const int each : markup_.children(at)) {
    if (walk.visited.size() > most_nodes || markup_.gave_up()) break;
    if (is_left_out(each)) continue;
    if (markup_.is(each, "WBR")) markup_.give_up("a break in a name", each);
    if (markup_.is_element(each) && !markup_.is_visible(each))
      markup_.give_up("a part of a name that does not show", each);
    From from = From::nothing;
    std::string text;
    if (markup_.is_element(each) && roles_.is_presentational(each)) {
      text = from_descendants(each, walk);
    } else {
      text = recursive_text(each, walk, from);
    }
    const bool touches =
        !text.empty() && previous >= 0 && !all.empty() && !is_space(all.back()) && !is_space(text.front());
    if (touches && is_apart(previous, each, last, from)) all += ' ';
    const bool is_double = !all.empty() && !text.empty() && all.back() == ' ' && text.front() == ' ';
    all.append(text, is_double ? 1 : 0);
    previous = each;
    if (!text.empty()) last = from;
  }
  return all;
}

bool AxNames::is_apart(int one, int other, From last, From from) const {
  if (!markup_.is_inline(one) || !markup_.is_inline(other)) return true;
  if (markup_.is_atomic(one) || markup_.is_atomic(other)) return true;
  if (is_by_author(last) || is_by_author(from)) return true;
  if (roles_.is_control(one) || roles_.is_control(other)) return true;
  if (markup_.holds_block(one)) return true;
  const auto siblings = markup_.children(markup_.node(one).parent);
  for (auto at = std::ranges::find(siblings, one); at != siblings.end() && *at != other; ++at)
    if (*at != one && markup_.is_rendered(*at) && (!markup_.is_inline(*at) || markup_.holds_block(*at))) return true;
  return false;
}

bool AxNames::takes_content(int at, bool recursive) const {
  static const Words always{ax::button,           ax::cell,       ax::checkbox,  ax::columnheader, ax::gridcell,
                            ax::heading,          ax::link,       ax::option,    ax::menuitem,     ax::menuitemradio,
                            ax::menuitemcheckbox, ax::radio,      ax::rowheader, ax::switch_,      ax::tab,
                            ax::tooltip,          ax::disclosure, ax::term,      ax::treeitem};
  const auto role = roles_.role(at);
  if (always.contains(role)) return true;
  if (role == ax::row) {
    auto table = roles_.meaningful_around(at);
    if (table >= 0 && roles_.role(table) == ax::rowgroup) table = roles_.meaningful_around(table);
    if (recursive || table < 0) markup_.give_up("a name of a row", at);
    return table >= 0 && roles_.role(table) != ax::table;
  }
  if (!recursive) return false;
  static const Words inside{ax::generic,    ax::paragraph,    ax::emphasis,    ax::strong,     ax::code,
                            ax::mark,       ax::subscript,    ax::superscript, ax::time,       ax::deletion,
                            ax::insertion,  ax::label,        ax::legend,      ax::caption,    ax::abbr,
                            ax::figcaption, ax::layout_table, ax::layout_row,  ax::layout_cell};
  if (inside.contains(role)) return true;
  const auto outer = markup_.node(at).parent;
  if (role == ax::group && outer >= 0 && markup_.is_element(outer) && roles_.role(outer) == ax::treeitem) return false;
  if (role != ax::image) markup_.give_up("a part of a name of another kind", at);
  return false;
}

/// What is only a part of a text is not called by its title.
bool AxNames::takes_title(int at) const {
  if (markup_.is_own_kind(at)) return true;
  static const Words nameless{ax::generic,    ax::paragraph,   ax::emphasis, ax::strong,    ax::code,    ax::mark,
                              ax::subscript,  ax::superscript, ax::deletion, ax::insertion, ax::caption, ax::legend,
                              ax::figcaption, ax::definition,  ax::term,     ax::time};
  return !nameless.contains(roles_.role(at));
}

std::string AxNames::description(int at, From name_from) const {
  if (const auto by = markup_.attribute(at, "aria-describedby")) {
    if (is_blank(*by)) markup_.give_up("a reference that markup does not show", at);
    const auto others = markup_.referred(at, "aria-describedby");
    if (!others.empty()) return squeezed(from_elements(others, true, {}));
  }
  if (const auto own = markup_.attribute(at, "aria-description")) return squeezed(*own);
  if (markup_.is_text_button(at) && name_from != From::value)
    if (auto value = squeezed(markup_.attribute(at, "value").value_or("")); !value.empty()) return value;
  if (name_from != From::caption && markup_.is(at, "TABLE") && markup_.first_child(at, "CAPTION") >= 0)
    markup_.give_up("a caption that is no name", at);
  if (markup_.is(at, "SUMMARY") && name_from != From::content) markup_.give_up("a summary with another name", at);
  return name_from == From::title ? std::string() : squeezed(title(at));
}

}  // namespace offhand::platform::web_desk
