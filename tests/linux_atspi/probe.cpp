// A command line for looking at what the backend reads: `linux_atspi_probe [read|time|focused|press NAME|insert NAME
// TEXT] [TITLE]`, or `json WINDOW_ID`, which tests/trees compares with what others read.
#include <chrono>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <string>

#include "generated/types/errors.h"
#include "platform/host/steady_clock.h"
#include "platform/linux/atspi/tree.h"
#include "tests/linux_atspi/x_windows.h"

namespace {

using namespace offhand;
using namespace offhand::platform;
using atspi::reference_of;
using std::chrono::steady_clock;

class Printer final : public EventSink {
 public:
  void post(Event event) override {
    if (!print) return;
    std::printf("event %d %s %s %d\n", static_cast<int>(event.kind), reference_of(event.node).path.c_str(),
                event.detail.c_str(), event.on);
    std::fflush(stdout);
  }
  bool print = false;
};

Limits within(int ms) { return {platform::steady_now() + std::chrono::milliseconds(ms), {}}; }

double ms_since(steady_clock::time_point began) {
  return std::chrono::duration<double, std::milli>(steady_clock::now() - began).count();
}

void print(const platform::Tree& tree) {
  std::vector<int> depths;
  for (const Node& node : tree.nodes) {
    const int depth = node.parent < 0 ? 0 : depths[static_cast<std::size_t>(node.parent)] + 1;
    depths.push_back(depth);
    std::printf("%*s%s (%s) \"%s\"", depth * 2, "", std::string(to_string(node.role)).c_str(),
                std::string(node.platform_role).c_str(), node.name.c_str());
    if (node.has_value) std::printf(" = \"%s\"", node.value.c_str());
    if (!node.description.empty()) std::printf(" (%s)", node.description.c_str());
    if (node.bounds) {
      std::printf(" [%ld,%ld %ldx%ld]", static_cast<long>(node.bounds->x), static_cast<long>(node.bounds->y),
                  static_cast<long>(node.bounds->width), static_cast<long>(node.bounds->height));
    }
    std::printf(" states");
    for (const ElementState state : node.states) std::printf(" %d", static_cast<int>(state));
    for (const std::string& action : node.actions) std::printf(" <%s>", action.c_str());
    std::printf("%s %s\n", node.editable_text ? " editable" : "", reference_of(node.handle).path.c_str());
  }
}

/// Everything of a tree that another client of the same bus can tell, too.
nlohmann::json as_json(const platform::Tree& tree) {
  nlohmann::json nodes = nlohmann::json::array();
  for (const Node& node : tree.nodes) {
    nlohmann::json told{{"path", reference_of(node.handle).path},  {"parent", nullptr},
                        {"role", std::string(node.platform_role)}, {"name", node.name},
                        {"states", nlohmann::json::array()},       {"bounds", nullptr}};
    if (node.parent >= 0) told["parent"] = reference_of(tree.nodes[static_cast<std::size_t>(node.parent)].handle).path;
    for (const ElementState state : node.states) told["states"].push_back(std::string(to_string(state)));
    if (node.bounds) told["bounds"] = {node.bounds->x, node.bounds->y, node.bounds->width, node.bounds->height};
    nodes.push_back(std::move(told));
  }
  return {{"nodes", nodes}, {"complete", tree.complete}, {"incomplete_reason", tree.incomplete_reason}};
}

/// The whole tree of one window.
int print_json(atspi::AtspiTree& tree, const std::vector<WindowInfo>& windows, const std::string& window_id) {
  for (const WindowInfo& window : windows) {
    if (std::to_string(window.window_id) != window_id) continue;
    const auto read = tree.read(window, {.max_nodes = 20'000, .max_depth = 256}, within(20'000));
    const auto text =
        read ? as_json(*read) : nlohmann::json{{"error", read.error().message}, {"nodes", nlohmann::json::array()}};
    std::printf("%s\n", text.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace).c_str());
    return read ? 0 : 1;
  }
  std::printf("{\"error\": \"no such window\", \"nodes\": []}\n");
  return 1;
}

}  // namespace

int main(int count, char** arguments) {
  const std::string command = count > 1 ? arguments[1] : "time";
  const std::string title = count > 2 ? arguments[2] : "";
  Printer printer;
  SteadyClock clock;
  tests::XWindows windows;
  atspi::AtspiTree tree(printer, clock, windows.source());
  if (command == "json") return print_json(tree, windows.list(), title);
  for (const WindowInfo& window : windows.list()) {
    if (window.title.find(title) == std::string::npos) continue;
    std::printf("window %ld \"%s\"\n", static_cast<long>(window.window_id), window.title.c_str());
    for (int round = 0; round < (command == "time" ? 6 : 1); ++round) {
      const auto began = steady_clock::now();
      auto read = tree.read(window, {}, within(5000));
      const double took = ms_since(began);
      if (!read) {
        std::printf("  error %s: %s\n", read.error().code.c_str(), read.error().message.c_str());
        break;
      }
      std::printf("  %zu nodes, %d calls, %.2f ms%s%s\n", read->nodes.size(), read->calls, took,
                  read->complete ? "" : ", incomplete: ", read->incomplete_reason.c_str());
      if (command == "read" || command == "events") print(*read);
      const std::string wanted = count > 3 ? arguments[3] : "";
      for (const Node& node : read->nodes) {
        if (wanted.empty() || node.name != wanted) continue;
        if (command == "press") {
          const Delivery delivery = tree.perform(node.handle, NodeAction::press, within(2000));
          std::printf("  press: %d %s\n", static_cast<int>(delivery.outcome), delivery.reason.c_str());
        } else if (command == "insert") {
          const Delivery delivery = tree.insert_text(node.handle, arguments[4], within(2000));
          std::printf("  insert: %d %s\n", static_cast<int>(delivery.outcome), delivery.reason.c_str());
        } else if (command == "point" && node.bounds) {
          const auto hit = tree.pressable_at(window, static_cast<double>(node.bounds->x + 1),
                                             static_cast<double>(node.bounds->y + 1), within(2000));
          std::printf("  point: %s\n", hit && *hit ? (*hit)->name.c_str() : "none");
        }
      }
    }
    if (command == "focused") {
      const auto began = steady_clock::now();
      const auto focus = tree.focused(window, within(2000));
      std::printf("  focused: %s %.2f ms\n",
                  !focus    ? focus.error().message.c_str()
                  : !*focus ? "none"
                            : (*focus)->name.c_str(),
                  ms_since(began));
    }
    if (command == "events") {
      printer.print = true;
      std::this_thread::sleep_for(std::chrono::seconds(5));
    }
  }
  return 0;
}
