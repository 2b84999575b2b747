#include "generated/tools/desktop/find_elements.h"

#include <algorithm>

#include "generated/types/errors.h"
#include "impl/config/desk.h"
#include "impl/perception/finder.h"
#include "impl/perception/render.h"
#include "impl/tools/call.h"
#include "impl/vision/screen_text.h"
#include "impl/vision/sighting.h"

namespace offhand::tools::desktop {
namespace {

/// All of the tree: what does not show, or comes late in a large one, is what one searches for.
const platform::ReadOptions whole_tree{.max_nodes = 20'000, .max_depth = 256, .max_children = 20'000};

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

Error refused(const char* summary) {
  return errors::invalid_arguments({.tool = "find_elements", .summary = summary, .problems = {}});
}

Result<void> check(const FindElementsArgs& args) {
  const bool has_more = args.role || args.name || args.text || !args.state.empty();
  if (args.text_on_screen && (!args.query || has_more))
    return fail(refused("text_on_screen takes query, and neither role, name, text nor state"));
  if (!args.query && !has_more) return fail(refused("give query, role, name, text or state"));
  return {};
}

/// What a search found, as far as it is told.
void tell_elements(Call& call, const SnapshotPtr& read, std::vector<const SnapshotElement*> found, std::int64_t limit,
                   FindElementsResult& result) {
  found.resize(std::min(found.size(), static_cast<std::size_t>(limit)));
  std::vector<SnapshotElement> named;
  for (const auto* element : found) named.push_back(*element);
  // They can be acted on from now on; the rest was not shown to anybody.
  call.session().show_elements(read, named);
  result.elements = to_elements(*read, call.see(), found, call.session().picture(read->window.window_id));
}

WrittenText told(const vision::WrittenText& written, const Snapshot& snapshot, const SnapshotElement* element,
                 const PictureFrame& picture) {
  WrittenText text{.text = written.text, .bounds = written.bounds, .confidence = written.confidence};
  text.bounds.x += snapshot.window.bounds.x;
  text.bounds.y += snapshot.window.bounds.y;
  text.window_bounds = picture.in_picture(written.bounds);
  if (element != nullptr) text.element_index = element->index;
  return text;
}

Result<void> find_written(Call& call, const SnapshotPtr& read, const FindElementsArgs& args,
                          FindElementsResult& result) {
  const auto& snapshot = *read;
  OFFHAND_CHECK(call.facets().require(platform::Facet::screen));
  OFFHAND_ASSIGN(const auto picture, call.screen().capture(snapshot.window, call.limits()));
  OFFHAND_ASSIGN(const auto words, vision::read_words(picture, vision::reading_timeout, call.limits().stop));
  const auto frame = call.session().picture(snapshot.window.window_id);
  std::vector<const SnapshotElement*> below;
  std::vector<WrittenText> texts;
  for (const auto& written : vision::find_text(words, *args.query)) {
    const auto* element = vision::element_there(snapshot, written.bounds);
    if (element != nullptr && std::ranges::find(below, element) == below.end()) below.push_back(element);
    texts.push_back(told(written, snapshot, element, frame));
  }
  result.total = static_cast<std::int64_t>(texts.size());
  texts.resize(std::min(texts.size(), static_cast<std::size_t>(args.limit)));
  result.texts = std::move(texts);
  tell_elements(call, read, std::move(below), args.limit, result);
  return {};
}

}  // namespace

Result<FindElementsResult> find_elements(Call& call, const Target& target, const FindElementsArgs& args) {
  OFFHAND_CHECK(check(args));
  OFFHAND_ASSIGN(const auto snapshot, read_all(call, target.window));
  FindElementsResult result;
  result.window_id = target.window.window_id;
  result.complete = snapshot->complete;
  if (!snapshot->complete) result.incomplete_reason = snapshot->incomplete_reason;
  if (args.text_on_screen) {
    OFFHAND_CHECK(find_written(call, snapshot, args, result));
    return result;
  }
  auto found = offhand::find_elements(*snapshot, selector_of(args), [&] { return identifiers_of(call, *snapshot); });
  if (!found) {
    const auto& problem = found.error();
    return fail(errors::invalid_query({.at = static_cast<std::int64_t>(problem.at), .reason = problem.reason}));
  }
  result.total = static_cast<std::int64_t>(found->size());
  tell_elements(call, snapshot, *std::move(found), args.limit, result);
  return result;
}

}  // namespace offhand::tools::desktop
