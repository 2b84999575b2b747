#include "generated/tools/desktop/page.h"

#include <algorithm>
#include <utility>

#include "generated/types/errors.h"
#include "impl/action/attempt.h"
#include "impl/perception/document.h"
#include "impl/tools/call.h"

namespace offhand::tools::desktop {
namespace {

constexpr std::size_t text_limit_characters = 100000;
constexpr std::size_t element_limit = 200;

Result<void> check_given(const PageArgs& args) {
  const auto need = [&](bool given, const char* argument) -> Result<void> {
    if (given) return {};
    return fail(errors::missing_argument(
        {.tool = "page", .action = std::string(to_string(args.action)), .argument = argument}));
  };
  switch (args.action) {
    case PageAction::execute_javascript:
      return need(args.javascript.has_value(), "javascript");
    case PageAction::query_dom:
      return need(args.css_selector.has_value(), "css_selector");
    case PageAction::click_element:
      return need(args.selector.has_value(), "selector");
    case PageAction::insert_text:
    case PageAction::type_keystrokes:
      return need(args.text.has_value(), "text");
    case PageAction::get_text:
    case PageAction::enable_javascript_apple_events:
      break;
  }
  return {};
}

/// Acts in the page, with an eye on the person's desk: a page may bring its window to the front.
Result<void> act(Call& call, const Target& target, const PageArgs& args, platform::Page& page, PageResult& result) {
  OFFHAND_ASSIGN(const auto attempt, call.attempt(target));
  std::optional<Evidence> evidence;
  const Rung rung = [&] {
    const auto manner =
        args.action == PageAction::insert_text ? platform::TextManner::at_once : platform::TextManner::by_keys;
    auto done = args.action == PageAction::click_element
                    ? page.click(*args.selector, call.limits())
                    : page.enter(*args.text, manner, args.selector.value_or(""), call.limits());
    if (!done) return platform::Delivery::failed(done.error());
    result.element = done->element;
    evidence = std::move(done->evidence);
    return std::move(done->delivery);
  };
  OFFHAND_ASSIGN(auto dispatched, attempt->first_of({rung}));
  Observation observation;
  observation.look = [&] { return evidence; };
  OFFHAND_ASSIGN(result.outcome, std::move(dispatched).conclude(observation));
  return {};
}

Result<void> work(Call& call, const Target& target, const PageArgs& args, platform::Page& page, PageResult& result) {
  switch (args.action) {
    case PageAction::execute_javascript: {
      OFFHAND_ASSIGN(result.result, page.execute(*args.javascript, call.limits()));
      return {};
    }
    case PageAction::get_text: {
      OFFHAND_ASSIGN(auto read, page.text(text_limit_characters, call.limits()));
      result.text = std::move(read.text);
      result.frames = read.frames;
      result.characters = read.characters;
      result.truncated = read.truncated;
      return {};
    }
    case PageAction::query_dom: {
      OFFHAND_ASSIGN(auto found, page.query(*args.css_selector, args.attributes, element_limit, call.limits()));
      result.matches = found.matches;
      result.truncated = found.matches > static_cast<std::int64_t>(found.elements.size());
      result.elements = std::move(found.elements);
      return {};
    }
    default:
      return act(call, target, args, page, result);
  }
}

/// What a tree can tell of a page whose browser offers nothing better; `why` it does not.
Result<PageResult> read_from_tree(Call& call, const Target& target, const PageArgs& args, const Error& why) {
  const bool reads = args.action == PageAction::get_text || args.action == PageAction::query_dom;
  if (!reads) return fail(why);
  call.see().provide_accessibility(call.facets(), call.limits());
  const auto snapshot = call.see().snapshot(call.facets(), target.window, {.max_nodes = 20000}, call.limits());
  if (!snapshot) return fail(why);
  const Document document(**snapshot);
  if (!document.found()) return fail(why);
  PageResult result;
  result.action = to_string(args.action);
  result.path = PageResultPath::accessibility;
  result.title = document.title();
  result.note = "read from the accessibility tree: " + why.message;
  if (!(*snapshot)->complete) result.note = *result.note + " The tree is incomplete: " + (*snapshot)->incomplete_reason;
  if (args.action == PageAction::get_text) {
    auto text = document.text();
    result.characters = static_cast<std::int64_t>(text.size());
    result.text = std::move(text);
    return result;
  }
  if (!Document::knows(*args.css_selector) || !args.attributes.empty()) {
    return fail(errors::page_unavailable(
        {.app = target.window.app_name,
         .pid = target.window.pid,
         .reason = "a tree answers tags alone (a, button, input, h1 …, *) and no attributes, and " + why.message,
         .advice = why.hint}));
  }
  auto elements = document.query(*args.css_selector);
  result.matches = static_cast<std::int64_t>(elements.size());
  result.truncated = elements.size() > element_limit;
  if (elements.size() > element_limit) elements.resize(element_limit);
  result.elements = std::move(elements);
  return result;
}

}  // namespace

Result<PageResult> page(Call& call, const Target& target, const PageArgs& args) {
  OFFHAND_CHECK(check_given(args));
  if (args.action == PageAction::enable_javascript_apple_events) {
    return fail(errors::unsupported_platform({.tool = "page enable_javascript_apple_events",
                                              .platform = "this system",
                                              .reason = "Apple events exist on macOS alone; here a debugging port "
                                                        "(--remote-debugging-port) serves"}));
  }
  const platform::PageChoice choice{args.cdp_port, args.target_url_contains.value_or("")};
  if (target.window.window_id == 0) {
    return fail(errors::missing_argument({.tool = "page",
                                          .action = std::string(to_string(args.action)),
                                          .argument = "pid or window_id: there is not one browser alone that "
                                                      "offers its pages"}));
  }
  const auto page = call.pages().open(target.window, choice, call.limits());
  if (!page && page.error().code == "page_unavailable") return read_from_tree(call, target, args, page.error());
  if (!page) return fail(page.error());
  PageResult result;
  result.action = to_string(args.action);
  result.path = PageResultPath::cdp;
  result.url = (*page)->url();
  result.title = (*page)->title();
  OFFHAND_CHECK(work(call, target, args, **page, result));
  return result;
}

}  // namespace offhand::tools::desktop
