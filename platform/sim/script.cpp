#include "platform/sim/script.h"

#include <algorithm>

#include "platform/sim/change.h"

namespace offhand::platform::sim {
namespace {

/// Replaces {name}, {value} and {checked} by the current values of the node at which the script runs.
std::string filled_in(std::string text, const Element* at) {
  const auto replace = [&](std::string_view placeholder, const std::string& value) {
    for (auto found = text.find(placeholder); found != std::string::npos;
         found = text.find(placeholder, found + value.size()))
      text.replace(found, placeholder.size(), value);
  };
  if (at == nullptr || text.find('{') == std::string::npos) return text;
  const bool secret = at->is.states.contains(ElementState::protected_);
  replace("{name}", at->is.name);
  replace("{value}", secret ? "****" : at->is.value);
  replace("{checked}", at->is.states.contains(ElementState::checked) ? "on" : "off");
  return text;
}

Element* element_at_place(World& world, const Place& place) {
  auto* application = world.application(place.pid);
  if (application == nullptr) return nullptr;
  const auto found = application->elements.find(place.path);
  return found == application->elements.end() ? nullptr : &found->second;
}

void display_deed(World& world, const ScriptedDeed& deed) {
  world.display = {deed.display, deed.text, {}};
  if (deed.lasts) world.display.until = world.now() + *deed.lasts;
}

void storm(World& world, const Place& place, TimePoint end, std::chrono::nanoseconds pause) {
  auto* application = world.application(place.pid);
  if (application == nullptr || !application->running || world.now() >= end) return;
  Event event;
  event.node = handle_of({application->bus_name(), place.path});
  event.window_id = place.window;
  event.pid = place.pid;
  event.detail = "storm";
  world.post(EventKind::state_changed, std::move(event));
  world.time().schedule(world.now() + pause, [&world, place, end, pause] {
    const Access access(world);
    storm(world, place, end, pause);
  });
}

void process_deed(World& world, const ScriptedDeed& deed, Application& application) {
  switch (deed.deed) {
    case Deed::hang:
      hang(world, application, deed.lasts ? world.now() + *deed.lasts : TimePoint::max());
      break;
    case Deed::vanish:
      end_application(world, application, Ended{Ended::How::signalled, 11});
      break;
    case Deed::exit:
      end_application(world, application, Ended{Ended::How::exited, static_cast<int>(deed.status)});
      break;
    case Deed::accessibility:
      application.is.flavour.accessibility = deed.on;
      break;
    default:
      break;
  }
}

void window_deed(World& world, const ScriptedDeed& deed, Application& application, std::int64_t window) {
  switch (deed.deed) {
    case Deed::open_window:
      open_window(world, application, *deed.window_spec, Arrival::opens);
      break;
    case Deed::close_window:
      close_window(world, window);
      break;
    case Deed::set_title:
      set_title(world, window, deed.text);
      break;
    case Deed::minimize:
      minimize(world, window, deed.on);
      break;
    case Deed::take_focus:
      if (world.window(window) == nullptr) break;
      if (deed.takes_stacking) raise(world, window);
      if (deed.takes_active) make_active(world, window);
      if (deed.takes_focus) give_keyboard(world, window);
      break;
    case Deed::deactivate:
      if (world.desk.active_window == window) make_active(world, 0);
      break;
    default:
      break;
  }
}

void insert_before(World& world, const ScriptedDeed& deed, Application& application, const Element& element) {
  const auto parent = application.elements.find(element.parent);
  if (parent == application.elements.end()) return;
  const auto& siblings = parent->second.children;
  const auto position = static_cast<std::size_t>(std::ranges::find(siblings, element.path) - siblings.begin());
  add_element(world, application, *deed.node_spec, element.window, parent->first, position, deed.announce);
}

void recycle(World& world, const ScriptedDeed& deed, Application& application, const Element& element) {
  const auto* parent = deed.parent.empty() ? nullptr : world.element_named(application, element.window, deed.parent);
  recycle_element(world, application, element.path, *deed.node_spec, parent == nullptr ? "" : parent->path,
                  deed.announce);
}

void node_deed(World& world, const ScriptedDeed& deed, Application& application, Element& element) {
  switch (deed.deed) {
    case Deed::set_text:
      if (element.is.has_value)
        set_value(world, application, element, deed.text, deed.announce);
      else
        set_name(world, application, element, deed.text, deed.announce);
      break;
    case Deed::set_value:
      set_value(world, application, element, deed.text, deed.announce);
      break;
    case Deed::calculate:
      set_value(world, application, element, application.calculator.key(deed.text), deed.announce);
      break;
    case Deed::set_state:
      set_state(world, application, element, deed.state, deed.on, deed.announce);
      break;
    case Deed::rename:
      set_name(world, application, element, deed.text, deed.announce);
      break;
    case Deed::move:
      set_bounds(world, application, element, deed.bounds, deed.announce);
      break;
    case Deed::append:
      add_element(world, application, *deed.node_spec, element.window, element.path, element.children.size(),
                  deed.announce);
      break;
    case Deed::insert_before:
      insert_before(world, deed, application, element);
      break;
    case Deed::remove:
      remove_element(world, application, std::string(element.path), deed.announce);
      break;
    case Deed::recycle:
      recycle(world, deed, application, element);
      break;
    default:
      break;
  }
}

void do_deed(World& world, const ScriptedDeed& deed, const Place& place) {
  if (deed.deed == Deed::display) return display_deed(world, deed);
  auto* application =
      deed.application.empty() ? world.application(place.pid) : world.application_named(deed.application);
  if (application == nullptr || !application->running) return;
  const bool elsewhere = application->pid != place.pid;
  const auto* named = deed.window.empty() ? nullptr : world.window_named(*application, deed.window);
  auto window = named != nullptr ? named->id : elsewhere ? 0 : place.window;
  const bool no_such_window = named == nullptr && !deed.window.empty();
  if (no_such_window) return;
  // A trouble belongs to no window, so it happens in the application's first one.
  if (window == 0)
    if (const auto all = world.windows_of(application->pid); !all.empty()) window = all.front();

  Element* element = !deed.node.empty() ? world.element_named(*application, window, deed.node)
                     : elsewhere        ? nullptr
                                        : element_at_place(world, place);
  if (element == nullptr && deed.node.empty() && world.window(window) != nullptr)
    element = &application->elements.at(world.window(window)->root);
  if (deed.deed == Deed::storm) {
    const Place at{application->pid, window, element == nullptr ? std::string() : element->path};
    const auto pause = std::chrono::nanoseconds(std::chrono::seconds(1)) / deed.per_second;
    return storm(world, at, world.now() + *deed.lasts, pause);
  }
  if (deed.deed <= Deed::calculate) {
    if (element != nullptr) node_deed(world, deed, *application, *element);
    return;
  }
  window_deed(world, deed, *application, window);
  process_deed(world, deed, *application);
}

}  // namespace

void run_script(World& world, Script script, const Place& place) {
  for (auto& deed : script) {
    deed.text = filled_in(deed.text, element_at_place(world, place));
    if (deed.after.count() == 0) {
      do_deed(world, deed, place);
      continue;
    }
    world.time().schedule(world.now() + deed.after, [&world, deed, place] {
      const Access access(world);
      do_deed(world, deed, place);
    });
  }
}

}  // namespace offhand::platform::sim
