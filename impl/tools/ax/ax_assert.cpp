#include "generated/tools/ax/ax_assert.h"

#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>

#include "impl/assertion/assertion.h"
#include "impl/tools/ax/search.h"
#include "impl/tools/call.h"

namespace offhand::tools::ax {
namespace {

using std::chrono::milliseconds;

/// For the reply.
constexpr milliseconds assert_reserve{300};
/// Between two looks at an application that reports nothing, and at one that reports without end.
constexpr milliseconds longest_assert_pause{500};
constexpr milliseconds shortest_assert_pause{20};

/// What lies in an element, which comes after it in the tree.
std::vector<std::string> texts_inside(const MatchingElement& found) {
  std::vector<std::string> texts;
  std::vector<platform::NodeHandle> inside{found.element->node.handle};
  const auto& all = found.snapshot->elements;
  const auto first = std::ranges::find(all, found.element->index, &SnapshotElement::index);
  for (auto element = first == all.end() ? first : first + 1; element != all.end(); ++element) {
    if (std::ranges::find(inside, element->parent) == inside.end()) break;
    inside.push_back(element->node.handle);
    if (!element->node.name.empty()) texts.push_back(element->node.name);
    if (!element->node.states.contains(ElementState::protected_) && !element->node.value.empty())
      texts.push_back(element->node.value);
  }
  return texts;
}

/// A reading has only the start of a long text.
Result<std::string> whole_value(Call& call, const platform::Node& node) {
  if (node.value_characters != 0 && !node.states.contains(ElementState::protected_)) {
    OFFHAND_ASSIGN(const auto text, call.tree().text(node.handle, call.limits()));
    if (text) return *text;
  }
  return value_of(node).value_or("");
}

/// How the element is now.
Result<AxAssertResult> look(Call& call, const Target& target, const AxAssertArgs& args) {
  auto matches = search(call, target, args.query);
  AxAssertResult result;
  Observed observed;
  MatchingElement found;
  if (!matches && matches.error().code != "no_window") return fail(std::move(matches).error());
  if (matches && matches->total > 0) {
    found = matches->found.front();
    if (asks_how_it_is(args.assertions)) {
      OFFHAND_ASSIGN(found, only_one(call.scope(), call.see(), *matches, target.process->name, args.query));
    }
    observed.node = &found.element->node;
    OFFHAND_ASSIGN(observed.value, whole_value(call, *observed.node));
    if (args.assertions.contains_text) observed.texts_inside = texts_inside(found);
    result.element = describe_element(*found.element);
  }
  result.failures = failures_of(args.assertions, observed);
  // What was not looked at may be there.
  const bool is_to_be_gone = args.assertions.exists == false;
  if (is_to_be_gone && matches && matches->total == 0 && !matches->complete) {
    const nlohmann::json actual = "not known: " + matches->incomplete_reason;
    result.failures->push_back({"exists", JsonValue{"false"}, JsonValue{actual.dump()}});
  }
  result.passed = result.failures->empty();
  return result;
}

}  // namespace

Result<AxAssertResult> ax_assert(Call& call, const Target& target, const AxAssertArgs& args) {
  const auto watch = call.watch_events(target.process->pid);
  auto& clock = call.clock();
  const auto began = clock.now();
  const auto end = std::min(call.limits().deadline - assert_reserve, began + milliseconds(args.timeout_ms));
  for (;;) {
    const auto looked = clock.now();
    auto result = look(call, target, args);
    // What is ambiguous now may not be so in a moment: a dialog that closes.
    const bool is_final = result ? result->passed : result.error().code != "ambiguous_query";
    if (is_final || clock.now() >= end) {
      if (result) result->waited_ms = std::chrono::duration_cast<milliseconds>(clock.now() - began).count();
      return result;
    }
    OFFHAND_CHECK(call.still_allowed("Waiting for what is asserted"));
    const auto soonest = clock.now() + std::max<std::chrono::nanoseconds>(shortest_assert_pause, clock.now() - looked);
    const auto any = [](const platform::Event&) { return true; };
    static_cast<void>(watch->wait(any, std::min(end, clock.now() + longest_assert_pause), call.limits().stop, clock));
    call.sleep_until(std::min(soonest, end));
  }
}

}  // namespace offhand::tools::ax
