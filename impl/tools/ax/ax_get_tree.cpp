#include "generated/tools/ax/ax_get_tree.h"

#include <fmt/format.h>

#include "impl/config/desk.h"
#include "impl/patterns/patterns.h"
#include "impl/target/answering_application.h"
#include "impl/tools/ax/search.h"
#include "impl/tools/call.h"

namespace offhand::tools::ax {
namespace {

/// Longer names and values are cut.
constexpr std::size_t longest_text = 200;

/// A longer tree is cut: it would fill the context of a model.
constexpr std::size_t longest_tree = 100'000;
constexpr const char* too_much =
    "the tree is longer than 100 kB; root_query and max_depth show a part of it, and the resource "
    "offhand://app/{name}/tree all of it in pages";

std::string cut(std::string_view text) {
  if (text.size() <= longest_text) return std::string(text);
  auto end = longest_text;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80) --end;
  return std::string(text.substr(0, end)) + "…";
}

/// Writes the tree below one element, or of a whole window.
class TreeText {
 public:
  TreeText(Call& call, const AxGetTreeArgs& args, AxGetTreeResult& result)
      : call_(call), args_(args), result_(result) {}

  void write(const SnapshotPtr& snapshot, const SnapshotElement& top) {
    const auto& elements = snapshot->elements;
    const auto begin = static_cast<std::size_t>(&top - elements.data());
    /// How deep each lies below the top; negative: it is shown in no case.
    std::vector<int> depths(elements.size(), -1);
    for (std::size_t i = begin; i < elements.size(); ++i) {
      const auto& node = elements[i].node;
      if (i == begin) {
        depths[i] = 0;
      } else if (node.parent >= static_cast<int>(begin) && depths[static_cast<std::size_t>(node.parent)] >= 0) {
        depths[i] = depths[static_cast<std::size_t>(node.parent)] + 1;
      } else {
        continue;
      }
      const auto& states = node.states;
      const bool is_unseen = states.contains(ElementState::hidden) || states.contains(ElementState::offscreen);
      const bool is_too_much = result_.tree.size() > longest_tree;
      if (depths[i] > args_.max_depth || (is_unseen && !args_.include_invisible && i != begin) || is_too_much) {
        ++result_.left_out;
        if (is_too_much) result_.incomplete_reason = too_much;
        continue;
      }
      write_line({snapshot, &elements[i]}, depths[i]);
    }
  }

 private:
  void write_line(const MatchingElement& found, int depth) {
    const auto& node = found.element->node;
    auto& text = result_.tree;
    if (!text.empty()) text += '\n';
    text.append(static_cast<std::size_t>(depth) * 2, ' ');
    text += fmt::format("{} \"{}\"", to_string(node.role), cut(shown_name(*found.element)));
    ++result_.elements;
    if (args_.compact) return;
    if (const auto value = value_of(node)) text += fmt::format(" = \"{}\"", cut(*value));
    for (const auto state : node.states) text += fmt::format(" ({})", to_string(state));
    if (const auto place = place_of(found))
      text += fmt::format(" at {},{} {}x{}", place->position[0], place->position[1], place->size[0], place->size[1]);
    text += fmt::format(" [{}]", hand_out(call_.scope(), call_.see(), found));
  }

  Call& call_;
  const AxGetTreeArgs& args_;
  AxGetTreeResult& result_;
};

void tell_pattern(const Call& call, const Snapshot& snapshot, AxGetTreeResult& result) {
  auto recognised = patterns::recognise(snapshot);
  result.detected_pattern = recognised.pattern;
  result.detected_state = recognised.state;
  std::erase_if(recognised.suggestions, [&](const Suggestion& one) { return !call.client_has(one.tool); });
  if (!recognised.suggestions.empty()) result.suggestions = std::move(recognised.suggestions);
}

/// What is told of an application that does not answer: that, and nothing of its elements.
AxGetTreeResult busy(Call& call, const Error& silence) {
  call.progress(1, 1, "The application does not answer");
  AxGetTreeResult result;
  result.detected_state = UiState::busy;
  result.incomplete_reason = silence.message;
  return result;
}

}  // namespace

Result<AxGetTreeResult> ax_get_tree(Call& call, const Target& target, const AxGetTreeArgs& args) {
  OFFHAND_CHECK(call.enter_task());
  AxGetTreeResult result;
  TreeText text(call, args, result);
  if (args.root_query) {
    OFFHAND_ASSIGN(const auto found, find_one(call, target, *args.root_query));
    text.write(found.snapshot, *found.element);
    return result;
  }
  std::size_t total = 1;
  const auto tell_window = [&](std::size_t number, std::size_t windows) {
    total = windows + 1;
    call.progress(static_cast<double>(number), static_cast<double>(total),
                  fmt::format("Scanning window {}/{}", number + 1, windows));
  };
  const auto read = read_answering_application(call.scope(), call.see(), target.process->pid, target.process->name,
                                               accessibility_policy(call.config()), tell_window);
  if (!read && is_busy(read.error())) return busy(call, read.error());
  if (!read) return fail(read.error());
  const auto& all = *read;
  std::size_t elements = 0;
  for (const auto& snapshot : all.searched) elements += snapshot->elements.size();
  call.progress(static_cast<double>(total) - 0.5, static_cast<double>(total),
                fmt::format("Processing {} elements", elements));
  if (!all.searched.empty()) tell_pattern(call, *all.searched.front(), result);
  for (const auto& snapshot : all.searched) text.write(snapshot, snapshot->elements.front());
  call.progress(static_cast<double>(total), static_cast<double>(total), "The tree is built");
  if (!all.complete && !result.incomplete_reason) result.incomplete_reason = all.incomplete_reason;
  return result;
}

}  // namespace offhand::tools::ax
