#include <algorithm>

#include "platform/sim/change.h"
#include "platform/sim/script.h"

namespace offhand::platform::sim {
namespace {

Event about(const World& world, std::int64_t window) {
  Event event;
  event.window_id = window;
  if (const auto found = world.windows.find(window); found != world.windows.end()) event.pid = found->second.pid;
  return event;
}

/// A new window opens below the active one, unless that belongs to the same application, so that the user is not
/// disturbed.
void stack_new(World& world, const LiveWindow& window, Arrival arrival) {
  auto& order = world.desk.stacking;
  const auto active = std::ranges::find(order, world.desk.active_window);
  const bool below = arrival == Arrival::opens && active != order.end() && world.windows.at(*active).pid != window.pid;
  order.insert(below ? active : order.end(), window.id);
}

void activate_next(World& world) {
  std::int64_t next = 0;
  for (const auto id : world.desk.stacking) {
    const auto& window = world.windows.at(id).is;
    if (!window.minimized && window.on_current_space) next = id;
  }
  make_active(world, next);
  give_keyboard(world, next);
}

}  // namespace

std::int64_t open_window(World& world, Application& application, const WindowSpec& spec, Arrival arrival) {
  // A template may be opened twice; the first window gets its id.
  const bool free = spec.window_id != 0 && !world.windows.contains(spec.window_id);
  const auto id = free ? spec.window_id : world.next_window++;
  auto& window = world.windows[id];
  window.id = id;
  window.pid = application.pid;
  window.is = spec;
  window.seen = !spec.minimized;
  window.root = add_element(world, application, spec.root, id, {}, 0, Announce::silently);
  if (const auto* element = spec.focus.empty() ? nullptr : world.element_named(application, id, spec.focus))
    window.focus = element->path;
  stack_new(world, window, arrival);
  if (arrival == Arrival::was_there) return id;
  world.post(EventKind::window_opened, about(world, id));
  world.post(EventKind::stacking_changed, {});
  run_script(world, spec.on_open, {application.pid, id, window.root});
  return id;
}

void close_window(World& world, std::int64_t id) {
  const auto found = world.windows.find(id);
  if (found == world.windows.end()) return;
  world.post(EventKind::window_closed, about(world, id));
  if (auto* application = world.application(found->second.pid))
    std::erase_if(application->elements, [&](const auto& item) { return item.second.window == id; });
  world.windows.erase(found);
  std::erase(world.desk.stacking, id);
  world.post(EventKind::stacking_changed, {});
  if (world.desk.active_window == id || world.desk.focus_owner == id) activate_next(world);
}

void minimize(World& world, std::int64_t id, bool on) {
  auto* window = world.window(id);
  if (window == nullptr || window->is.minimized == on) return;
  window->is.minimized = on;
  window->seen = window->seen || !on;
  world.post(EventKind::window_changed, about(world, id));
  if (on && world.desk.active_window == id) activate_next(world);
}

void set_title(World& world, std::int64_t id, const std::string& title) {
  auto* window = world.window(id);
  if (window == nullptr || window->is.title == title) return;
  window->is.title = title;
  auto& application = world.applications.at(window->pid);
  set_name(world, application, application.elements.at(window->root), title, Announce::yes);
  world.post(EventKind::window_changed, about(world, id));
}

void make_active(World& world, std::int64_t id) {
  if (world.desk.active_window == id) return;
  world.desk.active_window = id;
  world.post(EventKind::active_window_changed, about(world, id));
}

void give_keyboard(World& world, std::int64_t id) {
  if (world.desk.focus_owner == id) return;
  world.desk.focus_owner = id;
  world.post(EventKind::focus_changed, about(world, id));
}

void restack(World& world, std::vector<std::int64_t> order) {
  if (world.desk.stacking == order) return;
  world.desk.stacking = std::move(order);
  world.post(EventKind::stacking_changed, {});
}

void raise(World& world, std::int64_t id) {
  auto order = world.desk.stacking;
  std::erase(order, id);
  order.push_back(id);
  restack(world, std::move(order));
}

void end_application(World& world, Application& application, const Ended& ending) {
  if (!application.running) return;
  for (const auto id : world.windows_of(application.pid)) close_window(world, id);
  application.running = false;
  application.ending = ending;
  application.backlog.clear();
  application.elements.clear();
  Event gone;
  gone.pid = application.pid;
  world.post(EventKind::application_gone, std::move(gone));
}

void hang(World& world, Application& application, TimePoint until) {
  application.hung_until = until;
  if (until == TimePoint::max()) return;
  world.time().schedule(until, [&world, pid = application.pid] {
    const Access access(world);
    auto& awake = world.applications.at(pid);
    if (!awake.running || awake.hung_until > world.now()) return;
    for (const auto& happening : std::exchange(awake.backlog, {})) happening();
  });
}

}  // namespace offhand::platform::sim
