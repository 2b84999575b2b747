#include "impl/capture/capture.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <set>
#include <utility>

#include "impl/base/fold_case.h"
#include "impl/capture/envelope_node.h"
#include "impl/capture/unread_children.h"
#include "impl/session/captures.h"
#include "platform/api/desktop_surface.h"

namespace offhand {
namespace {

using platform::WindowInfo;

/// As many as get_window_state reads by default.
constexpr int most_nodes = 1500;
/// Of what does not show: it is left out of the text.
constexpr int most_hidden = 200;
/// Where all of a tree was asked for.
constexpr int most_nodes_in_full = 20'000;

std::int64_t milliseconds_since_1970() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
      .count();
}

platform::ReadOptions options_for(const CaptureWishes& wishes) {
  platform::ReadOptions options;
  options.max_nodes = wishes.detail == cup::Detail::full ? most_nodes_in_full : most_nodes;
  if (wishes.detail != cup::Detail::full) options.max_hidden = most_hidden;
  // Long lists are read whole then.
  if (wishes.detail == cup::Detail::full) options.max_children = most_nodes_in_full;
  options.max_depth = wishes.max_depth;
  return options;
}

bool says(std::string_view text, std::string_view folded_part) {
  return fold_case(text).find(folded_part) != std::string::npos;
}

cup::App app_of(const WindowInfo& window) {
  cup::App app;
  app.name = window.title.empty() ? window.app_name : window.title;
  if (window.pid > 0) app.pid = window.pid;
  return app;
}

/// The active one, else the topmost that shows.
const WindowInfo* foreground_of(const std::vector<WindowInfo>& all) {
  const auto active = std::ranges::find_if(all, &WindowInfo::is_active);
  if (active != all.end()) return &*active;
  const auto shown = std::ranges::find_if(all, &WindowInfo::is_on_screen);
  return shown == all.end() ? nullptr : &*shown;
}

void add_sources(Capture& capture, const SnapshotPtr& snapshot) {
  for (std::size_t i = 0; i < snapshot->elements.size(); ++i) capture.sources.push_back({snapshot, i});
}

/// What lies on a desktop and can be pressed there is an icon. Programs that draw it all themselves (pcmanfm) have no
/// word for it.
void call_icons_by_their_role(std::vector<cup::Node>& tree, const Snapshot& snapshot) {
  const auto first = tree.size() - snapshot.elements.size();
  for (std::size_t i = 0; i < snapshot.elements.size(); ++i) {
    const auto& node = snapshot.elements[i].node;
    const bool is_on_it = node.parent == 0 && node.verbs.contains(NodeAction::press);
    if (is_on_it && node.role == Role::generic && !node.name.empty()) tree[first + i].role = cup::Role::img;
  }
}

}  // namespace

std::string Capturer::envelope_platform(std::string_view name) {
  return name == "windows" || name == "macos" || name == "web" ? std::string(name) : "linux";
}

Result<std::vector<WindowInfo>> Capturer::all_windows() const { return scope_.platform.windows().list(scope_.limits); }

Result<void> Capturer::describe_screen(cup::Envelope& envelope) const {
  OFFHAND_ASSIGN(const auto screen, scope_.platform.screen_layout().screen(scope_.limits));
  envelope.platform = platform_;
  envelope.screen = {screen.width, screen.height, 1};
  if (auto* known = dynamic_cast<platform::ScreenScale*>(&scope_.platform.screen_layout())) {
    OFFHAND_ASSIGN(envelope.screen.scale, known->scale(scope_.limits));
  }
  return {};
}

std::vector<WindowInfo> Capturer::matching(const Windows& all, const std::string& app) {
  const auto wanted = fold_case(app);
  Windows by_title;
  Windows by_application;
  for (const auto& window : all) {
    if (says(window.title, wanted)) by_title.push_back(window);
    if (says(window.app_name, wanted)) by_application.push_back(window);
  }
  return by_title.empty() ? by_application : by_title;
}

Result<std::vector<WindowInfo>> Capturer::surfaces_among(const Windows& all) const {
  Windows found;
  auto* known = dynamic_cast<platform::DesktopSurface*>(&scope_.platform.windows());
  if (known == nullptr) return found;
  OFFHAND_ASSIGN(const auto ids, known->surfaces(scope_.limits));
  std::ranges::copy_if(all, std::back_inserter(found),
                       [&](const WindowInfo& window) { return std::ranges::count(ids, window.window_id) > 0; });
  return found;
}

platform::AttributesOfWindow Capturer::told_of(std::int64_t window_id) const {
  const auto* source = dynamic_cast<const platform::AttributeSource*>(&scope_.platform.tree());
  return source == nullptr ? nullptr : source->attributes(window_id);
}

std::vector<WindowInfo> Capturer::those_meant(const CaptureWishes& wishes, const Windows& all) const {
  if (wishes.scope == cup::Scope::foreground) {
    const auto* window = foreground_of(all);
    return window == nullptr ? Windows() : Windows{*window};
  }
  if (wishes.scope != cup::Scope::full) return {};
  if (wishes.app) return matching(all, *wishes.app);
  Windows shown;
  std::ranges::copy_if(all, std::back_inserter(shown), &WindowInfo::is_on_screen);
  return shown;
}

