#include "impl/tools/desktop/page_of_tree.h"

#include <fmt/format.h>

#include <functional>
#include <optional>
#include <utility>
#include <variant>

#include "generated/types/errors.h"
#include "impl/perception/document.h"
#include "impl/tools/call.h"
#include "impl/verbs/press.h"
#include "impl/verbs/text.h"

namespace offhand::tools::desktop {
namespace {

constexpr std::chrono::milliseconds document_timeout{2'000};
constexpr std::chrono::milliseconds navigation_look_interval{100};
constexpr std::size_t most_candidates = 5;

/// The tree of a window that shows a document; nothing where it shows none for so long. A browser makes the tree of a
/// page only once somebody asks for it, and has none at all while it starts.
std::shared_ptr<const Snapshot> await_document(Call& call, const Target& target) {
  const auto until = call.clock().now() + document_timeout;
  for (;;) {
    const auto snapshot =
        call.see().snapshot(call.facets(), target.window, {.max_nodes = 20'000, .max_children = 20'000}, call.limits());
    if (snapshot && Document(**snapshot).found()) return *snapshot;
    const auto again = call.clock().now() + navigation_look_interval;
    if (again >= until || again >= call.limits().deadline || !call.still_allowed("Waiting for a page")) return nullptr;
    call.sleep_until(again);
  }
}

/// Does the one work of a call in the document of a tree, and says in the result what came of it.
class TreeWorker {
 public:
  TreeWorker(Call& call, const Target& target, Observe observe, Document& document, const Error& why,
             PageResult& result)
      : call_(call), target_(target), observe_(observe), document_(document), why_(why), result_(result) {}

  Result<void> operator()(const ExecuteJavascript&) const { return fail(why_); }
  Result<void> operator()(const EnableJavascriptAppleEvents&) const { return fail(why_); }
  Result<void> operator()(const GetText&) const {
    auto read = document_.text(page_text_limit_characters);
    result_.characters = read.characters;
    result_.truncated = read.truncated;
    result_.text = std::move(read.text);
    return {};
  }
  Result<void> operator()(const QueryDom& work) const {
    if (!work.attributes.empty()) return fail(no_answer("no attributes"));
    OFFHAND_ASSIGN(const auto found, find(work.css_selector));
    result_.matches = static_cast<std::int64_t>(found.size());
    result_.truncated = found.size() > page_element_limit;
    result_.elements.emplace();
    for (const auto* element : found) {
      if (result_.elements->size() == page_element_limit) break;
      result_.elements->push_back(document_.describe(*element));
    }
    return {};
  }
  Result<void> operator()(const ClickElement& work) const {
    OFFHAND_ASSIGN(const auto* element, the_one(work.selector));
    return act(*element, [](ActionRun& run) { return plan_press(run, {}); });
  }
  Result<void> operator()(const InsertText& work) const { return enter(work); }
  Result<void> operator()(const TypeKeystrokes& work) const { return enter(work); }

 private:
  Error no_answer(const std::string& missing) const {
    return errors::page_unavailable({.app = target_.window.app_name,
                                     .pid = target_.window.pid,
                                     .reason = "a tree answers tags, ids and classes (button, #go, a.more, *) and " +
                                               missing + ", and " + why_.message,
                                     .advice = why_.hint});
  }

  Result<std::vector<const SnapshotElement*>> find(const std::string& text) const {
    const auto selector = PageSelector::parse(text);
    if (!selector) return fail(no_answer("no more"));
    OFFHAND_ASSIGN(auto markup, call_.tree().markup(document_.handles(), call_.limits()));
    document_.take_markup(std::move(markup));
    if (!document_.answers(*selector)) {
      return fail(
          no_answer(document_.is_marked_up() ? "this page no classes" : "this browser only tags that have a role"));
    }
    return document_.find(*selector);
  }

  Result<const SnapshotElement*> the_one(const std::string& selector) const {
    OFFHAND_ASSIGN(auto found, find(selector));
    const auto hidden =
        static_cast<std::int64_t>(std::erase_if(found, [](const auto* each) { return !Document::shows(*each); }));
    if (found.empty())
      return fail(
          errors::no_page_element({.selector = selector, .hidden = hidden > 0 ? std::optional(hidden) : std::nullopt}));
    if (found.size() == 1) return found.front();
    std::string candidates;
    for (std::size_t i = 0; i < std::min(found.size(), most_candidates); ++i) {
      const auto told = document_.describe(*found[i]);
      candidates += fmt::format("{}{} \"{}\"", i == 0 ? "" : ", ", told.tag, told.text);
    }
    return fail(errors::ambiguous_selector(
        {.selector = selector, .count = static_cast<std::int64_t>(found.size()), .candidates = candidates}));
  }

  /// Never into what has the focus outside of the page: that may be the browser's address.
  Result<const SnapshotElement*> the_focused() const {
    const auto* element = document_.focused();
    if (element == nullptr) return fail(errors::no_page_element({.selector = ":focus", .hidden = std::nullopt}));
    return element;
  }

  template <class Text>
  Result<void> enter(const Text& work) const {
    OFFHAND_ASSIGN(const auto* element, work.selector ? the_one(*work.selector) : the_focused());
    return act(*element, [&](ActionRun& run) {
      const auto& states = run.target().element->now.states;
      if (!states.contains(ElementState::protected_)) call_.let_text_be_recorded();
      return plan_text(run, {.text = work.text});
    });
  }

  Result<void> act(const SnapshotElement& element, const std::function<Result<Plan>(ActionRun&)>& plan) const {
    OFFHAND_ASSIGN(const auto aimed, call_.address(target_.window, element));
    const auto told = document_.describe(element);
    result_.element = fmt::format("{} \"{}\"", told.tag, told.text);
    call_.point_at([&]() -> std::optional<PointTarget> {
      const auto& bounds = aimed.element->now.bounds;
      if (!bounds) return std::nullopt;
      return PointTarget{static_cast<double>(bounds->x) + static_cast<double>(bounds->width) / 2,
                         static_cast<double>(bounds->y) + static_cast<double>(bounds->height) / 2};
    });
    OFFHAND_ASSIGN(const auto run, call_.begin_action(aimed, observe_));
    OFFHAND_ASSIGN(result_.outcome, carry_out(*run, plan(*run)));
    move_changes(*result_.outcome, result_);
    return {};
  }

  Call& call_;
  const Target& target_;
  const Observe observe_;
  Document& document_;
  const Error& why_;
  PageResult& result_;
};

}  // namespace

std::string action_of(const PageArgs& args) { return std::string(work_union.forms[args.work.index()].value); }

Result<PageResult> work_in_tree(Call& call, const Target& target, const PageArgs& args, const Error& why) {
  if (std::holds_alternative<ExecuteJavascript>(args.work)) return fail(why);
  call.see().provide_accessibility(call.facets(), call.limits());
  const auto snapshot = await_document(call, target);
  if (snapshot == nullptr) return fail(why);
  Document document(*snapshot);
  PageResult result;
  result.action = action_of(args);
  result.path = PageResultPath::accessibility;
  result.title = document.title();
  result.note = "by the accessibility tree: " + why.message;
  if (!snapshot->complete) result.note = *result.note + " The tree is incomplete: " + snapshot->incomplete_reason;
  OFFHAND_CHECK(std::visit(TreeWorker(call, target, args.observe, document, why, result), args.work));
  return result;
}

}  // namespace offhand::tools::desktop
