#include "generated/tools/desktop/page.h"

#include <functional>
#include <optional>
#include <utility>
#include <variant>

#include "generated/types/errors.h"
#include "impl/tools/call.h"
#include "impl/tools/desktop/page_of_tree.h"
#include "impl/verbs/plan.h"

namespace offhand::tools::desktop {
namespace {

Error no_apple_events() {
  return errors::unsupported_platform({.tool = "page enable_javascript_apple_events",
                                       .platform = "this system",
                                       .reason = "Apple events exist on macOS alone; here a debugging port "
                                                 "(--remote-debugging-port) serves"});
}

/// Does the one work of a call in its page, and says in the result what came of it.
class Worker {
 public:
  Worker(Call& call, const Target& target, Observe observe, platform::Page& page, PageResult& result)
      : call_(call), target_(target), observe_(observe), page_(page), result_(result) {}

  Result<void> operator()(const ExecuteJavascript& work) const {
    OFFHAND_ASSIGN(result_.result, page_.execute(work.javascript, call_.limits()));
    if (observe_ == Observe::diff) move_changes(call_.changes_in(target_), result_);
    return {};
  }
  Result<void> operator()(const GetText&) const {
    OFFHAND_ASSIGN(auto read, page_.text(page_text_limit_characters, call_.limits()));
    result_.text = std::move(read.text);
    result_.frames = read.frames;
    result_.characters = read.characters;
    result_.truncated = read.truncated;
    return {};
  }
  Result<void> operator()(const QueryDom& work) const {
    OFFHAND_ASSIGN(auto found, page_.query(work.css_selector, work.attributes, page_element_limit, call_.limits()));
    result_.matches = found.matches;
    result_.truncated = found.matches > static_cast<std::int64_t>(found.elements.size());
    result_.elements = std::move(found.elements);
    return {};
  }
  Result<void> operator()(const ClickElement& work) const {
    call_.point_at([&] { return place_of(work.selector); });
    return act([&] { return page_.click(work.selector, call_.limits()); });
  }
  Result<void> operator()(const InsertText& work) const { return enter(work, platform::TextManner::at_once); }
  Result<void> operator()(const TypeKeystrokes& work) const { return enter(work, platform::TextManner::by_keys); }
  Result<void> operator()(const EnableJavascriptAppleEvents&) const { return fail(no_apple_events()); }

 private:
  /// Where the cursor goes; what keeps it from being known is for the click to tell.
  std::optional<PointTarget> place_of(const std::string& selector) const {
    const auto place = page_.place(selector, call_.limits());
    if (!place) return std::nullopt;
    const auto& window = target_.window.bounds;
    return PointTarget{place->x - static_cast<double>(window.x), place->y - static_cast<double>(window.y)};
  }

  template <class Text>
  Result<void> enter(const Text& work, platform::TextManner delivery_options) const {
    return act([&] { return page_.enter(work.text, delivery_options, work.selector.value_or(""), call_.limits()); });
  }

  /// With an eye on the user's desk: a page may bring its window to the front.
  Result<void> act(const std::function<Result<platform::PageAction>()>& action) const {
    OFFHAND_ASSIGN(const auto run, call_.begin_action(target_, observe_));
    std::optional<Evidence> evidence;
    const Strategy strategy = [&] {
      auto done = action();
      if (!done) return platform::Delivery::failed(done.error());
      result_.element = done->element;
      if (done->field_shows_text) call_.let_text_be_recorded();
      evidence = std::move(done->evidence);
      return std::move(done->delivery);
    };
    Plan plan{.strategies = {strategy}};
    Observation observation;
    observation.look = [&] { return evidence; };
    plan.observe(std::move(observation));
    OFFHAND_ASSIGN(result_.outcome, carry_out(*run, plan));
    move_changes(*result_.outcome, result_);
    return {};
  }

  Call& call_;
  const Target& target_;
  const Observe observe_;
  platform::Page& page_;
  PageResult& result_;
};

}  // namespace

Result<PageResult> page(Call& call, const Target& target, const PageArgs& args) {
  if (std::holds_alternative<EnableJavascriptAppleEvents>(args.work)) return fail(no_apple_events());
  if (target.window.window_id == 0) return fail(errors::which_browser({.action = action_of(args)}));
  const platform::PageChoice choice{args.cdp_port, args.target_url_contains.value_or("")};
  const auto page = call.pages().open(target.window, choice, call.limits());
  if (!page && page.error().code == "page_unavailable") return work_in_tree(call, target, args, page.error());
  if (!page) return fail(page.error());
  PageResult result;
  result.action = action_of(args);
  result.path = (*page)->path() == ActionPath::bidi ? PageResultPath::bidi : PageResultPath::cdp;
  result.url = (*page)->url();
  result.title = (*page)->title();
  OFFHAND_CHECK(std::visit(Worker(call, target, args.observe, **page, result), args.work));
  return result;
}

}  // namespace offhand::tools::desktop
