#include "generated/tools/desktop/find_elements.h"

#include "generated/types/errors.h"
#include "impl/config/desk.h"
#include "impl/perception/finder.h"
#include "impl/perception/render.h"
#include "impl/tools/call.h"

namespace offhand::tools::desktop {
namespace {

/// All of the tree: what does not show, or comes late in a large one, is what one searches for.
constexpr platform::ReadOptions whole_tree{.max_nodes = 20'000, .max_depth = 256};

Result<SnapshotPtr> read_all(Call& call, const Window& window) {
  call.see().provide_accessibility(call.facets(), call.limits(), accessibility_policy(call.config()));
  auto snapshot = call.see().snapshot(call.facets(), window, whole_tree, call.limits());
  if (snapshot) return snapshot;
  return fail(call.see().explain_blindness(std::move(snapshot).error(), window, call.facets(), call.limits()));
}

/// What pages and programs call the elements.
std::vector<std::string> identifiers_of(Call& call, const Snapshot& snapshot) {
  std::vector<platform::NodeHandle> handles;
  for (const auto& element : snapshot.elements) handles.push_back(element.node.handle);
  const auto markup = call.tree().markup(handles, call.limits());
  std::vector<std::string> identifiers;
  if (!markup) return identifiers;
  for (const auto& one : *markup) identifiers.push_back(one.id);
  return identifiers;
}

bool says_nothing(const FindElementsArgs& args) {
  return !args.query && !args.role && !args.name && !args.text && args.state.empty();
}

}  // namespace

Result<FindElementsResult> find_elements(Call& call, const Target& target, const FindElementsArgs& args) {
  if (says_nothing(args)) {
    return fail(errors::invalid_arguments(
        {.tool = "find_elements", .summary = "give query, role, name, text or state", .problems = {}}));
  }
  OFFHAND_ASSIGN(const auto snapshot, read_all(call, target.window));
  auto found = offhand::find_elements(*snapshot, selector_of(args), [&] { return identifiers_of(call, *snapshot); });
  FindElementsResult result;
  result.window_id = target.window.window_id;
  result.total = static_cast<std::int64_t>(found.size());
  result.complete = snapshot->complete;
  if (!snapshot->complete) result.incomplete_reason = snapshot->incomplete_reason;
  found.resize(std::min(found.size(), static_cast<std::size_t>(args.limit)));
  std::vector<SnapshotElement> named;
  for (const auto* element : found) named.push_back(*element);
  // They can be acted on from now on; the rest was not shown to anybody.
  call.session().mention(target.window.window_id, named);
  result.elements = to_elements(*snapshot, call.see(), found, call.session().picture(target.window.window_id));
  return result;
}

}  // namespace offhand::tools::desktop
