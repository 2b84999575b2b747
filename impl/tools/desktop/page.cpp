#include "generated/tools/desktop/page.h"

#include <functional>
#include <optional>
#include <utility>
#include <variant>

#include "generated/types/errors.h"
#include "impl/action/attempt.h"
#include "impl/perception/document.h"
#include "impl/tools/call.h"

namespace offhand::tools::desktop {
namespace {

constexpr std::size_t text_limit_characters = 100000;
constexpr std::size_t element_limit = 200;
constexpr std::chrono::milliseconds document_patience{2'000};
constexpr std::chrono::milliseconds navigation_look_interval{100};

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
    OFFHAND_ASSIGN(auto read, page_.text(text_limit_characters, call_.limits()));
    result_.text = std::move(read.text);
    result_.frames = read.frames;
    result_.characters = read.characters;
    result_.truncated = read.truncated;
    return {};
  }
  Result<void> operator()(const QueryDom& work) const {
    OFFHAND_ASSIGN(auto found, page_.query(work.css_selector, work.attributes, element_limit, call_.limits()));
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
    if (!place || !*place) return std::nullopt;
    const auto& window = target_.window.bounds;
    return PointTarget{(*place)->x - static_cast<double>(window.x), (*place)->y - static_cast<double>(window.y)};
  }

  template <class Text>
  Result<void> enter(const Text& work, platform::TextManner manner) const {
    return act([&] { return page_.enter(work.text, manner, work.selector.value_or(""), call_.limits()); });
  }

  /// With an eye on the person's desk: a page may bring its window to the front.
  Result<void> act(const std::function<Result<platform::PageAction>()>& action) const {
    OFFHAND_ASSIGN(const auto attempt, call_.attempt(target_, observe_));
    std::optional<Evidence> evidence;
    const Rung rung = [&] {
      auto done = action();
      if (!done) return platform::Delivery::failed(done.error());
      result_.element = done->element;
      if (done->field_shows_text) call_.let_text_be_recorded();
      evidence = std::move(done->evidence);
      return std::move(done->delivery);
    };
    OFFHAND_ASSIGN(auto dispatched, attempt->first_of({rung}));
    Observation observation;
    observation.look = [&] { return evidence; };
    OFFHAND_ASSIGN(result_.outcome, std::move(dispatched).conclude(observation));
    move_changes(*result_.outcome, result_);
    return {};
  }

  Call& call_;
  const Target& target_;
  const Observe observe_;
  platform::Page& page_;
  PageResult& result_;
};

std::string action_of(const PageArgs& args) { return std::string(work_union.forms[args.work.index()].value); }

/// The tree of a window that shows a document; nothing where it shows none for so long. A browser makes the tree of a
/// page only once somebody asks for it, and has none at all while it starts.
std::shared_ptr<const Snapshot> await_document(Call& call, const Target& target) {
  const auto until = call.clock().now() + document_patience;
  for (;;) {
    const auto snapshot = call.see().snapshot(call.facets(), target.window, {.max_nodes = 20000}, call.limits());
    if (snapshot && Document(**snapshot).found()) return *snapshot;
    const auto again = call.clock().now() + navigation_look_interval;
    if (again >= until || again >= call.limits().deadline || !call.still_allowed("Waiting for a page")) return nullptr;
    call.sleep_until(again);
  }
}

/// What a tree can tell of a page whose browser offers nothing better; `why` it does not.
Result<PageResult> read_from_tree(Call& call, const Target& target, const PageArgs& args, const Error& why) {
  const auto* query = std::get_if<QueryDom>(&args.work);
  if (query == nullptr && !std::holds_alternative<GetText>(args.work)) return fail(why);
  call.see().provide_accessibility(call.facets(), call.limits());
  const auto snapshot = await_document(call, target);
  if (snapshot == nullptr) return fail(why);
  const Document document(*snapshot);
  PageResult result;
  result.action = action_of(args);
  result.path = PageResultPath::accessibility;
  result.title = document.title();
  result.note = "read from the accessibility tree: " + why.message;
  if (!snapshot->complete) result.note = *result.note + " The tree is incomplete: " + snapshot->incomplete_reason;
  if (query == nullptr) {
    auto read = document.text(text_limit_characters);
    result.characters = read.characters;
    result.truncated = read.truncated;
    result.text = std::move(read.text);
    return result;
  }
  if (!Document::knows(query->css_selector) || !query->attributes.empty()) {
    return fail(errors::page_unavailable(
        {.app = target.window.app_name,
         .pid = target.window.pid,
         .reason = "a tree answers tags alone (a, button, input, h1 …, *) and no attributes, and " + why.message,
         .advice = why.hint}));
  }
  auto elements = document.query(query->css_selector);
  result.matches = static_cast<std::int64_t>(elements.size());
  result.truncated = elements.size() > element_limit;
  if (elements.size() > element_limit) elements.resize(element_limit);
  result.elements = std::move(elements);
  return result;
}

}  // namespace

Result<PageResult> page(Call& call, const Target& target, const PageArgs& args) {
  if (std::holds_alternative<EnableJavascriptAppleEvents>(args.work)) return fail(no_apple_events());
  if (target.window.window_id == 0) return fail(errors::which_browser({.action = action_of(args)}));
  const platform::PageChoice choice{args.cdp_port, args.target_url_contains.value_or("")};
  const auto page = call.pages().open(target.window, choice, call.limits());
  if (!page && page.error().code == "page_unavailable") return read_from_tree(call, target, args, page.error());
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
