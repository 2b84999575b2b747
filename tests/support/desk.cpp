#include "tests/support/desk.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>

#include "tests/support/x_server.h"

namespace offhand::test {
namespace {

std::string hexadecimal(std::int64_t window) {
  std::ostringstream text;
  text << "0x" << std::hex << window;
  return text.str();
}

}  // namespace

std::string UserState::text() const {
  std::string windows;
  for (const auto& window : stacking) windows += " " + window;
  return "pointer " + pointer + "; active " + active_window + "; focus " + focus + "; stacking" + windows;
}

UserState read_desk() {
  XServer server;
  if (!server.answers()) throw std::runtime_error("there is no display");
  UserState desk;
  const auto [x, y] = server.pointer();
  desk.pointer = "x:" + std::to_string(x) + " y:" + std::to_string(y);
  desk.focus = std::to_string(server.focus());
  const auto active = server.windows_in("_NET_ACTIVE_WINDOW").value_or(std::vector<xcb_window_t>());
  desk.active_window = active.empty() ? "none" : hexadecimal(active.front());
  for (const auto window : server.windows_in("_NET_CLIENT_LIST_STACKING").value_or(std::vector<xcb_window_t>()))
    desk.stacking.push_back(hexadecimal(window));
  return desk;
}

void activate(std::int64_t window) {
  const auto id = hexadecimal(window);
  XServer server;
  const bool active = eventually([&] {
    server.await_window_manager(milliseconds(5'000));
    if (read_desk().active_window == id) return true;
    run_command({"wmctrl", "-i", "-a", id});
    return eventually([&] { return read_desk().active_window == id; }, milliseconds(500));
  });
  if (!active) throw std::runtime_error("window " + id + " does not become active: " + read_desk().text());
  server.await_application(static_cast<xcb_window_t>(window), milliseconds(2'000));
}

UserAtDesk::UserAtDesk() : application_("gtk3", "A user's letter") { application_.control("focus Entry"); }

void UserAtDesk::sit_down() {
  const auto id = hexadecimal(application_.window());
  // A late window of another application may still ask for activation: the desk must hold still. So must GTK, which
  // takes the focus on into a window of its own once the window manager's message has reached it.
  const bool settled = eventually([&] {
    activate(application_.window());
    run_command({"xdotool", "mousemove", "--window", std::to_string(application_.window()), "60", "200"});
    before_ = read_desk();
    return before_.active_window == id && before_.focus != std::to_string(application_.window()) &&
           !before_.stacking.empty() && before_.stacking.back() == id && read_desk() == before_;
  });
  if (!settled) throw std::runtime_error("the desk does not settle: " + read_desk().text());
  // What its toolkit still has to tell of that is no disturbance.
  application_.control("settle");
  log_mark_ = application_.event_count();
}

std::string UserAtDesk::disturbance() const {
  if (before_.stacking.empty()) return "the user never sat down";
  const auto now = read_desk();
  std::string difference;
  // Windows that have gone or come are no disturbance as long as what stays keeps its order and its place on top.
  auto expected = before_;
  std::erase_if(expected.stacking, [&](const auto& id) {
    return std::find(now.stacking.begin(), now.stacking.end(), id) == now.stacking.end();
  });
  auto found = now;
  std::erase_if(found.stacking, [&](const auto& id) {
    return std::find(before_.stacking.begin(), before_.stacking.end(), id) == before_.stacking.end();
  });
  if (expected != found) difference += "before: " + expected.text() + "\nafter: " + found.text() + "\n";
  if (now.stacking.empty() || now.stacking.back() != before_.stacking.back())
    difference += "another window is on top\n";
  for (const auto& event : application_.events(log_mark_)) {
    difference += "the user's application got " + event.dump() + "\n";
  }
  return difference;
}

}  // namespace offhand::test