Result<CapturePtr> Capturer::capture(const CaptureWishes& wishes) {
  OFFHAND_ASSIGN(const auto all, all_windows());
  if (wishes.scope == cup::Scope::desktop) {
    OFFHAND_ASSIGN(const auto surfaces, surfaces_among(all));
    if (!surfaces.empty()) return capture_windows(wishes, surfaces, all);
  }
  // Without a surface the answer is that of the overview.
  if (wishes.scope != cup::Scope::overview && wishes.scope != cup::Scope::desktop)
    return capture_windows(wishes, those_meant(wishes, all), all);
  auto capture = std::make_shared<Capture>();
  OFFHAND_CHECK(describe_screen(capture->envelope));
  capture->envelope.scope = cup::Scope::overview;
  for (const auto& window : all) capture->windows.push_back(listed_window(window));
  capture->envelope.windows = capture->windows;
  return capture;
}

Result<CapturePtr> Capturer::capture_again() {
  const auto before = scope_.session.captures().latest();
  CaptureWishes wishes;
  OFFHAND_ASSIGN(const auto all, all_windows());
  if (before == nullptr) return capture_windows(wishes, those_meant(wishes, all), all);
  wishes.scope = before->envelope.scope.value_or(cup::Scope::foreground);
  wishes.detail = before->detail;
  wishes.dialect = before->dialect;
  std::set<std::int64_t> captured;
  std::set<std::int64_t> applications;
  for (const auto& snapshot : before->snapshots) {
    captured.insert(snapshot->window.window_id);
    if (snapshot->window.pid > 0) applications.insert(snapshot->window.pid);
  }
  std::set<std::int64_t> known(before->window_ids.begin(), before->window_ids.end());
  Windows meant;
  for (const auto& window : all) {
    const bool is_new = !known.contains(window.window_id) && applications.contains(window.pid);
    if (captured.contains(window.window_id) || is_new) meant.push_back(window);
  }
  if (meant.empty()) {
    wishes.scope = cup::Scope::foreground;
    meant = those_meant(wishes, all);
  }
  return capture_windows(wishes, meant, all);
}

Result<SnapshotPtr> Capturer::read(const WindowInfo& window, const CaptureWishes& wishes) {
  auto options = options_for(wishes);
  auto limits = scope_.limits;
  // What shows is told also where there is no time to read long lists whole.
  if (options.max_children > 0) limits.deadline = scope_.now() + (limits.deadline - scope_.now()) * 3 / 5;
  auto snapshot = perception_.snapshot(scope_.platform, window, options, limits);
  if (options.max_children > 0 && (!snapshot || (*snapshot)->cut_short)) {
    options.max_children = 0;
    snapshot = perception_.snapshot(scope_.platform, window, options, scope_.limits);
  }
  if (snapshot) {
    scope_.session.show(*snapshot);
    return snapshot;
  }
  return fail(
      perception_.explain_blindness(std::move(snapshot).error(), window, scope_.platform, scope_.limits, policy_));
}

Result<CapturePtr> Capturer::capture_windows(const CaptureWishes& wishes, const Windows& meant, const Windows& all) {
  auto capture = std::make_shared<Capture>();
  capture->detail = wishes.detail;
  capture->dialect = wishes.dialect;
  auto& envelope = capture->envelope;
  OFFHAND_CHECK(describe_screen(envelope));
  envelope.scope = wishes.scope;
  envelope.timestamp = milliseconds_since_1970();
  if (wishes.scope == cup::Scope::foreground && !meant.empty()) envelope.app = app_of(meant.front());
  perception_.provide_accessibility(scope_.platform, scope_.limits, policy_);
  for (const auto& window : meant) {
    auto snapshot = read(window, wishes);
    if (!snapshot && meant.size() == 1) return fail(std::move(snapshot).error());
    if (!snapshot) {
      envelope.tree.push_back(node_of_window(window, snapshot.error().message));
      capture->sources.push_back({});
      continue;
    }
    const auto unread = unread_children(**snapshot, envelope.tree.size());
    capture->unread.insert(capture->unread.end(), unread.begin(), unread.end());
    append_nodes(envelope.tree, **snapshot, platform_, told_of(window.window_id));
    if (wishes.scope == cup::Scope::desktop) call_icons_by_their_role(envelope.tree, **snapshot);
    add_sources(*capture, *snapshot);
    capture->snapshots.push_back(*std::move(snapshot));
  }
  for (const auto& window : all) {
    capture->windows.push_back(listed_window(window));
    capture->window_ids.push_back(window.window_id);
    capture->pids.push_back(window.pid);
  }
  capture->first_id = scope_.session.captures().take_ids(envelope.tree.size());
  for (std::size_t i = 0; i < envelope.tree.size(); ++i)
    envelope.tree[i].id = fmt::format("e{}", capture->first_id + i);
  scope_.session.captures().keep(capture);
  return capture;
}

std::string compact_text(const Capture& capture) {
  if (capture.envelope.scope == cup::Scope::overview) return cup::print_overview(capture.envelope);
  cup::PrintOptions options;
  options.detail = capture.detail;
  options.dialect = capture.dialect;
  if (capture.envelope.scope == cup::Scope::foreground) options.windows = &capture.windows;
  return cup::print_compact(capture.envelope, options, capture.unread);
}

}  // namespace offhand
