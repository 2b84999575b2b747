#include "tests/support/desk.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>

namespace offhand::test {
namespace {

std::string output_of(const std::vector<std::string>& argv) {
  const auto result = run_command(argv);
  if (result.exit_code != 0) throw std::runtime_error(argv[0] + " failed: " + result.errors);
  return result.output;
}

std::string hexadecimal(std::int64_t window) {
  std::ostringstream text;
  text << "0x" << std::hex << window;
  return text.str();
}

/// "NAME(WINDOW): window id # 0x1, 0x2" -> 0x1 0x2
std::vector<std::string> ids_in(const std::string& line) {
  std::vector<std::string> ids;
  std::istringstream words(line.substr(std::min(line.find('#'), line.size())));
  for (std::string word; words >> word;) {
    if (!word.starts_with("0x")) continue;
    if (word.back() == ',') word.pop_back();
    ids.push_back(word);
  }
  return ids;
}

}  // namespace

std::string UserState::text() const {
  std::string windows;
  for (const auto& window : stacking) windows += " " + window;
  return "pointer " + pointer + "; active " + active_window + "; focus " + focus + "; stacking" + windows;
}

UserState read_desk() {
  UserState desk;
  std::istringstream pointer_and_focus(output_of({"xdotool", "getmouselocation", "getwindowfocus", "-f"}));
  std::string location;
  std::getline(pointer_and_focus, location);
  desk.pointer = location.substr(0, location.find(" screen"));
  std::getline(pointer_and_focus, desk.focus);
  std::istringstream properties(output_of({"xprop", "-root", "_NET_ACTIVE_WINDOW", "_NET_CLIENT_LIST_STACKING"}));
  for (std::string line; std::getline(properties, line);) {
    const auto ids = ids_in(line);
    if (line.starts_with("_NET_ACTIVE_WINDOW")) desk.active_window = ids.empty() ? "none" : ids.front();
    if (line.starts_with("_NET_CLIENT_LIST_STACKING")) desk.stacking = ids;
  }
  return desk;
}

void activate(std::int64_t window) {
  const auto id = hexadecimal(window);
  const bool active = eventually([&] {
    if (read_desk().active_window == id) return true;
    run_command({"wmctrl", "-i", "-a", id});
    return eventually([&] { return read_desk().active_window == id; }, milliseconds(500));
  });
  if (!active) throw std::runtime_error("window " + id + " does not become active: " + read_desk().text());
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
