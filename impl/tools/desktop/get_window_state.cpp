#include "generated/tools/desktop/get_window_state.h"

#include <algorithm>
#include <utility>

#include "codegen/runtime/json_writer.h"
#include "generated/types/errors.h"
#include "impl/config/desk.h"
#include "impl/perception/annotate.h"
#include "impl/perception/render.h"
#include "impl/target/shown_element.h"
#include "impl/tools/call.h"
#include "impl/tools/desktop/window_tree.h"
#include "impl/tools/picture_reply.h"

namespace offhand::tools::desktop {
namespace {

/// Elements that a query looks through, if the application tells them in time.
constexpr std::int64_t most_searched = 20000;
/// Of a list with more elements only those that show are read, whatever is asked for.
constexpr int longest_list = 20000;
/// Of a long page in Chromium this is a fourth of what all that the caps let through would take.
constexpr int most_hidden = 200;

PictureWishes wishes_of(const GetWindowStateArgs& args) {
  return {args.max_image_dimension ? args.max_image_dimension : args.max_dimension, args.image_format,
          args.screenshot_out_file};
}

/// Takes the picture; a window that has none still has a tree, so that is a note and not an error.
Result<void> add_picture(Call& call, const GetWindowStateArgs& args, const Window& window, const Snapshot& snapshot,
                         GetWindowStateResult& state, Reply& reply) {
  auto picture = call.has_screen() ? call.screen().capture(window, call.limits())
                                   : fail(call.facets().missing(platform::Facet::screen));
  if (!picture) {
    if (!args.include_accessibility_tree) return fail(picture.error());
    state.screenshot_note = "no picture: " + picture.error().message;
    return {};
  }
  const auto note = picture->note;
  const Drawing numbers = [&](platform::Picture& drawn, double scale) { draw_numbers(drawn, snapshot, scale); };
  OFFHAND_ASSIGN(const auto sent,
                 send_picture(call, *std::move(picture), wishes_of(args), args.annotate ? numbers : Drawing(), reply));
  tell(state, sent);
  if (!note.empty()) state.screenshot_note = note;
  call.session().show_picture(window.window_id, {sent.scale});
  return {};
}

/// Whether an application that does not answer assistive technology reads its events all the same.
bool is_mute(Call& call, const Window& window, const Error& error) {
  if (error.code != "app_not_responding" || !call.facets().has_input()) return false;
  const auto answer = call.facets().input().await_ping(window, call.limits());
  return answer && *answer == platform::Reading::shown;
}

/// What of the tree the call asks for.
Result<platform::ReadOptions> options_of(Call& call, const GetWindowStateArgs& args, const Window& window) {
  platform::ReadOptions options;
  options.max_depth = static_cast<int>(args.max_depth);
  options.max_nodes = static_cast<int>(args.max_elements);
  if (args.root_element) {
    OFFHAND_ASSIGN(const auto root, shown_element(call.scope(), call.see(), window, *args.root_element));
    options.within = root.node.handle;
    options.first_child = args.offset.value_or(0);
  } else if (args.offset) {
    return fail(errors::invalid_arguments(
        {.tool = "get_window_state", .summary = "offset counts the children of root_element", .problems = {}}));
  } else if (args.format == GetWindowStateFormat::markdown && !args.hidden && !args.query) {
    // What does not show is only counted there.
    options.max_hidden = most_hidden;
  }
  if (args.query || args.root_element) options.max_children = longest_list;
  // What is looked for may lie behind all that fits into a reply.
  if (args.query) options.max_nodes = static_cast<int>(std::max(args.max_elements, most_searched));
  return options;
}

/// What was read of one element alone does not take the place of what was read of the window.
void keep(Call& call, const SnapshotPtr& snapshot) {
  if (snapshot->options.within)
    call.session().show_elements(snapshot, snapshot->elements);
  else
    call.session().show(snapshot);
}

/// A command takes a picture only where it is told which file to write it into.
Error with_way_to_see(Error error) {
  error.hint +=
      " With include_screenshot (on the command line: --screenshot-out-file FILE) the reply is the window's state and "
      "its picture all the same; with include_accessibility_tree false no tree is looked for.";
  return error;
}

/// Reads the tree; a window whose application shows none still has a picture.
Result<SnapshotPtr> read_tree(Call& call, const GetWindowStateArgs& args, const Window& window,
                              GetWindowStateResult& state) {
  OFFHAND_ASSIGN(const auto options, options_of(call, args, window));
  const auto policy = accessibility_policy(call.config());
  call.see().provide_accessibility(call.facets(), call.limits(), policy);
  auto snapshot = call.see().snapshot(call.facets(), window, options, call.limits());
  if (snapshot) {
    keep(call, *snapshot);
    state.complete = (*snapshot)->complete;
    if (!state.complete) state.incomplete_reason = (*snapshot)->incomplete_reason;
    state.degraded = !offers_anything(**snapshot);
    if (state.degraded) state.degraded_reason = "nothing in the tree can be acted on; address points of the picture";
    return snapshot;
  }
  const auto error =
      call.see().explain_blindness(std::move(snapshot).error(), window, call.facets(), call.limits(), policy);
  const bool blind = is_mute(call, window, error) || error.code == "accessibility_off" ||
                     error.code == "accessibility_disabled" || error.code == "no_accessibility_bus";
  if (!blind) return fail(error);
  if (!args.include_screenshot) return fail(with_way_to_see(error));
  state.complete = false;
  state.degraded = true;
  state.degraded_reason = error.message + " " + error.hint;
  auto empty = std::make_shared<Snapshot>();
  empty->window = window;
  return empty;
}

std::string cost_of(const Snapshot& snapshot) {
  return to_json(Cost{CostSource::full, snapshot.calls, snapshot.milliseconds});
}

}  // namespace

Result<Reply> get_window_state(Call& call, const Target& target, const GetWindowStateArgs& args) {
  const auto& window = target.window;
  GetWindowStateResult state;
  state.pid = window.pid;
  state.window_id = window.window_id;
  state.title = window.title;
  state.bounds = window.bounds;
  state.complete = true;
  Reply reply;
  // Before this reading takes its place among the last ones.
  const auto before = args.since ? call.session().shown(window.window_id, *args.since) : nullptr;
  const auto unread = std::make_shared<Snapshot>();
  unread->window = window;
  SnapshotPtr snapshot = unread;
  if (args.include_accessibility_tree) {
    OFFHAND_ASSIGN(snapshot, read_tree(call, args, window, state));
    if (snapshot->id > 0 && !snapshot->options.within) state.snapshot_id = snapshot->id;
    reply.cost = cost_of(*snapshot);
  }
  if (args.include_screenshot) OFFHAND_CHECK(add_picture(call, args, window, *snapshot, state, reply));

  OFFHAND_CHECK(look_around(call, *snapshot, state));
  const auto tree = tell_tree(call, args, *snapshot, before, state);
  reply.text = text_of(state) + "\n" + tree;
  if (is_structured(args)) reply.structured = to_json(state);
  return reply;
}

}  // namespace offhand::tools::desktop
