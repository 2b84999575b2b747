#include "impl/audit/written_texts.h"

#include "codegen/runtime/utf8.h"
#include "impl/audit/names.h"
#include "impl/query/node_words.h"

namespace offhand::audit {
namespace {

/// Narrower or lower ones are there for screen readers alone.
constexpr std::int64_t least_text = 3;

bool is_written_on(const platform::Node& node) {
  return has(node.role, RoleTrait::control) && has(node.role, RoleTrait::named_by_content);
}

bool is_text(const SnapshotElement& element) {
  const auto& node = element.node;
  if (node.role != Role::text || is_blank(node.name) || !shows(node) || !node.bounds) return false;
  return node.bounds->width >= least_text && node.bounds->height >= least_text;
}

/// Fonts of symbols draw one sign in place of a word: "more_vert" as wide as it is high.
bool may_be_a_symbol(const platform::Node& text) {
  constexpr std::size_t longest_in_a_square = 3;
  return character_count(text.name) > longest_in_a_square && text.bounds->width <= text.bounds->height * 5 / 4;
}

}  // namespace

WrittenTexts::WrittenTexts(const Snapshot& snapshot, const Ancestry& ancestry) : ancestry_(ancestry) {
  for (const auto& element : snapshot.elements) {
    if (!is_text(element)) continue;
    if (const auto* control = control_of(element)) texts_[control->node.handle].push_back(&element);
    for (const auto* at = ancestry.parent(element); at != nullptr; at = ancestry.parent(*at))
      around_.insert(at->node.handle);
  }
}

const SnapshotElement* WrittenTexts::control_of(const SnapshotElement& text) const {
  return ancestry_.around(text, [](const SnapshotElement& each) { return is_written_on(each.node); });
}

const WrittenTexts::Texts& WrittenTexts::on(const SnapshotElement& control) const {
  static const Texts none;
  const auto found = texts_.find(control.node.handle);
  return found == texts_.end() ? none : found->second;
}

std::string label_out_of_name(const SnapshotElement& control, const WrittenTexts::Texts& texts, LabelPlace place) {
  const auto name = bare(control.node.name);
  if (name.empty()) return {};
  std::string lacking;
  for (const auto* text : texts) {
    const auto words = bare(text->node.name);
    // One letter is a sign.
    if (character_count(words) < 2 || may_be_a_symbol(text->node)) continue;
    const bool has_more = place == LabelPlace::elsewhere && words.find(name) != std::string::npos;
    // Which of several texts is the label nobody tells, so one is enough.
    if (name.find(words) != std::string::npos || has_more) return {};
    if (lacking.empty()) lacking = text->node.name;
  }
  return lacking;
}

}  // namespace offhand::audit
