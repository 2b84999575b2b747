#pragma once

#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "platform/web_desk/ax_words.h"
#include "platform/web_desk/reckoning.h"

namespace offhand::platform::web_desk {

/// A document as markup: what its elements are, where they show, and what refers to what. It remembers the first thing
/// that it does not know for sure.
class Markup {
 public:
  Markup(const SnapshotDocument& document, const PageFacts& facts);

  const SnapshotDocument& document() const { return document_; }
  const PageFacts& facts() const { return facts_; }
  const SnapshotNode& node(int at) const { return document_.node(at); }
  std::span<const int> children(int at) const { return document_.children(at); }

  void give_up(std::string_view what, int at = -1) const;
  bool gave_up() const { return !reason_.empty(); }
  const std::string& reason() const { return reason_; }

  bool is(int at, std::string_view tag) const { return at >= 0 && node(at).tag == tag; }
  bool is_element(int at) const { return at >= 0 && node(at).kind == SnapshotNode::Kind::element; }
  bool is_text(int at) const { return node(at).kind == SnapshotNode::Kind::text; }
  std::optional<std::string_view> attribute(int at, std::string_view name) const {
    return SnapshotDocument::attribute(node(at), name);
  }
  bool has(int at, std::string_view name) const { return attribute(at, name).has_value(); }
  /// Whether an attribute of ARIA says "true".
  bool is_on(int at, std::string_view name) const;
  std::string_view style(int at, Style style) const { return document_.style(node(at), style); }
  /// In the tree that another element is in.
  int with_id(std::string_view id, int beside) const;
  bool is_in_same_tree(int one, int other) const {
    return trees_[static_cast<std::size_t>(one)] == trees_[static_cast<std::size_t>(other)];
  }
  /// The elements that an attribute refers to.
  std::vector<int> referred(int at, std::string_view attribute) const;

  /// Whether it takes part in the page, shown or without a box of its own.
  bool is_rendered(int at) const { return node(at).has_layout || contents_[static_cast<std::size_t>(at)]; }
  bool is_visible(int at) const;
  bool is_contents(int at) const { return contents_[static_cast<std::size_t>(at)]; }
  /// In lines, as a word or as a box.
  bool is_inline(int at) const;
  bool is_atomic(int at) const;
  bool is_out_of_flow(int at) const;
  /// Whether it is a block that holds lines, and at least one.
  bool has_lines(int at) const;
  bool holds_block(int at) const;
  /// Whether it may hold more than it shows.
  bool may_scroll(int at) const;
  bool listens(int at) const;

  bool is_input(int at, std::string_view type) const { return is(at, "INPUT") && type_of(at) == type; }
  std::string type_of(int at) const;
  bool is_checkable(int at) const { return is_input(at, ax::checkbox) || is_input(at, ax::radio); }
  bool is_text_field(int at) const;
  /// An input that is a button with words.
  bool is_text_button(int at) const;
  bool is_form_control(int at) const;
  bool is_labelable(int at) const;
  bool is_disabled(int at) const;
  bool is_focusable(int at) const;
  bool is_focused(int at) const { return at == focus_; }
  int focus() const { return focus_; }
  /// The dialog that keeps everything else from taking input; -1: none.
  int modal() const { return modal_; }
  bool is_inert(int at) const { return modal_ >= 0 && !is_in_modal_[static_cast<std::size_t>(at)]; }
  /// Of a kind of the page's own, defined or not.
  bool is_own_kind(int at) const {
    return is_element(at) && node(at).pseudo.empty() && node(at).tag.find('-') != node(at).tag.npos;
  }
  /// What the page defined.
  const std::vector<int>& defined() const { return own_kinds_; }
  /// The control that a label is for; -1: none.
  int labelled_by(int label) const;
  std::vector<int> labels_of(int control) const;
  std::string_view link(int at) const;
  /// Whether a label says nothing that its checkbox or radio does not say.
  bool is_redundant_label(int at) const;
  int first_child(int at, std::string_view tag) const;
  std::vector<int> elements_in(int at) const;
  int around(int at, std::string_view tag) const;
  /// The nearest element around it that is more than the place for what a shadow tree is given.
  int parent_beyond_slots(int at) const;

 private:
  void note_elements();
  void note_contents();
  void note_labels();
  void check_styles();
  bool begins_line(int at) const;

  const SnapshotDocument& document_;
  const PageFacts& facts_;
  std::vector<bool> contents_;
  struct Identifier {
    std::int64_t tree;
    std::string_view id;
    int at;
    auto operator<=>(const Identifier&) const = default;
  };
  std::vector<std::int64_t> trees_;
  std::vector<bool> is_in_modal_;
  std::vector<int> own_kinds_;
  std::vector<Identifier> ids_;
  std::vector<std::pair<int, int>> labels_;
  std::vector<std::pair<int, std::size_t>> links_;
  int focus_ = -1;
  int modal_ = -1;
  mutable std::string reason_;
};

/// Blanks of HTML: at both ends taken away, between words one each.
std::string squeezed(std::string_view text);
bool is_blank(std::string_view text);
std::string lower_case(std::string_view text);
std::vector<std::string_view> words_in(std::string_view text);

}  // namespace offhand::platform::web_desk
